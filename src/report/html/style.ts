/** One style sheet for every report: system fonts, both themes, colours that differ in lightness as well as hue. */
export const STYLE = `
:root{color-scheme:light dark;
--ink:light-dark(#16191d,#e6eaee);--soft:light-dark(#57606a,#9ba7b4);--line:light-dark(#dde2e8,#2a323b);--paper:light-dark(#fff,#0e1216);--panel:light-dark(#f6f8fa,#161b21);--raise:light-dark(#fff,#1b2128);
--good:light-dark(#0b6a53,#5cd0ab);--bad:light-dark(#b3261e,#ff958a);--caution:light-dark(#875600,#f1c267);--accent:light-dark(#1d5bb8,#86b4ff);--wash:light-dark(#eaf1fc,#18263c);
--s0:light-dark(#1f6feb,#5c9dff);--s1:light-dark(#c4570c,#f0985a);--s2:light-dark(#0f8a6d,#3cc39c);--s3:light-dark(#8a4fbf,#c19af0);
--r1:light-dark(#0b4fb3,#8fc0ff);--r2:light-dark(#3f83dd,#5b97e6);--r3:light-dark(#8bb6ee,#3d6fb3);--r4:light-dark(#c6dbf6,#2a4a78);--miss:light-dark(#b3261e,#ff958a);
--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
html{scroll-padding-top:4rem}
body{margin:0 auto;max-width:78rem;padding:0 1.5rem 5rem;font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--paper);-webkit-text-size-adjust:100%}
h1,h2,h3,p,ul,ol,dl,dd{margin:0;padding:0}ul{list-style:none}
h1{font-size:2rem;line-height:1.2;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{font-size:1.5rem;letter-spacing:-.015em}
h3{font-size:1rem;margin:2rem 0 .75rem}
a{color:var(--accent);text-underline-offset:.15em}
code,.id,.tool,pre{font-family:var(--mono);font-size:.86em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
.soft{color:var(--soft)}.good{color:var(--good)}.bad{color:var(--bad)}.caution{color:var(--caution)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.5rem 1rem;z-index:9}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:1rem 2rem;padding:2.5rem 0 1.5rem}
.brand{font-weight:600;margin-bottom:.25rem}.brand .soft{font-weight:400}
.verdict{display:flex;align-items:baseline;gap:.6rem;padding:.7rem 1.1rem;border:1.5px solid currentColor;border-radius:.6rem;font-size:1.15rem;font-weight:650;background:var(--panel)}
.verdict small{font-size:.85rem;font-weight:400;color:var(--soft)}
nav{position:sticky;top:0;z-index:3;display:flex;justify-content:space-between;align-items:center;gap:1rem;background:var(--paper);border-bottom:1px solid var(--line);padding:.5rem 0}
nav ul{display:flex;gap:1.25rem;overflow-x:auto}nav a{color:var(--ink);text-decoration:none;font-weight:550;white-space:nowrap}nav a:hover{color:var(--accent)}
button,select,input{font:inherit;color:inherit;background:var(--raise);border:1px solid var(--line);border-radius:.4rem;padding:.3rem .65rem}
button{cursor:pointer}button:hover{border-color:var(--accent)}
#theme{font-size:.85rem;color:var(--soft);white-space:nowrap}
section{margin-top:3.5rem}
.lead{color:var(--soft);font-size:1.05rem}
.facts{color:var(--soft);margin-top:.5rem}.facts b{color:var(--ink);font-weight:600}
.inline{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;font-size:.9rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(10.5rem,1fr));gap:.9rem;margin-top:1.75rem}
.tiles a{display:flex;flex-direction:column;height:100%;padding:1rem 1.15rem;border:1px solid var(--line);border-radius:.7rem;background:var(--panel);color:inherit;text-decoration:none}
.tiles a:hover{border-color:var(--accent)}
.name{font-size:.88rem;color:var(--soft);overflow-wrap:anywhere}
.value{font-size:1.75rem;line-height:1.3;font-weight:650;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.note{font-size:.88rem}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.75rem}
.card{display:flex;flex-direction:column;padding:.8rem 1rem;border:1px solid var(--line);border-radius:.6rem;background:var(--panel)}
.card .value{font-size:1.5rem}.range{font-size:.76rem;white-space:nowrap;min-height:1.2em;font-variant-numeric:tabular-nums}
.spread{display:block;width:100%;height:4.2rem;margin-top:.4rem}.spread rect{fill:var(--s0)}.spread line{stroke:var(--soft);stroke-width:1;stroke-dasharray:2 2;vector-effect:non-scaling-stroke}.axis{display:flex;justify-content:space-between;font-size:.76rem;color:var(--soft);font-variant-numeric:tabular-nums;margin-bottom:.8rem}
.trends{grid-template-columns:repeat(auto-fill,minmax(11.5rem,1fr))}.trend{display:block;width:100%;height:auto;margin:.4rem 0}.trend path{fill:none;stroke:var(--s0);stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}.dot{fill:var(--s0)}.dot.last{stroke:var(--panel);stroke-width:1.5}
.delta{font-size:.85rem;font-variant-numeric:tabular-nums;white-space:nowrap}
.columns{columns:29rem 2;column-gap:1rem;margin-top:1.25rem}.columns .panel{break-inside:avoid;margin-bottom:1rem}
.explorer tbody td:first-child{min-width:13rem}.explorer td:first-child:has(details[open]){min-width:min(36rem,85vw)}
.panel{padding:1rem 1.25rem 1.25rem;border:1px solid var(--line);border-radius:.7rem;background:var(--panel)}.panel h3{margin-top:0}.panel thead th{white-space:normal}
.bar{display:block;width:100%;height:.75rem;border-radius:3px}.interval{display:block;width:100%;height:.7rem;margin:.3rem 0 .15rem}
.track{fill:var(--line)}.band{fill:var(--s0);opacity:.28}.before{fill:var(--soft)}
.series-0{fill:var(--s0)}.series-1{fill:var(--s1)}.series-2{fill:var(--s2)}.series-3{fill:var(--s3)}
.rank-1{fill:var(--r1)}.rank-2{fill:var(--r2)}.rank-3{fill:var(--r3)}.rank-4{fill:var(--r4)}.missed{fill:var(--miss)}
.legend{display:flex;flex-wrap:wrap;gap:.15rem 1.1rem;margin:.5rem 0 1rem;font-size:.86rem;color:var(--soft)}.legend b{color:var(--ink)}
.legend svg{width:.7rem;height:.7rem;margin-right:.4rem;border-radius:2px}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{padding:.5rem .7rem;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
td{overflow-wrap:anywhere}
thead th{font-weight:600;color:var(--soft);font-size:.82rem;white-space:nowrap;vertical-align:bottom}
tbody th{font-weight:550}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.word{white-space:nowrap}
.scroll{overflow-x:auto}
.bars th,.bars td{border:0;padding:.2rem .5rem .2rem 0}.bars th{width:40%;font-weight:400;overflow-wrap:anywhere}
.bar-row{display:flex;align-items:center;gap:.6rem;margin:.15rem 0}.bar-row .number{width:3rem;font-size:.86rem}
.rate{min-width:8rem}.rate .bar{height:.5rem;margin:.45rem 0 .2rem}
.tools{display:flex;flex-wrap:wrap;align-items:center;gap:.6rem .9rem;padding:.75rem 0}.tools[hidden]{display:none}
.field{display:flex;align-items:center;gap:.4rem;font-size:.88rem;color:var(--soft)}.field input{width:15rem}.field select{max-width:14rem}
output{margin-left:auto;font-size:.88rem;color:var(--soft);font-variant-numeric:tabular-nums}
th button{border:0;background:none;padding:0;font-weight:600;color:inherit;font-size:inherit;text-align:inherit;white-space:inherit}
th button::after{content:"↕";opacity:.35;margin-left:.35rem}th[aria-sort=ascending] button::after{content:"↑";opacity:1}th[aria-sort=descending] button::after{content:"↓";opacity:1}
tbody tr:hover{background:var(--panel)}tr.target{background:var(--wash)}
summary{cursor:pointer}summary .id{color:var(--soft);margin-right:.35rem}
.line{height:1.7rem;line-height:1.7rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.tool.line{max-width:19rem}.wrap{white-space:normal}
.chip{display:inline-block;min-width:1.9rem;padding:0 .4rem;border-radius:.35rem;border:1px solid var(--line);text-align:center;font-size:.85em;line-height:1.45;background:var(--raise)}
.chip.first{background:var(--r1);border-color:var(--r1);color:var(--paper)}.chip.none{border:1.5px dashed var(--bad);color:var(--bad)}
.answers{display:flex;flex-wrap:wrap;gap:.5rem 2.5rem;margin:.6rem 0 .3rem 1rem}.answers ol{padding-left:1.6rem;font-family:var(--mono);font-size:.82rem}
.flips{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}.flips dd a{color:inherit;margin-right:.5rem}
.broken{border-left:4px solid var(--bad);padding:.35rem 0 .35rem 1rem;color:var(--bad);margin:.75rem 0}
.tier{font-size:.78rem;padding:0 .35rem;border:1px solid currentColor;border-radius:.3rem}.tier.hard{color:var(--bad)}.tier.soft{color:var(--caution)}
.tag{padding:0 .35rem;border-radius:.3rem;background:var(--wash);white-space:nowrap}
.signal{margin:.75rem 0 .75rem 1rem;padding-left:1rem;border-left:3px solid var(--line);max-width:60rem}.signal p{margin:.3rem 0}
.at{margin:.6rem 0 .15rem;color:var(--soft)}.at+.quoted{margin-top:0;max-width:60rem}
.quoted{margin:.5rem 0;padding:.6rem .85rem;border:1px solid var(--line);border-radius:.4rem;background:var(--raise);font-family:var(--mono);font-size:.84rem;overflow-wrap:anywhere}
mark{background:light-dark(#ffe8a3,#5b4708);color:inherit;padding:.05rem .1rem;border-radius:2px}.glyph{color:var(--bad);border:1px dotted currentColor;border-radius:2px;font-size:.9em;margin:0 1px}
h4{margin:1rem 0 .25rem;font-size:.92rem;overflow-wrap:anywhere}
.matrix .group th,.matrix .group td{background:var(--panel);padding-top:.7rem}.lanes th,.lanes td{padding:.25rem .6rem;border:0}.lanes th{font-weight:450;width:26%;overflow-wrap:anywhere}.lanes td:nth-child(2){width:44%;vertical-align:middle}
.depth-1{padding-left:1.5rem!important}.depth-2{padding-left:2.4rem!important}.depth-3{padding-left:3.3rem!important}.depth-4{padding-left:4.2rem!important}.depth-5{padding-left:5.1rem!important}.depth-6{padding-left:6rem!important}
details.panel{margin:.6rem 0}
.more{display:block;margin:1rem auto}.more[hidden]{display:none}
@media (max-width:40rem){body{padding:0 1rem 3rem}.top{padding-top:1.5rem}h1{font-size:1.6rem}.field input{width:100%}.field{flex:1 1 100%}output{margin:0}.cards{grid-template-columns:repeat(auto-fill,minmax(8rem,1fr))}}
@media print{:root{color-scheme:light!important;font-size:10px}nav,.tools,.more,.skip{display:none!important}body{max-width:none;padding:0;font-size:10px}section{break-before:auto}tr,.card,.tiles li{break-inside:avoid}.scroll{overflow:visible}a{color:inherit}}
`;
