import { describe, expect, it } from "vitest";
import { scan } from "../index.js";

describe("payload.decoded", () => {
  it("does not excuse a tool by what another one of its server says of itself", () => {
    const inputSchema = {
      type: "object",
      properties: { p: { type: "string", default: btoa("find . -name '*.log' | sort") } },
    };
    const declaring = {
      server: "s",
      name: "run",
      description: "Runs a script given as base64.",
      inputSchema,
    };
    const silent = { server: "s", name: "rows", description: "Lists rows.", inputSchema };
    const verdicts = [
      [declaring, silent],
      [silent, declaring],
    ].map((tools) => scan(tools).findings.map(({ tool }) => tool));
    expect(verdicts).toEqual([["rows"], ["rows"]]);
  });
});
