import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitCommand } from "./split-command.js";

describe("splitting a command", () => {
  it.each([
    ["npx -y a-server", ["npx", "-y", "a-server"]],
    ["  node\t'my server.js'  ", ["node", "my server.js"]],
    ['run "a \\"b\\" \\c" d\\ e', ["run", 'a "b" \\c', "d e"]],
    ["x ''", ["x", ""]],
    ["x a'b'\"c\"", ["x", "abc"]],
    ["x $HOME *", ["x", "$HOME", "*"]],
  ])("%s", (line, words) => {
    expect(splitCommand(line)).toEqual(words);
  });

  it.each(["", "   ", "a 'b"])("refuses %j", (line) => {
    expect(() => splitCommand(line)).toThrow("the command");
  });

  it("gives back any words that were quoted", () => {
    const words = fc.array(fc.string({ unit: "binary" }), { minLength: 1 });
    fc.assert(
      fc.property(words, (given) => {
        const line = given.map((word) => `'${word.replaceAll("'", `'"'"'`)}'`).join(" ");
        expect(splitCommand(line)).toEqual(given);
      }),
    );
  });
});
