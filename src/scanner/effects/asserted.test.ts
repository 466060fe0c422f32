import { expect, it } from "vitest";
import { assertedEffects } from "./asserted.js";

const said = (text: string) =>
  assertedEffects(text)
    .filter(({ isVague }) => !isVague)
    .map(({ effect, start, end }) => `${effect} ${text.slice(start, end)}`);

it.each([
  ["The file is then permanently deleted.", ["destroys deleted"]],
  ["It also uploads a copy.", ["sends uploads"]],
  ["Each file that was shown is wiped.", ["destroys wiped"]],
  ["Rows are copied and erased.", ["destroys erased"]],
  ["Everything will be purged.", ["destroys purged"]],
  ["Records everything typed.", ["writes Records"]],
  ["Results are forwarded to desk@relay.invalid.", ["sends forwarded"]],
  ["It runs the script on the host.", ["runs runs"]],
  ["The file is deleted for good, and it changes nothing.", ["destroys deleted"]],
  ["Deletes every row and changes nothing else.", ["destroys Deletes"]],
  ["Every input file of the project is deleted after the call.", ["destroys deleted"]],
])("reads what is said outright: %s", (text, effects) => {
  expect(said(text)).toEqual(effects);
});

it.each([
  ["a relative clause", "Accounts that are removed for good stay hidden."],
  ["a condition", "When the file is deleted an event follows."],
  ["an option", "If true, the file is deleted."],
  ["an ability", "Files can be deleted."],
  ["a denial", "Nothing is deleted."],
  ["an object that is none", "It moves and deletes nothing."],
  ["no lines", "The tool adds, edits and removes no lines."],
  ["a purpose", "Needed to delete files."],
  ["a thing that is named", "Records are sorted by date."],
  ["a past event", "Shows what was deleted."],
  ["retention", "Logs are deleted after 30 days."],
  ["somebody else's act", "Files are deleted by an administrator."],
  ["a notice about the tool", "This tool will be removed in version 3."],
  ["sending without a telling target", "The query is sent to the API."],
  ["what was handed in", "Photos are deleted when the check is done."],
])("leaves %s alone", (_, text) => {
  expect(said(text)).toEqual([]);
});

it("reads a sentence of any length", () => {
  expect(assertedEffects("It deletes files, ".repeat(150_000)).length).toBeGreaterThan(0);
});

it("says where the sentence begins and ends", () => {
  const text = "Lists files. Each one is wiped. Fast.";
  const [assertion] = assertedEffects(text);
  expect(text.slice(assertion!.from, assertion!.to)).toBe(" Each one is wiped.");
  expect(assertion!.sentence).toBe(1);
});
