import { mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import crossSpawn from "cross-spawn";
import { z } from "zod";
import { ServerFailure } from "../server-failure.js";

export interface PackageName {
  package: string;
  version: string;
}

/** A package of the registry, unpacked with its dependencies in a folder of its own. */
export interface InstalledPackage {
  /** Where the package itself lies, without links: some servers only start under the path they find themselves at. */
  root: string;
  license: string;
  /** The registry's integrity of the archive. */
  integrity: string | undefined;
}

const manifest = z.looseObject({ version: z.string(), license: z.unknown().optional() });
const hiddenLock = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ integrity: z.string().optional() })),
});

/** Installs without running any of the package's scripts; a package that is already there is used as it is. */
export async function installPackage(name: PackageName, cache: string): Promise<InstalledPackage> {
  const folder = join(cache, `${name.package.replaceAll("/", "+")}@${name.version}`);
  const root = join(folder, "node_modules", name.package);
  const present = await readInstalled(name, folder, root);
  if (present !== undefined) return present;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  await runNpm(
    [
      "install",
      "--ignore-scripts",
      "--omit=dev",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      `${name.package}@${name.version}`,
    ],
    folder,
  );
  const installed = await readInstalled(name, folder, root);
  if (installed === undefined) throw new ServerFailure("not_started", `${name.package} was not installed`);
  return installed;
}

async function readInstalled(
  name: PackageName,
  folder: string,
  root: string,
): Promise<InstalledPackage | undefined> {
  const own = await readJson(join(root, "package.json"), manifest);
  // npm writes its hidden lock last, so with it the installation is complete.
  const lock = await readJson(join(folder, "node_modules", ".package-lock.json"), hiddenLock);
  if (own?.version !== name.version || lock === undefined) return undefined;
  const license = typeof own.license === "string" ? own.license : "";
  return {
    root: await realpath(root),
    license,
    integrity: lock.packages[`node_modules/${name.package}`]?.integrity,
  };
}

async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  return schema.parse(JSON.parse(text));
}

async function runNpm(args: string[], cwd: string): Promise<void> {
  const child = crossSpawn("npm", args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    errors = (errors + chunk.toString("utf8")).slice(-4_096);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code === 0) return;
  const line = errors.split("\n").find((text) => text.startsWith("npm error")) ?? "no reason given";
  throw new ServerFailure("not_started", `npm could not install it: ${line}`);
}
