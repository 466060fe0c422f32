// Learns the wording model and writes src/scanner/wording/weights.generated.ts. Needs the locked real servers in the cache
// (`npm run eval:real`): their tools are what ordinary documentation looks like.
// Prints what it is worth: every real server and every set of definitions judged by a model that did not learn from it, and the
// sets that nothing learns from. --check prints only.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { ROOT, setUp } from "../setup.js";

if (isMainThread) setUp({ quiet: true });
const { learn, learnContext, learnLabels, scorer } = await import("./learn.js");
const { learnNetwork } = await import("./learn-network.js");
const { definitions, developmentEntries, ownTools, passages, realTools, sentencesOf, toolOf } = await import(
  "./samples.js"
);
const { LABELS } = await import("../../dist/scanner/wording/labels.js");
const { LABEL_ROW, labelFeature, mixedScore } = await import("../../dist/scanner/wording/model.js");
const { LABEL_BITS } = await import("../../dist/scanner/wording/features.js");
const { networkScore, tellAbout } = await import("../../dist/scanner/wording/network.js");
const { byChance, ORDINARY } = await import("../../dist/scanner/wording/suspicion.js");
const { CONDEMNED, QUOTED } = await import("../../dist/scanner/wording/suspicious-text.js");

/** Attacks that lie in characters and encodings, not in wording. */
const HIDDEN = new Set(["unicode_smuggling", "decoded_payload", "secret"]);
const isWorded = ({ category }) => !HIDDEN.has(category);

const written = passages().map(({ label, text, weight }) => ({
  label,
  weight,
  hostile: label !== "benign",
  sentences: sentencesOf(text),
}));
const taught = [...definitions("definitions"), ...developmentEntries()].map(toolOf);
const real = realTools().map(toolOf);
const sentencesIn = (texts, hostile, weight = 1) =>
  texts.flatMap(({ sentences, about }) =>
    sentences.map((sentence) => ({ ...sentence, about, hostile, weight })),
  );
/** Complete definitions are what is judged: their sentences count more than passages. */
const COMPLETE = 2;
/** What a scan does not judge teaches nothing, and quotations little: security tools would make the best known attacks ordinary. */
const WEIGHT_BY_POSITION = { instruction: COMPLETE, quoted: COMPLETE / 4, described: 0 };
const ordinary = (texts) =>
  sentencesIn(texts, false)
    .map((sentence) => ({ ...sentence, weight: WEIGHT_BY_POSITION[sentence.position] }))
    .filter(({ weight }) => weight > 0);

const own = ordinary(ownTools().map(toolOf));
const isHostile = ({ hostile }) => hostile;
const isHonest = ({ hostile }) => !hostile;
const hostilePassages = written.filter(isHostile);

/** What the sentences of an attack weigh by their share in it: honest ones stand in any definition. */
const SHARED = { 0: 0.5, 0.5: 0.3, 1: 1 };

/** Of attacks the sentences that a reader marked, else those that the last model finds most hostile. */
function attacks(score, texts) {
  return texts
    .filter((text) => text.hostile && isWorded(text))
    .flatMap(({ sentences, about, shares, weight = COMPLETE }) => {
      if (shares !== undefined) {
        return sentences.map((sentence, i) => ({
          ...sentence,
          about,
          hostile: shares[i] > 0,
          weight: COMPLETE * SHARED[shares[i]],
        }));
      }
      const ranked = sentences.map((sentence) => [score(sentence), sentence]).sort((a, b) => b[0] - a[0]);
      return ranked
        .slice(0, 2)
        .filter(([value], rank) => rank === 0 || value > -0.5)
        .map(([, sentence], rank) => ({
          ...sentence,
          about,
          hostile: true,
          weight: rank === 0 ? weight : weight / 2,
        }));
    });
}

/** The network is only asked about sentences that are not ordinary to a model that did not learn from them; these score lower. */
const QUITE_ORDINARY = -5;

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
  const first = scorer(learn([...base, ...sentencesIn(hostilePassages, true, 0.5)]));
  const samples = [...base, ...attacks(first, [...hostilePassages, ...taughtPart])];
  const weights = learn(samples);
  const score = scorer(weights);
  const network = learnNetwork(samples.filter((sample) => sample.hostile || score(sample) >= QUITE_ORDINARY));
  for (const values of Object.values(network)) values.set(rounded(values));
  return { ...weights, network };
}

/** Each in a thread of its own: a model takes minutes. */
function trained(fold) {
  return new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: { fold } })
      .once("message", resolve)
      .once("error", reject)
      .once("exit", (code) => reject(new Error(`training ended with exit code ${code}`)));
  });
}

const EVERYTHING = -1;

/** A model of everything, and for each fold one that did not learn from it; two at a time. */
async function trainAll() {
  const models = new Map();
  const waiting = [EVERYTHING, ...Array(FOLDS).keys()];
  const workThrough = async () => {
    for (let fold = waiting.shift(); fold !== undefined; fold = waiting.shift()) {
      models.set(fold, await trained(fold));
    }
  };
  await Promise.all([workThrough(), workThrough()]);
  return models;
}

const KINDS = {
  attacks: isHostile,
  "hard negatives": ({ category }) => category === "hard_negative",
  clean: ({ category }) => category === "benign",
  "real servers": ({ category }) => category === undefined,
};

/** Every definition with its sentences scored by a model that learned neither from its set nor from its server. */
function outOfFold(models) {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = [
      ...taught.filter((tool) => isHeldSet(tool, fold) && isWorded(tool)),
      ...real.filter((tool) => isHeldServer(tool, fold)),
    ];
    return held.map((tool) => scored(models.get(fold), tool));
  });
}

/** The sentences that are not quite ordinary with their scores, the worst one first. */
function scored({ network, ...weights }, tool) {
  const score = scorer(weights);
  const about = tellAbout(network, tool.about);
  const sentences = tool.sentences
    .map((sentence) => ({ ...sentence, score: score(sentence) }))
    .filter((sentence) => sentence.score >= ORDINARY && sentence.position !== "described")
    .map(({ context, words, vectors, position, score: worded }) => ({
      context,
      words,
      score: mixedScore(worded, networkScore(network, vectors, about)),
      loss: position === "quoted" ? QUOTED : 0,
    }))
    .sort((a, b) => b.score - b.loss - (a.score - a.loss));
  const [worst, second = { score: Number.NEGATIVE_INFINITY }] = sentences;
  for (const sentence of sentences) sentence.other = sentence === worst ? second.score : worst.score;
  return { ...tool, sentences, chance: byChance(tool.letters) };
}

/** A false alarm on an ordinary tool is worse than one on a look-alike: of these 8 % may be remarked on, of ordinary ones 1 %. */
const ORDINARY_WEIGHT = 5;
const weightOf = ({ hostile, category }) => (hostile || category === "hard_negative" ? 1 : ORDINARY_WEIGHT);

/** The worst sentence of every definition tells what the rest of it is worth. */
function contextFrom(tools) {
  return learnContext(
    tools
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ sentences: [worst], ...tool }) => ({
        ...tool,
        ...worst,
        chance: tool.chance + worst.loss,
        weight: weightOf(tool),
      })),
  );
}

function measure(models, folds) {
  report(
    "held out",
    folds.flatMap((held) => {
      const context = contextFrom(folds.filter((fold) => fold !== held).flat());
      return held.map((tool) => ({ ...tool, score: toolScore(context, tool) }));
    }),
  );
  const model = models.get(EVERYTHING);
  const context = contextFrom(folds.flat());
  const validation = definitions("validation").map(toolOf).filter(isWorded);
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

/** As the packed weights will be read. */
function rounded(values) {
  const { scale, table } = quantized(values);
  return Float32Array.from(table, (value) => value * scale);
}

function packed(table) {
  const bytes = [];
  let gap = 0;
  for (const weight of table) {
    if (weight === 0) {
      gap++;
      continue;
    }
    for (; gap >= 255; gap -= 255) bytes.push(255);
    bytes.push(gap, weight & 255);
    gap = 0;
  }
  return Buffer.from(bytes).toString("base64");
}

function quantized(values) {
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return { scale, table: Int8Array.from(values, (value) => Math.round(value / scale)) };
}

/** A byte for each weight. */
function packedNetwork(network) {
  return Object.fromEntries(
    Object.entries(network).map(([name, values]) => {
      const { scale, table } = quantized(values);
      return [
        name,
        { scale: Number(scale.toPrecision(6)), weights: Buffer.from(table.buffer).toString("base64") },
      ];
    }),
  );
}

function write(models, folds) {
  const model = models.get(EVERYTHING);
  const words = quantized(model.words);
  const concepts = quantized(model.concepts);
  const senses = quantized(model.senses);
  const { slope, support, offset, ...around } = contextFrom(folds.flat());
  const context = quantized(around.context);
  const spoken = quantized(around.spoken);
  const told = quantized(around.told);
  const labelled = hostilePassages.flatMap(({ label, sentences }) =>
    sentences.map((sentence) => ({ ...sentence, label })),
  );
  const labels = learnLabels(labelled, LABELS, LABEL_ROW, ({ codes, meaning }) => [
    ...Array.from(codes, labelFeature),
    ...Array.from(meaning.concepts, (concept) => (1 << LABEL_BITS) + concept),
  ]);
  const lines = Object.entries({
    bias: Number(model.bias.toFixed(4)),
    wordScale: Number(words.scale.toPrecision(6)),
    conceptScale: Number(concepts.scale.toPrecision(6)),
    senseScale: Number(senses.scale.toPrecision(6)),
    contextScale: Number(context.scale.toPrecision(6)),
    spokenScale: Number(spoken.scale.toPrecision(6)),
    toldScale: Number(told.scale.toPrecision(6)),
    slope: Number(slope.toFixed(4)),
    support: Number(support.toFixed(4)),
    offset: Number(offset.toFixed(4)),
    words: packed(words.table),
    concepts: packed(concepts.table),
    senses: packed(senses.table),
    context: packed(context.table),
    spoken: packed(spoken.table),
    told: packed(told.table),
    labels: packed(labels),
    network: packedNetwork(model.network),
  }).map(
    ([key, value]) => `  ${key}:${typeof value === "number" ? " " : "\n    "}${JSON.stringify(value)},\n`,
  );
  writeFileSync(
    join(ROOT, "src/scanner/wording/weights.generated.ts"),
    `// Generated by tools/wording/train.js. Do not edit.\nexport const WEIGHTS = {\n${lines.join("")}};\n`,
  );
}

if (isMainThread) {
  const models = await trainAll();
  const folds = outOfFold(models);
  measure(models, folds);
  if (!process.argv.includes("--check")) write(models, folds);
} else {
  parentPort.postMessage(train(workerData.fold));
}
