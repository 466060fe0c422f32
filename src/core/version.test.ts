import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TOOL_VERSION } from "./version.js";

it("is the version of the package", () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect(TOOL_VERSION).toBe(version);
});
