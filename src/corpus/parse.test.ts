import { describe, expect, it } from "vitest";
import { ToolgaugeError } from "../core/errors.js";
import { PROBLEM_CAP, parseFormat, parseJson, parseYamlText } from "./parse.js";

function refused(action: () => unknown): ToolgaugeError {
  try {
    action();
  } catch (error) {
    if (error instanceof ToolgaugeError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

const tool = { tool_id: "a:b", server: "a", tool: "b", description: "" };

describe("parseFormat", () => {
  it("reports every problem with its pointer, what was found and what was expected", () => {
    const raw = {
      version: "v1",
      tools: [
        { ...tool, tool_id: 7 },
        { ...tool, server: "" },
        { tool_id: "a:b", tool: "b" },
      ],
    };
    const error = refused(() => parseFormat("corpus", raw, "c.json", false));
    expect(error.code).toBe("schema_mismatch");
    expect(error.problems).toEqual([
      { pointer: "/tools/0/tool_id", found: "7", expected: "a string" },
      { pointer: "/tools/1/server", found: '""', expected: "at least 1" },
      { pointer: "/tools/2/server", found: "nothing", expected: "a string" },
    ]);
  });

  it("lists problems up to the cap and counts the rest", () => {
    const raw = { version: "v1", tools: Array.from({ length: 50 }, () => ({ ...tool, tool_id: 7 })) };
    const error = refused(() => parseFormat("corpus", raw, "c.json", false));
    expect(error.problems).toHaveLength(PROBLEM_CAP);
    expect(error.problemsTotal).toBe(50);
  });

  it("keeps a foreign file with unknown fields and warns of them, unless strict", () => {
    const raw = { version: "v1", colour: "red", tools: [{ ...tool, stars: 3 }] };
    const { value, warnings } = parseFormat("corpus", raw, "c.json", false);
    expect(value.tools).toEqual([tool]);
    expect(warnings.map(({ pointer }) => pointer).sort()).toEqual(["/colour", "/tools/0/stars"]);
    expect(refused(() => parseFormat("corpus", raw, "c.json", true)).problems).toHaveLength(2);
    expect(raw.colour).toBe("red");
  });

  it.each([
    ["corpus", { version: "v1", format_version: 2, tools: [tool] }],
    ["run-record", { kind: "run_record", version: 7 }],
    ["approvals-export", { kind: "approvals", version: "2" }],
  ] as const)("refuses a %s of a version it does not know", (format, raw) => {
    expect(refused(() => parseFormat(format, raw, "x.json", false)).code).toBe("unsupported_version");
  });
});

describe("parsing text", () => {
  it("says in one line that a file is not JSON or YAML", () => {
    expect(refused(() => parseJson("{", "a.json")).message).toMatch(/^a\.json is not JSON: .+/);
    expect(refused(() => parseYamlText("a: [1", "a.yaml")).message).toMatch(/^a\.yaml is not YAML: .+/);
  });

  it("refuses YAML aliases that explode", () => {
    const bomb = [
      "a: &a [x,x,x,x,x,x,x,x,x]",
      ...[..."bcdefgh"].map((name, index) => {
        const previous = "abcdefgh"[index];
        return `${name}: &${name} [${Array(9).fill(`*${previous}`).join(",")}]`;
      }),
    ].join("\n");
    expect(refused(() => parseYamlText(bomb, "bomb.yaml")).code).toBe("not_parsable");
  });
});
