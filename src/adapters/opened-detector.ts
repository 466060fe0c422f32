import type { Detector } from "../scoring/detector.js";

/** A detector that may hold a process or a connection until it is closed. */
export interface OpenedDetector {
  detector: Detector;
  close(): Promise<void>;
}
