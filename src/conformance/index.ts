export { CLASS_NAMES, CLASSES, type ConformanceClass, DIMENSIONS } from "./dimensions/registry.js";
export { type ConformanceOptions, DEFAULT_OPTIONS, evaluate } from "./evaluate.js";
export type { Artifact, EventDigest, Evidence, PackIntegrity } from "./evidence.js";
export type { Dimension, Probe, Remark } from "./probe.js";
export { PROFILES, type Profile } from "./schemas/profile.js";
export { MPLP_SCHEMA_NAMES, type MplpSchemaName, schemaDocument, validatorFor } from "./schemas/registry.js";
export { type Timeline, timelineOf } from "./timeline.js";
export type { Finding, Outcome, Verdict } from "./verdict.js";
export { verdictHash } from "./verdict-hash.js";
