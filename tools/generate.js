// Writes everything that is derived from the code. With --check it only compares.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleClient } from "./bundle-client.js";
import { checkPages } from "./generators/check-pages.js";
import { commandPages } from "./generators/command-pages.js";
import { conformanceFiles } from "./generators/conformance.js";
import { schemas } from "./generators/schemas.js";
import { ROOT } from "./setup.js";

/** Path and text of every generated file. */
const generated = [
  ...schemas(),
  ...commandPages(),
  ...(await conformanceFiles()),
  ...checkPages(),
  ["src/report/html/script.generated.ts", await bundleClient()],
];

const outdated = generated.filter(([path, text]) => {
  const full = join(ROOT, path);
  return !existsSync(full) || readFileSync(full, "utf8") !== text;
});
if (process.argv.includes("--check")) {
  for (const [path] of outdated) console.error(`${path} is out of date; run npm run generate`);
  process.exitCode = outdated.length === 0 ? 0 : 1;
} else {
  for (const [path, text] of outdated) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  console.log(`${generated.length} generated files, ${outdated.length} written`);
}
