import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type Limits } from "./limits.js";
import { listServer } from "./list-server.js";
import { listServers } from "./list-servers.js";
import type { ProcessTarget } from "./server-target.js";

const FIXTURES = join(import.meta.dirname, "../../test/fixtures/servers");
const LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  timeoutMs: 20_000,
  maxBytes: 4 * 1024 * 1024,
  maxItems: 100,
  maxPages: 20,
};

function target(file: string, ...args: string[]): ProcessTarget {
  return {
    kind: "process",
    server: "fixture",
    command: "node",
    args: [join(FIXTURES, file), ...args],
    env: {},
  };
}

function list(server: ProcessTarget, limits: Partial<Limits> = {}) {
  return listServer(server, { limits: { ...LIMITS, ...limits }, isolation: "none" });
}

async function descriptionFrom(mode: string, env: Record<string, string> = {}): Promise<string> {
  const listing = await list({ ...target("misbehaving.js", mode), env });
  if (!listing.ok) throw new Error(listing.failed.message);
  return listing.listed.tools[0]!.description;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function untilGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100 && isRunning(pid); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return !isRunning(pid);
}

describe("a server over stdio", () => {
  it("gives its tools over all pages, whole, with prompts, resources and instructions", async () => {
    const tool = (name: string) => ({
      name,
      description: `Does the ${name}.`,
      inputSchema: { type: "object", properties: { page: { type: "integer" } } },
      extra: { _meta: { "example/vendor": name } },
    });
    expect(await list(target("well-behaved.js"))).toEqual({
      ok: true,
      listed: {
        server: "fixture",
        info: { name: "well-behaved", version: "2.1.0" },
        transport: "stdio",
        instructions: "Ask for a page before you read it.",
        tools: ["first_tool", "second_tool", "third_tool"].map(tool),
        prompts: [{ name: "summary", description: "Sums up." }],
        resources: [
          { uri: "note://one", name: "one", description: "A note." },
          { uriTemplate: "note://{id}", name: "any", description: "Any note." },
        ],
        remarks: [],
      },
    });
  });

  it.each([
    ["exit", "exited", "code 3"],
    ["exit-later", "exited", "code 9"],
    ["hang", "timeout", "within 2 s"],
    ["hang-later", "timeout", "within 2 s"],
    ["garbage", "timeout", "within 2 s, but 50 lines on stdout that are no message"],
    ["flood", "flooded", "more than 4 MB"],
    ["huge", "flooded", "more than 4 MB"],
    ["many", "flooded", "more than 100"],
    ["endless", "flooded", "more than 20 pages"],
    ["circle", "invalid_answer", "in a circle"],
    ["deep", "invalid_answer", "deeper than"],
    ["nameless", "invalid_answer", "has no name"],
    ["no-list", "invalid_answer", "without tools"],
    ["refuse", "refused", "no token"],
  ])("that does %s has failed because it %s", async (mode, reason, message) => {
    const isSlow = reason === "timeout";
    const listing = await list(target("misbehaving.js", mode), isSlow ? { timeoutMs: 2_000 } : {});
    expect(listing).toMatchObject({ ok: false, failed: { server: "fixture", reason } });
    expect(!listing.ok && listing.failed.message).toContain(message);
  });

  it("shows the end of stderr, safe to print", async () => {
    const listing = await list(target("misbehaving.js", "exit"));
    expect(!listing.ok && listing.failed.stderr).toEqual([
      "the settings file is missing",
      "\\u{1B}[31mgiving up\\u{1B}[0m",
    ]);
  });

  it("that cannot be started is named", async () => {
    const listing = await list({ ...target("well-behaved.js"), command: "no-such-command-here" });
    expect(listing).toMatchObject({ ok: false, failed: { reason: "not_started" } });
  });

  it("may print other lines to stdout, which are counted", async () => {
    const listing = await list(target("misbehaving.js", "banner"));
    expect(listing.ok && listing.listed.remarks).toEqual(["2 lines on stdout that are no message"]);
  });

  it("keeps fields of the wrong type in sight", async () => {
    const listing = await list(target("misbehaving.js", "lax"));
    expect(listing.ok && listing.listed.tools).toEqual([
      {
        name: "lax",
        description: "",
        extra: { vendor: { note: "kept" }, "title (wrong type)": 7, "inputSchema (wrong type)": "none" },
      },
    ]);
  });

  it("sees a minimal environment, a home of its own, and no secret of ours", async () => {
    process.env.TOOLGAUGE_TEST_SECRET = "do-not-leak";
    const seen = JSON.parse(await descriptionFrom("environment", { OWN: "given", FOLDER: "<temp>/x" }));
    delete process.env.TOOLGAUGE_TEST_SECRET;
    expect(seen.env).toMatchObject({ HOME: "<temp>", OWN: "given", FOLDER: "<temp>/x" });
    expect(seen.env).not.toHaveProperty("TOOLGAUGE_TEST_SECRET");
    expect(seen.cwd).toBe("<temp>/work");
    expect(Object.keys(seen.env).length).toBeLessThan(25);
  });

  it("ends with everything it started", async () => {
    expect(await untilGone(Number(await descriptionFrom("child")))).toBe(true);
  });

  it("ends though it ignores the request to", async () => {
    expect(await untilGone(Number(await descriptionFrom("stubborn")))).toBe(true);
  });

  it("leaves no temporary folder behind", async () => {
    const ours = () => readdirSync(tmpdir()).filter((name) => name.startsWith("toolgauge-server-"));
    const before = new Set(ours());
    await list(target("misbehaving.js", "exit"));
    await list(target("well-behaved.js"));
    expect(ours().filter((name) => !before.has(name))).toEqual([]);
  });
});

describe("several servers", () => {
  it("are all asked, whatever becomes of the others, and answered in order", async () => {
    const named = (server: string, mode: string) => ({ ...target("misbehaving.js", mode), server });
    const targets = [named("c", "banner"), named("b", "exit"), named("a", "banner")];
    const { listed, failed } = await listServers(targets, { limits: LIMITS, isolation: "none" });
    expect([listed.map(({ server }) => server), failed.map(({ server }) => server)]).toEqual([
      ["c", "a"],
      ["b"],
    ]);
  });
});

describe("a server by URL", () => {
  const children: ReturnType<typeof spawn>[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  });

  async function serve(...args: string[]): Promise<string> {
    const child = spawn("node", [join(FIXTURES, "http.js"), ...args], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    const port = await new Promise<string>((resolve) =>
      child.stdout!.once("data", (chunk) => resolve(String(chunk))),
    );
    return `http://127.0.0.1:${port.trim()}/mcp`;
  }

  function ask(url: string, limits: Partial<Limits> = {}) {
    const options = { limits: { ...LIMITS, ...limits }, isolation: "none" } as const;
    return listServer({ kind: "url", server: "far", url, headers: {} }, options);
  }

  async function closedPort(): Promise<string> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    return `http://127.0.0.1:${port}/mcp`;
  }

  it("gives its tools over streamable HTTP", async () => {
    const listing = await ask(await serve());
    expect(listing).toMatchObject({ ok: true, listed: { transport: "http", info: { name: "remote" } } });
    expect(listing.ok && listing.listed.tools.map(({ name }) => name)).toEqual(["remote_tool"]);
  });

  it("that only speaks the older transport is read over it", async () => {
    const listing = await ask(await serve("--sse"));
    expect(listing).toMatchObject({ ok: true, listed: { transport: "sse", info: { name: "older" } } });
  });

  it("that answers without end has flooded", async () => {
    expect(await ask(await serve("--flood"))).toMatchObject({ ok: false, failed: { reason: "flooded" } });
  });

  it("that is not there is unreachable", async () => {
    const listing = await ask(await closedPort());
    expect(listing).toMatchObject({
      ok: false,
      failed: { reason: "unreachable", message: "cannot be reached (ECONNREFUSED)" },
    });
  });
});
