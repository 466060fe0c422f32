export { ToolgaugeError } from "./core/errors.js";
export { TOOL_VERSION } from "./core/version.js";
