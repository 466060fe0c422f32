import MiniSearch from "minisearch";
import { FIELD_NAMES, toolFields } from "../../dist/retrieval/text/tool-fields.js";

/** MiniSearch over the same fields as the lexical engine; with its defaults unless options are given. */
export function minisearchEngine(tools, options = {}) {
  const index = new MiniSearch({ fields: [...FIELD_NAMES], ...options });
  index.addAll(tools.map((tool) => ({ id: tool.toolId, ...toolFields(tool) })));
  return {
    name: "minisearch",
    search: (query, limit) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id, score }) => ({ toolId: id, score })),
  };
}
