import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { ToolgaugeError } from "../core/errors.js";
import { type ClientLocation, clientLocations } from "./client-locations.js";
import { type ConfiguredServer, parseClientConfig } from "./parse-client-config.js";

export interface FoundConfig extends ClientLocation {
  servers: ConfiguredServer[];
  /** Why the file could not be read, for one that is there but broken. */
  problem: string | undefined;
}

/** The configurations on this machine that name servers, and those that are there but cannot be read. */
export async function findClientConfigs(project: string, home: string = homedir()): Promise<FoundConfig[]> {
  const machine = { platform: process.platform, home, project, env: process.env };
  const found: FoundConfig[] = [];
  for (const location of clientLocations(machine)) {
    try {
      const text = await readIfThere(location.path);
      if (text === undefined || text.trim() === "") continue;
      const servers = parseClientConfig(text, location.path);
      if (servers.length > 0) found.push({ ...location, servers, problem: undefined });
    } catch (error) {
      if (!(error instanceof ToolgaugeError)) throw error;
      found.push({ ...location, servers: [], problem: error.message });
    }
  }
  return found;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(code)) return undefined;
    throw new ToolgaugeError("file_unreadable", `${path} cannot be read (${code})`, { cause: error });
  }
}
