import { visible } from "../core/visible-text.js";

export const SARIF_SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** In SARIF's plain text, brackets make links unless they are escaped. */
export function sarifText(text: string): string {
  return visible(text).replace(/[\\[\]]/g, "\\$&");
}
