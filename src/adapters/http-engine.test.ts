import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
// @ts-expect-error: plain JavaScript shared with stand-ins that run in processes of their own
import { overlapSearch } from "../../test/fixtures/engines/overlap-search.js";
import type { HttpEngineAdapter } from "../formats/engine-adapter.js";
import { CONTRACT_TOOLS, describeEngineContract } from "../retrieval/engines/engine-contract.cases.js";
import { adapterFromName } from "./adapter-from-name.js";
import { httpEngine } from "./http-engine.js";

const attempts = new Map<string, number>();
const BODIES: Record<string, string> = {
  html: "<html>login</html>",
  prose: '{"message":"try later"}',
  nameless: '[{"score":1}]',
  unscored: '[{"server":"a","tool":"b","score":"high"}]',
  huge: `[${"1,".repeat(5_000_000)}1]`,
};

/** Behaves like mcpproxy, and badly when the query asks for it. */
function standIn(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url!, "http://stand-in");
  const query = url.searchParams.get("q") ?? "";
  const attempt = (attempts.get(query) ?? 0) + 1;
  attempts.set(query, attempt);
  const send = (status: number, body: string, headers = {}) => response.writeHead(status, headers).end(body);
  if (url.pathname !== "/api/v1/index/search") return void send(404, "not found");
  if (query === "slow") return;
  if (query === "down") return void send(500, "internal \u001b[31merror");
  if (query === "busy once" && attempt === 1) return void send(503, "busy", { "retry-after": "0" });
  if (query === "always busy") return void send(429, "busy", { "retry-after": "0" });
  if (query === "hang up") return void request.socket.destroy();
  if (query === "moved") return void send(302, "", { location: "http://elsewhere.invalid/" });
  if (query === "who am i")
    return void send(200, JSON.stringify([{ server: "key", tool: request.headers["x-api-key"] }]));
  if (query === "paged") {
    const page = Number(url.searchParams.get("page") ?? "0");
    const next = page < 2 ? `/api/v1/index/search?q=paged&page=${page + 1}` : "";
    return void send(
      200,
      JSON.stringify({ results: [{ server: "s", tool: `t${page}`, score: 9 - page }], next }),
    );
  }
  if (query === "lured away")
    return void send(200, JSON.stringify({ results: [], next: "http://elsewhere.invalid/" }));
  const body =
    BODIES[query] ??
    JSON.stringify(overlapSearch(CONTRACT_TOOLS, query, Number(url.searchParams.get("limit"))));
  send(200, body, { "content-type": "application/json" });
}

const server = createServer(standIn);
let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function engineFor(changes: Partial<HttpEngineAdapter> = {}) {
  const adapter = adapterFromName(`mcpproxy=${base}/`) as HttpEngineAdapter;
  return httpEngine({ ...adapter, ...changes }, { KEY: "s3cret" });
}

describeEngineContract("the mcpproxy preset", () => ({
  engine: { name: "mcpproxy", search: (query, limit) => engineFor().search(query, limit) },
}));

describe("http engine", () => {
  it.each([
    ["down", "answered with status 500: internal \\u{1B}[31merror"],
    ["html", "did not answer with JSON"],
    ["prose", "no list of results"],
    ["nameless", "result without server and tool"],
    ["unscored", 'scores a:b with "high", not a number'],
    ["huge", "larger than 8 MB"],
    ["always busy", "status 429"],
    ["hang up", "cannot be reached"],
    ["moved", "cannot be reached"],
  ])("says what was wrong with the answer to: %s", async (query, message) => {
    await expect(engineFor().search(query, 10)).rejects.toThrow(message);
  });

  it("gives up on a slow engine", async () => {
    await expect(engineFor({ timeoutMs: 50 }).search("slow", 10)).rejects.toThrow(
      "did not answer within 50 ms",
    );
  });

  it("tries again where that is safe and may help, and only there", async () => {
    attempts.clear();
    await engineFor().search("busy once", 10);
    await expect(engineFor().search("always busy", 10)).rejects.toThrow();
    await expect(engineFor().search("down", 10)).rejects.toThrow();
    expect(Object.fromEntries(attempts)).toEqual({ "busy once": 2, "always busy": 3, down: 1 });
  });

  it("follows pages up to the limit, on the same host only", async () => {
    const engine = engineFor({ next: "next" });
    expect((await engine.search("paged", 2)).map((found) => found.toolId)).toEqual(["s:t0", "s:t1"]);
    expect(await engine.search("paged", 10)).toHaveLength(3);
    await expect(engine.search("lured away", 10)).rejects.toThrow("another host");
  });

  it("fills headers from the environment and refuses unset names", async () => {
    const engine = engineFor({ headers: { "X-API-Key": "${KEY}" } });
    expect(await engine.search("who am i", 1)).toEqual([{ toolId: "key:s3cret", score: 1 }]);
    expect(() => engineFor({ headers: { a: "${UNSET}" } })).toThrow("UNSET is not set");
  });
});
