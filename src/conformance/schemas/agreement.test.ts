import { Ajv } from "ajv";
import addFormatsModule from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanPack, freshId } from "../../../test/fixtures/packs/evidence.js";
import { isDateTime } from "../schema/formats.js";
import { PROFILES, type Profile } from "./profile.js";
import {
  MPLP_SCHEMA_NAMES,
  type MplpSchemaName,
  OBJECT_KINDS,
  schemaDocument,
  validatorFor,
} from "./registry.js";

// The published schemas are checked with AJV in practice; ours must never differ from it.
const addFormats = addFormatsModule as unknown as (ajv: Ajv) => void;

function referenceFor(name: MplpSchemaName, profile: Profile): (value: unknown) => boolean {
  const ajv = new Ajv({ allErrors: true, strict: false });
  addFormats(ajv);
  const validate = ajv.compile(schemaDocument(name, profile));
  return (value) => validate(value) === true;
}

const reference = new Map(
  PROFILES.flatMap((profile) =>
    MPLP_SCHEMA_NAMES.map((name) => [`${profile} ${name}`, referenceFor(name, profile)] as const),
  ),
);

function expectAgreement(name: MplpSchemaName, value: unknown): boolean {
  const verdicts = PROFILES.map((profile) => {
    const ours = validatorFor(name, profile)(value).total === 0;
    expect(ours).toBe(reference.get(`${profile} ${name}`)!(value));
    return ours;
  });
  return verdicts.some(Boolean);
}

const event = {
  event_id: freshId(1),
  event_type: "step.failed",
  source: "runtime",
  timestamp: "2026-01-12T09:00:00Z",
  trace_id: freshId(2),
  data: null,
};
const span = { trace_id: freshId(2), span_id: freshId(3), attributes: {} };
const lastConfirm = { id: freshId(4), module: "confirm", description: "the last one" };
const governance = { lifecyclePhase: "run", truthDomain: "x", locked: true, lastConfirmRef: lastConfirm };
const core = {
  event_id: freshId(5),
  event_type: "x",
  event_family: "graph_update",
  timestamp: "2026-01-12T09:00:00Z",
  project_id: freshId(6),
  payload: {},
};
const pack = cleanPack();
const meta = {
  protocol_version: "1.0.0",
  schema_version: "2.0.0",
  created_at: "2026-01-12T09:00:00Z",
  created_by: "",
  tags: ["a", "b"],
  cross_cutting: ["security", "transaction"],
};

/** A rich valid value per schema, from which wrong ones are made. */
const SAMPLES: Record<MplpSchemaName, Record<string, unknown> | string> = {
  context: { ...pack.context[0], meta, governance, tags: ["x", "x"], trace: span, events: [event] },
  plan: { ...pack.plan[0], meta, trace: span, events: [event] },
  trace: { ...pack.trace[0], meta, governance, events: [event] },
  confirm: { ...pack.confirm[0], meta, governance, trace: span, events: [event] },
  identifiers: freshId(7),
  metadata: meta,
  governance,
  ref: lastConfirm,
  "trace-base": span,
  event,
  "event-core": core,
  "pipeline-stage-event": {
    ...core,
    pipeline_id: freshId(8),
    stage_id: "s",
    stage_status: "failed",
    stage_order: 0,
  },
  "graph-update-event": { ...core, graph_id: freshId(8), update_kind: "bulk", node_delta: -1, edge_delta: 2 },
  "runtime-execution-event": { ...core, execution_id: freshId(8), executor_kind: "llm", status: "running" },
  "sa-event": {
    event_id: freshId(5),
    event_type: "SAStepFailed",
    timestamp: "2026-01-12T09:00:00Z",
    sa_id: freshId(9),
    payload: { step_id: freshId(1) },
  },
  "map-event": {
    event_id: freshId(5),
    event_type: "MAPTurnCompleted",
    timestamp: "2026-01-12T09:00:00Z",
    session_id: freshId(9),
    target_roles: ["reviewer"],
  },
};

const ODD_VALUES = [
  null,
  true,
  0,
  -1,
  1.5,
  "",
  " ",
  [],
  {},
  [null],
  ["x", "x"],
  "0A6F1D52-3C1B-4B8E-9A57-5D2F6F0C1A01",
  `${freshId(1)}\n`,
  `urn:uuid:${freshId(1)}`,
  "550e8400-e29b-11d4-a716-446655440000",
  "00000000-0000-0000-0000-000000000000",
  "1.0",
  "v1.0.0",
  "1.0.0-rc.1",
  "a.b_c",
  "A.b",
  "a..b",
  "2026-01-12T09:00:00",
  "2026-02-30T09:00:00Z",
  "completed",
];

type Mutation = { at: number; how: "replace" | "remove" | "add"; value: unknown };

/** Changes one place of a value: any field of any nested object. */
function mutate(value: unknown, { at, how, value: odd }: Mutation): unknown {
  const copy = structuredClone({ root: value });
  const places: [Record<string, unknown>, string][] = [];
  const visit = (parent: Record<string, unknown>, key: string) => {
    places.push([parent, key]);
    const child = parent[key];
    if (child !== null && typeof child === "object") {
      for (const name of Object.keys(child)) visit(child as Record<string, unknown>, name);
    }
  };
  visit(copy, "root");
  const [parent, key] = places[at % places.length]!;
  if (how === "remove" && !Array.isArray(parent)) delete parent[key];
  else if (how === "add" && parent[key] !== null && typeof parent[key] === "object") {
    (parent[key] as Record<string, unknown>).unheard_of = odd;
  } else parent[key] = odd;
  return copy.root;
}

describe("the compiled schemas", () => {
  it.each(MPLP_SCHEMA_NAMES)("accept a full valid %s, as AJV does", (name) => {
    expect(expectAgreement(name, SAMPLES[name])).toBe(true);
  });

  it.each(MPLP_SCHEMA_NAMES)("agree with AJV on every %s with a change anywhere", (name) => {
    const mutation = fc.record({
      at: fc.nat(400),
      how: fc.constantFrom("replace" as const, "remove" as const, "add" as const),
      value: fc.oneof(fc.constantFrom(...ODD_VALUES), fc.jsonValue({ maxDepth: 1 })),
    });
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        expectAgreement(name, mutations.reduce<unknown>(mutate, SAMPLES[name]));
      }),
      { numRuns: 300 },
    );
  });

  it.each(OBJECT_KINDS)("differ between the profiles on %s only in the names the document adds", (kind) => {
    const sample = structuredClone(SAMPLES[kind]) as Record<string, unknown>;
    const accepts = (value: unknown) =>
      PROFILES.map((profile) => validatorFor(kind, profile)(value).total === 0);
    expect(accepts(sample)).toEqual([true, kind !== "plan"]);
    const { protocol_version, schema_version, ...rest } = meta;
    const camel = { ...rest, protocolVersion: protocol_version, schemaVersion: schema_version };
    expect(accepts({ ...sample, meta: camel })).toEqual([true, false]);
    expect(accepts({ ...sample, meta: rest })).toEqual([false, false]);
  });
});

describe("date-time", () => {
  const dateTimes = referenceFor("metadata", "published");
  const asMeta = (text: string) => ({ protocol_version: "1.0.0", schema_version: "1.0.0", created_at: text });

  it.each([
    ["2026-01-12T09:00:00Z", true],
    ["2026-01-12t09:00:00z", true],
    ["2026-01-12 09:00:00+02:00", true],
    ["2026-01-12T09:00:00+0200", true],
    ["2026-01-12T09:00:00-00:00", true],
    ["2026-01-12T09:00:00.123456789012Z", true],
    ["2016-12-31T23:59:60Z", true],
    ["2016-12-31T22:59:60Z", false],
    ["2024-02-29T00:00:00Z", true],
    ["2026-02-29T00:00:00Z", false],
    ["2026-01-12T09:00:00", false],
    ["2026-01-12", false],
    ["2026-01-12T24:00:00Z", false],
    ["2026-13-01T00:00:00Z", false],
    ["2026-01-12T09:00Z", false],
    ["20260112T090000Z", false],
    ["2026-01-12T09:00:00,5Z", false],
    ["2026-01-12T09:00:00Z ", false],
    ["", false],
  ])("%j is %s", (text, expected) => {
    expect(isDateTime(text)).toBe(expected);
    expect(dateTimes(asMeta(text))).toBe(expected);
  });

  it("agrees with AJV on any text made of its characters", () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
    const zone = fc.oneof(
      fc.constantFrom("Z", "z", "", "+02", " "),
      fc.tuple(fc.constantFrom("+", "-"), digits(2), digits(2)).map(([s, h, m]) => `${s}${h}:${m}`),
    );
    const parts = fc.tuple(
      digits(4),
      digits(2),
      digits(2),
      fc.constantFrom("T", "t", " ", "\t", "_"),
      digits(2),
      digits(2),
      digits(2),
      fc.constantFrom("", ".5", ".000", "."),
      zone,
    );
    const near = parts.map(([y, mo, d, t, h, mi, s, f, z]) => `${y}-${mo}-${d}${t}${h}:${mi}:${s}${f}${z}`);
    fc.assert(
      fc.property(near, (text) => {
        expect(isDateTime(text)).toBe(dateTimes(asMeta(text)));
      }),
      { numRuns: 2000 },
    );
  });
});
