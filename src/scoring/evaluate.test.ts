import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SecurityEntry } from "../formats/security-corpus.js";
import { DEFAULT_PREVALENCE } from "./base-rate.js";
import { compareDetectors } from "./compare-detectors.js";
import { CLEAN, type Detector, type Verdict } from "./detector.js";
import { evaluateDetector } from "./evaluate.js";
import { wilsonInterval } from "./wilson-interval.js";

const provenance = { source: "written for this test", license: "MIT" };

function attack(id: string, description: string, more: Partial<SecurityEntry> = {}): SecurityEntry {
  return { id, description, label: "malicious", category: "tool_poisoning", provenance, ...more };
}

function benign(id: string, description: string, more: Partial<SecurityEntry> = {}): SecurityEntry {
  return { id, description, label: "benign", category: "benign", provenance, ...more };
}

function mirror(id: string, resembles: string, description: string): SecurityEntry {
  return benign(id, description, { category: "hard_negative", resembles });
}

const ALARM: Verdict = { flagged: true, tier: "hard", checkIds: ["bell"] };

/** Does what the description says: `bell` flags, `crash` throws, `odd` flags in every second run. */
const obedient: Detector = {
  name: "obedient",
  judge({ tool: { description = "" } }, run) {
    if (description.includes("crash")) throw new Error(`stumbled over \u001b[31m${description}`);
    if (description.includes("odd")) return run % 2 === 1 ? ALARM : CLEAN;
    return description.includes("bell") ? ALARM : CLEAN;
  },
};

const score = (entries: SecurityEntry[], runs = 1, detector = obedient) =>
  evaluateDetector(detector, entries, { runs, prevalence: DEFAULT_PREVALENCE });

const CORPUS = [
  attack("a1", "bell", { technique: "ringing", difficulty: "plain" }),
  attack("a2", "bell", { technique: "ringing", difficulty: "evasive" }),
  attack("a3", "quiet", { technique: "silence", difficulty: "evasive" }),
  attack("a4", "crash", { category: "secret", technique: "silence", difficulty: "plain" }),
  benign("b1", "quiet", { technique: "clocks" }),
  benign("b2", "bell", { technique: "clocks" }),
  mirror("h1", "a1", "quiet"),
  mirror("h2", "a2", "bell"),
  mirror("h3", "a3", "bell"),
  mirror("h4", "a4", "quiet"),
  mirror("h5", "tool_poisoning", "quiet"),
];

describe("evaluateDetector", () => {
  it("counts what was caught, missed, falsely flagged and not judged", async () => {
    const result = await score(CORPUS);
    expect(result).toMatchObject({
      detector: "obedient",
      tp: 2,
      fn: 1,
      fp: 3,
      tn: 4,
      abstained: 1,
      precision: 2 / 5,
      recall: 2 / 3,
      f1: 4 / (4 + 3 + 1),
      fpr: 3 / 7,
      cleanFpr: 1 / 2,
      hardNegativeFpr: 2 / 5,
      nullReasons: {},
      intervals: { recall: wilsonInterval(2, 3), fpr: wilsonInterval(3, 7), precision: wilsonInterval(2, 5) },
      realTools: null,
    });
    expect(result.intervals).not.toHaveProperty("f1");
    expect(result).not.toHaveProperty("ratesSd");
  });

  it("groups by category, technique and difficulty, with attacks and benign entries apart", async () => {
    const { perCategory, perTechnique, perDifficulty } = await score(CORPUS);
    expect(perCategory).toMatchObject({
      benign: { entries: 2, fp: 1, tn: 1, recall: null, recallInterval: null, fpr: 1 / 2 },
      hard_negative: { entries: 5, fp: 2, tn: 3, recall: null, fpr: 2 / 5 },
      secret: { entries: 1, abstained: 1, tp: 0, fn: 0, recall: null, fpr: null },
      tool_poisoning: { entries: 3, tp: 2, fn: 1, recall: 2 / 3, fpr: null },
    });
    expect(Object.keys(perTechnique)).toEqual(["clocks", "ringing", "silence"]);
    expect(perTechnique.ringing).toMatchObject({ entries: 2, tp: 2, fn: 0, recall: 1 });
    expect(perDifficulty.evasive).toMatchObject({ entries: 2, tp: 1, fn: 1, recall: 1 / 2 });
  });

  it("pairs each hard negative with its attack when both were judged", async () => {
    const { pairDiscrimination } = await score(CORPUS);
    expect(pairDiscrimination).toEqual({
      pairs: 3,
      toldApart: 1,
      bothFlagged: 1,
      neitherFlagged: 0,
      inverted: 1,
      rate: 1 / 3,
      interval: wilsonInterval(1, 3),
    });
  });

  it("lists every entry, and a crash as an abstention with a printable reason", async () => {
    const { entries } = await score(CORPUS);
    expect(entries).toHaveLength(CORPUS.length);
    expect(entries[0]).toEqual({ id: "a1", flagged: true, tier: "hard", checkIds: ["bell"] });
    expect(entries[2]).toEqual({ id: "a3", flagged: false, tier: null, checkIds: [] });
    expect(entries[3]).toEqual({
      id: "a4",
      flagged: null,
      tier: null,
      checkIds: [],
      error: "stumbled over \\u{1B}[31mcrash",
    });
  });

  it.each([
    [
      "nothing flagged",
      [attack("a", "quiet"), benign("b", "quiet")],
      { precision: null, recall: 0, f1: 0, fpr: 0 },
      { precision: "nothing was flagged", hard_negative_fpr: "no hard negative was judged" },
    ],
    [
      "every attack crashes",
      [attack("a", "crash"), mirror("h", "a", "bell")],
      { precision: 0, recall: null, f1: 0, fpr: 1, hardNegativeFpr: 1 },
      { recall: "no malicious entry was judged", clean_fpr: "no entry of category benign was judged" },
    ],
    [
      "every benign entry crashes",
      [attack("a", "bell"), benign("b", "crash"), mirror("h", "a", "crash")],
      { precision: 1, recall: 1, f1: 1, fpr: null, cleanFpr: null, hardNegativeFpr: null },
      {
        fpr: "no benign entry was judged",
        clean_fpr: "no entry of category benign was judged",
        hard_negative_fpr: "no hard negative was judged",
      },
    ],
  ])("says why a rate is undefined: %s", async (_, entries, rates, reasons) => {
    const result = await score(entries);
    expect(result).toMatchObject(rates);
    expect(result.nullReasons).toEqual(reasons);
  });

  it("averages over runs, gives the deviation, and never averages around a hole", async () => {
    const entries = [attack("a", "odd"), benign("b", "quiet"), mirror("h", "a", "odd")];
    const result = await score(entries, 2);
    expect(result).toMatchObject({
      tp: 0.5,
      fn: 0.5,
      fp: 0.5,
      tn: 1.5,
      recall: 0.5,
      fpr: 0.25,
      cleanFpr: 0,
      hardNegativeFpr: 0.5,
      precision: null,
      nullReasons: { precision: "nothing was flagged in run 1 of 2" },
      ratesSd: { recall: Math.SQRT1_2, cleanFpr: 0, precision: null },
    });
    expect(result.entries[0]).toMatchObject({ flagged: true, flaggedShare: 0.5, checkIds: ["bell"] });
    expect(result.entries[1]).toMatchObject({ flagged: false, flaggedShare: 0 });
  });

  it("shows a detector nothing that tells the label", async () => {
    const seen: string[] = [];
    const nosy: Detector = {
      name: "nosy",
      judge(sample) {
        seen.push(JSON.stringify(sample));
        return CLEAN;
      },
    };
    const entry = attack("tell-tale-id", "d", {
      category: "secret",
      technique: "tell-tale-technique",
      notes: "tell-tale-notes",
      difficulty: "novel",
      peers: [{ server: "s", name: "n", description: "p" }],
    });
    await score([entry, mirror("h", "tell-tale-id", "d")], 1, nosy);
    expect(seen[0]).toBe(
      '{"tool":{"server":"server","name":"tool","description":"d"},"peers":[{"server":"s","name":"n","description":"p"}]}',
    );
    expect(seen.join()).not.toMatch(/tell-tale|secret|novel|malicious|benign/);
  });

  it("keeps its laws on any verdicts", async () => {
    const anyEntry = fc.record({
      description: fc.constantFrom("bell", "quiet", "crash", "odd"),
      kind: fc.constantFrom("attack", "benign", "mirror"),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEntry, { maxLength: 20 }),
        fc.integer({ min: 1, max: 3 }),
        async (drawn, runs) => {
          const entries = drawn.map(({ description, kind }, index) => {
            const id = `e${index}`;
            if (kind === "attack") return attack(id, description);
            return kind === "benign" ? benign(id, description) : mirror(id, `e${index - 1}`, description);
          });
          const result = await score(entries, runs);
          const { tp, fp, tn, fn, abstained, pairDiscrimination: pairs } = result;
          expect(tp + fp + tn + fn + abstained).toBeCloseTo(entries.length, 9);
          expect(result.fpr === null).toBe(result.nullReasons.fpr !== undefined);
          expect(result.recall === null).toBe(result.nullReasons.recall !== undefined);
          expect(pairs.toldApart + pairs.bothFlagged + pairs.neitherFlagged + pairs.inverted).toBeCloseTo(
            pairs.pairs,
            9,
          );
          const grouped = Object.values(result.perCategory).reduce(
            (sum, group) => sum + group.tp + group.fp,
            0,
          );
          expect(grouped).toBeCloseTo(tp + fp, 9);
        },
      ),
    );
  });
});

describe("false alarms on real tools", () => {
  it("are counted apart, each tool beside the others of its server, and feed the base-rate view", async () => {
    const seen: Record<string, string[]> = {};
    const detector: Detector = {
      name: "watcher",
      judge(sample, run) {
        seen[sample.tool.name] = sample.peers.map((peer) => peer.name);
        return obedient.judge(sample, run);
      },
    };
    const tool = (server: string, name: string, description: string) => {
      return { toolId: `${server}:${name}`, server, tool: name, description };
    };
    const realTools = [
      tool("s", "one", "bell"),
      tool("s", "two", "quiet"),
      tool("t", "three", "quiet"),
      tool("t", "four", "crash"),
    ];
    const result = await evaluateDetector(detector, [attack("a", "bell"), benign("b", "quiet")], {
      runs: 1,
      prevalence: { oneIn: 100, fleet: 1000 },
      realTools,
    });
    expect(result.realTools).toEqual({
      tools: 4,
      flagged: 1,
      abstained: 1,
      fpr: 1 / 3,
      interval: wilsonInterval(1, 3),
      flaggedTools: [{ toolId: "s:one", checkIds: ["bell"] }],
    });
    expect(seen).toMatchObject({ one: ["two"], two: ["one"], three: ["four"], four: ["three"] });
    expect(result.cleanFpr).toBe(0);
    expect(result.baseRate.fprOf).toBe("real_tools");
  });
});

describe("the base-rate view", () => {
  it("turns rates into alarms by Bayes' rule", async () => {
    const entries = [
      attack("a", "bell"),
      benign("b", "bell"),
      benign("c", "quiet"),
      mirror("h", "a", "bell"),
    ];
    const { baseRate } = await evaluateDetector(obedient, entries, {
      runs: 1,
      prevalence: { oneIn: 100, fleet: 1000 },
    });
    // Recall 1, clean FPR 1/2: of 1000 tools 10 are poisoned and caught, 495 of the other 990 are false alarms.
    const { low } = wilsonInterval(1, 1)!;
    const { high } = wilsonInterval(1, 2)!;
    expect(baseRate).toEqual({
      oneIn: 100,
      fleet: 1000,
      fprOf: "clean",
      trueAlarmChance: 10 / 505,
      trueAlarmChanceAtWorst: (0.01 * low) / (0.01 * low + 0.99 * high),
      alarmsPerWeek: 505,
      falseAlarmsPerWeek: 495,
    });
  });

  it("is undefined for a detector that raises no alarm, and without recall", async () => {
    const silent = await score([attack("a", "quiet"), benign("b", "quiet")]);
    expect(silent.baseRate).toMatchObject({ trueAlarmChance: null, alarmsPerWeek: 0 });
    const crashed = await score([attack("a", "crash"), benign("b", "quiet")]);
    expect(crashed.baseRate).toMatchObject({ trueAlarmChance: null, alarmsPerWeek: null });
  });
});

describe("compareDetectors", () => {
  it("counts, on attacks and benign entries apart, who alone is right where both judged", async () => {
    const contrary: Detector = {
      name: "contrary",
      judge: (sample, run) => {
        const verdict = obedient.judge(sample, run) as Verdict;
        return verdict.flagged ? CLEAN : ALARM;
      },
    };
    const results = [await score(CORPUS), await score(CORPUS, 1, contrary)];
    expect(
      compareDetectors(
        CORPUS.map((entry) => ({ ...entry, tool: "s:t" })),
        results,
      ),
    ).toEqual([
      {
        detectors: ["obedient", "contrary"],
        on: "malicious",
        onlyFirstRight: 2,
        onlySecondRight: 1,
        pValue: 1,
      },
      { detectors: ["obedient", "contrary"], on: "benign", onlyFirstRight: 4, onlySecondRight: 3, pValue: 1 },
    ]);
  });
});
