import { spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { at } from "~/data/language";
import { filledIn, wordsOf } from "../support/document";
import { secretOf } from "../support/firms";
import { startFormService } from "../support/form-service";
import { caseFields } from "../support/lead-fields.mjs";
import { startMailServer } from "../support/mail-server";
import { copyProgram } from "../support/own-copy";
import { everyPath } from "../support/paths";
import { readMail } from "../support/read-mail";
import { membersOf, startSheetService } from "../support/sheet-service";
import { post, type Site, startSite } from "../support/site";
import { startReceiver } from "../support/webhook-receiver";

// An installation with one more language, whose texts are the Spanish ones, and with two more fields.

/** One field that all recipients get, and one that nobody gets. */
const told = `
  {
    name: "best_time",
    label: "Best time to call (optional)",
    type: "text",
    to: { form: "best_time", sheet: "best_time", firm: "contact.best_time" },
  },
  {
    name: "pet",
    label: "Name of your dog (optional)",
    type: "text",
    withheld: "Nobody needs it",
  },
] as const`;
const inSpanish = `const fields = {
  best_time: "Mejor hora para llamar (opcional)",
  pet: "Nombre de su perro (opcional)",`;

const copy = copyProgram();
let site: Site;
let form: Awaited<ReturnType<typeof startFormService>>;
let sheet: Awaited<ReturnType<typeof startSheetService>>;
let firm: Awaited<ReturnType<typeof startReceiver>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let sent: { home: string; case: string };

/** How many texts of the language are still to be written: at first, and at last. */
let gaps: string[];

beforeAll(async () => {
  copy.edit("data/forms/home.ts", (text) => text.replace("\n] as const", told));
  copy.edit("data/es/forms.ts", (text) => text.replace("const fields = {", inSpanish));
  const names = readFileSync("data/languages.ts", "utf8");
  copy.edit("data/languages.ts", withOneMore);
  const before = copy.run("find", "GAP", "xx");
  copy.edit("data/languages.ts", () => names);
  const data = join(copy.folder, "data");
  for (const name of readdirSync(data, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".ts")) copy.edit(join("data", name), withOneMore);
  }
  cpSync("data/es/legal", join(data, "xx/legal"), { recursive: true });
  for (const folder of ["app/drawings", "data/cases"]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (name.endsWith(".svg")) copy.edit(join(folder, name), withTitle);
    }
  }
  gaps = [before, copy.run("find", "GAP", "xx")];
  copy.run("build");
  copy.run("schemas");
  [form, sheet] = [await startFormService(), await startSheetService()];
  [firm, mail] = [await startReceiver(secretOf(1)), await startMailServer()];
  site = await startSite(
    {
      FORM_SERVICE_URL: form.url,
      FORM_ID: "abcdefgh",
      FORWARD_URL: sheet.execUrl,
      FORWARD_API_KEY: "key",
      PARTNERS_FILE: writeFirms(),
      PARTNER_HOSTS: firm.host,
      LEE_SECRET: secretOf(1),
      SMTP_URL: mail.url,
      MAIL_FROM: "mail@plainclaim.example",
      RETRY_SCALE: "0.01",
    },
    { program: copy.program },
  );
  sent = { home: await sendHome(), case: await sendCase() };
});

afterAll(async () => {
  await site?.stop();
  for (const service of [form, sheet, firm, mail]) await service?.close();
  copy.remove();
});

/** Each of the two gets the leads of its state: one by webhook, one by mail. */
function writeFirms(): string {
  const file = join(copy.folder, "partners.json");
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const webhook = { url: firm.url, secretEnv: "LEE_SECRET" };
  const firms = [
    { name: "Lee LLP", id: "lee", ...place, states: ["NY"], webhook },
    { name: "Roe LLP", id: "roe", ...place, states: ["OH"], email: "roe@firm.example" },
  ];
  writeFileSync(file, JSON.stringify(firms));
  return file;
}

const person = {
  "First name": "Ann",
  "Last name": "Lee",
  Phone: "(212) 555-0123",
  Email: "ann@example.com",
  best_time: "after six",
  pet: "Rex",
  consent: "on",
};

async function sendHome(): Promise<string> {
  const page = await (await fetch(site.url)).text();
  const typed = { ...filledIn(page), ...person, caseTypeSlug: "oxbryta", state: "NY" };
  return (await post(site.url, typed)).headers.get("Location") ?? "";
}

async function sendCase(): Promise<string> {
  const address = `${site.url}/lawsuits/oxbryta`;
  const quiz = Object.entries(caseFields).flatMap(([name, value]): [string, string][] =>
    name.startsWith("quiz.") ? [[name.slice("quiz.".length), value]] : [],
  );
  const answers = { intent: "quiz", ...Object.fromEntries(quiz) };
  const step = await (await post(address, answers)).text();
  const typed = { ...filledIn(step), ...person, share_answers: "no", state: "OH" };
  return (await post(address, typed)).headers.get("Location") ?? "";
}

test("a language that only data names has every page, and falls back to English nowhere", async () => {
  const read = async (path: string) => {
    const answer = await fetch(site.url + path);
    const shown = shownIn(await answer.text());
    // Citations and printed lists show whole addresses.
    return { status: answer.status, shown: shown.replaceAll(`${site.url}/xx`, `${site.url}/es`) };
  };
  for (const path of everyPath) {
    const spanish = at("es", path);
    const other = await read(spanish.replace(/^\/es/, "/xx"));
    expect(other, path).toEqual(await read(spanish));
    expect(other.shown.length, path).toBeGreaterThan(300);
  }
  const { out } = await site.relay("check");
  expect(out).toContain("MADE_UP_APPROVED is not set: have a person read the Made up consent");
  expect(out).toContain("(data/xx)");
  const html = await (await fetch(`${site.url}/xx/contact`)).text();
  expect(html).toContain('<html lang="xx"');
  expect(html).toContain("/build/languages/xx/");
});

test("what a language lacks is counted by file, and nothing is left when each text has it", () => {
  const [before = "", after] = gaps;
  expect(before).toMatch(/^ +1 {2}data\/xx\/about\.ts, as data\/es\/about\.ts$/m);
  expect(before).toMatch(/^ +1 {2}data\/xx\/legal\/terms\.md, as data\/es\/legal\/terms\.md$/m);
  expect(before).toMatch(/^ +[3-9]\d {2}data\/cases\/oxbryta\/page\.ts$/m);
  expect(before).toMatch(/^ +1 {2}app\/drawings\/pages\/sent\.svg$/m);
  expect(after).toContain("No gap is left.");
});

test("no code knows a language but English by its code or name", () => {
  const known = ["app", "server"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .flatMap((name) => {
        const found = readFileSync(name, "utf8").match(
          /["'`/]es["'`/]|\bes:|_ES\b|SPANISH|Spanish|Español/g,
        );
        return found ? [`${name}: ${found.join(", ")}`] : [];
      }),
  );
  expect(known).toEqual([]);
});

const referenceOf = (location: string) => /sent=(\w{8})/.exec(location)?.[1] ?? "";

test("a field that is only defined is asked in both languages", async () => {
  for (const [path, label] of [
    ["/", "Best time to call (optional)"],
    ["/es", "Mejor hora para llamar (opcional)"],
  ] as const) {
    expect(wordsOf(await (await fetch(site.url + path)).text())).toContain(label);
  }
});

test("a field that is only defined reaches every recipient, and one that is withheld none", async () => {
  await form.received(2);
  await expect.poll(() => sheet.rows.length).toBe(2);
  const posts = sheet.requests.filter(({ method }) => method === "POST");
  const members = [
    ...form.requests.map(({ fields }) => Object.fromEntries(fields)),
    ...posts.map(({ fields }) => membersOf(fields)),
  ];
  expect(members.map(({ best_time }) => best_time)).toEqual(Array(4).fill("after six"));

  const leads = () => firm.events.filter(({ type }) => type === "lead.created");
  await expect.poll(leads).toMatchObject([{ data: { contact: { best_time: "after six" } } }]);
  const mails = () => mail.mails.filter(({ to }) => to.includes("roe@firm.example"));
  await expect.poll(() => mails().length).toBe(1);
  const { text, html, json } = readMail(mails()[0]?.raw);
  expect(text).toContain("Best time to call: after six");
  expect(html).toContain("Best time to call</th><td>after six");
  expect(json).toContain('"best_time": "after six"');

  const all = JSON.stringify([members, leads(), text, html, json]);
  expect(all).not.toContain("Rex");
});

test("a field that is only defined is in the sample, the schemas, and the guide for firms", () => {
  const read = (name: string) => readFileSync(join(copy.folder, "docs", name), "utf8");
  for (const name of ["lead.created", "lead.corrected"]) {
    const { contact } = JSON.parse(read(`partners/${name}.schema.json`)).properties.data.properties;
    expect(contact.properties.best_time.description).toContain("Best time to call: as typed.");
    expect(contact.required).toContain("best_time");
  }
  expect(read("partners/openapi.json")).toContain('"best_time"');
  expect(read("partners/messages.json")).toContain('"best_time": "Test"');
  expect(read("partners.md")).toContain('| `contact.best_time` | `"Test"` | Best time to call');
  expect(read("partners/openapi.json")).not.toContain('"pet"');
});

test("a field that is only defined is on the desk's page, in the export, and in the copy of its sender", async () => {
  const { out } = await site.relay("export", "--format", "csv");
  const [columns = "", ...rows] = out.split("\r\n");
  expect(columns).toContain("best_time");
  expect(rows.filter((row) => row.includes("after six"))).toHaveLength(2);

  for (const location of Object.values(sent)) {
    const shown = await onDesk(`/submissions/${referenceOf(location)}`);
    expect(shown).toContain("Best time to call after six");
    // The operator keeps what nobody else gets.
    expect(shown).toContain("Name of your dog Rex");
  }
  const page = await (await fetch(new URL(sent.home, site.url))).text();
  const [code = ""] = /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/.exec(wordsOf(page)) ?? [];
  const pair = { reference: referenceOf(sent.home), code, intent: "copy", do: "1" };
  const copied = await post(`${site.url}/your-request`, { ...pair, revision: "1" });
  const words = wordsOf(await copied.text());
  for (const line of ["Best time to call: after six", "Name of your dog: Rex"]) {
    expect(words).toContain(line);
  }
});

/** The words of a page of the desk. */
async function onDesk(path: string): Promise<string> {
  const child = spawn(process.execPath, [copy.program, "relay", "desk"], {
    env: site.env,
    cwd: tmpdir(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (/http:\/\/\S+/.test(printed)) break;
  }
  const [address = ""] = /http:\/\/\S+/.exec(printed) ?? [];
  const opened = await fetch(address, { redirect: "manual" });
  const cookie = (opened.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
  const html = await (await fetch(new URL(path, address), { headers: { cookie } })).text();
  child.kill();
  return wordsOf(html);
}

/** The words of a page, without what belongs to its address: the name and switch of languages. */
function shownIn(html: string): string {
  const [, body = ""] = html.split("<body");
  return body
    .replace(/<script[\s\S]*?<\/script>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/English|Español|Made up/g, "")
    .replace(/\s+/g, " ");
}

function withTitle(svg: string): string {
  return svg.replace(/( *<title lang=")es(".*\n)/, "$1es$2$1xx$2");
}

/** Each object with a Spanish text gets the same text in a third language. */
function withOneMore(text: string): string {
  const source = ts.createSourceFile("data.ts", text, ts.ScriptTarget.Latest, true);
  const added: { at: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const of = (code: string) => node.properties.find((one) => one.name?.getText() === code);
      const spanish = of("es");
      const value =
        spanish && ts.isPropertyAssignment(spanish) ? spanish.initializer.getText() : "es";
      if (spanish) added.push({ at: spanish.getEnd(), text: `,\nxx: ${value}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const more = added.toSorted((a, b) => b.at - a.at);
  const whole = more.reduce(
    (made, one) => made.slice(0, one.at) + one.text + made.slice(one.at),
    text,
  );
  // Its members are found by their indentation, as in the file that a person writes.
  return whole.replace(
    /,\nxx: \{\s*name: "Español",\s*english: "Spanish",([\s\S]*?\n {2}\})/,
    (_, rest: string) => {
      const own = rest.replaceAll("SPANISH_", "MADE_UP_").replace("DECISION_ES", "DECISION_XX");
      return `,\n  xx: {\n    name: "Made up",\n    english: "Made up",${own}`;
    },
  );
}
