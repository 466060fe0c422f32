import { z } from "zod";
import type { FromDisk } from "../core/disk-names.js";

const shared = {
  kind: z.literal("engine"),
  version: z.literal(1),
  name: z.string().min(1).max(60).describe("How reports and baselines call the engine"),
  timeout_ms: z.int().min(1).max(600_000).default(10_000).describe("For one attempt at one query"),
  concurrency: z.int().min(1).max(64).default(4).describe("Queries under way at once"),
};

const results = {
  results: z
    .string()
    .optional()
    .describe("Where the list of results is in an answer, as dotted path; found by itself when absent"),
};

const httpEngine = z.strictObject({
  ...shared,
  ...results,
  type: z.literal("http"),
  url: z.string().describe("{query} and {limit} are replaced, percent-encoded"),
  headers: z
    .record(z.string(), z.string())
    .default({})
    .describe("${NAME} is replaced by that environment variable"),
  next: z.string().optional().describe("Dotted path of the next page's address, for engines that page"),
  retries: z
    .int()
    .min(0)
    .max(10)
    .default(2)
    .describe("After a failed connection or status 429, 502, 503, 504"),
});

const mcpEngine = z.strictObject({
  ...shared,
  ...results,
  type: z.literal("mcp"),
  command: z.array(z.string()).min(1).optional().describe("Starts the server; or give url"),
  url: z.string().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  env: z.record(z.string(), z.string()).default({}),
  tool: z.string().default("retrieve_tools").describe("The server's search tool"),
  query_argument: z.string().default("query"),
  limit_argument: z.string().nullable().default("limit").describe("Null when the tool takes none"),
});

const commandEngine = z.strictObject({
  ...shared,
  type: z.literal("command"),
  command: z.array(z.string()).min(1),
  env: z.record(z.string(), z.string()).default({}),
});

export const engineAdapterFile = z
  .discriminatedUnion("type", [httpEngine, mcpEngine, commandEngine])
  .describe("A search engine outside this process: reached over HTTP, MCP or standard input and output");

export type EngineAdapter = FromDisk<z.infer<typeof engineAdapterFile>>;
export type HttpEngineAdapter = FromDisk<z.infer<typeof httpEngine>>;
export type McpEngineAdapter = FromDisk<z.infer<typeof mcpEngine>>;
export type CommandEngineAdapter = FromDisk<z.infer<typeof commandEngine>>;
