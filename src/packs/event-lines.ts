import type { EventDigest } from "../conformance/evidence.js";
import { noteEvent } from "../conformance/recovery-events.js";
import { isTooDeep } from "./limits.js";

/** An event line longer than this is not looked at. */
const LINE_LIMIT = 1024 * 1024;
const NEWLINE = 10;

/** Streams newline-delimited JSON into a digest: memory does not grow with the number of lines. */
export async function digestEventLines(
  stream: AsyncIterable<Buffer>,
  digest: EventDigest,
  traceIds: ReadonlySet<string>,
): Promise<void> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  const finishLine = () => {
    if (pendingBytes > LINE_LIMIT) countUnreadable(digest);
    else if (pendingBytes > 0) digestLine(Buffer.concat(pending).toString("utf8"), digest, traceIds);
    pending = [];
    pendingBytes = 0;
  };
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      if (pendingBytes === 0) {
        digestLine(chunk.toString("utf8", start, end), digest, traceIds);
      } else {
        keep(chunk.subarray(start, end));
        finishLine();
      }
      start = end + 1;
    }
    if (start < chunk.length) keep(chunk.subarray(start));
  }
  finishLine();

  function keep(part: Buffer): void {
    pendingBytes += part.length;
    if (pendingBytes <= LINE_LIMIT) pending.push(part);
    else pending = [];
  }
}

function digestLine(line: string, digest: EventDigest, traceIds: ReadonlySet<string>): void {
  const text = line.replace(/^\uFEFF/, "");
  if (text.trim() === "") return;
  digest.lines += 1;
  try {
    if (isTooDeep(text)) throw new SyntaxError("too deep");
    noteEvent(digest.recovery, JSON.parse(text), traceIds);
  } catch {
    digest.unreadableLines += 1;
  }
}

function countUnreadable(digest: EventDigest): void {
  digest.lines += 1;
  digest.unreadableLines += 1;
}
