import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, temporaryFolder } from "../e2e/toolgauge.js";

/** Packs the project as it would be published and installs that into a folder. Returns the tarball's path. */
export function installPackage(folder: string): string {
  const destination = temporaryFolder();
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--pack-destination", destination], {
      cwd: ROOT,
      encoding: "utf8",
    }),
  );
  const tarball = join(destination, packed.filename);
  writeFileSync(join(folder, "package.json"), '{"private": true, "type": "module"}');
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", tarball], {
    cwd: folder,
    stdio: "pipe",
  });
  return tarball;
}
