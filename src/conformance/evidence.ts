import { noRecoveries, type RecoveryTimes } from "./recovery-events.js";
import type { ObjectKind } from "./schemas/registry.js";

/** One MPLP object as found in a pack. Nothing about its content is trusted. */
export interface Artifact {
  kind: ObjectKind;
  /** Where it was found: a file of the pack, with a fragment when the file holds several objects. */
  place: string;
  value: unknown;
}

/** What the event files of a pack say, kept small so that they can be streamed. */
export interface EventDigest {
  lines: number;
  unreadableLines: number;
  recovery: RecoveryTimes;
}

export function noEvents(): EventDigest {
  return { lines: 0, unreadableLines: 0, recovery: noRecoveries() };
}

export interface UnreadableFile {
  place: string;
  kind: ObjectKind | null;
  reason: string;
}

/** A section of its own: the evaluation document does not ask for it, but damaged evidence proves nothing. */
export interface PackIntegrity {
  status: "absent" | "intact" | "corrupted";
  /** Which of the two known root-hash forms matched; null when the pack declares none. */
  rootHashForm: "sorted-lines" | "file-bytes" | null;
  damaged: string[];
  uncovered: string[];
}

export const NO_INTEGRITY: PackIntegrity = {
  status: "absent",
  rootHashForm: null,
  damaged: [],
  uncovered: [],
};

export interface InvariantFile {
  place: string;
  value: unknown;
  /** The object all rules of the file are about, where they do not say. */
  impliedScope: string | null;
}

/** A pack as read, whatever its layout was. */
export interface Evidence {
  layout: string;
  artifacts: Artifact[];
  unreadable: UnreadableFile[];
  manifest: { place: string; value: unknown } | null;
  events: EventDigest;
  hasSnapshots: boolean;
  /** Golden-flow rules that came with the pack or were named beside it. */
  invariants: InvariantFile[];
  /** The collaboration object of multi-agent flows; no dimension looks at it, invariants may. */
  collab: unknown;
  integrity: PackIntegrity;
  /** Remarks of the reader on the pack itself, one line each. */
  notes: string[];
}
