import { html, type Markup } from "./markup.js";

export interface MastheadParts {
  title: string;
  toolVersion: string;
  verdict: Markup;
  sections: readonly (readonly [id: string, name: string])[];
}

/** The top of every report: what it is, the verdict, and the way to each section. */
export function masthead({ title, toolVersion, verdict, sections }: MastheadParts): Markup {
  return html`<header class="top">
<div><p class="brand">toolgauge <span class="soft">${toolVersion}</span></p>
<h1>${title}</h1></div>
${verdict}
</header>
<nav aria-label="Sections"><ul>${sections.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul><button type="button" id="theme" hidden>Theme</button></nav>`;
}
