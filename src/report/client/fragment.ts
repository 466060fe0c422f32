import type { Explorer } from "./explorer.js";
import { readState } from "./state.js";

/** `#id` opens and shows a row or section; `#table?text=…` restores a filtered view. */
export function followFragment(explorers: readonly Explorer[]): void {
  function follow(): void {
    const fragment = location.hash.slice(1);
    const saved = readState(fragment);
    if (saved !== undefined) {
      explorers.find(({ id }) => id === saved.id)?.restore(saved.state);
      document.getElementById(saved.id)?.scrollIntoView();
      return;
    }
    if (fragment !== "") explorers.some((explorer) => explorer.reveal(fragment));
    const target = document.getElementById(fragment);
    if (target === null) return;
    if (target instanceof HTMLTableRowElement) {
      for (const row of document.querySelectorAll("tr.target")) row.classList.remove("target");
      target.classList.add("target");
    }
    const details = target.querySelector("details");
    if (target instanceof HTMLTableRowElement && details !== null) details.open = true;
    for (let parent = target.parentElement; parent !== null; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    }
    target.scrollIntoView({ block: target instanceof HTMLTableRowElement ? "center" : "start" });
  }
  addEventListener("hashchange", follow);
  if (location.hash !== "") follow();
}
