import { describe, expect, it } from "vitest";
import { indexNearNames } from "./near-names.js";

const tool = (server: string, name: string) => ({ server, name, description: "" });

function nearOf(first: string, second: string): boolean {
  const one = tool("a", first);
  const other = tool("b", second);
  return indexNearNames([one, other]).get(one)?.has(other) ?? false;
}

describe("names that are near each other", () => {
  it.each([
    ["create_payout", "createPayout"],
    ["book_freight_wagon", "freight-wagon-book"],
    ["book_freight_wagon", "book_freight_waggon"],
    ["declare_major_incident", "declare_major_incident_v9"],
    ["read_secret", "rеad_secret"],
  ])("%s and %s", (first, second) => {
    expect(nearOf(first, second)).toBe(true);
    expect(nearOf(second, first)).toBe(true);
  });

  it.each([
    ["create_payout", "create_invoice"],
    ["list_files", "list_free_slots"],
    ["search", "research"],
  ])("not %s and %s", (first, second) => {
    expect(nearOf(first, second)).toBe(false);
  });

  it("leaves a server's own tools and names that many have alone", () => {
    const own = [tool("a", "book_freight_wagon"), tool("a", "book_freight_waggon")];
    expect(indexNearNames(own).size).toBe(0);
    const common = Array.from({ length: 9 }, (_, index) => tool(`s${index}`, "list_open_issues"));
    expect(indexNearNames(common).size).toBe(0);
    expect(indexNearNames(common.slice(1)).size).toBe(8);
  });
});
