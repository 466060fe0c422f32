/** Three decimals: what a metric between 0 and 1 is read with. */
export function fixed3(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : value.toFixed(3);
}

export function percent(value: number | null | undefined, digits = 1): string {
  return value === null || value === undefined ? "–" : `${(value * 100).toFixed(digits)} %`;
}

/** With a sign that can be told from a hyphen; a difference that rounds to nothing has none. */
export function signed3(delta: number): string {
  const shown = Math.abs(delta).toFixed(3);
  if (shown === "0.000") return "±0.000";
  return delta > 0 ? `+${shown}` : `−${shown}`;
}

export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** As much of a p-value as is known from a few thousand permutations. */
export function shownP(p: number): string {
  return p < 0.001 ? "< 0.001" : p.toFixed(3);
}

/** Large counts with thin spaces between thousands. */
export function grouped(count: number): string {
  return Math.round(count)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, "\u202f");
}

/** A count; with a decimal where it is a mean over runs. */
export function count(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
