/**
 * CN-005: only what may be redistributed with this project is vendored. Anything that is not on the
 * list is refused, because an unknown licence grants nothing.
 */
const REDISTRIBUTABLE = new Set(
  [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC-BY-4.0",
    "CC-BY-SA-4.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "Unlicense",
    "Zlib",
  ].map((id) => id.toLowerCase()),
);
/** Written here, for this project: covered by the project's own licence. */
const OWN_WORK = new Set(["self-authored", "own work", "original"]);

export function isRedistributable(licence: string): boolean {
  const id = licence.trim().toLowerCase();
  return REDISTRIBUTABLE.has(id) || OWN_WORK.has(id);
}
