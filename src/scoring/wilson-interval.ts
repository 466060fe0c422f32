/** The 97.5 % quantile of the normal distribution: two-sided 95 %. */
const Z = 1.959963984540054;

export interface Interval {
  low: number;
  high: number;
}

/**
 * Wilson's score interval of a proportion, 95 %. Unlike the normal approximation it stays inside
 * [0, 1] and does not shrink to nothing at 0 of n. `part` may be a mean over runs.
 */
export function wilsonInterval(part: number, whole: number): Interval | null {
  if (whole <= 0) return null;
  const share = part / whole;
  const scale = 1 + Z ** 2 / whole;
  const center = (share + Z ** 2 / (2 * whole)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  return {
    low: part <= 0 ? 0 : Math.max(0, center - half),
    high: part >= whole ? 1 : Math.min(1, center + half),
  };
}
