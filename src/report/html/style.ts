/** One style sheet for every report: system fonts, both themes, colours that differ in lightness as well as hue. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1b1f24;--soft:#59636e;--line:#d8dee4;--paper:#fff;--panel:#f6f8fa;--good:#0a6e50;--bad:#b3261e;--accent:#2456a6}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebef;--soft:#9aa5b1;--line:#343b44;--paper:#14181d;--panel:#1c2229;--good:#57c9a3;--bad:#ff8a80;--accent:#8ab4f8}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:2rem 1.25rem 4rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.6rem;margin:0}h2{font-size:1.2rem;margin:2.5rem 0 .75rem}
p{margin:.25rem 0}.soft{color:var(--soft)}.good{color:var(--good)}.bad{color:var(--bad)}
.verdict{display:inline-block;margin-top:1rem;padding:.5rem 1rem;border:2px solid currentColor;border-radius:.5rem;font-weight:600}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:.75rem}
.card{padding:.75rem 1rem;background:var(--panel);border:1px solid var(--line);border-radius:.5rem}
.card b{display:block;font-size:1.5rem;font-variant-numeric:tabular-nums}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{padding:.35rem .6rem;text-align:left;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.scroll{overflow-x:auto}
`;
