/** One command of a page with what the page says it prints. */
export interface Example {
  command: string;
  shown: string[];
}

const BLOCK = /^```(?:console|\w+ (\S+))\n([\s\S]*?)^```$/gm;

/**
 * What a reader of a page does, in order. In a console block a line `$ …` is a command and what follows its
 * output; a block with a file name, as "js check.mjs", is a file that the reader writes.
 */
export function consoleExamples(page: string): Example[] {
  const examples: Example[] = [];
  for (const [, file, block] of page.matchAll(BLOCK)) {
    if (file !== undefined) {
      examples.push({ command: `cat > ${file} <<'END OF FILE'\n${block}END OF FILE`, shown: [] });
      continue;
    }
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
