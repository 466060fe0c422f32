import { styleText } from "node:util";
import { visible } from "../core/visible-text.js";
import { type Palette, plainPalette } from "../report/palette.js";
import type { Terminal } from "./command.js";

const PROGRESS_AFTER_MS = 1000;
const PROGRESS_EVERY_MS = 100;

export function openTerminal(quiet: boolean): Terminal {
  const { stdout, stderr, env } = process;
  const startedAt = Date.now();
  let lastShownAt = 0;
  let isShown = false;

  function clear(): void {
    if (isShown) stderr.write("\r\u001b[2K");
    isShown = false;
  }

  function progress(line: string): void {
    const now = Date.now();
    if (
      quiet ||
      !stderr.isTTY ||
      now - startedAt < PROGRESS_AFTER_MS ||
      now - lastShownAt < PROGRESS_EVERY_MS
    )
      return;
    lastShownAt = now;
    isShown = true;
    stderr.write(`\r\u001b[2K${visible(line).slice(0, (stderr.columns || 80) - 1)}`);
  }

  function warn(line: string): void {
    clear();
    if (!quiet) stderr.write(`warning: ${visible(line)}\n`);
  }

  const hasColour = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
  return {
    palette: hasColour ? colourPalette : plainPalette,
    columns: stdout.columns || 80,
    isInteractive: process.stdin.isTTY === true && stderr.isTTY === true,
    warn,
    progress,
    clear,
  };
}

const colourPalette: Palette = {
  strong: (text) => styleText("bold", text),
  faint: (text) => styleText("dim", text),
  good: (text) => styleText("green", text),
  bad: (text) => styleText(["bold", "red"], text),
  caution: (text) => styleText("yellow", text),
};
