import { z } from "zod";
import { FORMATS } from "../../dist/formats/index.js";

/** The published JSON Schemas, from the declarations that the loaders use. */
export function schemas() {
  return Object.entries(FORMATS).map(([id, schema]) => {
    const published = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `https://toolgauge.dev/schemas/${id}.json`,
      title: id,
      ...z.toJSONSchema(schema, { target: "draft-2020-12", io: "input" }),
    };
    return [`schemas/${id}.json`, `${JSON.stringify(published, null, 2)}\n`];
  });
}
