import type { RegistryView } from "./registry-view.js";
import type { ToolView } from "./tool-view.js";

/** Fewer telling words are shared by accident. */
const FEWEST_WORDS = 5;
/** The share of the original's telling words that an imitation has too. */
const SHARED = 0.6;

/**
 * A tool of an unrelated server with nearly the same name that says nearly the same, whatever the order of its words, where
 * nothing else of the own server has to do with it.
 */
export function imitated(tool: ToolView, registry: RegistryView): ToolView | undefined {
  for (const other of registry.nearNamesakes(tool)) {
    // Of one vendor, or the same server twice.
    if (haveCommon(tool.server, other.server)) continue;
    if (saysTheSame(tool, other) && !isAtHome(tool, registry)) return other;
  }
  return undefined;
}

function saysTheSame({ description: mine = "" }: ToolView, { description: theirs = "" }: ToolView): boolean {
  const original = tellingWords(theirs);
  if (original.size < FEWEST_WORDS) return false;
  const words = tellingWords(mine);
  let shared = 0;
  for (const word of original) if (words.has(word)) shared++;
  return shared >= SHARED * original.size;
}

/** It speaks of its own server, or its name has to do with another tool of it. */
function isAtHome(tool: ToolView, registry: RegistryView): boolean {
  if (haveCommon(tool.server, `${tool.name} ${tool.description ?? ""}`)) return true;
  return registry.ofServer(tool.server).some(({ name }) => name !== tool.name && haveCommon(name, tool.name));
}

function haveCommon(one: string, other: string): boolean {
  const words = tellingWords(one);
  for (const word of tellingWords(other)) if (words.has(word)) return true;
  return false;
}

const WORD = /\p{Lu}?\p{Ll}+|[\p{Lu}\p{Lo}\p{N}]+/gu;
/** Endings that differ by number and tense. */
const STEM = 5;
const MOST_LETTERS = 20_000;
const TELLS_NOTHING = new Set(
  (
    "and are but can for from get has have its not one per set the this that then they will with you your all any add api app " +
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
