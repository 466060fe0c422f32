import { safeServerName } from "./server-target.js";

/** A name for a server that was given as a command: its package or script rather than `npx`. */
export function nameOfCommand(command: string, args: readonly string[]): string {
  const runners = /^(npx|bunx|pnpx|uvx|pipx|node|bun|deno|python3?|docker|uv)(\.exe|\.cmd)?$/;
  const program = lastPart(command);
  if (!runners.test(program)) return safeServerName(program);
  const named = args.find((arg) => !arg.startsWith("-") && !["run", "exec", "x", "dlx"].includes(arg));
  if (named === undefined) return safeServerName(program);
  const withoutVersion = named.replace(/(?<=.)@[^/@]*$/, "");
  const isPackage = withoutVersion.startsWith("@") || !/[\\/]/.test(withoutVersion);
  return safeServerName(isPackage ? withoutExtension(withoutVersion) : nameOfScript(withoutVersion));
}

/** The host, for a server that was given as an address. */
export function nameOfUrl(url: string): string {
  return safeServerName(new URL(url).host);
}

/** `files-server/dist/index.js` is the files-server. */
function nameOfScript(path: string): string {
  const parts = path.split(/[\\/]/).map(withoutExtension);
  const telling = parts.filter((part) => !/^(\.*|index|main|cli|dist|build|lib|src|bin)$/.test(part));
  return telling.at(-1) ?? parts.at(-1) ?? path;
}

function withoutExtension(name: string): string {
  return name.replace(/\.(m?js|cjs|ts|py)$/, "");
}

function lastPart(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
