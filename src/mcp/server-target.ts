/** A server that can be asked for its tools, and how to reach it. */
export type ServerTarget = ProcessTarget | UrlTarget;

export interface ProcessTarget {
  kind: "process";
  /** The name it is known by; the first half of its tools' ids. */
  server: string;
  command: string;
  args: string[];
  /** Set on top of the minimal environment; nothing else is inherited. */
  env: Record<string, string>;
  /** A fresh temporary folder when absent. */
  cwd?: string;
}

export interface UrlTarget {
  kind: "url";
  server: string;
  url: string;
  headers: Record<string, string>;
  /** `sse` for servers that still speak the older transport only; both are tried when absent. */
  transport?: "http" | "sse";
}

/** In arguments, environment values and text, stands for the server's own temporary folder. */
export const TEMP_PLACEHOLDER = "<temp>";

/** A colon separates server and tool in a tool id, so a server name cannot hold one. */
export function safeServerName(name: string): string {
  const safe = name.replaceAll(":", "_").trim();
  return safe === "" ? "server" : safe;
}
