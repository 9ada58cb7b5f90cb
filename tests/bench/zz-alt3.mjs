import { createServer } from "node:http";
import { mkdtempSync, writeFileSync } from "node:fs";
import LibsqlDatabase from "/work/wt/perf/node_modules/libsql/index.js";
import { start, ours } from "/work/wt/perf/tests/bench/servers.mjs";
import { post } from "/work/wt/perf/tests/bench/leads.mjs";
import { startFlags } from "/work/wt/perf/tests/support/start-flags.mjs";
const folder = mkdtempSync("/tmp/fc-");
const receiver = createServer((q, r) => { q.resume().once("end", () => { r.writeHead(200, {"Content-Type":"application/json"}); r.end('{"result":"success","row":1}'); }); });
await new Promise((r) => receiver.listen(0, "127.0.0.1", r));
const host = `127.0.0.1:${receiver.address().port}`;
const hanging = createServer((q, r) => { q.resume(); }); await new Promise((r) => hanging.listen(0, "127.0.0.1", r)); const host2 = `127.0.0.1:${hanging.address().port}`;
const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
writeFileSync(folder + "/p.json", JSON.stringify(["a","b","c"].map((id) => ({ name: `Firm ${id}`, id, ...place, webhook: {url:`http://${host}/`, secretEnv:"FIRM_SECRET"} }))));
writeFileSync(folder + "/p2.json", JSON.stringify(["a","b","c"].map((id) => ({ name: `Firm ${id}`, id, ...place, webhook: {url:`http://${host2}/`, secretEnv:"FIRM_SECRET"} }))));
const modes = { sheetH: { FORWARD_URL: `http://${host2}/exec`, FORWARD_API_KEY: "key" },
 firmsH: { PARTNERS_FILE: folder + "/p2.json", PARTNER_HOSTS: host2, FIRM_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}` }, none: {}, sheet: { FORWARD_URL: `http://${host}/exec`, FORWARD_API_KEY: "key" },
 firms: { PARTNERS_FILE: folder + "/p.json", PARTNER_HOSTS: host, FIRM_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}` } };
const only = process.argv[2]?.split(",") ?? Object.keys(modes);
const rounds = Number(process.argv[3] ?? 2), seconds = 4;
async function readForm(url) {
  const html = await (await fetch(url)).text();
  const form_version = /name="form_version"[^>]*value="(\w+)"/.exec(html)?.[1] ?? "";
  return { form_version, ...(html.includes('name="state"') ? { state: "NY" } : {}) };
}

const S={};
for (const m of ['sheet','firms']) modes[m+'C']={...modes[m],CS:'16000'};
for (const m of only) { const f=`${folder}/${m}.db`; S[m]={f,s:await ours({...modes[m],DATABASE_URL:`file:${f}`}),last:0,all:[],rates:[]}; }
for (const {s} of Object.values(S)) s.pause();
for (let i=0;i<=rounds;i++) for (const m of only) { const {f,s}=S[m]; s.resume();
 const shown = await readForm(s.url); const b = s.cpuMs(); const r = await post(s.url, seconds, shown); const cpu = (s.cpuMs() - b) / (r.rate * seconds); s.pause();
 let n=0; try { const db=new LibsqlDatabase(f); n=db.prepare("select count(*) as n from deliveries where state='delivered'").all()[0].n; db.close(); } catch(e) {n=0}
 if (i>0) { S[m].all.push(cpu); S[m].rates.push(r.rate); }
 console.log(m, Math.round(r.rate), "cpu", cpu.toFixed(2), "delivered", n-S[m].last); S[m].last=n; }
const med=a=>a.toSorted((x,y)=>x-y)[Math.floor(a.length/2)];
const base=S[only[0]];
for (const m of only) console.log(m,"rate",Math.round(med(S[m].rates)),"ratio of rounds",med(S[m].rates.map((r,i)=>r/base.rates[i])).toFixed(3),"cpu",med(S[m].all).toFixed(2));
for (const {s} of Object.values(S)) await s.stop();
process.exit(0);
