import { basename } from "node:path";
import { parse } from "yaml";
import type { InvariantFile } from "../conformance/evidence.js";
import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import { readText } from "../files/read-text.js";

const SCOPES = ["context", "plan", "confirm", "trace", "collab", "events"];

export async function readInvariantFile(path: string): Promise<InvariantFile> {
  return parseInvariants(path, Buffer.from(await readText(path, 10)));
}

/** Rules in YAML. A file named after an object holds the rules of that object. */
export function parseInvariants(place: string, bytes: Buffer): InvariantFile {
  const name = basename(place).replace(/\.ya?ml$/, "");
  try {
    const value: unknown = parse(bytes.toString("utf8"), { maxAliasCount: 100 });
    return { place, value, impliedScope: SCOPES.includes(name) ? name : null };
  } catch (cause) {
    const [line = ""] = (cause as Error).message.split("\n");
    throw new ToolgaugeError("not_parsable", `${place} is not YAML: ${excerpt(line, 160)}`, { cause });
  }
}
