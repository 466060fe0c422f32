import { ToolgaugeError } from "../core/errors.js";
import type { Options } from "./command.js";

// commander hands over strings; these are the few shapes the commands need.

export function textOption(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

export function listOption(options: Options, name: string): string[] | undefined {
  const value = options[name];
  return Array.isArray(value) ? (value as string[]) : undefined;
}

export function countOption(options: Options, name: string, highest: number): number {
  const value = Number(options[name]);
  if (!Number.isInteger(value) || value < 1 || value > highest) {
    throw new ToolgaugeError(
      "usage",
      `--${kebab(name)} is ${JSON.stringify(options[name])}, not a whole number from 1 to ${highest}`,
    );
  }
  return value;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
