import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { FORMATS, type FormatId, recognizeFormat } from "../src/formats/index.js";

const ROOT = join(import.meta.dirname, "..");
const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
const formats = Object.keys(FORMATS) as FormatId[];

function validator(format: FormatId) {
  return new Ajv2020({ strict: false }).compile(readJson(`schemas/${format}.json`));
}

describe("published schemas", () => {
  it.each(formats)("%s comes from the declaration that the loader uses", (format) => {
    const { $schema, $id, title, ...published } = readJson(`schemas/${format}.json`);
    const { $schema: draft, ...declared } = z.toJSONSchema(FORMATS[format], {
      target: "draft-2020-12",
      io: "input",
    });
    expect(published).toEqual(declared);
    expect($schema).toBe(draft);
    expect([$id, title]).toEqual([`https://toolgauge.dev/schemas/${format}.json`, format]);
  });

  it.each([
    ["corpus", "datasets/corpus_v1.json"],
    ["golden-set", "datasets/retrieval_golden_v1.json"],
    ["security-corpus", "datasets/security_corpus_v1.json"],
    ["baseline", "datasets/baseline_v1.json"],
  ] as const)("%s accepts %s in another validator too, and refuses it damaged", (format, path) => {
    const value = readJson(path);
    const validate = validator(format);
    expect(recognizeFormat(value)).toBe(format);
    expect(validate(value), JSON.stringify(validate.errors?.[0])).toBe(true);
    const { version: _, ...damaged } = value;
    expect(validate({ ...damaged, surprise: true })).toBe(false);
  });
});
