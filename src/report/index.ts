export type { Palette } from "./palette.js";
export { RENDERERS, type Renderer, type RenderSettings, renderRecord } from "./renderers/registry.js";
