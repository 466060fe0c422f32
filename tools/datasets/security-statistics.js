// Prints what would make the security corpus easier than it looks: how far a bag of words gets, how lengths and
// shouting are distributed over the labels, and how close the closest pairs are.
import { readFileSync } from "node:fs";

const { entries } = JSON.parse(
  readFileSync(new URL("../../datasets/security_corpus_v1.json", import.meta.url), "utf8"),
);

/** All the text a reader sees of an entry. */
function textOf(entry) {
  const parts = [entry.name, entry.title, entry.description];
  const visit = (value) => {
    if (typeof value === "string") parts.push(value);
    else if (value !== null && typeof value === "object") {
      for (const [key, child] of Object.entries(value)) {
        parts.push(key);
        visit(child);
      }
    }
  };
  visit(entry.input_schema);
  visit(entry.output_schema);
  return parts.filter(Boolean).join("\n");
}

const words = (text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
const documents = entries.map((entry) => ({
  entry,
  isMalicious: entry.label === "malicious",
  words: new Set(words(textOf(entry))),
  text: textOf(entry),
}));

/** Leave-one-out naive Bayes over word presence: counts minus the held-out document. */
function leaveOneOut(chosen) {
  const counts = new Map();
  const totals = [0, 0];
  for (const { isMalicious, words: present } of chosen) {
    totals[Number(isMalicious)]++;
    for (const word of present) {
      const count = counts.get(word) ?? [0, 0];
      count[Number(isMalicious)]++;
      counts.set(word, count);
    }
  }
  const result = { tp: 0, fp: 0, tn: 0, fn: 0 };
  for (const { isMalicious, words: present } of chosen) {
    const own = Number(isMalicious);
    const size = totals.map((total, label) => total - Number(label === own));
    let score = Math.log(size[1] / size[0]);
    for (const word of present) {
      const [benign, malicious] = counts.get(word).map((count, label) => count - Number(label === own));
      score += Math.log((malicious + 0.5) / (size[1] + 1)) - Math.log((benign + 0.5) / (size[0] + 1));
    }
    result[score > 0 ? (isMalicious ? "tp" : "fp") : isMalicious ? "fn" : "tn"]++;
  }
  return { recall: result.tp / (result.tp + result.fn), fpr: result.fp / (result.fp + result.tn) };
}

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))];
const percent = (value) => `${(100 * value).toFixed(1)} %`;
const groups = {
  malicious: documents.filter((document) => document.isMalicious),
  "hard negative": documents.filter(({ entry }) => entry.category === "hard_negative"),
  benign: documents.filter(({ entry }) => entry.category === "benign"),
};

console.log(
  "| group | entries | characters p10 / p50 / p90 | in capitals¹ | not English | languages |\n|---|---|---|---|---|---|",
);
for (const [name, group] of Object.entries(groups)) {
  const lengths = group.map(({ text }) => text.length);
  const shouting = group.filter(({ text }) =>
    /\b(?:IMPORTANT|MUST|NEVER|ALWAYS|NOTE|WARNING)\b/.test(text),
  ).length;
  const languages = new Set(group.map(({ entry }) => entry.language));
  const foreign = group.filter(({ entry }) => entry.language !== "en").length;
  const spread = [0.1, 0.5, 0.9].map((share) => quantile(lengths, share)).join(" / ");
  console.log(
    `| ${name} | ${group.length} | ${spread} | ${percent(shouting / group.length)} | ${percent(foreign / group.length)} | ${languages.size} |`,
  );
}

const contested = [...groups.malicious, ...groups["hard negative"]];
const all = leaveOneOut(documents);
const hard = leaveOneOut(contested);
console.log(
  `\nA bag of words, leave one out: recall ${percent(all.recall)} at a false-positive rate of ${percent(all.fpr)} over all entries; attacks against hard negatives alone ${percent(hard.recall)} at ${percent(hard.fpr)}.`,
);

const shingles = documents.map(({ text }) => {
  const list = words(text);
  return new Set(list.slice(0, -4).map((_, index) => list.slice(index, index + 5).join(" ")));
});
const close = [];
for (let first = 0; first < shingles.length; first++) {
  for (let second = first + 1; second < shingles.length; second++) {
    const [small, large] =
      shingles[first].size < shingles[second].size
        ? [shingles[first], shingles[second]]
        : [shingles[second], shingles[first]];
    if (small.size < 5) continue;
    let shared = 0;
    for (const shingle of small) if (large.has(shingle)) shared++;
    const similarity = shared / (small.size + large.size - shared);
    if (similarity > 0.3) close.push([entries[first].id, entries[second].id, similarity]);
  }
}
console.log(
  `\nPairs that share more than 30 % of their five-word runs: ${close.length}${close.map(([a, b, similarity]) => `; ${a} and ${b} (${percent(similarity)})`).join("")}.`,
);
