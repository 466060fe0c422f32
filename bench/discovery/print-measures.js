/** One line per measure; a limit that is not kept fails the bench. */
export function printMeasures(measures) {
  for (const { what, value, limit, isKept } of measures) {
    const verdict = limit === undefined ? "" : ` (${limit}: ${isKept ? "kept" : "BROKEN"})`;
    console.log(`${what}: ${value}${verdict}`);
    if (isKept === false) process.exitCode = 1;
  }
}
