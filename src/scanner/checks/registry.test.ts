import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { CHECKS } from "./registry.js";

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && !/^registry\.|\.(test|cases)\.ts$/.test(name))
  .map((name) => name.replace(/\.ts$/, ""));

it("lists exactly the checks of the folder, each under its file name", () => {
  expect(CHECKS.map((check) => check.id)).toEqual(files.sort());
});
