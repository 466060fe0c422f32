/** From the marker on, with the first words behind it. */
export interface ForgedTurn {
  start: number;
  end: number;
}

/** Tokens that only a chat template writes. */
const TOKEN =
  "<\\|(?:im_start|system|user|assistant|begin_of_text)\\|>|<\\|start_header_id\\|>\\w{1,16}<\\|end_header_id\\|>|<<SYS>>|\\[INST\\]|<start_of_turn>";
/** Who gives orders to a model, in the languages that the lexicons know. */
const SPEAKERS = [
  "system|systeem|systém|sistema|système|sistem|система|系统|系統|システム|시스템|النظام|सिस्टम",
  "developer|admin(?:istrator)?|администратор|管理员|管理者|관리자",
].join("|");
/** A speaker in brackets, with a few words on the matter, opens a turn where another bracket closes it; an element of XML has no such words. */
const SPEAKER = `\\[{1,2}(${SPEAKERS})(?:[ :_-][^<>[\\]\n]{1,24})?\\]{1,2}`;
const ELEMENT = "<(system|developer|admin)(?:[ _-](?:message|prompt|override|note|instructions?))?>";
const OPENING = new RegExp(`${TOKEN}|${SPEAKER}|${ELEMENT}`, "gi");
/** Some words, in any script, and not the next item of a list. */
const SPEECH = /(?!\s{0,8}[,;)])[\s\S]{12}/y;
/** How far back the end of what was said before is looked for. */
const BLANKS = 8;
/** Who forges more turns than these says nothing new. */
const MOST = 8;

/**
 * Where a text stops describing and speaks in the voice of the system: a marker that opens a turn, at the beginning of a
 * sentence, and words behind it. A marker that a sentence names stands in its middle.
 */
export function forgedTurns(text: string): ForgedTurn[] {
  if (!text.includes("<") && !text.includes("[")) return NONE;
  const turns: ForgedTurn[] = [];
  const closings = new Map<string, number>();
  for (const { 0: marker, 1: inBrackets, 2: element, index } of text.matchAll(OPENING)) {
    if (!opensSentence(text, index)) continue;
    const speaker = inBrackets ?? element;
    if (speaker !== undefined && lastClosing(text, `${marker[0]}/${speaker}`, closings) < index) continue;
    SPEECH.lastIndex = index + marker.length;
    if (!SPEECH.test(text)) continue;
    turns.push({ start: index, end: SPEECH.lastIndex });
    if (turns.length === MOST) break;
  }
  return turns;
}

const NONE: ForgedTurn[] = [];

/** Looked for once per text. */
function lastClosing(text: string, closing: string, known: Map<string, number>): number {
  const small = closing.toLowerCase();
  let at = known.get(small);
  if (at === undefined) {
    at = text.toLowerCase().lastIndexOf(small);
    known.set(small, at);
  }
  return at;
}

/** Nothing stands before on its line, or another sentence or marker that has ended. */
function opensSentence(text: string, start: number): boolean {
  for (let at = start - 1; at >= 0 && at >= start - BLANKS; at--) {
    const unit = text[at]!;
    if (unit === "\n") return true;
    if (unit.trim() !== "") return ".!?>]。！？।".includes(unit);
  }
  return true;
}
