import type { Definitions, Schema } from "../schema/schema.js";
import type { Profile } from "./profile.js";

export const text: Schema = { type: "string" };
export const filledText: Schema = { type: "string", minLength: 1 };
export const dateTime: Schema = { type: "string", format: "date-time" };
export const openObject: Schema = { type: "object" };
export const identifier: Schema = { $ref: "#/definitions/identifier" };
export const uuid: Schema = { type: "string", format: "uuid" };

export function oneOf(...members: string[]): Schema {
  return { type: "string", enum: members };
}

export function listOf(items: Schema): Schema {
  return { type: "array", items };
}

/** A name ending in `!` is a required field; fields not listed are refused. */
export function closed(fields: Record<string, Schema>): Schema {
  return { ...open(fields), additionalProperties: false };
}

export function open(fields: Record<string, Schema>): Schema {
  const names = Object.keys(fields);
  const required = names.filter((name) => name.endsWith("!")).map((name) => name.slice(0, -1));
  const properties = Object.fromEntries(names.map((name) => [name.replace("!", ""), fields[name]!]));
  return { type: "object", ...(required.length > 0 ? { required } : {}), properties };
}

const version: Schema = {
  type: "string",
  pattern: "^\\d+\\.\\d+\\.\\d+$",
  description: "a version of three numbers such as 1.0.0",
};

const metaFields = {
  created_at: dateTime,
  updated_at: dateTime,
  created_by: text,
  updated_by: text,
  tags: { ...listOf(text), uniqueItems: true },
  cross_cutting: {
    ...listOf(
      oneOf(
        "coordination",
        "error-handling",
        "event-bus",
        "learning-feedback",
        "observability",
        "orchestration",
        "performance",
        "protocol-versioning",
        "security",
        "state-sync",
        "transaction",
      ),
    ),
    uniqueItems: true,
  },
};

function meta(profile: Profile): Schema {
  if (profile === "published") {
    return closed({ "protocol_version!": version, "schema_version!": version, ...metaFields });
  }
  const spellings = {
    protocol_version: version,
    protocolVersion: version,
    schema_version: version,
    schemaVersion: version,
  };
  return {
    ...closed({ ...spellings, ...metaFields }),
    allOf: [
      { anyOf: [{ required: ["protocol_version"] }, { required: ["protocolVersion"] }] },
      { anyOf: [{ required: ["schema_version"] }, { required: ["schemaVersion"] }] },
    ],
  };
}

/** What the four objects share. Each is also a schema of its own. */
export function sharedDefinitions(profile: Profile): Definitions {
  return {
    identifier: {
      type: "string",
      pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
      description: "a lower-case UUID of version 4",
    },
    meta: meta(profile),
    ref: closed({
      "id!": identifier,
      "module!": oneOf(
        "context",
        "plan",
        "confirm",
        "trace",
        "role",
        "extension",
        "dialog",
        "collab",
        "core",
        "network",
      ),
      description: text,
    }),
    governance: closed({
      lifecyclePhase: text,
      truthDomain: text,
      locked: { type: "boolean" },
      lastConfirmRef: { $ref: "#/definitions/ref" },
    }),
    trace_base: closed({
      "trace_id!": identifier,
      "span_id!": identifier,
      parent_span_id: identifier,
      context_id: identifier,
      attributes: openObject,
    }),
    event: closed({
      "event_id!": identifier,
      "event_type!": {
        type: "string",
        pattern: "^[a-z][a-z0-9]*(?:\\.[a-z][a-z0-9]*)*$",
        description: "lower-case words joined by dots, without underscore or hyphen",
      },
      "source!": text,
      "timestamp!": dateTime,
      trace_id: identifier,
      data: { type: ["object", "null"] },
    }),
  };
}
