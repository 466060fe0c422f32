export type { Palette } from "./palette.js";
export { RENDERERS, type Renderer, type RenderSettings, renderRecord } from "./renderers/registry.js";
export { renderScan, SCAN_RENDERERS, type ScanRenderer } from "./scan/renderers/registry.js";
export type { ScanSource, ScanView } from "./scan/scan-view.js";
