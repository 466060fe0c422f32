/** The part of JSON Schema draft-07 that the MPLP schemas use. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: SchemaType | readonly SchemaType[];
  enum?: readonly string[];
  pattern?: string;
  format?: "date-time" | "uuid";
  minLength?: number;
  minimum?: number;
  minItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean;
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

export type SchemaType = "object" | "array" | "string" | "integer" | "boolean" | "null";

export type Definitions = Readonly<Record<string, Schema>>;
