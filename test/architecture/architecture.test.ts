import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { IMPURE_GLOBALS, LAYERS, PURE_BUILTINS } from "./layers.js";

const SOURCE = resolve(import.meta.dirname, "../../src");

interface SourceFile {
  path: string;
  folder: string;
  text: string;
  imports: string[];
}

function isShipped(name: string): boolean {
  return name.endsWith(".ts") && !/\.(test|cases)\.ts$/.test(name);
}

function readSources(): SourceFile[] {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(isShipped).sort();
  return names.map((path) => {
    const text = readFileSync(join(SOURCE, path), "utf8");
    const folder = path.includes("/") ? path.split("/")[0]! : "(root)";
    return { path, folder, text, imports: importsOf(text) };
  });
}

/** Static and dynamic imports and re-exports, types included: a type edge is a dependency too. */
function importsOf(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
}

function violations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [...edgeViolations(file), ...purityViolations(file)]);
}

function edgeViolations({ path, folder, imports }: SourceFile): string[] {
  if (folder === "(root)") return [];
  const layer = LAYERS[folder];
  if (layer === undefined) return [`${path}: folder ${folder} is not declared in layers.ts`];
  return imports
    .filter((name) => name.startsWith("."))
    .flatMap((name) => {
      const target = relative(SOURCE, resolve(SOURCE, dirname(path), name)).split("/")[0]!;
      return target === folder || layer.mayImport.includes(target)
        ? []
        : [`${path}: ${folder} may not import ${target}`];
    });
}

function purityViolations({ path, folder, text, imports }: SourceFile): string[] {
  if (LAYERS[folder]?.pure !== true) return [];
  const builtins = folder === "scanner" ? [] : PURE_BUILTINS;
  const impureImports = imports.filter((name) => name.startsWith("node:") && !builtins.includes(name));
  const code = withoutComments(text);
  const impureGlobals = IMPURE_GLOBALS.filter((pattern) => pattern.test(code));
  return [
    ...impureImports.map((name) => `${path}: pure code imports ${name}`),
    ...impureGlobals.map((pattern) => `${path}: pure code uses ${pattern.source}`),
  ];
}

function withoutComments(text: string): string {
  return ts.transpileModule(text, {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext },
  }).outputText;
}

describe("architecture", () => {
  it("keeps every folder within its declared edges and pure folders pure", () => {
    expect(violations(readSources())).toEqual([]);
  });

  it("reads a real tree", () => {
    expect(readSources().length).toBeGreaterThan(30);
  });

  it.each([
    [
      "an edge against the flow",
      "core/a.ts",
      'import { x } from "../cli/main.js";',
      "core may not import cli",
    ],
    [
      "a type-only edge",
      "scanner/a.ts",
      'import type { x } from "../report/y.js";',
      "scanner may not import report",
    ],
    ["a dynamic import", "gate/a.ts", 'await import("../mcp/x.js");', "gate may not import mcp"],
    ["the disk", "scoring/a.ts", 'import { readFileSync } from "node:fs";', "pure code imports node:fs"],
    ["the clock", "gate/a.ts", "export const t = Date.now();", "pure code uses"],
    ["randomness", "retrieval/a.ts", "export const r = Math.random();", "pure code uses"],
    ["a built-in in the scanner", "scanner/a.ts", 'import { createHash } from "node:crypto";', "node:crypto"],
    ["an undeclared folder", "helpers/a.ts", "export const a = 1;", "not declared"],
  ])("refuses %s", (_, path, text, message) => {
    const file = { path, folder: path.split("/")[0]!, text, imports: importsOf(text) };
    expect(violations([file]).join("\n")).toContain(message);
  });
});
