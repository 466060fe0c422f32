/** How a terminal shows emphasis. The plain palette changes nothing. */
export interface Palette {
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  caution(text: string): string;
}

const same = (text: string) => text;

export const plainPalette: Palette = { strong: same, faint: same, good: same, bad: same, caution: same };
