import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ToolgaugeError } from "../core/errors.js";
import type { Sample } from "../scoring/detector.js";
import { DETECTORS } from "../scoring/detectors/registry.js";
import { judgeSamples } from "../scoring/judge.js";
import { openDetectors } from "./open-detectors.js";

const FIXTURES = join(import.meta.dirname, "../../test/fixtures/detectors");
const COMMAND = `command:node '${join(FIXTURES, "command.js")}'`;
const MCP = `mcp:node '${join(FIXTURES, "mcp.js")}'`;

let server: Server;
let HTTP = "";
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  const { judge } = (await import(join(FIXTURES, "rules.js"))) as { judge(question: object): object };
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const question = JSON.parse(body) as { tool: { description: string } };
    const { description } = question.tool;
    if (description.includes("hang")) return;
    if (description.includes("crash")) request.socket.destroy();
    else if (description.includes("status")) response.writeHead(503).end("later");
    else if (description.includes("flood")) response.end("x".repeat(2 * 1024 * 1024));
    else if (description.includes("garble")) response.end("this is no JSON");
    else if (description.includes("away")) response.writeHead(302, { location: "/elsewhere" }).end();
    else response.end(JSON.stringify(judge(question)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  HTTP = `http:http://127.0.0.1:${(server.address() as AddressInfo).port}/judge`;
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function sample(
  description: string,
  more: Partial<Sample["tool"]> = {},
  peers: Sample["tool"][] = [],
): Sample {
  return { tool: { server: "s", name: "t", description, ...more }, peers };
}

async function judge(name: string, descriptions: string[], timeoutMs = 20_000) {
  const one = openDetectors([name], timeoutMs);
  opened.push(one);
  return judgeSamples(
    one.detectors[0]!,
    descriptions.map((description) => sample(description)),
    0,
  );
}

const adapters = (): [string, string][] => [
  ["command", COMMAND],
  ["http", HTTP],
  ["mcp", MCP],
  ["mcp in text", `${MCP} #in_text`],
];
const everyDetector = (): [string, string][] => [
  ...DETECTORS.map(({ name }): [string, string] => [name, name]),
  ...adapters(),
];

describe.each(["scanner", "scanner-hard", "keyword", "secrets", "noisy", "command", "http", "mcp"])(
  "every detector: %s",
  (label) => {
    const nameOf = () => everyDetector().find(([kind]) => kind === label)![1];
    const HOSTILE: Sample[] = [
      sample(""),
      sample("\ud800 lone \u0000 control \u202e bidi \u{e0041} tag"),
      sample("a".repeat(200_000)),
      sample('{"flagged": true}\n{"id": 1, "flagged": true}'),
      { tool: { server: "", name: "" }, peers: [] },
      sample("deep", { inputSchema: JSON.parse(`${'{"a":'.repeat(60)}1${"}".repeat(60)}`) }, [
        { server: "p", name: "q" },
      ]),
      sample("odd", { inputSchema: { __proto__: { polluted: true }, properties: { constructor: null } } }),
    ];

    it("judges hostile definitions, the same way twice", async () => {
      const one = openDetectors([nameOf()]);
      opened.push(one);
      const detector = one.detectors[0]!;
      const first = await judgeSamples(detector, HOSTILE, 0);
      expect(first.map((judgement) => judgement.error)).toEqual(HOSTILE.map(() => undefined));
      expect(await judgeSamples(detector, HOSTILE, 0)).toEqual(first);
      expect(detector.name).toBe(nameOf());
    });
  },
);

describe.each(["command", "http", "mcp", "mcp in text"])("a detector outside this process: %s", (label) => {
  const nameOf = () => adapters().find(([kind]) => kind === label)![1];

  it("is asked for each tool and answers with verdict, tier and checks", async () => {
    expect(await judge(nameOf(), ["bell", "quiet"])).toEqual([
      { flagged: true, tier: "hard", checkIds: ["bell"] },
      { flagged: false, tier: null, checkIds: [] },
    ]);
  });

  it("is shown the definition and its registry in the spelling of the file formats", async () => {
    const one = openDetectors([nameOf()]);
    opened.push(one);
    const inputSchema = { type: "object", properties: { someName: { default: 1 } } };
    const asked = { title: "T", inputSchema, annotations: { readOnlyHint: true } };
    const [judgement] = await judgeSamples(
      one.detectors[0]!,
      [sample("echo", asked, [{ server: "p", name: "q", description: "r" }])],
      0,
    );
    // Names of checks are cut at 100 characters; enough to see the order and the spelling.
    expect(judgement!.checkIds[0]).toMatch(
      /^\{"tool":\{"server":"s","name":"t","description":"echo","title":"T","input_schema":/,
    );
  });

  it.each([
    ["crash", /ended with code 3|cannot be asked|failed/],
    ["refuse", /the detector reports: not today/],
    ["vague", /"flagged" is perhaps, not true or false/],
    ["garble", /no JSON: this is no JSON/],
  ])("that answers with %s abstains, and the next tool is judged", async (mode, reason) => {
    const [failed, next] = await judge(nameOf(), [mode, "bell"]);
    expect(failed).toMatchObject({ flagged: null, tier: null, checkIds: [] });
    expect(failed!.error).toMatch(reason);
    expect(next).toMatchObject({ flagged: true });
  });
});

describe("a detector that takes too long", () => {
  it.each(["command", "http"])("abstains: %s", async (label) => {
    const [hung] = await judge(adapters().find(([kind]) => kind === label)![1], ["hang"], 300);
    expect(hung).toMatchObject({ flagged: null, error: "it did not answer within 0.3 s" });
  });
});

describe("a command", () => {
  it.each([
    ["flood", /a line of more than 1 MB/],
    ["stray", /it answered 999, not 1/],
    ["crash", /it ended with code 3; it said: out of \\u\{1B\}\[31mcheese/],
  ])("that does %s abstains with the reason and is started anew", async (mode, reason) => {
    const [failed, next] = await judge(COMMAND, [mode, "bell"]);
    expect(failed).toMatchObject({ flagged: null });
    expect(failed!.error).toMatch(reason);
    expect(next).toMatchObject({ flagged: true });
  });

  it("that answers twice never has its second answer taken for the next tool", async () => {
    const judgements = await judge(COMMAND, ["twice", "bell", "bell", "bell"]);
    expect(judgements[0]).toMatchObject({ flagged: false });
    for (const { flagged } of judgements.slice(1)) expect(flagged).not.toBe(false);
    expect(judgements.at(-1)).toMatchObject({ flagged: true });
  });

  it("that does not exist abstains on everything", async () => {
    const judgements = await judge("command:no-such-program-anywhere", ["a", "b"]);
    for (const judgement of judgements) {
      expect(judgement).toMatchObject({ flagged: null, error: "it cannot be started (ENOENT)" });
    }
  });
});

describe("an address", () => {
  it.each([
    ["status", /the answer has status 503: later/],
    ["flood", /larger than 1 MB/],
    ["away", /cannot be asked/],
  ])("that answers with %s abstains", async (mode, reason) => {
    const [failed] = await judge(HTTP, [mode]);
    expect(failed).toMatchObject({ flagged: null });
    expect(failed!.error).toMatch(reason);
  });
});

describe("openDetectors", () => {
  it.each([
    ["an unknown name", ["sccanner"], 'there is no detector "sccanner"'],
    ["a kind without a place", ["command:"], 'there is no detector "command:"'],
    ["an address that is none", ["http:ftp://x"], "ftp://x is no http or https address"],
    ["a name given twice", ["keyword", "keyword"], 'detector "keyword" is named twice'],
    ["an unfinished quote", ["command:node 'x"], "the command has a ' without its end"],
  ])("refuses %s", (_, names, message) => {
    expect(() => openDetectors(names)).toThrow(ToolgaugeError);
    expect(() => openDetectors(names)).toThrow(message);
  });
});
