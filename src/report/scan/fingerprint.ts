import { createHash } from "node:crypto";
import type { Signal } from "../../scanner/signal.js";

/** Names a remark by what it says of which tool, not by where in a file it stands: moved lines keep it. */
export function fingerprint(server: string, tool: string, signal: Signal): string {
  const parts = [server, tool, signal.checkId, signal.location.pointer, signal.evidence];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
