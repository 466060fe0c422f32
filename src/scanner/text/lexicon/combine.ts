/** Every way to join one alternative of each part: the paraphrases of one idea, without listing them. */
export function combine(...parts: readonly string[]): string[] {
  return parts
    .map((part) => part.split("|"))
    .reduce((heads, tails) =>
      heads.flatMap((head) => tails.map((tail) => (tail === "" ? head : `${head} ${tail}`))),
    );
}
