// Pins the committed datasets: writes datasets/checksums.json. A changed file is a new version, so an existing
// checksum is only replaced with --replace, before a release.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const FOLDER = new URL("../../datasets/", import.meta.url);
const path = new URL("checksums.json", FOLDER);
const names = readdirSync(FOLDER)
  .filter((name) => /_v\d+\.json$/.test(name))
  .sort();
const known = readdirSync(FOLDER).includes("checksums.json") ? JSON.parse(readFileSync(path, "utf8")) : {};
const pinned = {};
for (const name of names) {
  pinned[name] = createHash("sha256")
    .update(readFileSync(new URL(name, FOLDER)))
    .digest("hex");
  if (known[name] !== undefined && known[name] !== pinned[name] && !process.argv.includes("--replace")) {
    throw new Error(`${name} changed: freeze it as a new version`);
  }
}
writeFileSync(path, `${JSON.stringify(pinned, null, 2)}\n`);
