const KEY = "toolgauge-theme";
const ORDER = ["auto", "light", "dark"];

/** A button that goes through auto, light and dark; the choice is kept where the browser allows it. */
export function bindTheme(): void {
  const button = document.querySelector<HTMLButtonElement>("#theme");
  if (button === null) return;
  button.hidden = false;
  let current = stored();
  show();
  button.addEventListener("click", () => {
    current = ORDER[(ORDER.indexOf(current) + 1) % ORDER.length]!;
    show();
    keep(current);
  });

  function show(): void {
    document.documentElement.dataset.theme = current;
    button!.textContent = `Theme: ${current}`;
  }
}

function stored(): string {
  try {
    const value = localStorage.getItem(KEY) ?? "";
    return ORDER.includes(value) ? value : "auto";
  } catch {
    return "auto";
  }
}

function keep(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A page opened from disk may have no storage: the choice then lasts as long as the page.
  }
}
