/** Styles of the desk and the report: inside the page, so that a report is one file. */
export const deskStyles = `
:root{color-scheme:light dark;--ink:#1d2b2a;--paper:#fff;--quiet:#55635f;--line:#c9d2cf;--accent:#0b5c55;--error:#a3231b;--tint:#f2f6f5}
@media (prefers-color-scheme:dark){:root{--ink:#e8eeec;--paper:#141b1a;--quiet:#a5b3af;--line:#3c4946;--accent:#7fd1c5;--error:#ff9d92;--tint:#1c2624}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header,main,footer{max-width:75rem;margin:0 auto;padding:1rem 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;border-block-end:1px solid var(--line)}
.name{margin:0;font-weight:700}
nav a{display:inline-block;padding:.25rem .5rem}
a{color:var(--accent)}
h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0 1rem}
h2{font-size:1.25rem;margin:2.5rem 0 .75rem}
h3{font-size:1rem;margin:1.5rem 0 .5rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-block-end:1px solid var(--line);vertical-align:top}
thead th{color:var(--quiet);font-weight:600}
tbody th{font-weight:600}
td,dd{overflow-wrap:anywhere}
small{color:var(--quiet);display:block;font-weight:400}
.scroll{overflow-x:auto}
.scroll table{min-width:46rem}
dl{margin:0}
dl>div{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;padding:.375rem 0;border-block-end:1px solid var(--line)}
dt{color:var(--quiet)}
dd{margin:0}
form.search{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end}
form p{margin:0 0 .75rem}
form.search p{margin:0}
label{display:block;font-weight:600;margin-block-end:.25rem}
input,select,textarea{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--quiet);border-radius:.25rem;padding:.5rem .625rem;min-height:2.75rem;max-width:100%}
.fields input,.fields textarea{width:100%;max-width:40rem}
input[readonly],textarea[readonly]{background:var(--tint);border-style:dashed}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--accent);border-radius:.25rem;background:var(--paper);color:var(--accent);cursor:pointer}
.act{border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin-block-end:1rem;max-width:42rem}
.act--dangerous{border-color:var(--error)}
.act--dangerous button{border-color:var(--error);color:var(--error)}
.act label{margin-block-start:.75rem}
.hint,.calm{color:var(--quiet)}
.needs{padding:0;list-style:none}
.needs li{border-inline-start:.25rem solid var(--error);padding:.5rem .75rem;margin-block-end:.5rem;background:var(--tint)}
.note{border:1px solid var(--accent);border-radius:.25rem;padding:.75rem 1rem;background:var(--tint)}
.note--error,.error{color:var(--error)}
.note--error{border-color:var(--error)}
.error{display:block}
.chart__picture{display:block;width:100%;max-width:48rem;height:auto;fill:var(--accent);font-size:.875rem}
.chart__picture text{fill:var(--ink)}
.chart__picture line{stroke:var(--line)}
.chart summary{cursor:pointer;padding:.5rem 0;color:var(--quiet)}
.skip{position:absolute;inset-inline-start:-100vw}
.skip:focus{position:static}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media print{nav,form,.skip,footer{display:none}}
`;
