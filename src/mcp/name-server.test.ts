import { expect, it } from "vitest";
import { nameOfCommand, nameOfUrl } from "./name-server.js";

it.each([
  [["npx", "-y", "@scope/a-server@1.2.3", "--flag"], "@scope/a-server"],
  [["npx", "-y", "a-server"], "a-server"],
  [["/usr/bin/node", "build/my-server.js"], "my-server"],
  [["node", "../files-server/dist/index.js"], "files-server"],
  [["uvx", "tool@2"], "tool"],
  [["./bin/own-server", "x"], "own-server"],
  [["docker", "run", "-i", "image"], "image"],
  [["node"], "node"],
])("%j is called %s", ([command, ...args], name) => {
  expect(nameOfCommand(command!, args)).toBe(name);
});

it("calls an address by its host, without a colon", () => {
  expect(nameOfUrl("http://127.0.0.1:8080/mcp")).toBe("127.0.0.1_8080");
});
