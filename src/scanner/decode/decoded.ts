/** A stretch of text that may be encoded, with what it decodes to. */
export interface Decoded {
  encoding: string;
  start: number;
  end: number;
  text: string;
  /** Where letters were only moved or replaced: the words as they stand. */
  cipherOf?: string;
  /** Once it was found to ask for nothing: by a tool of which server, and what that took of the budget. */
  harmless?: { server: string; cost: number };
}

/** What a text holds that decodes to something, and tokens that may belong to others elsewhere. */
export interface Candidates {
  decoded: readonly Decoded[];
  parts: readonly string[];
}
