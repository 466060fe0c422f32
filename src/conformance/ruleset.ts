/** Under which reading of which document a verdict was reached; part of every report and verdict hash. */
export const RULESET = {
  name: "mplp-evaluation-dimensions-1",
  source: "docs @01f149a",
  protocolVersion: "1.0.0",
} as const;
