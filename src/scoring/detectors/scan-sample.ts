import type { Check } from "../../scanner/check.js";
import { scanStream } from "../../scanner/engine.js";
import type { Finding } from "../../scanner/report.js";
import type { Sample, Verdict } from "../detector.js";

/** What the scanner finds on the sample's own tool, with its peers as the registry. A crashed check decides nothing. */
export function scanSample({ tool, peers }: Sample, checks?: readonly Check[]): Finding | undefined {
  const stream = scanStream([tool, ...peers], { checks });
  const first = stream.next();
  let step = first;
  while (step.done !== true) step = stream.next();
  const { failedCheckIds } = step.value.coverage;
  if (failedCheckIds.length > 0) throw new Error(`check ${failedCheckIds.join(", ")} crashed`);
  return first.done === true ? undefined : first.value.finding;
}

export function placesOf({ signalDetails }: Finding): NonNullable<Verdict["places"]> {
  return signalDetails.map(({ checkId, location }) => ({ checkId, ...location }));
}
