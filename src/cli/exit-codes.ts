/** Pinned: scripts depend on them. */
export const EXIT = {
  fine: 0,
  /** Findings at or above the threshold, or a gate breach. */
  failed: 1,
  /** Could not decide: usage, configuration, unreadable or incomplete input, internal error. */
  undecided: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
