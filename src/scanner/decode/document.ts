/** HTML, SVG, XML or JSON. */
export function isMarkup(text: string): boolean {
  return /^\s*(?:<[a-zA-Z?!/]|[{[]\s*["\d{[])/.test(text);
}

const SHORTEST = 12;
const SEVERAL_WORDS = /\p{L}\S{0,4}\s+\S{0,4}\p{L}/u;

/**
 * What a document says to a reader: its text without the tags, what stands between its quotation marks if that is several words,
 * one per line. Which marks open and which close does not matter: one too many would turn that around.
 */
export function spokenPart(document: string): string {
  if (/^\s*</.test(document)) return document.replace(/<!--|-->|<[^<>]{0,2000}>/g, "\n");
  const strings: string[] = [];
  for (const said of document.split(/(?<!\\)"/)) {
    const text = said.replace(/\\[nrt]/g, "\n").replace(/\\(.)/g, "$1");
    if (text.length >= SHORTEST && SEVERAL_WORDS.test(text)) strings.push(text);
  }
  return strings.join("\n\n");
}
