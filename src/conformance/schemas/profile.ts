/**
 * `published`: the published MPLP schemas, exactly. `spec` (default): the same plus the names that only
 * the evaluation document uses, without which a gated step could not be written down at all.
 */
export type Profile = "spec" | "published";

export const PROFILES: readonly Profile[] = ["spec", "published"];
