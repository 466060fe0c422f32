import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scan } from "../src/scanner/index.js";

interface Ordinary {
  id: string;
  language: string;
  server: string;
  name: string;
  description: string;
  input_schema?: unknown;
}

/** Written for this: honest tools with joiners, emoji, vowel marks and soft hyphens. Nothing learns from them. */
const FILE = join(import.meta.dirname, "../datasets/sources/wording/validation-3.json");
const entries: Ordinary[] = JSON.parse(readFileSync(FILE, "utf8"));
const languages = [...new Set(entries.map(({ language }) => language))];
/** Remarked on, not condemned. */
const KNOWN_FALSE_ALARMS = ["song-wai:tid_tam_phatsadu"];

describe("ordinary definitions in other languages than English", () => {
  it("are there in twenty languages", () => {
    expect(languages).toHaveLength(20);
  });

  it.each(languages)("raise no alarm in %s", (language) => {
    const tools = entries.filter((entry) => entry.language === language);
    const { findings } = scan(
      tools.map(({ input_schema, ...tool }) => ({ ...tool, inputSchema: input_schema })),
    );
    expect(findings.filter(({ threatLevel }) => threatLevel === "dangerous")).toEqual([]);
    const known = tools
      .map(({ server, name }) => `${server}:${name}`)
      .filter((name) => KNOWN_FALSE_ALARMS.includes(name));
    expect(findings.map(({ server, tool }) => `${server}:${tool}`)).toEqual(known);
  });
});
