import type { RegistryView } from "./registry-view.js";
import { skeleton } from "./text/confusables.js";
import type { ToolView } from "./tool-view.js";
import { definitionText } from "./twins.js";

/** Fewer telling words are shared by accident. */
const FEWEST_WORDS = 5;
/** The share of the original's telling words that an imitation has too. */
const SHARED = 0.6;

/**
 * A tool of an unrelated server with nearly the same name that says nearly the same, whatever the order of its words, where
 * the rest of the own server has nothing to do with it. Servers that share more than one tool are forks or rivals.
 */
export function imitated(tool: ToolView, registry: RegistryView): ToolView | undefined {
  for (const other of registry.nearNamesakes(tool)) {
    if (!saysTheSame(tool, other, registry) || areRelated(tool, other, registry) || isAtHome(tool, registry))
      continue;
    if (isAtHome(other, registry) || registry.ofServer(tool.server).length > 1) return other;
  }
  return undefined;
}

/** Of one vendor, the same server twice, or two servers with several tools in common. */
function areRelated(tool: ToolView, other: ToolView, registry: RegistryView): boolean {
  if (definitionText(tool) === definitionText(other)) return true;
  // A gateway says where its tools come from.
  if (skeleton(tool.name) === skeleton(other.server + other.name)) return true;
  const { own } = homeOf(tool.server, registry);
  for (const word of homeOf(other.server, registry).own) if (own.has(word)) return true;
  let common = 0;
  for (const mine of registry.ofServer(tool.server)) {
    for (const near of registry.nearNamesakes(mine)) {
      if (near.server !== other.server) continue;
      if (++common > 1) return true;
      break;
    }
  }
  return false;
}

function saysTheSame(tool: ToolView, other: ToolView, registry: RegistryView): boolean {
  const original = wordsOf(other, registry);
  if (original.size < FEWEST_WORDS) return false;
  const words = wordsOf(tool, registry);
  let shared = 0;
  for (const word of original) if (words.has(word)) shared++;
  return shared >= SHARED * original.size;
}

/** It speaks of its own server, or its name has to do with another tool of it. */
function isAtHome(tool: ToolView, registry: RegistryView): boolean {
  const { own, ofTools } = homeOf(tool.server, registry);
  for (const word of tellingWords(tool.name)) if (own.has(word) || ofTools.get(word)! > 1) return true;
  for (const word of wordsOf(tool, registry)) if (own.has(word)) return true;
  return false;
}

/** The telling words of a server's name, and how many of its tools have which in theirs. */
interface Home {
  own: ReadonlySet<string>;
  ofTools: ReadonlyMap<string, number>;
}

/** What was asked for in one scan: a tool may resemble several, and a server has many tools. */
interface Memory {
  homes: Map<string, Home>;
  words: Map<ToolView, ReadonlySet<string>>;
}

const memories = new WeakMap<RegistryView, Memory>();

function memoryOf(registry: RegistryView): Memory {
  let memory = memories.get(registry);
  if (memory === undefined) {
    memory = { homes: new Map(), words: new Map() };
    memories.set(registry, memory);
  }
  return memory;
}

/** The telling words of a description. */
function wordsOf(tool: ToolView, registry: RegistryView): ReadonlySet<string> {
  const { words } = memoryOf(registry);
  let known = words.get(tool);
  if (known === undefined) {
    known = tellingWords(tool.description ?? "");
    words.set(tool, known);
  }
  return known;
}

const LONGEST_SERVER = 200;

function homeOf(server: string, registry: RegistryView): Home {
  const { homes } = memoryOf(registry);
  let home = homes.get(server);
  if (home !== undefined) return home;
  const ofTools = new Map<string, number>();
  for (const { name } of registry.ofServer(server)) {
    for (const word of tellingWords(name)) ofTools.set(word, (ofTools.get(word) ?? 0) + 1);
  }
  home = { own: tellingWords(server.slice(0, LONGEST_SERVER)), ofTools };
  homes.set(server, home);
  return home;
}

const WORD = /\p{Lu}?\p{Ll}+|[\p{Lu}\p{Lo}\p{N}]+/gu;
/** Endings that differ by number and tense. */
const STEM = 5;
const MOST_LETTERS = 20_000;
const TELLS_NOTHING = new Set(
  (
    "and are but can for from get has have its not one per set the this that then they will with you your all any add api app " +
    "also does each into only retur when which " +
    "mcp bot tool tools server servi data list creat updat delet remov searc find fetch send read write make show use used using run"
  ).split(" "),
);

function tellingWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of text.slice(0, MOST_LETTERS).normalize("NFKC").matchAll(WORD)) {
    const stem = word.toLowerCase().slice(0, STEM);
    if (stem.length > 2 && !TELLS_NOTHING.has(stem)) words.add(stem);
  }
  return words;
}
