import { expect, it } from "vitest";
import type { ToolDefinition } from "../core/tool-definition.js";
import { exportApprovals } from "./export.js";
import type { ApprovalStore } from "./store.js";

export const STAMP = { at: "2026-01-01T00:00:00.000Z", actor: "test" };

function tool(name: string, description: string): ToolDefinition {
  return { name, description, inputSchema: { type: "object" } };
}

export function seen(name: string, description: string, isHard = false) {
  return { server: "files", definition: tool(name, description), isHard };
}

export async function states(store: ApprovalStore): Promise<Record<string, string>> {
  return Object.fromEntries((await store.list()).map(({ toolId, state }) => [toolId, state]));
}

/** What every store does, wherever it keeps its rows. A place is opened again under its name. */
export function storeContract(
  freshPlace: () => Promise<string>,
  openStore: (place: string) => Promise<ApprovalStore>,
): void {
  it("keeps states, definitions and a log that verifies, also after it was closed", async () => {
    const place = await freshPlace();
    const first = await openStore(place);
    await first.observe([seen("read", "Reads."), seen("write", "Writes.", true)], STAMP);
    await first.decide({ selection: { toolIds: ["files:read"] }, action: "approve", reason: null }, STAMP);
    await first.observe([seen("read", "Reads everything.")], STAMP);
    await first.close();
    const second = await openStore(place);
    expect(await states(second)).toEqual({ "files:read": "changed", "files:write": "quarantined" });
    const [read] = await second.list();
    expect(await second.definition(read!.approvedSha256!)).toEqual(tool("read", "Reads."));
    expect(await second.definition(read!.definitionSha256)).toEqual(tool("read", "Reads everything."));
    const log = await second.log();
    expect(log.map(({ entry }) => [entry.seq, entry.action, entry.record.toolId])).toEqual([
      [1, "seen", "files:read"],
      [2, "quarantined", "files:write"],
      [3, "approved", "files:read"],
      [4, "changed", "files:read"],
    ]);
    expect(await second.verify()).toEqual([]);
    await second.close();
  });

  it("needs a reason to lift a quarantine, and does not take 'all' for one", async () => {
    const store = await openStore(await freshPlace());
    await store.observe([seen("bad", "x", true), seen("good", "y")], STAMP);
    const byName = { selection: { toolIds: ["files:bad"] }, action: "approve" as const };
    await expect(store.decide({ ...byName, reason: null }, STAMP)).rejects.toMatchObject({ code: "usage" });
    const byServer = { selection: { servers: ["files"] }, action: "approve" as const, reason: null };
    await expect(store.decide(byServer, STAMP)).rejects.toMatchObject({ code: "usage" });
    await store.decide({ selection: "all", action: "approve", reason: "reviewed" }, STAMP);
    expect(await states(store)).toEqual({ "files:bad": "quarantined", "files:good": "approved" });
    await store.decide({ ...byName, reason: "known" }, STAMP);
    await store.observe([seen("bad", "x", true)], STAMP);
    expect(await states(store)).toEqual({ "files:bad": "approved", "files:good": "approved" });
  });

  it("refuses unknown names and a definition that is no longer the reviewed one, changing nothing", async () => {
    const store = await openStore(await freshPlace());
    await store.observe([seen("read", "Reads.")], STAMP);
    const some = { action: "approve", reason: null } as const;
    const both = { toolIds: ["files:read", "files:none"] };
    await expect(store.decide({ ...some, selection: both }, STAMP)).rejects.toMatchObject({
      code: "unknown_name",
    });
    const stale = { ...some, selection: { toolIds: ["files:read"] }, expectedSha256: "0".repeat(64) };
    await expect(store.decide(stale, STAMP)).rejects.toMatchObject({ code: "invariant_broken" });
    expect(await states(store)).toEqual({ "files:read": "pending" });
    expect(await store.log()).toHaveLength(1);
  });

  it("keeps names that databases do not like", async () => {
    const store = await openStore(await freshPlace());
    const odd = [
      "nul\u0000here",
      "nul\u0000there",
      "replaced\ufffd",
      "quote'\"; DROP TABLE tools; --",
      "\u202eodd",
    ];
    await store.observe(
      odd.map((name) => seen(name.replace("\ufffd", "\ud800"), name)),
      STAMP,
    );
    expect((await store.list()).map((record) => record.tool).sort()).toEqual([...odd].sort());
    expect(await store.verify()).toEqual([]);
  });

  it("exports one sorted file that another store adopts", async () => {
    const one = await openStore(await freshPlace());
    await one.observe([seen("b", "B"), seen("a", "A"), seen("c", "C", true)], STAMP);
    await one.decide({ selection: { toolIds: ["files:c"] }, action: "approve", reason: "known" }, STAMP);
    await one.decide({ selection: { toolIds: ["files:b"] }, action: "reject", reason: null }, STAMP);
    const file = exportApprovals(await one.list());
    expect(file.tools.map(({ tool_id, state }) => [tool_id, state])).toEqual([
      ["files:a", "pending"],
      ["files:b", "rejected"],
      ["files:c", "approved"],
    ]);
    const two = await openStore(await freshPlace());
    await two.observe([seen("c", "C", true)], STAMP);
    await two.adopt(file, STAMP);
    expect(exportApprovals(await two.list())).toEqual(file);
    expect(await two.adopt(file, STAMP)).toEqual([]);
    expect(await two.verify()).toEqual([]);
  });
}
