/** The text parts of what a tool answered, joined. */
export function answerText(content: unknown): string {
  if (!Array.isArray(content)) return "";
  return content
    .map((part: { type?: unknown; text?: unknown }) => (part.type === "text" ? String(part.text) : ""))
    .join("");
}
