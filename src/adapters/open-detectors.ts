import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import type { Detector } from "../scoring/detector.js";
import { DETECTORS, findDetector } from "../scoring/detectors/registry.js";
import { commandDetector } from "./command-detector.js";
import { httpDetector } from "./http-detector.js";
import { mcpDetector } from "./mcp-detector.js";
import type { OpenedDetector } from "./opened-detector.js";

export interface OpenDetectors {
  detectors: Detector[];
  /** Ends what was started for them. */
  close(): Promise<void>;
}

/** How long a detector outside this process may take for one tool. */
export const DEFAULT_TIMEOUT_MS = 30_000;

/** What can follow a built-in name: `<kind>:<where>`. */
export const ADAPTER_FORMS = ["command:<command>", "http:<url>", "mcp:<command or url>[#tool]"] as const;

/** Built-in detectors by name, others as `command:…`, `http:…` or `mcp:…`. Processes start when first asked. */
export function openDetectors(names: readonly string[], timeoutMs = DEFAULT_TIMEOUT_MS): OpenDetectors {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new ToolgaugeError("usage", `detector "${repeated}" is named twice`);
  const opened = names.map((name) => openDetector(name, timeoutMs));
  return {
    detectors: opened.map(({ detector }) => detector),
    close: async () => {
      await Promise.all(opened.map(({ close }) => close()));
    },
  };
}

function openDetector(name: string, timeoutMs: number): OpenedDetector {
  const builtIn = findDetector(name);
  if (builtIn !== undefined) return { detector: builtIn, close: async () => undefined };
  const { kind, where } = parseName(name);
  if (kind === "command") return commandDetector(name, where, timeoutMs);
  if (kind === "mcp") return mcpDetector(name, where, timeoutMs);
  return httpDetector(name, parseAddress(where), timeoutMs);
}

function parseName(name: string): { kind: string; where: string } {
  if (/^https?:\/\//.test(name)) return { kind: "http", where: name };
  const [, kind, where] = /^(command|http|mcp)[:=](.+)$/s.exec(name) ?? [];
  if (kind !== undefined && where !== undefined) return { kind, where: where.trim() };
  const known = [...DETECTORS.map((detector) => detector.name), ...ADAPTER_FORMS].join(", ");
  throw new ToolgaugeError("unknown_name", `there is no detector "${excerpt(name, 80)}"`, {
    next: `known are ${known}`,
  });
}

function parseAddress(where: string): URL {
  if (/^https?:\/\//.test(where) && URL.canParse(where)) return new URL(where);
  throw new ToolgaugeError("usage", `${excerpt(where, 80)} is no http or https address`);
}
