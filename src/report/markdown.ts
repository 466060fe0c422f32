import { excerpt } from "../core/visible-text.js";

/**
 * Measured text in Markdown: a code span, in which nothing links, mentions, loads or ends a table.
 * The fence is longer than any run of backticks inside.
 */
export function codeSpan(text: string, limit = 160): string {
  const shown = excerpt(text, limit).replaceAll("|", "\\|");
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const padding = shown === "" || shown.startsWith("`") || shown.endsWith("`") ? " " : "";
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/** Details that a reader opens. */
export function folded(summary: string, lines: readonly string[]): string {
  return ["<details>", `<summary>${summary}</summary>`, "", ...lines, "", "</details>"].join("\n");
}
