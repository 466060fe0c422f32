import { conceptIndex } from "./text/concepts.js";
import { foldText } from "./text/fold.js";
import { NAME_SEED, type NameLookup, nameStep } from "./text/reading.js";

const TOOL = conceptIndex("toolName");
const SERVER = conceptIndex("serverName");

interface Entry {
  folded: string;
  kind: number;
  /** Servers that have a tool of this name, or the server itself. */
  servers: Set<string>;
  /** More than one word, so that prose does not contain it by accident. A name that several servers use tells nothing. */
  distinctive: boolean;
}

/** Most words are no names: one bit of the hash rules them out. */
const KNOWN_SIZE = 1 << 20;

/** Every tool and server name of a registry, found in running text by hash and without building strings. */
export interface NameIndex {
  /** What the names mean to a text of `server`: only the names of other servers count. */
  seenFrom(server: string): NameLookup | undefined;
}

export function buildNameIndex(tools: readonly { server: string; name: string }[]): NameIndex {
  const byHash = new Map<number, Entry[]>();
  const known = new Uint8Array(KNOWN_SIZE);
  const servers = new Set<string>();
  for (const { server, name } of tools) {
    add(byHash, name, TOOL, server);
    if (!servers.has(server)) {
      servers.add(server);
      add(byHash, server, SERVER, server);
    }
  }
  for (const hash of byHash.keys()) known[hash & (KNOWN_SIZE - 1)] = 1;
  return {
    seenFrom: (server) =>
      servers.size < 2
        ? undefined
        : {
            find: (hash, text, start, end) =>
              known[hash & (KNOWN_SIZE - 1)] === 0 ? -1 : find(byHash, server, hash, text, start, end),
          },
  };
}

function add(byHash: Map<number, Entry[]>, name: string, kind: number, server: string): void {
  const folded = foldText(name);
  const hash = nameHash(folded);
  const entries = byHash.get(hash);
  const known = entries?.find((entry) => entry.folded === folded && entry.kind === kind);
  if (known !== undefined) {
    known.servers.add(server);
    return;
  }
  const entry: Entry = { folded, kind, servers: new Set([server]), distinctive: isDistinctive(name) };
  if (entries === undefined) byHash.set(hash, [entry]);
  else entries.push(entry);
}

function isDistinctive(name: string): boolean {
  return name.length >= 6 && (/[a-z0-9][_-][a-z0-9]/i.test(name) || /[a-z][A-Z]/.test(name));
}

function nameHash(folded: string): number {
  let hash = NAME_SEED;
  for (let i = 0; i < folded.length; i++) hash = nameStep(hash, folded.charCodeAt(i));
  return hash;
}

function find(
  byHash: Map<number, Entry[]>,
  server: string,
  hash: number,
  text: string,
  start: number,
  end: number,
): number {
  const entries = byHash.get(hash);
  if (entries === undefined) return -1;
  const folded = foldedName(text, start, end);
  for (const entry of entries) {
    if (entry.folded !== folded || entry.servers.has(server)) continue;
    const isTelling = entry.distinctive && entry.servers.size === 1;
    if (isTelling ? isNamed(text, start, end, entry) : isQualified(text, start, end, entry)) {
      return entry.kind;
    }
  }
  return -1;
}

/** Folding a short name apart from the running text would disturb the reader's buffers. */
function foldedName(text: string, start: number, end: number): string {
  return text.slice(start, end).normalize("NFKC").toLowerCase();
}

/** A hyphenated server name may be ordinary prose; it needs to look like a reference, a tool name does not. */
function isNamed(text: string, start: number, end: number, entry: Entry): boolean {
  return (
    entry.kind === TOOL ||
    /[_\d]/.test(text.slice(start, end)) ||
    isQualified(text, start, end, entry) ||
    text.includes("-", start)
  );
}

/** "payhub server", "server payhub", and a tool with its server before it: "payhub/charge", "payhub:charge". */
function isQualified(text: string, start: number, end: number, { kind, servers }: Entry): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  if (kind === SERVER) {
    const after = text.slice(end, end + 10);
    return /^(?:[/.:]\w|['’]?s? ?server\b)/i.test(after) || /(?:server|servers) ?["'`«]?$/i.test(before);
  }
  const prefix = /([\w-]{1,39})[/.:]$/.exec(before)?.[1]?.toLowerCase();
  return prefix !== undefined && [...servers].some((server) => server.toLowerCase() === prefix);
}
