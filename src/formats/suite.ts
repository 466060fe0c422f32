import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";
import { splitOrAll, thresholds } from "./shared.js";

const names = z.array(z.string().min(1)).min(1);

export const suiteFile = z
  .strictObject({
    version: z.literal(1),
    name: z.string().min(1),
    runs: z.int().min(1).max(100).default(1).describe("Repetitions averaged for anything that varies"),
    baseline: z.string().optional().describe("Path of the baseline the gate compares with"),
    retrieval: z
      .array(
        z.strictObject({
          corpus: z.string(),
          golden: z.string(),
          split: splitOrAll.default("test"),
          engines: names.default(["lexical"]),
        }),
      )
      .default([]),
    security: z
      .array(
        z.strictObject({
          corpus: z.string(),
          split: splitOrAll.default("test"),
          detectors: names.default(["scanner", "scanner-hard"]),
        }),
      )
      .default([]),
    conformance: z
      .array(z.strictObject({ pack: z.string(), class: z.enum(["L1", "L2", "L3"]).default("L3") }))
      .default([]),
    thresholds: thresholds.optional().describe("Take precedence over those of the baseline"),
  })
  .describe("What `toolgauge run` measures; paths are relative to the suite file");

export type SuiteFile = z.infer<typeof suiteFile>;
export type Suite = FromDisk<SuiteFile>;
