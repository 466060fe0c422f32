import { describe, expect, it } from "vitest";
import { driftOf } from "./drift.js";
import type { LockedServer } from "./locked-server.js";

const locked: LockedServer = {
  server: "files",
  package: "files-server",
  version: "1.0.0",
  license: "MIT",
  integrity: "sha512-a",
  command: ["index.js"],
  env: {},
  tools: [
    { toolId: "files:read", sha256: "a".repeat(64) },
    { toolId: "files:write", sha256: "b".repeat(64) },
  ],
};
const [read, write] = locked.tools;

describe("drift", () => {
  it.each([
    ["nothing when every hash holds", locked, []],
    ["nothing of the order", { ...locked, tools: [write!, read!] }, []],
    [
      "a tool that reads otherwise",
      { ...locked, tools: [{ ...read!, sha256: "c".repeat(64) }, write!] },
      [{ server: "files", kind: "tool_differs", toolId: "files:read" }],
    ],
    [
      "a tool that is gone",
      { ...locked, tools: [read!] },
      [{ server: "files", kind: "tool_missing", toolId: "files:write" }],
    ],
    [
      "a tool that is new",
      { ...locked, tools: [...locked.tools, { toolId: "files:new", sha256: "d".repeat(64) }] },
      [{ server: "files", kind: "tool_added", toolId: "files:new" }],
    ],
    [
      "another archive under the same version",
      { ...locked, integrity: "sha512-b" },
      [{ server: "files", kind: "archive_differs" }],
    ],
  ])("is %s", (_, now, drifts) => {
    expect(driftOf(locked, now)).toEqual(drifts);
  });
});
