/** Inlined into the page, so that a report is one file. */
export const deskStyles = `
:root{color-scheme:light dark;--ink:#1d2b2a;--paper:#fff;--quiet:#55635f;--line:#c9d2cf;--accent:#0b5c55;--on-accent:#fff;--error:#a3231b;--warn:#7a4d00;--tint:#f2f6f5}
@media (prefers-color-scheme:dark){:root{--ink:#e8eeec;--paper:#141b1a;--quiet:#a5b3af;--line:#3c4946;--accent:#7fd1c5;--on-accent:#10211f;--error:#ff9d92;--warn:#f0c069;--tint:#1c2624}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header,main,footer{max-width:80rem;margin:0 auto;padding:.75rem 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 2rem;align-items:center;border-block-end:1px solid var(--line)}
footer{color:var(--quiet);font-size:.875rem}
.name{margin:0;font-weight:700}
nav{display:flex;flex-wrap:wrap;gap:.25rem .5rem;margin-inline-start:-.5rem}
nav a{padding:.5rem;border-block-end:2px solid transparent}
nav a[aria-current]{border-color:currentColor;font-weight:700;text-decoration:none}
a{color:var(--accent)}
h1{font-size:1.75rem;line-height:1.2;margin:1rem 0}
h2{font-size:1.25rem;line-height:1.3;margin:2rem 0 .75rem}
h3{font-size:1rem;margin:0 0 .25rem}
p{margin:0 0 .75rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:.5rem 1rem .5rem 0;border-block-end:1px solid var(--line);vertical-align:top}
thead th{color:var(--quiet);font-weight:600;white-space:nowrap}
tbody th{font-weight:600}
tbody th a{display:block;font-weight:400;font-variant-numeric:tabular-nums}
tbody tr:hover{background:var(--tint)}
time{font-variant-numeric:tabular-nums}
td time{white-space:nowrap}
dd,.delivery td{overflow-wrap:anywhere}
small{color:var(--quiet);display:block;font-weight:400}
.scroll{overflow-x:auto}
@media (min-width:48rem){.scroll table{min-width:60rem}}
.summary{color:var(--quiet);font-size:1.125rem}
.halves{display:grid;gap:0 3rem}
.halves>*{min-width:0}
@media (min-width:60rem){.halves{grid-template-columns:1fr 1fr}}
dl{margin:0}
dl>div{display:grid;gap:0 1rem;padding:.375rem 0;border-block-end:1px solid var(--line)}
@media (min-width:30rem){dl>div{grid-template-columns:minmax(8rem,11rem) 1fr}}
dt{color:var(--quiet)}
dd{margin:0;white-space:pre-line}
.figures dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:1rem}
.figures dl>div{display:flex;flex-direction:column-reverse;justify-content:flex-end;border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem}
.figures dd{font-size:1.75rem;font-weight:700;line-height:1.2}
.badge{display:inline-block;border:1px solid;border-radius:1rem;padding:0 .625rem;font-size:.875rem;font-weight:600;white-space:nowrap;color:var(--quiet)}
.badge--bad{color:var(--error)}
.badge--odd{color:var(--warn)}
.badge--good{color:var(--accent);border-color:var(--line)}
.badges .badge{margin:0 .25rem .25rem 0}
form.search{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end}
form p{margin:0 0 .75rem}
form.search p{margin:0}
form.search p:first-child{flex:1 1 16rem;max-width:24rem}
form.search a{display:inline-block;padding:.625rem 0}
label{display:block;font-weight:600;margin-block-end:.25rem}
input,select,textarea{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--quiet);border-radius:.25rem;padding:.5rem .625rem;min-height:2.75rem;max-width:100%}
.fields input,.fields textarea,.search input[type=search]{width:100%}
[aria-invalid=true]{border:2px solid var(--error)}
.button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--accent);border-radius:.25rem;background:var(--accent);color:var(--on-accent);cursor:pointer}
.act{border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin-block-end:1rem}
.act>:last-child{margin-block-end:0}
.act .button{background:var(--paper);color:var(--accent)}
.act--dangerous{border-color:var(--error)}
.act--dangerous .button{border-color:var(--error);color:var(--error)}
.act label{margin-block-start:.75rem}
.hint,.calm{color:var(--quiet)}
.trouble{border-inline-start:.25rem solid var(--error);background:var(--tint);padding:1rem 1.25rem;margin-block:1rem}
.caution{border-inline-start:.25rem solid var(--error);padding-inline-start:1rem}
.trouble h2{margin-block-start:0}
.trouble .act{border:0;padding:0;margin:1rem 0 0}
.trouble .act .button{background:var(--accent);color:var(--on-accent)}
.trouble--calm{border-color:var(--quiet)}
.needs{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));padding:0;margin:0;list-style:none}
.need{border-inline-start:.25rem solid var(--error);padding:.75rem 1rem;background:var(--tint)}
.need--watch{border-color:var(--warn)}
.need a{font-size:1.125rem;font-weight:700}
.need p{margin:.25rem 0 0;overflow-wrap:anywhere}
.delivery{border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;margin-block-end:.75rem}
.delivery p{margin:0}
.delivery tr:last-child>*{border:0}
.delivery thead th,.delivery td{font-size:.875rem;padding-block:.25rem}
.delivery td time{white-space:normal}
@media (max-width:48rem){
:is(.scroll,.delivery) thead{position:absolute;overflow:hidden;width:1px;height:1px;clip-path:inset(50%)}
.scroll :is(table,tbody),.delivery :is(table,tbody){display:block}
.scroll tr,.delivery tr{display:flex;flex-wrap:wrap;gap:.25rem .75rem;padding:.75rem 0;border-block-end:1px solid var(--line)}
.scroll tr>*,.delivery tr>td{padding:0;border:0}
.scroll th{flex-basis:100%}
.scroll td:empty{display:none}
td[data-label]::before{content:attr(data-label) " ";color:var(--quiet)}
.delivery tr{padding:.25rem 0}
.delivery tr:last-child{border:0}
}
.acts{margin:0;padding-inline-start:1.25rem}
.acts time{color:var(--quiet);font-size:.875rem}
details{margin-block-start:1rem}
summary{cursor:pointer;padding:.5rem 0;color:var(--quiet)}
.note{border:1px solid var(--accent);border-radius:.25rem;padding:.75rem 1rem;background:var(--tint);font-weight:600}
.note--error,.error{color:var(--error)}
.note--error{border-color:var(--error)}
.error{display:block;font-weight:600}
.chart__picture{display:block;width:100%;height:auto;fill:var(--accent);font-size:1rem}
@media (max-width:40rem){.chart__picture{font-size:1.25rem}}
.chart__picture text{fill:var(--ink)}
.chart__picture line{stroke:var(--line)}
.skip{position:absolute;inset-inline-start:-100vw}
.skip:focus{position:static}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media print{nav,form,.skip,footer{display:none}}
`;
