import type { Artifact } from "../evidence.js";
import type { Remark } from "../probe.js";

interface Identified {
  id: string | null;
  artifact: Artifact;
  path: (string | number)[];
}

/** Two things of one type under one id: no link to it can be resolved for certain. */
export function* duplicateRemarks(type: string, items: Iterable<Identified>): Generator<Remark> {
  const seen = new Map<string, string>();
  for (const { id, artifact, path } of items) {
    if (id === null) continue;
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, artifact.place);
      continue;
    }
    yield {
      level: "fail",
      code: `${type}.duplicate_id`,
      artifact,
      path,
      observed: `${id} again, first seen in ${first}`,
      expected: `a ${type} id that occurs once`,
      hint: `give every ${type} an id of its own`,
    };
  }
}
