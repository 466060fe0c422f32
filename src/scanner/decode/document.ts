/** HTML, SVG, XML or JSON. */
export function isMarkup(text: string): boolean {
  return /^\s*(?:<[a-zA-Z?!/]|[{[]\s*["\d{[])/.test(text);
}

/** A string that nothing closes goes on to the end, so that no part of it is looked at twice. */
const STRING = /"((?:[^"\\]|\\.)*)(?:"|\\?$)/gs;
const SHORTEST = 12;

/** What a document says to a reader: its text without the tags, its strings of several words, one per line. */
export function spokenPart(document: string): string {
  if (/^\s*</.test(document)) return document.replace(/<!--|-->|<[^<>]{0,2000}>/g, "\n");
  const strings: string[] = [];
  for (const [, content = ""] of document.matchAll(STRING)) {
    if (content.length < SHORTEST || !/\s/.test(content)) continue;
    strings.push(content.replace(/\\[nrt]/g, "\n").replace(/\\(.)/g, "$1"));
  }
  return strings.join("\n\n");
}
