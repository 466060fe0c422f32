// `npm run bench [name…]`: set up, then every script in bench/ (or those named). Each prints costs as ratios within its
// own run, because absolute times say more about the machine.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run, setUp } from "./setup.js";

setUp();
const wanted = process.argv.slice(2);
const scripts = readdirSync(join(ROOT, "bench"))
  .filter((name) => name.endsWith(".js"))
  .sort();
for (const script of scripts) {
  if (wanted.length > 0 && !wanted.some((name) => script.startsWith(name))) continue;
  process.stdout.write(`\n== ${script}\n`);
  run(process.execPath, ["--expose-gc", join("bench", script)]);
}
