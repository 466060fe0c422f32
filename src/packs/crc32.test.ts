import { describe, expect, it } from "vitest";
import { crc32 } from "./crc32.js";

describe("CRC-32", () => {
  it.each([
    ["", 0],
    ["a", 0xe8b7be43],
    ["123456789", 0xcbf43926],
  ])("of %j is that of the literature", (text, expected) => {
    expect(crc32(Buffer.from(text))).toBe(expected);
  });

  it("continues from the bytes before", () => {
    expect(crc32(Buffer.from("56789"), crc32(Buffer.from("1234")))).toBe(0xcbf43926);
  });
});
