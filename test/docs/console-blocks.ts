/** One command of a page with what the page says it prints. */
export interface Example {
  command: string;
  shown: string[];
}

const BLOCK = /^```console\n([\s\S]*?)^```$/gm;

/** The commands of a page's console blocks, in order. A line `$ …` is a command, what follows its output. */
export function consoleExamples(page: string): Example[] {
  const examples: Example[] = [];
  for (const [, block] of page.matchAll(BLOCK)) {
    for (const line of block!.trimEnd().split("\n")) {
      if (line.startsWith("$ ")) examples.push({ command: line.slice(2), shown: [] });
      else examples.at(-1)!.shown.push(line);
    }
  }
  return examples;
}

/** Whether output is as shown; a line `…` stands for any number of lines. */
export function isAsShown(output: readonly string[], shown: readonly string[]): boolean {
  const [first, ...rest] = shown;
  if (first === undefined) return output.length === 0;
  if (first !== "…") return output[0] === first && isAsShown(output.slice(1), rest);
  return output.some((_, skipped) => isAsShown(output.slice(skipped), rest)) || rest.length === 0;
}
