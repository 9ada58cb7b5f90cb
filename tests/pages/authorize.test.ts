import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyText } from "~/tests/support/any-text";
import { controlOf, filledIn, wordsOf } from "../support/document";
import { secretOf } from "../support/firms";
import { post, type Site, startSite } from "../support/site";
import { rowsOf } from "../support/stored";
import { startReceiver } from "../support/webhook-receiver";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-authorize-"));
const file = join(folder, "partners.json");
const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
let site: Site;
let lee: Awaited<ReturnType<typeof startReceiver>>;
let roe: Awaited<ReturnType<typeof startReceiver>>;

const record = (id: string, { url }: typeof lee) => {
  const webhook = { url, secretEnv: `${id.toUpperCase()}_SECRET` };
  return { name: `Firm ${id}`, id, ...place, webhook };
};

beforeAll(async () => {
  [lee, roe] = [await startReceiver(secretOf(1)), await startReceiver(secretOf(2))];
  writeFileSync(file, JSON.stringify([record("lee", lee), record("roe", roe)]));
  site = await startSite({
    PARTNERS_FILE: file,
    PARTNER_HOSTS: `${lee.host},${roe.host}`,
    RETRY_SCALE: "0.01",
    LEE_SECRET: secretOf(1),
    ROE_SECRET: secretOf(2),
    ADMIN_PORT: "0",
  });
});
afterAll(async () => {
  await site.stop();
  for (const firm of [lee, roe]) await firm.close();
  rmSync(folder, { recursive: true });
});

const codePattern = /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/;
let sent = 0;

async function lead(changes: Record<string, string> = {}) {
  sent += 1;
  const person = { "First name": "Ann", "Last name": "Lee", Phone: "(212) 555-0123" };
  const told = { Email: `sign${sent}@example.com`, caseTypeSlug: "oxbryta", consent: "on" };
  const form = filledIn(await (await fetch(site.url)).text());
  const answers = { ...form, ...person, ...told, state: "WA", ...changes };
  const answer = await post(`${site.url}/?index`, answers);
  const location = answer.headers.get("Location") ?? "";
  const html = await (await fetch(new URL(location, site.url))).text();
  const reference = /sent=(\w{8})/.exec(location)?.[1] ?? "";
  const pair = { reference, code: codePattern.exec(wordsOf(html))?.[0] ?? "" };
  return { pair, html, words: wordsOf(html) };
}

async function ask(fields: Record<string, string>) {
  const answer = await post(`${site.url}/your-request`, fields);
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, words: wordsOf(html) };
}

type Pair = Record<"reference" | "code", string>;
const open = (pair: Pair) => ask({ ...pair, intent: "open" });
const paper = (pair: Pair) => ask({ ...pair, intent: "authorize" });

async function sign(pair: Pair) {
  const { html } = await paper(pair);
  return ask({ ...filledIn(html), signature: "Ann Lee" });
}

const typesAt = (firm: typeof lee, { reference }: Pair) =>
  firm.events.filter(({ data }) => data.reference === reference).map(({ type }) => type);
const types = (pair: Pair) => [...typesAt(lee, pair), ...typesAt(roe, pair)];
const until = (isSo: () => boolean) => expect.poll(isSo).toBe(true);
const papers = ({ reference }: Pair) =>
  rowsOf(site, `authorizations where reference = '${reference}'`);

test("the health data policy leads to where it is signed", async () => {
  const html = await (await fetch(`${site.url}/consumer-health-data`)).text();
  expect(html).toContain('take it back on <a href="/your-request">Your request</a>');
});

test("from sending to signing: each page names the firm, and nothing goes to it before", async () => {
  const { pair, words, html } = await lead();
  expect(words).toContain("law requires your signature");
  const firm = /Firm (?:lee|roe)/.exec(words)?.[0] ?? "";
  expect(words).toContain(`Read the authorization for ${firm}`);
  expect(html).toContain('name="intent" value="authorize"');
  const opened = await open(pair);
  expect(opened.words).toContain("It waits for you to sign an authorization.");
  expect(opened.words).toContain(`Read the authorization for ${firm}`);

  const read = await paper(pair);
  expect(read.headers.get("Cache-Control")).toContain("no-store");
  expect(read.html).toContain('content="noindex"');
  for (const told of [
    `sell the data listed here to one law firm, ${firm} (Albany, New York)`,
    "First name, Last name, Phone, Email, State where you live, Language you prefer.",
    "Website: https://firm.example/",
    "No product or service depends on my signature.",
    `on ${site.url}/your-request, with my reference and private code`,
    "may then no longer protect it",
    "one year after the day I sign",
  ])
    expect(read.words).toContain(told);
  expect(types(pair)).toEqual([]);

  const done = await sign(pair);
  expect(done.words).toContain("You signed. Your copy is below.");
  expect(done.words).toContain("Signed by: Ann Lee");
  await until(() => types(pair).length > 0);
  expect(types(pair)).toEqual(["lead.created"]);
  expect(typesAt(firm === "Firm lee" ? lee : roe, pair)).toEqual(["lead.created"]);
  const again = await ask({ ...filledIn(read.html), signature: "Ann Lee" });
  expect(again.words).toContain("There is nothing to sign now.");
  expect(papers(pair)).toHaveLength(1);
});

test("without the ticket the page tells neither whom it waits for nor the state", async () => {
  const { pair } = await lead();
  const html = await (await fetch(`${site.url}/?sent=${pair.reference}`)).text();
  const [box = ""] = /<div class="sent-before[\s\S]*?<\/div>/.exec(html) ?? [];
  expect(wordsOf(box)).toContain("If you have just sent this form, we have it.");
  expect(wordsOf(box)).not.toMatch(/Washington|Nevada/);
  expect(wordsOf(html)).not.toContain("Read the authorization for");
});

test("an empty name is an error at its field, and words other than those shown are not signed", async () => {
  const { pair } = await lead({ state: "NV" });
  const form = filledIn((await paper(pair)).html);
  const empty = await ask({ ...form, signature: " " });
  expect(empty.status).toBe(422);
  expect(controlOf(empty.html, "signature")).toMatchObject({ "aria-invalid": "true" });

  // A correction in another tab: the document to sign lists what was sent.
  const correct = filledIn((await ask({ ...pair, intent: "correct" })).html);
  const wrong = await ask({ ...form, signature: "Ann Lee", words: "0".repeat(64) });
  expect(wrong.status).toBe(422);
  expect(wrong.words).toContain("so nothing was signed");
  expect(controlOf(wrong.html, "signature")).toMatchObject({ value: "Ann Lee" });
  expect(filledIn(wrong.html).words).toBe(form.words);
  expect(papers(pair)).toEqual([]);

  await ask({ ...correct, Email: "other@example.com" });
  expect((await sign(pair)).words).toContain("You signed.");
});

test("taking it back has a page of its own, tells the firm, and leaves the document in the copy", async () => {
  const { pair } = await lead();
  await sign(pair);
  await until(() => types(pair).length === 1);
  const [{ id = "" } = {}] = papers(pair);
  const revoke = { ...pair, intent: "revoke", authorization: String(id) };
  expect((await ask({ ...revoke, signature: "x" })).status).toBe(422);
  const asked = await ask(revoke);
  expect(asked.words).toMatch(/We will notify: Firm (lee|roe)\./);
  const done = await ask({ ...revoke, do: "1" });
  expect(done.words).toContain("You took back the authorization.");
  expect(done.words).toMatch(/You took back the one for Firm (lee|roe) on /);
  await until(() => types(pair).length === 2);
  expect(types(pair)).toEqual(["lead.created", "lead.withdrawn"]);
  expect((await ask({ ...revoke, do: "1" })).words).toContain("There is nothing to take back");

  const copy = await ask({ ...pair, intent: "copy", do: "1" });
  expect(copy.words).toContain("Signed by: Ann Lee");
  expect(copy.words).toContain('"revokedAt"');
});

test("what waits and what is signed is there after a restart", async () => {
  const waits = (await lead()).pair;
  const { pair } = await lead();
  await sign(pair);
  await site.end();
  await site.restart();
  expect((await open(pair)).words).toContain("You signed for Firm");
  expect((await open(waits)).words).toContain("Read the authorization for Firm");
  const metrics = [...site.output().matchAll(/For the operator: (http:[^"\s]+)/g)].at(-1)?.[1];
  const told = await (await fetch(metrics ?? "")).text();
  expect(told).toMatch(/plainclaim_leads_waiting\{for="authorization"\} [1-9]/);
  expect(told).toContain('plainclaim_leads_waiting{for="firm"} 0');
});

test("on an abuse case neither thanks, paper nor signed copy names the case", async () => {
  const { pair } = await lead({ caseTypeSlug: "lds-abuse" });
  const read = await paper(pair);
  const done = await sign(pair);
  for (const { html } of [read, done, await open(pair)]) {
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).not.toMatch(/lds-|abuse|latter|church/i);
    expect(main).toContain('class="quick-exit"');
    expect(main).not.toMatch(/download="(?!request\.txt)/);
  }
});

test("made inputs never sign for anybody, and bring no error of ours", async () => {
  const { pair } = await lead();
  const form = filledIn((await paper(pair)).html);
  const text = fc.oneof(fc.string(), anyText(), fc.constant("__proto__"));
  const made = fc.record(
    {
      intent: fc.constantFrom("authorize", "revoke"),
      do: fc.constantFrom("1", "0", ""),
      firm: fc.oneof(text, fc.constant("roe"), fc.constant("nobody")),
      words: text,
      signature: fc.oneof(text, fc.constant("A".repeat(300)), fc.constant("Ann\u0000Lee")),
      authorization: text,
    },
    { requiredKeys: ["intent"] },
  );
  await fc.assert(
    fc.asyncProperty(made, async (fields) => {
      const { firm: _firm, words: _words, ...rest } = form;
      const given = fields.intent === "revoke" ? pair : { ...rest, words: "", firm: "" };
      const { status, html } = await ask({ ...given, ...fields });
      expect([200, 422]).toContain(status);
      expect(html).toContain("<main");
    }),
    { numRuns: Number(process.env.MADE_INPUTS ?? 12) },
  );
  expect(papers(pair)).toEqual([]);
  expect(types(pair)).toEqual([]);
});

test("the home form asks the state only while a firm can be reached", async () => {
  const asks = async () => controlOf(await (await fetch(site.url)).text(), "state") !== undefined;
  expect(await asks()).toBe(true);
  const { webhook: _way, ...wayless } = record("lee", lee);
  writeFileSync(file, JSON.stringify([wayless]));
  site.process.kill("SIGUSR2");
  await expect.poll(asks).toBe(false);
});
