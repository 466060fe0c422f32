/**
 * R-C: a golden query states an intent and never the tool's name, in whatever spelling:
 * `create_issue`, `create-issue`, `createIssue`, `CreateIssue`, `create issue`, `createissue`.
 */
export function queryNamesTool(query: string, toolName: string): boolean {
  const name = words(toolName);
  if (name.length === 0) return false;
  const spoken = words(query);
  return containsRun(spoken, name) || spoken.includes(name.join(""));
}

function words(text: string): string[] {
  const separated = text
    .normalize("NFKC")
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase();
  return separated.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function containsRun(haystack: readonly string[], needle: readonly string[]): boolean {
  for (let start = 0; start + needle.length <= haystack.length; start++) {
    if (needle.every((word, offset) => haystack[start + offset] === word)) return true;
  }
  return false;
}
