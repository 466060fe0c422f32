import { plainText } from "./known-text.js";
import type { LimitName, Limits } from "./limits.js";
import { findMechanisms } from "./mechanisms/find.js";
import type { Match } from "./mechanisms/mechanism.js";
import type { RegistryView } from "./registry-view.js";
import { conceptSet, includesAny } from "./text/concepts.js";
import { spelledOut } from "./text/identifier.js";
import { read } from "./text/reader.js";
import type { NameLookup, Reading } from "./text/reading.js";
import { type TextPlace, textPlaces } from "./text-places.js";
import type { ToolView } from "./tool-view.js";
import {
  type SpeakingPlace,
  type SuspiciousText,
  speakingAmongOthers,
  speakingInContext,
  speakingPlaces,
  suspiciousTexts,
} from "./wording/suspicious-text.js";

const DOC = conceptSet(["doc"]);
const THREAT = conceptSet(["threat"]);

/** One tool as checks see it: what was declared, every text with its place, and what each text says, read once. */
export class InspectedTool implements ToolView {
  readonly view: ToolView;
  readonly places: readonly TextPlace[];
  readonly limits: Limits;
  /** Records that a bound was hit. */
  readonly hit: (limit: LimitName) => void;
  private readonly registry: RegistryView;
  private readings: Map<TextPlace, Reading> | undefined;
  private matched: Map<TextPlace, readonly Match[]> | undefined;
  private speakingOnes: SpeakingPlace[] | undefined;
  private amongOthersOnes: SpeakingPlace[] | undefined;
  private inContextOnes: SpeakingPlace[] | undefined;
  private suspiciousOnes: SuspiciousText[] | undefined;
  private attacks: boolean | undefined;

  constructor(view: ToolView, registry: RegistryView, limits: Limits, hit: (limit: LimitName) => void) {
    this.view = view;
    this.registry = registry;
    this.limits = limits;
    this.hit = hit;
    this.places = textPlaces(view, limits, hit, registry.texts);
  }

  get server(): string {
    return this.view.server;
  }

  get name(): string {
    return this.view.name;
  }

  get title(): string | undefined {
    return this.view.title;
  }

  get description(): string | undefined {
    return this.view.description;
  }

  get inputSchema(): unknown {
    return this.view.inputSchema;
  }

  get outputSchema(): unknown {
    return this.view.outputSchema;
  }

  get annotations(): unknown {
    return this.view.annotations;
  }

  get extra(): ToolView["extra"] {
    return this.view.extra;
  }

  /** What a text is about; computed on first use and shared by all checks. */
  read(place: TextPlace): Reading {
    this.readings ??= new Map();
    return remembered(this.readings, place, () => read(spokenText(place), this.names()));
  }

  /** The mechanisms at work in a text. */
  matches(place: TextPlace): readonly Match[] {
    this.matched ??= new Map();
    return remembered(this.matched, place, () => findMechanisms(this.read(place), () => this.aboutAttacks));
  }

  /** Reads a text that is not in the definition as such, for example a decoded one. */
  readDerived(text: string): { reading: Reading; matches: readonly Match[] } {
    const reading = read(text, this.names());
    return { reading, matches: findMechanisms(reading, () => false) };
  }

  /** Texts of which some sentences may act on a model. */
  get speaking(): readonly SpeakingPlace[] {
    this.speakingOnes ??= speakingPlaces(this.places);
    return this.speakingOnes;
  }

  /** The same, with the scores that what stands right around them leaves their sentences. */
  get amongOthers(): readonly SpeakingPlace[] {
    this.amongOthersOnes ??= speakingAmongOthers(this);
    return this.amongOthersOnes;
  }

  /** The same, with the scores that the whole definition leaves their sentences. */
  get inContext(): readonly SpeakingPlace[] {
    this.inContextOnes ??= speakingInContext(this);
    return this.inContextOnes;
  }

  /** Texts with stretches that no reader understands. */
  get garbled(): readonly TextPlace[] {
    this.speakingOnes ??= speakingPlaces(this.places);
    return this.places.some(isGarbled) ? this.places.filter(isGarbled) : NO_PLACES;
  }

  /** Sentences whose wording acts on a model, strongest first. */
  get suspicions(): readonly SuspiciousText[] {
    this.suspiciousOnes ??= suspiciousTexts(this);
    return this.suspiciousOnes;
  }

  /** The tool's own subject is finding, teaching or filtering attacks. */
  get aboutAttacks(): boolean {
    this.attacks ??= isAboutAttacks(this);
    return this.attacks;
  }

  private names(): NameLookup | undefined {
    return this.registry.names.seenFrom(this.view.server);
  }
}

/** A name is spoken word by word. */
function spokenText({ kind, known }: TextPlace): string {
  return kind === "name" ? spelledOut(plainText(known)) : plainText(known);
}

const NO_PLACES: readonly TextPlace[] = [];

function isGarbled({ known }: TextPlace): boolean {
  return known.garbled.length > 0;
}

function remembered<K, V>(cache: Map<K, V>, key: K, compute: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = compute();
  cache.set(key, value);
  return value;
}

/** The lead declares that something is found, filtered or taught, and the description says that these are attacks. */
function isAboutAttacks(tool: InspectedTool): boolean {
  let finds = false;
  let attacks = false;
  for (const place of tool.places) {
    if (place.path.parent !== undefined) continue;
    const { sentences } = tool.read(place);
    const [first] = sentences;
    if (first === undefined) continue;
    if (first.start === 0 && includesAny(first, DOC)) finds = true;
    if (sentences.some((sentence) => includesAny(sentence, THREAT))) attacks = true;
  }
  return finds && attacks;
}
