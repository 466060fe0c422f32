import type { Artifact } from "../evidence.js";
import type { Remark } from "../probe.js";

interface Place {
  artifact: Artifact;
  path: (string | number)[];
}

/**
 * Two things of one type under one id: no link to it can be resolved for certain. `byId` holds the first of
 * each id.
 */
export function* duplicateRemarks<Item extends { id: string | null }>(
  type: string,
  items: Iterable<Item>,
  byId: ReadonlyMap<string, Item>,
  placeOf: (item: Item) => Place,
): Generator<Remark> {
  for (const item of items) {
    const first = item.id === null ? item : byId.get(item.id);
    if (first === undefined || first === item) continue;
    yield {
      level: "fail",
      code: `${type}.duplicate_id`,
      ...placeOf(item),
      observed: `${item.id} again, first seen in ${placeOf(first).artifact.place}`,
      expected: `a ${type} id that occurs once`,
      hint: `give every ${type} an id of its own`,
    };
  }
}
