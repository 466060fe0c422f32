import { describe, expect, it } from "vitest";
import { createSpeller } from "./spelling.js";

describe("createSpeller", () => {
  const mend = createSpeller(
    ["telegram", "calendar", "bucket"],
    ["the", "form", "from", "page", "debug", "calender"],
  );

  it.each([
    ["words of the tools", "the telegarm bukcet", "the telegram bucket"],
    ["tools before language", "calandar", "calendar"],
    ["the commoner word among equals", "forn", "form"],
    ["nothing in forms of known words", "debugging pages, paged", "debugging pages, paged"],
    [
      "nothing in names, paths and addresses",
      "Telegarm /tmp/bukcet bukcet.md @bukcet",
      "Telegarm /tmp/bukcet bukcet.md @bukcet",
    ],
    ["nothing far from every word", "zymurgy", "zymurgy"],
    ["nothing in short words", "fom", "fom"],
  ])("mends %s", (_, query, mended) => {
    expect(mend(query)).toBe(mended);
  });
});
