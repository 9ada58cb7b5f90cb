import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { yourRequest } from "~/data/your-request";
import { controlOf, filledIn, wordsOf } from "../support/document";
import { type FakeServer, startFakeServer, text } from "../support/fake-server";
import { secretOf } from "../support/firms";
import { post, type Site, startSite } from "../support/site";
import { rowsOf, storedBy } from "../support/stored";
import { startReceiver } from "../support/webhook-receiver";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-correct-"));
let site: Site;
let firm: Awaited<ReturnType<typeof startReceiver>>;
let alerts: FakeServer;

beforeAll(async () => {
  firm = await startReceiver(secretOf(1));
  const file = join(folder, "partners.json");
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const webhook = { url: firm.url, secretEnv: "LEE_SECRET" };
  writeFileSync(file, JSON.stringify([{ name: "Lee & Lee", id: "lee", ...place, webhook }]));
  const settings = { PARTNERS_FILE: file, PARTNER_HOSTS: firm.host, LEE_SECRET: secretOf(1) };
  alerts = await startFakeServer(text(204, ""));
  const watched = { ADMIN_PORT: "0", ALERT_WEBHOOK_URL: alerts.url };
  site = await startSite({ ...settings, ...watched, RETRY_SCALE: "0.01" });
});
afterAll(async () => {
  await site.stop();
  await alerts.close();
  await firm.close();
  rmSync(folder, { recursive: true });
});

const codePattern = /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/;
let sent = 0;

/** A lead that has reached the firm, and the reference and code that open it. */
async function lead(caseTypeSlug = "oxbryta", arrives = true, Phone = "(212) 555-0123") {
  const form = filledIn(await (await fetch(site.url)).text());
  const person = { "First name": "Ann", "Last name": "Lee", Phone };
  sent += 1;
  const told = { Email: `correct${sent}@example.com`, caseTypeSlug, consent: "on", state: "NY" };
  const answer = await post(`${site.url}/?index`, { ...form, ...person, ...told });
  const location = answer.headers.get("Location") ?? "";
  const reference = /sent=(\w{8})/.exec(location)?.[1] ?? "";
  const html = await (await fetch(new URL(location, site.url))).text();
  const pair = { reference, code: codePattern.exec(wordsOf(html))?.[0] ?? "" };
  if (arrives) await expect.poll(() => typesOf(reference)).toContain("lead.created");
  return pair;
}

const typesOf = (reference: string) =>
  firm.events.filter(({ data }) => data.reference === reference).map(({ type }) => type);
const newest = (reference: string) =>
  firm.events.findLast(({ data }) => data.reference === reference)?.data;

async function ask(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await post(`${site.url}/your-request`, fields, headers);
  const html = await answer.text();
  return { status: answer.status, html, words: wordsOf(html) };
}

const open = (pair: Record<string, string>) => ask({ ...pair, intent: "correct" });

test.each([
  ["gpc", { "Sec-GPC": "1" }],
  ["cookie", { Cookie: "do_not_sell=1" }],
])(
  "whatever is posted to an opened request with the signal %s opts out, before it is done",
  async (reason, signal) => {
    for (const intent of ["open", "authorize", "revoke", ...Object.keys(yourRequest().actions)]) {
      const pair = await lead("oxbryta", true, `(212) 555-0${200 + sent}`);
      await ask({ ...pair, intent }, signal);
      const [row] = storedBy(site).filter(({ reference }) => reference === pair.reference);
      expect(row?.opted_out, intent).toEqual([reason]);
      expect(rowsOf(site, `suppressions where source = '${pair.reference}'`), intent).toHaveLength(
        2,
      );
      await expect
        .poll(() => typesOf(pair.reference), { message: intent })
        .toEqual(["lead.created", "privacy.opted_out"]);
      // Once is enough.
      expect((await ask({ ...pair, intent: "open" }, signal)).words).toContain("You opted out.");
    }
  },
);

test("a signal with a wrong code opts nobody out", async () => {
  const { reference } = await lead("oxbryta", true, "(212) 555-0299");
  await ask({ reference, code: "22222-22222", intent: "open" }, { "Sec-GPC": "1" });
  expect(rowsOf(site, `suppressions where source = '${reference}'`)).toEqual([]);
});

test("a corrected name goes to the firm that has the old one, through the operator's function", async () => {
  const pair = await lead();
  const page = await open(pair);
  expect(page.words).toContain("We will notify: Lee & Lee.");
  expect(filledIn(page.html)).toMatchObject({ "First name": "Ann", Phone: "(212) 555-0123" });

  // The same number in another notation needs no new consent.
  const changed = { "First name": "Anna", Phone: "+1 212 555 0123" };
  const done = await ask({ ...filledIn(page.html), ...changed });
  expect(done.status).toBe(200);
  expect(done.words).toContain("Your request is corrected.");
  await expect.poll(() => typesOf(pair.reference)).toContain("lead.corrected");
  expect(newest(pair.reference)).toMatchObject({ revision: 2, contact: { first_name: "Anna" } });
  const of = `where reference = '${pair.reference}'`;
  const act = { act: "edit", place: "person", outcome: "revision 2" };
  expect(rowsOf(site, `operator_log ${of}`)).toMatchObject([act]);
  expect(rowsOf(site, `receipts ${of}`)).toHaveLength(1);
});

test("a firm that answered with 500 may have the request: the page names it, also after a withdrawal", async () => {
  firm.always(text(500, "broken"));
  const pair = await lead("oxbryta", false);
  const named = async () => (await ask({ ...pair, intent: "open" })).words;
  await expect.poll(named).toContain("Lee & Lee : may have it");
  const done = await ask({ ...pair, intent: "withdraw", do: "1", confirm: pair.reference });
  firm.always(firm.receive);
  expect(done.words).toContain("Lee & Lee : may have it");
  expect(done.words).not.toContain("Nobody had it");
});

test("a new number needs a new consent, which has a receipt of its own", async () => {
  const pair = await lead();
  const { html } = await open(pair);
  const changed = { ...filledIn(html), Phone: "212 555 0777" };
  const refused = await ask(changed);
  expect(refused.status).toBe(422);
  expect(controlOf(refused.html, "consent")).toMatchObject({ "aria-invalid": "true" });
  expect(filledIn(refused.html).Phone).toBe("212 555 0777");

  const otherWords = await ask({ ...changed, consent: "on", form_version: "of yesterday" });
  expect(otherWords.status).toBe(422);
  expect(filledIn(otherWords.html).consent).toBeUndefined();

  expect((await ask({ ...changed, consent: "on" })).status).toBe(200);
  await expect.poll(() => typesOf(pair.reference)).toContain("lead.corrected");
  const receipts = rowsOf(site, `receipts where reference = '${pair.reference}' order by id`);
  expect(receipts).toMatchObject([{ revision: 1 }, { revision: 2 }]);
  expect(receipts[1]?.personal).toContain("212 555 0777");
  expect(receipts[1]?.personal).toContain("Lee & Lee");
  expect(receipts[1]?.body).not.toContain("Lee & Lee");
  const proof = { consent: { sha256: receipts[1]?.sha256 } };
  expect(newest(pair.reference)).toMatchObject(proof);
});

test("an outdated page is refused, keeps what was typed and says what is stored", async () => {
  const pair = await lead();
  const old = filledIn((await open(pair)).html);
  await ask({ ...old, "First name": "Annabel" });
  const refused = await ask({ ...old, "First name": "Anne", "Last name": "Leigh" });
  expect(refused.status).toBe(422);
  expect(refused.words).toContain("Stored now: Annabel");
  expect(filledIn(refused.html)).toMatchObject({
    ...{ "First name": "Anne", "Last name": "Leigh", revision: "2" },
  });

  const again = await ask({ ...filledIn(refused.html), "First name": "Annabel" });
  expect(again.words).toContain("Your request is corrected.");
});

test("an outdated page puts back nothing that was corrected since", async () => {
  const pair = await lead();
  const old = filledIn((await open(pair)).html);
  await ask({ ...old, "First name": "Annabel" });
  const refused = await ask({ ...old, "Last name": "Leigh" });
  expect(refused.status).toBe(422);
  expect(refused.words).not.toContain("Stored now");
  const again = filledIn(refused.html);
  expect(again).toMatchObject({ "First name": "Annabel", "Last name": "Leigh", revision: "2" });

  expect((await ask(again)).words).toContain("Your request is corrected.");
  expect(newest(pair.reference)).toMatchObject({
    contact: { first_name: "Annabel", last_name: "Leigh" },
  });
});

test("a wrong value gets an error at its field, an unknown field is refused, and nothing is changed", async () => {
  const pair = await lead();
  const form = filledIn((await open(pair)).html);
  const wrong = await ask({ ...form, Phone: "call me", "Last name": "" });
  expect(wrong.status).toBe(422);
  expect(controlOf(wrong.html, "Phone")).toMatchObject({
    "aria-invalid": "true",
    value: "call me",
  });
  expect(controlOf(wrong.html, "Last name")).toMatchObject({ "aria-invalid": "true" });
  const foreign = await ask({ ...form, caseTypeSlug: "lds-abuse" });
  expect(foreign.status).toBe(422);
  // No field has a message that it could point to.
  expect(foreign.words).toContain("sent in an unusual way, so nothing was changed");
  expect((await ask(form)).words).toContain("You did not change anything");
  expect(typesOf(pair.reference)).toEqual(["lead.created"]);
});

test("after texts were stopped a correction still reaches the firm, and says what is allowed", async () => {
  const pair = await lead();
  await ask({ ...pair, intent: "stop", do: "1", texts: "on" });
  await ask({ ...filledIn((await open(pair)).html), "Last name": "Leigh" });
  await expect.poll(() => typesOf(pair.reference)).toContain("lead.corrected");
  expect(newest(pair.reference)).toMatchObject({ allowed: ["calls", "emails"] });
});

test("after a stop elsewhere the firm still gets a correction, as the page says", async () => {
  const pair = await lead();
  const everything = { calls: "on", texts: "on", emails: "on" };
  await post(`${site.url}/stop-contact`, { email: `correct${sent}@example.com`, ...everything });
  await expect.poll(() => typesOf(pair.reference)).toContain("contact.revoked");
  const page = await open(pair);
  expect(page.words).toContain("We will notify: Lee & Lee.");
  await ask({ ...filledIn(page.html), "First name": "Zora" });
  await expect.poll(() => typesOf(pair.reference)).toContain("lead.corrected");
  expect(newest(pair.reference)).toMatchObject({ contact: { first_name: "Zora" }, allowed: [] });
});

test("after all contact was stopped a correction still reaches the firm, which may not contact anybody", async () => {
  const pair = await lead();
  await ask({ ...pair, intent: "stop", do: "1", calls: "on", texts: "on", emails: "on" });
  await expect.poll(() => typesOf(pair.reference)).toContain("contact.revoked");
  const page = await open(pair);
  expect(page.words).toContain("We will notify");
  const done = await ask({ ...filledIn(page.html), "Last name": "Leigh" });
  expect(done.words).toContain("Your request is corrected. Everyone who may have it gets the");
  expect(done.words).toContain("gets the new version and still may not contact you");
  await expect.poll(() => typesOf(pair.reference)).toContain("lead.corrected");
  expect(newest(pair.reference)).toMatchObject({ contact: { last_name: "Leigh" }, allowed: [] });
});

test("on an abuse case the form names neither the case nor its page, and has a way out", async () => {
  const pair = await lead("lds-abuse");
  const { html } = await open(pair);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).not.toMatch(/lds-|abuse|latter/i);
  expect(main).toContain('class="quick-exit"');
});

test("a request is seen, answered by the firm, stopped and withdrawn, and its code is only on the page", async () => {
  const pair = await lead();
  await tell(pair.reference, "contacted");
  const seen = await ask({ ...pair, intent: "open" });
  expect(seen.words).toMatch(/Lee & Lee : sent on .+; told us on .+ that it has contacted you/);

  await ask({ ...filledIn((await open(pair)).html), "Last name": "Leigh" });
  await ask({ ...pair, intent: "stop", do: "1", texts: "on" });
  await expect.poll(() => typesOf(pair.reference)).toContain("contact.revoked");
  await expect
    .poll(async () => (await ask({ ...pair, intent: "open" })).words)
    .toMatch(
      /was told to stop on .+By law, everyone we told to stop must do so within 10 business days/,
    );
  await ask({ ...pair, intent: "open", code: "22222-22222" });
  await ask({ ...pair, intent: "copy", do: "1" });
  await ask({ ...pair, intent: "withdraw", do: "1", confirm: pair.reference });
  await expect.poll(() => typesOf(pair.reference)).toContain("lead.withdrawn");
  const events = ["lead.created", "lead.corrected", "contact.revoked", "lead.withdrawn"];
  expect(typesOf(pair.reference)).toEqual(events);

  const metrics = /For the operator: (http:[^"\s]+)/.exec(site.output())?.[1] ?? "";
  const places = {
    log: site.output(),
    payloads: JSON.stringify(firm.requests.map(({ body, headers }) => [String(body), headers])),
    alerts: JSON.stringify(alerts.requests.map(({ body }) => String(body))),
    metrics: await (await fetch(metrics)).text(),
    // What a backup would copy.
    store: readdirSync(site.folder)
      .map((name) => readFileSync(join(site.folder, name), "latin1"))
      .join(""),
  };
  expect(places.payloads).toContain(pair.reference);
  expect(places.store).toContain(pair.reference);
  for (const [place, held] of Object.entries(places)) {
    for (const code of [pair.code, pair.code.replace("-", ""), pair.code.toLowerCase()]) {
      expect({ place, isHeld: held.includes(code) }).toEqual({ place, isHeld: false });
    }
  }
});

async function tell(reference: string, status: string) {
  const at = new Date();
  const data = { reference, status };
  const body = JSON.stringify({ type: "lead.status", timestamp: at.toISOString(), data });
  const id = `msg_${reference}_${status}`;
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secretOf(1)).sign(id, at, body),
  };
  const answer = await fetch(`${site.url}/partners/lee/events`, { method: "POST", headers, body });
  expect(answer.status).toBe(202);
}
