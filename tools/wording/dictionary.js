// Features are numbers out of so many that most never occur. Those worth learning are numbered one by one, so that what is learned of
// them takes no more room than they need.
import { FEATURE_BITS } from "../../dist/scanner/wording/weight-table.js";

/** The number of all features that nothing is learned of. */
export const UNKNOWN = 0;

/** What occurs less often says nothing. */
const FEWEST = 2;

export class Dictionary {
  #numbers = new Int32Array(1 << FEATURE_BITS);
  /** By number, in ascending order. */
  features = [UNKNOWN];

  constructor(lists) {
    const occurrences = new Uint8Array(1 << FEATURE_BITS);
    for (const list of lists) {
      for (const feature of list) if (occurrences[feature] < FEWEST) occurrences[feature]++;
    }
    for (const [feature, often] of occurrences.entries()) {
      if (often === FEWEST) this.#numbers[feature] = this.features.push(feature) - 1;
    }
  }

  get size() {
    return this.features.length;
  }

  numbersOf(features) {
    return Int32Array.from(features, (feature) => this.#numbers[feature]);
  }
}
