import { rmSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atProcessEnd } from "./at-process-end.js";
import { TEMP_PLACEHOLDER } from "./server-target.js";

/** A folder that is a server's home, working folder and place for temporary files, and is deleted afterwards. */
export interface TempHome {
  path: string;
  workPath: string;
  remove(): Promise<void>;
}

export async function createTempHome(): Promise<TempHome> {
  const path = await realpath(await mkdtemp(join(tmpdir(), "toolgauge-server-")));
  const callOff = atProcessEnd(() => rmSync(path, { recursive: true, force: true, maxRetries: 3 }));
  const workPath = join(path, "work");
  await mkdir(workPath);
  return {
    path,
    workPath,
    remove: async () => {
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
      callOff();
    },
  };
}

/** What a process needs to run at all, and nothing that identifies the user or opens a door. */
const INHERITED = ["PATH", "LANG", "TZ", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR"];
const INHERITED_ON_WINDOWS = ["PATHEXT", "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PROGRAMFILES"];
/** Needed to reach a registry or the network; left out when they carry credentials. */
const ADDRESSES = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy"];

export function minimalEnvironment(
  home: string,
  own: Record<string, string>,
  outer: NodeJS.ProcessEnv,
): Record<string, string> {
  const names = process.platform === "win32" ? [...INHERITED, ...INHERITED_ON_WINDOWS] : INHERITED;
  const env: Record<string, string> = {};
  for (const name of names) {
    const value = outer[name];
    if (value !== undefined) env[name] = value;
  }
  for (const name of [...ADDRESSES, "npm_config_registry"]) {
    const value = outer[name];
    if (value !== undefined && !value.includes("@")) env[name] = value;
  }
  Object.assign(env, { HOME: home, USERPROFILE: home, TMPDIR: home, TEMP: home, TMP: home });
  Object.assign(env, { APPDATA: home, LOCALAPPDATA: home, XDG_CONFIG_HOME: join(home, ".config") });
  Object.assign(env, { NO_COLOR: "1", npm_config_update_notifier: "false" });
  for (const [name, value] of Object.entries(own)) env[name] = fillTemp(value, home);
  return env;
}

export function fillTemp(text: string, home: string): string {
  return text.replaceAll(TEMP_PLACEHOLDER, home);
}
