import { createHash } from "node:crypto";
import { html, type Markup, trusted } from "./markup.js";
import { STYLE } from "./style.js";

/** A self-contained page that can load nothing and run nothing it was not shipped with. */
export function page(title: string, body: Markup): string {
  const styleHash = createHash("sha256").update(STYLE).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;
}
