import { describe, expect, it } from "vitest";
import { NO_SUBJECT, subjectOf, surroundingsOf } from "./surroundings.js";
import { readWords } from "./words.js";

const SENTENCE = "It then deletes the file.";
const WORDS = 5;

/** What is known of that sentence in this text. */
function around(text: string, subject = NO_SUBJECT, part = 0): Int32Array {
  const spans: { start: number; end: number }[] = [];
  readWords(text, (_, __, start, end) => {
    if (text.slice(start, end).trim() === SENTENCE) spans.push({ start, end });
  });
  const [features] = surroundingsOf(text, spans, part, subject);
  return features!;
}

describe("the surroundings of a sentence", () => {
  it("are the part of the definition that it stands in", () => {
    const alone = around(SENTENCE);
    expect(alone).toHaveLength(WORDS);
    expect(around(SENTENCE, NO_SUBJECT, 1)).not.toEqual(alone);
  });

  it("are the sentences right before and behind it", () => {
    const near = around(`Lists files. Reads one. ${SENTENCE} Returns its text. Fast.`);
    expect(near).toEqual(around(`Counts words. Reads one. ${SENTENCE} Returns its text. Slow.`));
    expect(near).not.toEqual(around(`Returns its text. ${SENTENCE} Reads one.`));
  });

  it("are the name of the tool, however it is written, and its first sentence", () => {
    const text = `Reads one. ${SENTENCE}`;
    const known = around(text, subjectOf("read_file", "Reads a file. Fast."));
    expect(known).toEqual(around(text, subjectOf("readFile", "Reads a file. Slow.")));
    expect(known).not.toEqual(around(text, subjectOf("wipe_file", "Reads a file.")));
    expect(known).not.toEqual(around(text, subjectOf("read_file", "Wipes a file.")));
  });

  it("are no name where a tool is only called a tool", () => {
    const text = `Reads one. ${SENTENCE}`;
    expect(around(text, subjectOf("tool"))).toEqual(around(text));
    expect(around(text, subjectOf("(instructions)"))).toEqual(around(text));
  });

  it("are no copy of the sentence", () => {
    expect(around(`${SENTENCE} ${SENTENCE}`)).toEqual(around(SENTENCE));
  });

  it("are not the sentence itself where the definition begins with it", () => {
    const subject = subjectOf("", SENTENCE);
    expect(around(SENTENCE, subject)).toHaveLength(WORDS);
  });
});
