/** The first of each id. */
export function firstById<T extends { id: string | null }>(items: Iterable<T>): Map<string, T> {
  const byId = new Map<string, T>();
  for (const item of items) if (item.id !== null && !byId.has(item.id)) byId.set(item.id, item);
  return byId;
}
