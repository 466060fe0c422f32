/** What each folder of src may import. A folder that is not listed may not exist. */
export const LAYERS: Record<string, { mayImport: string[]; pure: boolean }> = {
  core: { mayImport: [], pure: true },
  formats: { mayImport: ["core"], pure: true },
  files: { mayImport: ["core"], pure: false },
  corpus: { mayImport: ["core", "formats", "files"], pure: false },
  retrieval: { mayImport: ["core", "formats"], pure: true },
  scanner: { mayImport: ["core"], pure: true },
  scoring: { mayImport: ["core", "formats", "scanner"], pure: true },
  conformance: { mayImport: ["core"], pure: true },
  packs: { mayImport: ["core", "files", "conformance"], pure: false },
  gate: { mayImport: ["core", "formats"], pure: true },
  report: { mayImport: ["core", "formats", "scanner"], pure: true },
  approvals: { mayImport: ["core", "formats", "files"], pure: false },
  mcp: { mayImport: ["core", "formats", "files"], pure: false },
  adapters: { mayImport: ["core", "formats", "files", "corpus", "retrieval", "scoring", "mcp"], pure: false },
  suite: {
    mayImport: [
      "adapters",
      "core",
      "formats",
      "files",
      "corpus",
      "retrieval",
      "scanner",
      "scoring",
      "conformance",
      "packs",
      "gate",
      "mcp",
    ],
    pure: false,
  },
  cli: {
    mayImport: [
      "adapters",
      "core",
      "formats",
      "files",
      "corpus",
      "retrieval",
      "scanner",
      "scoring",
      "conformance",
      "packs",
      "gate",
      "report",
      "approvals",
      "mcp",
      "suite",
    ],
    pure: false,
  },
};

/** Node built-ins that compute and touch nothing. `scanner` may not even use these: it runs in browsers. */
export const PURE_BUILTINS = ["node:crypto"];

/** Globals that reach for the clock, randomness, the process or the network. */
export const IMPURE_GLOBALS = [
  /\bDate\.now\b/,
  /\bnew Date\(\s*\)/,
  /\bMath\.random\b/,
  /\bperformance\./,
  /\bprocess\./,
  /\bfetch\(/,
  /\bsetTimeout\(/,
  /\bsetInterval\(/,
  /\bcrypto\.randomUUID\b/,
  /\brandomBytes\b/,
  /\brandomUUID\b/,
  /\bconsole\./,
];
