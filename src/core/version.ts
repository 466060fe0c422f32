/** Kept equal to package.json by a test; a constant so that the pure core needs no file. */
export const TOOL_VERSION = "0.1.0";
