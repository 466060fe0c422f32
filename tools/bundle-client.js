// The script of the HTML report: TypeScript for the browser, bundled into a module the renderer can import.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "./setup.js";

const CLIENT = join(ROOT, "src/report/client");

/** The text of src/report/html/script.generated.ts. Ends the process when the client does not type-check. */
export async function bundleClient() {
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  const { status } = spawnSync(process.execPath, [tsc, "-p", CLIENT, "--noEmit"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
  const { outputFiles } = await build({
    entryPoints: [join(CLIENT, "main.ts")],
    bundle: true,
    minify: true,
    charset: "ascii",
    format: "iife",
    target: "es2022",
    write: false,
  });
  const script = outputFiles[0].text.trim();
  if (/<\/script|<!--/i.test(script)) throw new Error("the client script would end its own element");
  return `// Generated from src/report/client by npm run generate.\nexport const SCRIPT = ${JSON.stringify(script)};\n`;
}
