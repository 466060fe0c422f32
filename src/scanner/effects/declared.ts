import type { KnownText } from "../known-text.js";
import type { ToolView } from "../tool-view.js";
import { annotation } from "../tool-view.js";
import { type Effect, VERB_FORMS } from "./verbs.js";

/** What a tool promises to leave alone. */
export interface Promises {
  /** It reads only: by its annotation, by what it says, or by a name that asks for something. */
  readOnly: boolean;
  /** Nothing is sent anywhere. */
  local: boolean;
  /** Things that it has no access to, by their nouns. */
  untouched: ReadonlySet<string>;
}

const LEAD = /^[^.!?;\n]{0,400}/;
/** Whole sentences about the tool itself, or the lead. */
const READ_ONLY_CLAIM =
  /\bread[- ]?only\b|\bview[- ]only\b|\blook-?up only\b|\bonly (?:reads|looks|lists|shows)\b|\bchanges nothing\b|\bnothing is (?:ever )?(?:changed|modified|written|stored|saved)\b|\b(?:does not|doesn't|will not|never) (?:modif|chang|writ|alter|touch)\w{0,4} (?:anything|any|data|files?|your)|\bno (?:statement that )?writes?\b|\bno side[- ]effects?\b|\bpure(?:ly)? (?:an? )?(?:lookup|function|read|query|text)/i;
const LOCAL_CLAIM =
  /\boffline\b|\b(?:entirely|fully|completely|purely|only|runs?|works?|locally) (?:on (?:your|this|the) (?:machine|computer|device)|locally)\b|\bno (?:network|internet)\b|\bnothing (?:ever )?leaves\b|\bnever leaves? (?:your|the|this)\b|\bstays? on (?:your|the|this) (?:machine|computer|device)|\bwithout (?:any )?(?:network|internet)|\bon-device\b|\bnot? (?:data )?(?:is |are )?(?:sent|shared|uploaded) (?:anywhere|to anyone|out)/i;
const NO_ACCESS =
  /\b(?:no access to|without access to|(?:never|does not|doesn't|cannot|can't) (?:reads?|opens?|sees?|access(?:es)?|touch(?:es)?|looks? (?:at|into)))\s([^.!?;\n]{3,80})/gi;
/** Rules out most descriptions before they are read for claims. */
const CLAIMING =
  /offline|on-device|locally|network|internet|machine|computer|[- ]only|readonly|only (?:read|look|list|show)|nothing|never|not (?:read|open|see|acc|touch|look|modif|chang|writ|alter)|n't |no (?:write|statement|side|access)|without access|pure|anywhere|anyone/i;
/** Verbs that ask for something, as the first or second word of a name. */
const ASKING =
  /^(?:[A-Za-z0-9]{1,20}[_. -])?(?:[Gg]et|[Ll]ist|[Ss]earch|[Ff]ind|[Rr]ead|[Ss]how|[Vv]iew|[Ff]etch|[Cc]heck|[Cc]ount|[Dd]escribe|[Ll]ook_?[Uu]p|[Qq]uery|[Pp]review|[Tt]ail|[Ii]nspect|[Tt]ell|[Ee]stimate|[Cc]alculate|[Cc]ompute)(?![a-z])/;
const NOTHING: ReadonlySet<string> = new Set();

export function promisesOf(tool: ToolView, description: KnownText | undefined): Promises {
  const claims = description === undefined ? SILENT : claimsOf(description);
  const readOnly = annotation(tool, "readOnlyHint") === true || ASKING.test(tool.name);
  return readOnly && !claims.readOnly ? { ...claims, readOnly } : claims;
}

const SILENT: Promises = { readOnly: false, local: false, untouched: NOTHING };

/** What a description promises by itself. */
function claimsOf(description: KnownText): Promises {
  description.claims ??= CLAIMING.test(description.text) ? claimsIn(description.text) : SILENT;
  return description.claims;
}

function claimsIn(description: string): Promises {
  const claims = claimingPart(description);
  return {
    readOnly: READ_ONLY_CLAIM.test(claims),
    local: LOCAL_CLAIM.test(claims),
    untouched: untouchedIn(description),
  };
}

/** The lead, and the short sentences that say something of the tool as a whole. */
function claimingPart(description: string): string {
  const lead = LEAD.exec(description)![0];
  const rest = description.slice(lead.length, lead.length + LONGEST_CLAIMS).split(/[.!?;\n]+/);
  const short = rest.filter((each) => SELF.test(each.trim()));
  return [lead, ...short].join("\n");
}

const LONGEST_CLAIMS = 4000;
const SELF =
  /^(?:(?:it|this|this tool|the tool)\s|(?:strictly |purely |fully )?(?:read|view|works|runs|no|nothing|never|pure|changes|only|your)\b)/i;

function untouchedIn(description: string): Set<string> {
  const nouns = new Set<string>();
  for (const match of description.slice(0, LONGEST_CLAIMS).matchAll(NO_ACCESS)) {
    for (const noun of match[1]!.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      if (!COMMON.has(noun)) nouns.add(noun);
  }
  return nouns;
}

const COMMON = new Set(
  "your their this that these those with from other others anything else than what which system computer machine data itself".split(
    " ",
  ),
);

/** The words of an identifier: `uploadTo`, `upload_to` and `upload-to` are "upload to". */
export function nameWords(name: string): string {
  return name
    .replace(/([a-z0-9])(?=[A-Z])/g, "$1 ")
    .replace(/[_.-]+/g, " ")
    .toLowerCase();
}

/** What name, title and first sentence say. */
export function leadOf({ name, title = "", description = "" }: ToolView): string {
  return `${nameWords(name)} ${title} ${LEAD.exec(description)![0]}`;
}

const NOUN_BEFORE =
  /^(?:an?|the|for|of|to|in|from|last|latest|all|new|each|every|any|some|by|and|or|reads?|gets?|lists?|shows?|finds?|search|searches|open)$/;

/** A file that is made is written, whatever the verb. */
const MAKING =
  /\b(?:download|export|screenshot|snapshot|generat|creat|mak(?:es?|ing)\b|build|manag|configur|sync|import|convert|render|to file|output|clean|migrat|deploy|notif|invit|schedul|subscrib|log\b|track)/i;
const SPREADING = /\b(?:notif|webhook|sync|push|deploy|export|deliver|broadcast)/i;

/** Whether name, title and lead say that the tool has this effect: what is declared is no contradiction. */
export function declares(tool: ToolView, effect: Effect): boolean {
  const said = leadOf(tool);
  if (effect === "sends" ? SPREADING.test(said) : effect === "writes" && MAKING.test(said)) return true;
  const spoken = said.toLowerCase().match(/[a-z-]{2,40}/g) ?? [];
  return spoken.some((word, index) => {
    const verb = VERB_FORMS.get(word);
    if (verb?.effect !== effect) return false;
    // "Checks for updates", "Reads a mail": as nouns they declare nothing.
    return verb.form !== "participle" && !NOUN_BEFORE.test(spoken[index - 1] ?? "");
  });
}
