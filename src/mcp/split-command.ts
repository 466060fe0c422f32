import { ToolgaugeError } from "../core/errors.js";

/** A command line as a shell would split it: quotes and backslashes, but no variables, globs or pipes. */
export function splitCommand(line: string): [command: string, ...args: string[]] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = "";
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!;
    if (quote !== "") {
      if (character === quote) quote = "";
      else if (character === "\\" && quote === '"' && '"\\'.includes(line[at + 1] ?? ""))
        word += line[++at] ?? "";
      else word += character;
    } else if (character === "'" || character === '"') {
      quote = character;
      word ??= "";
    } else if (character === "\\" && at + 1 < line.length) {
      word = (word ?? "") + line[++at];
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? "") + character;
    }
  }
  if (quote !== "") throw new ToolgaugeError("usage", `the command has a ${quote} without its end`);
  if (word !== undefined) words.push(word);
  const [command, ...args] = words;
  if (command === undefined) throw new ToolgaugeError("usage", "the command is empty");
  return [command, ...args];
}
