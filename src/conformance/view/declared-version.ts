import { field } from "./fields.js";

export interface DeclaredVersion {
  /** The snake_case spelling, else the camelCase one. */
  value: unknown;
  /** Both spellings are there and differ. */
  isContradictory: boolean;
}

const SPELLINGS = {
  protocol: ["protocol_version", "protocolVersion"],
  schema: ["schema_version", "schemaVersion"],
} as const;

export function declaredVersion(object: unknown, which: keyof typeof SPELLINGS): DeclaredVersion {
  const meta = field(object, "meta");
  const [snake, camel] = SPELLINGS[which].map((name) => field(meta, name));
  return {
    value: snake ?? camel,
    isContradictory: snake !== undefined && camel !== undefined && snake !== camel,
  };
}
