import { createHash } from "node:crypto";
import { excerpt } from "../../core/visible-text.js";
import { embeddedJson } from "./embedded-json.js";
import { html, type Markup, trusted } from "./markup.js";
import { SCRIPT } from "./script.generated.js";
import { STYLE } from "./style.js";

const LONGEST_NAME = 300;

export interface PageParts {
  title: string;
  body: Markup;
  /** Names the page's script refers to by index. */
  tools?: readonly string[];
}

/** A self-contained page that can load nothing and run nothing it was not shipped with. */
export function page({ title, body, tools = [] }: PageParts): string {
  const policy = [
    "default-src 'none'",
    `style-src '${sourceHash(STYLE)}'`,
    `script-src '${sourceHash(SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return html`<!doctype html>
<html lang="en" data-theme="auto">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${body}
<script type="application/json" id="page-data">${embeddedJson({ tools: tools.map((name) => excerpt(name, LONGEST_NAME)) })}</script>
<script>${trusted(SCRIPT)}</script>
</body>
</html>
`.text;
}

function sourceHash(source: string): string {
  return `sha256-${createHash("sha256").update(source).digest("base64")}`;
}
