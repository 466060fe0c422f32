import type { Dimension } from "../probe.js";
import { failureBounding } from "./failure-bounding.js";
import { governanceGating } from "./governance-gating.js";
import { lifecycleCompleteness } from "./lifecycle-completeness.js";
import { schemaValidity } from "./schema-validity.js";
import { traceIntegrity } from "./trace-integrity.js";
import { versionDeclaration } from "./version-declaration.js";

/** Every dimension, in the order of the evaluation document. */
export const DIMENSIONS: readonly Dimension[] = [
  schemaValidity,
  lifecycleCompleteness,
  governanceGating,
  traceIntegrity,
  failureBounding,
  versionDeclaration,
];

export type ConformanceClass = "L1" | "L2" | "L3";

const L1 = [schemaValidity, versionDeclaration];
const L2 = [...L1, lifecycleCompleteness, governanceGating, traceIntegrity];

/** The dimensions each class requires. */
export const CLASSES: Readonly<Record<ConformanceClass, readonly Dimension[]>> = {
  L1,
  L2,
  L3: [...L2, failureBounding],
};

export const CLASS_NAMES = Object.keys(CLASSES) as ConformanceClass[];
