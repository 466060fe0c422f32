import type { Artifact } from "../evidence.js";
import type { Remark } from "../probe.js";

interface Place {
  artifact: Artifact;
  path: (string | number)[];
}

/** Two things of one type under one id: no link to it can be resolved for certain. */
export function* duplicateRemarks<Item extends { id: string | null }>(
  type: string,
  items: Iterable<Item>,
  placeOf: (item: Item) => Place,
): Generator<Remark> {
  const seen = new Map<string, Item>();
  for (const item of items) {
    const { id } = item;
    if (id === null) continue;
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, item);
      continue;
    }
    yield {
      level: "fail",
      code: `${type}.duplicate_id`,
      ...placeOf(item),
      observed: `${id} again, first seen in ${placeOf(first).artifact.place}`,
      expected: `a ${type} id that occurs once`,
      hint: `give every ${type} an id of its own`,
    };
  }
}
