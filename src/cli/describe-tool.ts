import { toDisk } from "../core/disk-names.js";
import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import { type Discoverability, discoverTool } from "../retrieval/discoverability.js";
import type { Engine } from "../retrieval/engines/engine.js";
import type { RetrievalData } from "../suite/load-retrieval.js";
import type { Terminal } from "./command.js";

const SHOWN = 10;

/** `eval retrieval --tool`: one tool through each engine. */
export async function describeTool(
  toolId: string,
  engines: readonly Engine[],
  { tools, queries }: RetrievalData,
  format: string,
  terminal: Terminal,
): Promise<string> {
  if (format === "html") throw new ToolgaugeError("usage", "--tool prints text or json");
  const found: Discoverability[] = [];
  for (const engine of engines) found.push(await discoverTool(engine, tools, queries, toolId));
  if (format === "json") return `${JSON.stringify(toDisk({ tools: found }), null, 2)}\n`;
  return `${found.map((one) => describe(one, terminal)).join("\n\n")}\n`;
}

function describe(found: Discoverability, { palette, columns }: Terminal): string {
  const within = (rank: number) =>
    found.queries.filter((query) => (query.rank ?? Number.POSITIVE_INFINITY) <= rank).length;
  const lines = [
    `${palette.strong(excerpt(found.toolId, 80))}  engine ${found.engine}`,
    `${found.queries.length} queries ask for it: ${within(1)} find it first, ${within(5)} within 5, ${within(10)} within 10`,
  ];
  for (const { query, rank, before } of found.queries.slice(0, SHOWN)) {
    const place = rank === null ? palette.bad("  –") : String(rank).padStart(3);
    const behind = before.length === 0 ? "" : `  behind ${excerpt(before[0]!, 40)}`;
    lines.push(
      `${place}  ${excerpt(query, Math.max(20, columns - behind.length - 6))}${palette.faint(behind)}`,
    );
  }
  if (found.confusedWith.length > 0) {
    lines.push("", "Confused with");
    lines.push(
      ...found.confusedWith
        .slice(0, SHOWN)
        .map(({ toolId, times }) => `${String(times).padStart(3)} × ${excerpt(toolId, 70)}`),
    );
  }
  if (found.intrusions.length > 0) {
    lines.push("", "Stands before the right tool for");
    lines.push(
      ...found.intrusions.slice(0, SHOWN).map(({ query }) => `       ${excerpt(query, columns - 8)}`),
    );
  }
  if (found.missingWords.length > 0) {
    lines.push("", "Words of its queries that tools before it have and it lacks");
    lines.push(
      ...found.missingWords
        .slice(0, SHOWN)
        .map(
          ({ word, queries, owners }) =>
            `${String(queries).padStart(3)} × ${excerpt(word, 30)}  (${excerpt(owners.slice(0, 2).join(", "), 60)})`,
        ),
    );
  }
  return lines.join("\n");
}
