import type { LockedServer } from "./locked-server.js";

/** One difference between what a lock promises and what the registry gives now. */
export interface Drift {
  server: string;
  kind: "archive_differs" | "tool_differs" | "tool_missing" | "tool_added";
  toolId?: string;
}

/** Everything about one server that is not as locked; empty when every hash holds. */
export function driftOf(locked: LockedServer, now: LockedServer): Drift[] {
  const { server } = locked;
  const drifts: Drift[] = [];
  if (locked.integrity !== undefined && now.integrity !== undefined && locked.integrity !== now.integrity) {
    drifts.push({ server, kind: "archive_differs" });
  }
  const hashes = new Map(now.tools.map(({ toolId, sha256 }) => [toolId, sha256]));
  for (const { toolId, sha256 } of locked.tools) {
    const found = hashes.get(toolId);
    hashes.delete(toolId);
    if (found === undefined) drifts.push({ server, kind: "tool_missing", toolId });
    else if (found !== sha256) drifts.push({ server, kind: "tool_differs", toolId });
  }
  for (const toolId of hashes.keys()) drifts.push({ server, kind: "tool_added", toolId });
  return drifts;
}
