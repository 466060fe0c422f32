/** What a hostile passage does to the model that reads it, as the training passages are labelled. */
export const LABELS = [
  "override",
  "secrecy",
  "disclosure",
  "steer",
  "exfil",
  "defer",
  "consent",
  "mismatch",
] as const;

export type Label = (typeof LABELS)[number];

/** For people: what the text does. */
export const DETAILS: Record<Label, string> = {
  override: "the text sets itself above the rules the model was given",
  secrecy: "the text has something kept from the user or told differently",
  disclosure: "the text has the model hand over what the tool does not need",
  steer: "the text directs the model beyond this tool's own job",
  exfil: "the text has data carried out to a place the user did not choose",
  defer: "the text means something else later",
  mismatch: "the tool does or collects more than its purpose needs",
  consent: "the text acts without the user's consent or widens what is allowed",
};
