import type { Engine } from "../retrieval/engines/engine.js";

/** An engine that may hold a process or connection until it is closed. */
export interface OpenedEngine {
  engine: Engine;
  /** What the user should know, for example that a model is missing. */
  note?: string;
  close?(): Promise<void>;
}
