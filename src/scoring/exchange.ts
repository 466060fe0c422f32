import { toDisk } from "../core/disk-names.js";
import type { JsonObject } from "../core/json.js";
import { excerpt } from "../core/visible-text.js";
import type { ToolView } from "../scanner/tool-view.js";
import type { Sample, Verdict } from "./detector.js";

/** What a detector outside this process is sent: the definition and its registry, in the file formats' spelling. */
export function questionOf({ tool, peers }: Sample): JsonObject {
  return toDisk({ tool: described(tool), peers: peers.map(described) }) as unknown as JsonObject;
}

/** A missing description is an empty one, so that nobody has to ask. */
function described(tool: ToolView): ToolView {
  return { ...tool, description: tool.description ?? "" };
}

const MAX_CHECK_IDS = 100;
const CHECK_ID_LIMIT = 100;

/**
 * Reads `{flagged, tier?, check_ids?}`. Anything else is refused: guessing what an unclear answer
 * means would turn failures into verdicts.
 */
export function readVerdict(answer: unknown): Verdict {
  if (answer === null || typeof answer !== "object")
    throw new Error(`the answer is no object: ${shown(answer)}`);
  const { error, flagged, tier = null, check_ids: checkIds = [] } = answer as Record<string, unknown>;
  if (error !== undefined && error !== null) throw new Error(`the detector reports: ${shown(error)}`);
  if (typeof flagged !== "boolean") throw new Error(`"flagged" is ${shown(flagged)}, not true or false`);
  if (tier !== null && tier !== "hard" && tier !== "soft")
    throw new Error(`"tier" is ${shown(tier)}, not hard or soft`);
  if (!Array.isArray(checkIds) || !checkIds.every((id) => typeof id === "string")) {
    throw new Error(`"check_ids" is ${shown(checkIds)}, not a list of names`);
  }
  return {
    flagged,
    tier,
    checkIds: checkIds.slice(0, MAX_CHECK_IDS).map((id: string) => excerpt(id, CHECK_ID_LIMIT)),
  };
}

function shown(value: unknown): string {
  return value === undefined
    ? "missing"
    : excerpt(typeof value === "string" ? value : JSON.stringify(value), 100);
}
