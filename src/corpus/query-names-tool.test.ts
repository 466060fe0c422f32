import { describe, expect, it } from "vitest";
import { queryNamesTool } from "./query-names-tool.js";

describe("queryNamesTool (R-C)", () => {
  it.each([
    ["call create_issue for me"],
    ["call create-issue for me"],
    ["call createIssue for me"],
    ["call CreateIssue for me"],
    ["please create issue 12"],
    ["CREATE ISSUE now"],
    ["the createissue thing"],
    ["ｃｒｅａｔｅ＿ｉｓｓｕｅ"],
  ])("finds create_issue in %j", (query) => {
    expect(queryNamesTool(query, "create_issue")).toBe(true);
    expect(queryNamesTool(query, "createIssue")).toBe(true);
    expect(queryNamesTool(query, "create-issue")).toBe(true);
  });

  it.each([["create a new issue"], ["issue create"], ["recreate issues"], ["open a bug report"]])(
    "does not find create_issue in %j",
    (query) => {
      expect(queryNamesTool(query, "create_issue")).toBe(false);
    },
  );

  it("holds for one-word and acronym names", () => {
    expect(queryNamesTool("search my notes", "search")).toBe(true);
    expect(queryNamesTool("research my notes", "search")).toBe(false);
    expect(queryNamesTool("get http status", "getHTTPStatus")).toBe(true);
    expect(queryNamesTool("anything", "___")).toBe(false);
  });
});
