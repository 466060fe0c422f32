// Learns the wording model and writes src/scanner/wording/weights.generated.ts. Needs the locked real servers in the cache
// (`npm run eval:real`): their tools are what ordinary documentation looks like.
// Prints what it is worth: every real server and every set of definitions judged by a model that did not learn from it, and the
// sets that nothing learns from. --check prints only.
import { setUp } from "../setup.js";

setUp({ quiet: true });
const { Dictionary } = await import("./dictionary.js");
const { learn, learnContext, learnLabels, ownScorer, scorer } = await import("./learn.js");
const { definitions, describedPart, developmentEntries, ownTools, passages, realTools, sentencesOf, toolOf } =
  await import("./samples.js");
const { writeWeights } = await import("./write-weights.js");
const { LABELS } = await import("../../dist/scanner/wording/labels.js");
const { LABEL_ROW, labelFeature } = await import("../../dist/scanner/wording/model.js");
const { LABEL_BITS } = await import("../../dist/scanner/wording/features.js");
const { byChance, ORDINARY } = await import("../../dist/scanner/wording/suspicion.js");
const { CONDEMNED, QUITE_ORDINARY, QUOTED } = await import("../../dist/scanner/wording/suspicious-text.js");

/** Attacks that lie in characters and encodings, not in wording. */
const HIDDEN = new Set(["unicode_smuggling", "decoded_payload", "secret"]);
const isWorded = ({ category }) => !HIDDEN.has(category);

const entries = [...definitions("definitions"), ...developmentEntries()];
/** One in so many definitions is also judged by its description alone, and counts so much then. */
const DESCRIBED = 4;
const DESCRIBED_WEIGHT = 0.5;

const unnumbered = {
  written: passages().map(({ label, text, weight }) => ({
    label,
    weight,
    hostile: label !== "benign",
    sentences: sentencesOf(text),
  })),
  taught: entries.map(toolOf),
  real: realTools().map(toolOf),
  own: ownTools().map(toolOf),
};
const everything = Object.values(unnumbered).flat();
const dictionaryOf = (featuresOf) => new Dictionary(everything.flatMap(featuresOf));
const dictionaries = {
  words: dictionaryOf(({ sentences }) => sentences.map(({ words }) => words)),
  around: dictionaryOf(({ sentences }) => sentences.map(({ around }) => around)),
  told: dictionaryOf(({ told = [] }) => [told]),
};
const sizes = Object.fromEntries(Object.entries(dictionaries).map(([name, { size }]) => [name, size]));

function numbered({ told = [], sentences, ...text }) {
  return {
    ...text,
    told: dictionaries.told.numbersOf(told),
    sentences: sentences.map(({ words, around, ...sentence }) => ({
      ...sentence,
      words: dictionaries.words.numbersOf(words),
      around: dictionaries.around.numbersOf(around),
    })),
  };
}

const written = unnumbered.written.map(numbered);
const taught = unnumbered.taught.map(numbered);
const real = unnumbered.real.map(numbered);
/** What these say by their description alone. */
const parts = entries.flatMap((entry, index) =>
  index % DESCRIBED === 0 ? describedPart(entry, unnumbered.taught[index]).map(numbered) : [],
);
const sentencesIn = (texts, hostile, weight = 1) =>
  texts.flatMap((text) =>
    text.sentences.map((sentence) => ({ ...sentence, hostile, weight: weight * stressOf(text) })),
  );
/** Complete definitions are what is judged: their sentences count more than passages. */
const COMPLETE = 2;
/** The sets from here on are few, and about what those before hardly have: they count more. */
const FIRST_LATE = 330;
const LATE = 3;
const numberOf = (set) => Number(/^definitions-(\d+)/.exec(set)?.[1] ?? 0);
const stressOf = ({ set }) => (numberOf(set) >= FIRST_LATE ? LATE : 1);
/** What a scan does not judge teaches nothing, and quotations little: security tools would make the best known attacks ordinary. */
const WEIGHT_BY_POSITION = { instruction: COMPLETE, quoted: COMPLETE / 4, described: 0 };
const ordinary = (texts) =>
  sentencesIn(texts, false)
    .map((sentence) => ({ ...sentence, weight: sentence.weight * WEIGHT_BY_POSITION[sentence.position] }))
    .filter(({ weight }) => weight > 0);

const own = ordinary(unnumbered.own.map(numbered));
const isHostile = ({ hostile }) => hostile;
const isHonest = ({ hostile }) => !hostile;
const hostilePassages = written.filter(isHostile);

/** What the sentences of an attack weigh by their share in it: honest ones stand in any definition. */
const SHARED = { 0: 0.5, 0.5: 0.3, 1: 1 };

/** Of attacks the sentences that a reader marked, else those that the last model finds most hostile. */
function attacks(score, texts) {
  return texts
    .filter((text) => text.hostile && isWorded(text))
    .flatMap(({ sentences, shares, weight = COMPLETE, ...text }) => {
      if (shares !== undefined) {
        return sentences.map((sentence, i) => ({
          ...sentence,
          hostile: shares[i] > 0,
          weight: COMPLETE * stressOf(text) * SHARED[shares[i]],
        }));
      }
      const ranked = sentences.map((sentence) => [score(sentence), sentence]).sort((a, b) => b[0] - a[0]);
      return ranked
        .slice(0, 2)
        .filter(([value], rank) => rank === 0 || value > -0.5)
        .map(([, sentence], rank) => ({
          ...sentence,
          hostile: true,
          weight: rank === 0 ? weight : weight / 2,
        }));
    });
}

const FOLDS = 4;
const foldOf = (names) => new Map([...new Set(names)].sort().map((name, index) => [name, index % FOLDS]));
const setOf = ({ set = "dev" }) => set;
const setFold = foldOf(taught.map(setOf));
const serverFold = foldOf(real.map(({ server }) => server));
const isHeldSet = (tool, fold) => setFold.get(setOf(tool)) === fold;
const isHeldServer = ({ server }, fold) => serverFold.get(server) === fold;

/** Learns from all but one fold; from everything when that is none. */
function train(fold) {
  const taughtPart = taught.filter((tool) => !isHeldSet(tool, fold));
  const realPart = real.filter((tool) => !isHeldServer(tool, fold));
  const base = [
    ...own,
    ...ordinary([...realPart, ...taughtPart.filter(isHonest)]),
    ...sentencesIn(written.filter(isHonest), false),
  ];
  const first = scorer(learn([...base, ...sentencesIn(hostilePassages, true, 0.5)], sizes));
  return learn([...base, ...attacks(first, [...hostilePassages, ...taughtPart])], sizes);
}

const EVERYTHING = -1;

/** A model of everything, and for each fold one that did not learn from it. */
const trainAll = () => new Map([EVERYTHING, ...Array(FOLDS).keys()].map((fold) => [fold, train(fold)]));

const KINDS = {
  attacks: isHostile,
  "hard negatives": ({ category }) => category === "hard_negative",
  clean: ({ category }) => category === "benign",
  "real servers": ({ category }) => category === undefined,
};

/**
 * By folds, every definition with its sentences scored by a model that learned neither from its set nor from its server, and what
 * some of them say by their description alone.
 */
function outOfFold(models) {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const judged = (tools) => tools.map((tool) => scored(models.get(fold), tool));
    const ofFold = (tools) => tools.filter((tool) => isHeldSet(tool, fold) && isWorded(tool));
    return {
      held: judged([...ofFold(taught), ...real.filter((tool) => isHeldServer(tool, fold))]),
      parts: judged(ofFold(parts)),
    };
  });
}

/** The sentences that are not quite ordinary with their scores, the worst one first. */
function scored(weights, tool) {
  const ownScore = ownScorer(weights);
  const score = scorer(weights);
  const sentences = tool.sentences
    .filter((sentence) => ownScore(sentence) >= ORDINARY && sentence.position !== "described")
    .map((sentence) => ({
      context: sentence.context,
      words: sentence.words,
      score: score(sentence),
      loss: sentence.position === "quoted" ? QUOTED : 0,
    }))
    .sort((a, b) => b.score - b.loss - (a.score - a.loss));
  const [worst, second = { score: Number.NEGATIVE_INFINITY }] = sentences;
  if (worst === undefined || worst.score < QUITE_ORDINARY) return { ...tool, sentences: [] };
  for (const sentence of sentences) sentence.other = sentence === worst ? second.score : worst.score;
  return { ...tool, sentences, chance: byChance(tool.letters) };
}

/** A false alarm on an ordinary tool is worse than one on a look-alike: of these 8 % may be remarked on, of ordinary ones 1 %. */
const ORDINARY_WEIGHT = 3;
const weightOf = (tool) =>
  stressOf(tool) * (tool.hostile || tool.category === "hard_negative" ? 1 : ORDINARY_WEIGHT);

/** The worst sentence of every definition tells what the rest of it is worth. */
function contextFrom(folds) {
  const samplesOf = (tools, share) =>
    tools
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ sentences: [worst], ...tool }) => ({
        ...tool,
        ...worst,
        chance: tool.chance + worst.loss,
        weight: weightOf(tool) * share,
      }));
  return learnContext(
    folds.flatMap(({ held, parts }) => [...samplesOf(held, 1), ...samplesOf(parts, DESCRIBED_WEIGHT)]),
    sizes,
  );
}

function measure(models, folds) {
  report(
    "held out",
    folds.flatMap((fold) => {
      const context = contextFrom(folds.filter((other) => other !== fold));
      return fold.held.map((tool) => ({ ...tool, score: toolScore(context, tool) }));
    }),
  );
  const model = models.get(EVERYTHING);
  const context = contextFrom(folds);
  const validation = definitions("validation").map(toolOf).filter(isWorded).map(numbered);
  report(
    "validation",
    validation.map((tool) => ({ ...tool, score: toolScore(context, scored(model, tool)) })),
  );
}

const toolScore = ({ inContext }, { sentences, told, chance }) =>
  Math.max(...sentences.map((sentence) => inContext({ ...sentence, told }) - sentence.loss)) - chance;

/** Around those that the scanner uses, from the strictest to the most generous. */
const THRESHOLDS = Array.from({ length: 16 }, (_, step) => CONDEMNED + 0.6 - step / 5);

function report(name, judged) {
  for (const threshold of THRESHOLDS) {
    const rates = Object.entries(KINDS).flatMap(([kind, isOne]) => {
      const all = judged.filter(isOne);
      const above = all.filter(({ score }) => score >= threshold).length;
      return all.length === 0
        ? []
        : [`${kind} ${((above / all.length) * 100).toFixed(2)} % of ${all.length}`];
    });
    console.log(`${name}, threshold ${threshold.toFixed(1)}: ${rates.join(", ")}`);
  }
}

function write(models, folds) {
  const { inContext, ...fit } = contextFrom(folds);
  const labelled = hostilePassages.flatMap(({ label, sentences }) =>
    sentences.map((sentence) => ({ ...sentence, label })),
  );
  const labels = learnLabels(labelled, LABELS, LABEL_ROW, ({ codes, meaning }) => [
    ...Array.from(codes, labelFeature),
    ...Array.from(meaning.concepts, (concept) => (1 << LABEL_BITS) + concept),
  ]);
  writeWeights({ ...models.get(EVERYTHING), ...fit, labels }, dictionaries);
}

const models = trainAll();
const folds = outOfFold(models);
measure(models, folds);
if (!process.argv.includes("--check")) write(models, folds);
