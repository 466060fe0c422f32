import { compileSchema, type Validator } from "../schema/compile.js";
import type { Schema } from "../schema/schema.js";
import { EVENT_SCHEMAS } from "./events.js";
import { confirmSchema, contextSchema, planSchema, traceSchema } from "./objects.js";
import type { Profile } from "./profile.js";
import { sharedDefinitions } from "./shared-types.js";

export const OBJECT_KINDS = ["context", "plan", "trace", "confirm"] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

const SHARED_NAMES = {
  identifiers: "identifier",
  metadata: "meta",
  governance: "governance",
  ref: "ref",
  "trace-base": "trace_base",
  event: "event",
} as const;

export type MplpSchemaName = ObjectKind | keyof typeof SHARED_NAMES | keyof typeof EVENT_SCHEMAS;

export const MPLP_SCHEMA_NAMES: readonly MplpSchemaName[] = [
  ...OBJECT_KINDS,
  ...(Object.keys(SHARED_NAMES) as (keyof typeof SHARED_NAMES)[]),
  ...(Object.keys(EVENT_SCHEMAS) as (keyof typeof EVENT_SCHEMAS)[]),
];

export function isMplpSchemaName(name: string): name is MplpSchemaName {
  return (MPLP_SCHEMA_NAMES as readonly string[]).includes(name);
}

function schemaOf(name: MplpSchemaName, profile: Profile): Schema {
  if (name === "context") return contextSchema;
  if (name === "plan") return planSchema(profile);
  if (name === "trace") return traceSchema(profile);
  if (name === "confirm") return confirmSchema;
  if (name in SHARED_NAMES) {
    return { $ref: `#/definitions/${SHARED_NAMES[name as keyof typeof SHARED_NAMES]}` };
  }
  return EVENT_SCHEMAS[name as keyof typeof EVENT_SCHEMAS];
}

/** The schema as a draft-07 document that any validator can read. */
export function schemaDocument(name: MplpSchemaName, profile: Profile): Record<string, unknown> {
  const schema = schemaOf(name, profile);
  const definitions = sharedDefinitions(profile);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: `MPLP ${name} (profile ${profile})`,
    ...(schema.$ref === undefined ? schema : { allOf: [schema] }),
    definitions,
  };
}

const validators = new Map<string, Validator>();

/** Compiled on first use and kept. */
export function validatorFor(name: MplpSchemaName, profile: Profile): Validator {
  const key = `${profile} ${name}`;
  let validator = validators.get(key);
  if (validator === undefined) {
    validator = compileSchema(schemaOf(name, profile), sharedDefinitions(profile));
    validators.set(key, validator);
  }
  return validator;
}
