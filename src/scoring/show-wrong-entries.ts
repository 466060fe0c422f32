import { blotOut } from "../core/blot-out.js";
import type { DetectorResult, SecurityResult } from "../formats/run-record.js";
import type { SecurityEntry } from "../formats/security-corpus.js";
import { secretEmbedded } from "../scanner/checks/secret.embedded.js";
import { scan } from "../scanner/engine.js";
import { DEFAULT_LIMITS } from "../scanner/limits.js";
import { pointerTo, textPlaces } from "../scanner/text-places.js";
import { sampleOf } from "./sample.js";

type Sample = SecurityResult["samples"][number];
type Entry = DetectorResult["entries"][number];

/** What a reader needs to see why; a definition beyond that is cut. */
const TEXTS = 40;
const TEXT_LENGTH = 4000;
/** Shorter identifiers and values say nothing that a reader could judge. */
const LEAST_TEXT = 24;
const SINGLE_WORD = /^[a-z]+$/;

/**
 * Keeps the text of every entry that some detector got wrong, and what each detector saw in it. Of the
 * others neither is kept: nobody has to look at them.
 */
export function showWrongEntries(
  samples: readonly Sample[],
  entries: readonly SecurityEntry[],
  perDetector: readonly DetectorResult[],
): { samples: Sample[]; perDetector: DetectorResult[] } {
  const labels = new Map(samples.map(({ id, label }) => [id, label]));
  const isWrong = ({ id, flagged }: Entry) =>
    flagged !== null && flagged !== (labels.get(id) === "malicious");
  const wrong = new Set(
    perDetector.flatMap((detector) => detector.entries.filter(isWrong).map(({ id }) => id)),
  );
  return {
    samples: samples.map((sample, index) =>
      wrong.has(sample.id) ? { ...sample, texts: textsOf(entries[index]!) } : sample,
    ),
    perDetector: perDetector.map((detector) => ({
      ...detector,
      entries: detector.entries.map((entry) => (wrong.has(entry.id) ? entry : withoutPlaces(entry))),
    })),
  };
}

function textsOf(entry: SecurityEntry): NonNullable<Sample["texts"]> {
  const { tool } = sampleOf(entry);
  const secrets = scan([tool], { checks: [secretEmbedded] }).findings.flatMap(
    ({ signalDetails }) => signalDetails,
  );
  const limits = { ...DEFAULT_LIMITS, placesPerTool: TEXTS, textLength: TEXT_LENGTH };
  return textPlaces(tool, limits, () => undefined)
    .filter(
      ({ kind, text }) =>
        (kind === "prose" && !SINGLE_WORD.test(text)) || (kind !== "server" && text.length >= LEAST_TEXT),
    )
    .map(({ path, text }) => {
      const pointer = pointerTo(path);
      const found = secrets.filter(({ location }) => location.pointer === pointer);
      return {
        pointer,
        text: blotOut(
          text,
          found.map(({ location }) => location),
        ),
      };
    });
}

function withoutPlaces({ places: _, ...entry }: Entry): Entry {
  return entry;
}
