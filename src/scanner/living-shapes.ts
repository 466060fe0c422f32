import { InspectedTool } from "./inspected-tool.js";
import { TextMemory } from "./known-text.js";
import { DEFAULT_LIMITS } from "./limits.js";
import { RegistryView } from "./registry-view.js";
import { Walk } from "./text-places.js";

const nothing = (): void => undefined;

const tool = {
  server: "server",
  name: "name",
  description: "text",
  inputSchema: { properties: { parameter: { enum: ["value"] } }, required: ["parameter"] },
};

/**
 * V8 throws optimized code away when a garbage collection finds no living object of a shape that the code was made for.
 * Between two scans nothing of a scan is alive, and the next one would start slow. These never die, because they are exported.
 *
 * @public
 */
export const LIVING_SHAPES: readonly object[] = [
  new InspectedTool(tool, new RegistryView([tool]), DEFAULT_LIMITS, nothing),
  new Walk(DEFAULT_LIMITS, nothing, new TextMemory()),
];
