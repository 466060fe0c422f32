import type { Artifact } from "./evidence.js";
import type { ObjectKind } from "./schemas/registry.js";
import type { EvidenceView } from "./view/evidence-view.js";

/** What a probe states about one place. Only `fail` decides; the rest is told. */
export interface Remark {
  level: "fail" | "warning" | "info";
  code: string;
  /** Null when the remark is about the pack as a whole. */
  artifact: Artifact | null;
  /** Where inside the artifact. */
  path: (string | number)[];
  /** How many places this remark stands for, when one remark stands for several. */
  count?: number;
  observed: string;
  expected: string;
  hint: string;
}

/** One requirement row of the evaluation document. */
export interface Probe {
  id: string;
  /** A yes/no question; yes is a pass. */
  question: string;
  /** The fields it looks at. */
  evidence: string;
  /** When it passes, in full. */
  rule: string;
  /** Kinds without which nothing can be said. */
  needs: readonly ObjectKind[];
  inspect(view: EvidenceView): Iterable<Remark>;
}

export interface Dimension {
  id: string;
  title: string;
  question: string;
  probes: readonly Probe[];
}
