import type { CorpusTool } from "../formats/corpus.js";
import type { DetectorResult } from "../formats/run-record.js";
import type { Detector } from "./detector.js";
import { type Judgement, judgeSamples } from "./judge.js";
import { samplesOfServers } from "./sample.js";
import { wilsonInterval } from "./wilson-interval.js";

type RealTools = NonNullable<DetectorResult["realTools"]>;

/** False alarms on the tools of real servers, which are taken to be benign. */
export async function measureRealTools(
  detector: Detector,
  tools: readonly CorpusTool[],
  count: number,
): Promise<RealTools> {
  const samples = samplesOfServers(tools);
  const runs: Judgement[][] = [];
  for (let run = 0; run < count; run++) runs.push(await judgeSamples(detector, samples, run));
  const meanOf = (flagged: boolean | null) =>
    runs.reduce((sum, run) => sum + run.filter((judgement) => judgement.flagged === flagged).length, 0) /
    count;
  const flagged = meanOf(true);
  const judged = flagged + meanOf(false);
  return {
    tools: tools.length,
    flagged,
    abstained: meanOf(null),
    fpr: judged === 0 ? null : flagged / judged,
    interval: wilsonInterval(flagged, judged),
    flaggedTools: tools.flatMap(({ toolId }, index) => {
      const alarm = runs.map((run) => run[index]!).find((judgement) => judgement.flagged === true);
      return alarm === undefined ? [] : [{ toolId, checkIds: alarm.checkIds }];
    }),
  };
}
