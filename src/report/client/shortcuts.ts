/** `/` goes to the nearest search field below the top of the window; Escape empties it and leaves. */
export function bindShortcuts(): void {
  document.addEventListener("keydown", (event) => {
    const active = document.activeElement;
    if (event.key === "Escape" && active instanceof HTMLInputElement && active.type === "search") {
      if (active.value === "") active.blur();
      return;
    }
    const isTyping = active instanceof HTMLInputElement || active instanceof HTMLSelectElement;
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const fields = [...document.querySelectorAll<HTMLInputElement>("input[type=search]")];
    const next = fields.find((field) => field.getBoundingClientRect().bottom > 0) ?? fields[0];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.select();
  });
}
