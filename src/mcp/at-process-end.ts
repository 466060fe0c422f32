const actions = new Set<() => void>();
let isWatching = false;

/** Runs an action when this process exits or is asked to end, unless it was called off before. */
export function atProcessEnd(action: () => void): () => void {
  actions.add(action);
  watch();
  return () => actions.delete(action);
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const runAll = () => {
    for (const action of actions) action();
    actions.clear();
  };
  process.on("exit", runAll);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      runAll();
      process.kill(process.pid, signal);
    });
  }
}
