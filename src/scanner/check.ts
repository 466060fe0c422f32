import type { InspectedTool } from "./inspected-tool.js";
import type { RegistryView } from "./registry-view.js";
import type { Signal, ThreatType, Tier } from "./signal.js";

/** A signal as a check returns it: the engine adds the check's id and makes it safe to show. */
export type Remark = Omit<Signal, "checkId">;

/** What a check is, for people. */
export interface CheckDeclaration {
  /** The bad thing found, dotted; also the file name. */
  id: string;
  titleClean: string;
  titleFlagged: string;
  why: string;
  looksAt: string;
  ignores: string;
  /** The highest tier it can give. */
  tier: Tier;
  threatType: ThreatType;
  remediation: string;
  references: readonly string[];
  lifecycle: "experimental" | "stable" | "deprecated";
}

/** What a check says that has at most one thing to say. */
export function oneRemark(remark: Remark | undefined): Remark[] {
  return remark === undefined ? [] : [remark];
}

/** Pure, total and deterministic; knows no other check. */
export interface Check extends CheckDeclaration {
  inspect(tool: InspectedTool, registry: RegistryView): Remark[];
}
