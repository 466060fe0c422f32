// Writes everything that is derived from the code: published JSON Schemas and the report's script. With --check it only compares.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { FORMATS } from "../dist/formats/index.js";
import { bundleClient } from "./bundle-client.js";
import { ROOT } from "./setup.js";

const generated = new Map();
for (const [id, schema] of Object.entries(FORMATS)) {
  const published = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `https://toolgauge.dev/schemas/${id}.json`,
    title: id,
    ...z.toJSONSchema(schema, { target: "draft-2020-12", io: "input" }),
  };
  generated.set(`schemas/${id}.json`, `${JSON.stringify(published, null, 2)}\n`);
}

generated.set("src/report/html/script.generated.ts", await bundleClient());

const outdated = [...generated].filter(([path, text]) => {
  const full = join(ROOT, path);
  return !existsSync(full) || readFileSync(full, "utf8") !== text;
});
if (process.argv.includes("--check")) {
  for (const [path] of outdated) console.error(`${path} is out of date; run npm run generate`);
  process.exitCode = outdated.length === 0 ? 0 : 1;
} else {
  for (const [path, text] of outdated) writeFileSync(join(ROOT, path), text);
  console.log(`${generated.size} generated files, ${outdated.length} written`);
}
