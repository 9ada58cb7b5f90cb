import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runOnFirm } from "~/server/operator/run-act";
import { commandBeside, deskBeside } from "../support/command-beside";
import { filledIn, wordsOf } from "../support/document";
import { text } from "../support/fake-server";
import { secretOf } from "../support/firms";
import { post, type Site, startSite } from "../support/site";
import { byDesk } from "../support/test-app";
import { startReceiver } from "../support/webhook-receiver";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-firms-"));
const file = join(folder, "partners.json");
const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
type Firm = Awaited<ReturnType<typeof startReceiver>>;
let site: Site;
let lee: Firm;
let roe: Firm;

const record = (id: string, firm: Firm, rest = {}) => ({
  name: `Firm of ${id}`,
  id,
  ...place,
  ...rest,
  webhook: { url: firm.url, secretEnv: `${id.toUpperCase()}_SECRET` },
});
const both = () => [record("lee", lee), record("roe", roe, { states: ["NY", "CA"] })];
const write = (firms: unknown) => writeFileSync(file, JSON.stringify(firms));

beforeAll(async () => {
  lee = await startReceiver(secretOf(1));
  roe = await startReceiver(secretOf(2));
  write(both());
  site = await startSite({
    PARTNERS_FILE: file,
    PARTNER_HOSTS: `${lee.host},${roe.host}`,
    LEE_SECRET: secretOf(1),
    ROE_SECRET: secretOf(2),
    RETRY_SCALE: "0.01",
    ADMIN_PORT: "0",
  });
});
afterAll(async () => {
  await site.stop();
  await lee.close();
  await roe.close();
  rmSync(folder, { recursive: true });
});

test.each([
  "",
  "?since=2026-11-21T12:00:00Z",
  "?since=2026-11-21T12%3a00:00Z",
  "?since=2026-11-21T12:00:00Z&",
  "?",
])(
  "the list of leads is read with a signature over the path and query '%s' as they are sent",
  async (query) => {
    const path = `/partners/lee/leads${query}`;
    const at = new Date();
    const headers = {
      "webhook-id": "msg",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secretOf(1)).sign("msg", at, path),
    };
    const { hostname, port } = new URL(site.url);
    const status = await new Promise((resolve) =>
      request({ hostname, port, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end(),
    );
    expect(status).toBe(200);
  },
);

const page = async () => (await fetch(site.url)).text();
let count = 0;

function answers(html: string, rest: Record<string, string> = {}) {
  count += 1;
  const person = { "First name": "Ann", "Last name": "Lee", Phone: "212 555 0123", state: "NY" };
  const Email = `firms${count}@example.com`;
  const told = { ...person, Email, caseTypeSlug: "oxbryta", consent: "on" };
  return { ...filledIn(html), ...told, ...rest };
}

async function send(html: string, rest: Record<string, string> = {}) {
  const response = await post(`${site.url}/?index`, answers(html, rest));
  const location = response.headers.get("Location") ?? "";
  const reference = /sent=(\w{8})/.exec(location)?.[1] ?? "";
  return { status: response.status, location, reference, html: await response.text() };
}

async function until(isSo: () => boolean | Promise<boolean>) {
  await expect.poll(isSo).toBe(true);
}

const has = (firm: Firm, reference: string) =>
  firm.events.some(({ data }) => data.reference === reference);
const holder = async (reference: string) => {
  await until(() => has(lee, reference) || has(roe, reference));
  return has(lee, reference)
    ? { id: "lee", firm: lee, other: roe }
    : { id: "roe", firm: roe, other: lee };
};

type Queue = { name: string; pending: number };
describe("a lead form", () => {
  test("asks the state once a firm has states, and its lead reaches one firm", async () => {
    const html = await page();
    expect(html).toContain('name="state"');
    const { status, reference } = await send(html);

    expect(status).toBe(303);
    const { other } = await holder(reference);
    expect(has(other, reference)).toBe(false);
  });

  test("says after sending which firm gets it, or that none can take it yet", async () => {
    const sendAndRead = async () => {
      const { reference, location } = await send(await page());
      const html = await (await fetch(new URL(location, site.url))).text();
      return { reference, words: wordsOf(html) };
    };
    expect((await sendAndRead()).words).toContain("goes to one partner firm now");

    const actOnBoth = async (act: string) => {
      for (const id of ["lee", "roe"])
        await deskBeside(site, (app) => runOnFirm(app, byDesk, act, id));
    };
    await actOnBoth("pause");
    const { reference, words } = await sendAndRead();
    expect(words).toContain("No partner firm can take more requests right now");
    expect(words).not.toContain("goes to one partner firm now");
    await actOnBoth("resume");
    await until(() => has(lee, reference) || has(roe, reference));
  });

  test("without a version, or with one no longer served, is shown again", async () => {
    for (const form_version of ["", "0".repeat(64), "__proto__", "x".repeat(50_000)]) {
      const { status, html } = await send(await page(), { form_version });

      expect(status).toBe(422);
      expect(wordsOf(html)).toContain("changed after you opened it");
      expect(html).toContain('value="firms');
      expect(html).not.toMatch(/name="consent"[^>]*\bchecked/);
      expect((await send(html, { "First name": "Again" })).status).toBe(303);
    }
  });

  test("of an opted-out visitor is accepted if the signal came between page and post", async () => {
    const html = await page();
    const response = await post(`${site.url}/?index`, answers(html), { "Sec-GPC": "1" });

    expect(response.status).toBe(303);
  });
});

test("metrics and status include each firm, even one removed while a lead waits for it", async () => {
  const { reference } = await send(await page());
  await holder(reference);
  const address = /For the operator: (http:[^"\s]+)/.exec(site.output())?.[1] ?? "";
  const metrics = await (await fetch(address)).text();
  for (const id of ["lee", "roe"]) {
    expect(metrics).toContain(`plainclaim_deliveries_pending{destination="firm:${id}"} 0`);
    expect(metrics).toContain(
      `plainclaim_destination_state{destination="firm:${id}",state="on"} 1`,
    );
  }

  for (const firm of [lee, roe]) firm.always(text(503, ""));
  const waiting = await send(await page());
  expect(waiting.status).toBe(303);
  const left = join(folder, "left.json");
  writeFileSync(left, JSON.stringify([{ name: "Another", ...place }]));
  const env = { ...site.env, PARTNERS_FILE: left };
  const { code, out } = await commandBeside({ ...site, env }, "status", "--json");
  const [gone] = JSON.parse(out).destinations.filter(({ pending }: Queue) => pending > 0);
  expect(gone).toMatchObject({ name: expect.stringMatching(/^firm:(lee|roe)$/), state: "off" });
  expect(code).toBe(1);
  for (const firm of [lee, roe]) firm.mend();
  await holder(waiting.reference);
});

async function reload(line: RegExp) {
  const before = site.output().length;
  site.process.kill("SIGUSR2");
  await until(() => line.test(site.output().slice(before)));
}

test("a test from a command reaches a firm as the file names it now, and ends its pause", async () => {
  write([record("lee", lee, { name: "Firm with a new name" }), record("roe", roe)]);
  await reload(/read again: 2/);
  expect(wordsOf(await page())).toContain("Firm with a new name");

  const tested = await commandBeside(site, "partner", "test", "lee");
  expect(tested.out).toContain("Firm with a new name accepted test.ping by webhook");
  expect(tested.code).toBe(0);
});

describe("SIGUSR2", () => {
  test("reads the firms again: an earlier page is shown again, and names the new ones", async () => {
    const old = await page();
    write([record("roe", roe, { name: "Firm of somebody else", states: ["NY"] })]);
    await reload(/read again: 1/);

    expect(wordsOf(await page())).toContain("Firm of somebody else");
    const again = await send(old);
    expect(again.status).toBe(422);
    expect(wordsOf(again.html)).toContain("Firm of somebody else");
    const sent = await send(again.html);
    expect(sent.status).toBe(303);
    await until(() => has(roe, sent.reference));
    expect(has(lee, sent.reference)).toBe(false);
  });

  test("keeps the previous firms when one of the new ones has a fault", async () => {
    write([{ ...record("roe", roe), state: "ZZ" }]);
    await reload(/not read again.*firm 1 .*state must be a state code/);

    expect(wordsOf(await page())).toContain("Firm of somebody else");
  });

  test("closes the forms of cases and states that no firm takes", async () => {
    write([record("roe", roe, { cases: ["oxbryta"], states: ["NY"] })]);
    await reload(/read again: 1/);

    const elsewhere = await send(await page(), { state: "CA" });
    expect(elsewhere.status).toBe(200);
    expect(wordsOf(elsewhere.html)).toContain("We cannot send requests from California");
    const other = await send(await page(), { caseTypeSlug: "suboxone" });
    expect(wordsOf(other.html)).toContain("No firm on this site takes this kind of case");
  });

  test("removes the form from the page of a case that no firm takes", async () => {
    const open = async (slug: string) => (await fetch(`${site.url}/lawsuits/${slug}`)).text();
    for (const slug of ["suboxone", "purple-widget-burns", "constructor"]) {
      const html = await open(slug);
      expect(wordsOf(html)).toContain("No firm on this site takes this kind of case");
      expect(wordsOf(html)).toContain("Find a lawyer through your bar");
      expect(wordsOf(html)).not.toContain("Start Your Free Review");
      expect(wordsOf(html)).not.toContain("ask for a free review");
      expect(html).not.toContain('value="quiz"');
      // The button of the header asks elsewhere.
      expect(html).not.toContain(`href="/lawsuits/${slug}#form"`);
      const late = await post(`${site.url}/lawsuits/${slug}`, { intent: "quiz" });
      expect(wordsOf(await late.text())).toContain("No firm on this site takes this kind of case");
    }
    expect(await open("oxbryta")).toContain('value="quiz"');
  });

  test("lists more than three firms inside the consent block, and each on the partners page", async () => {
    const names = ["Abel", "Bohr", "Curie", "Dirac"];
    const rest = { lawyer: "Ann *Lee*", cases: ["oxbryta"], languages: ["en", "es"] };
    write(names.map((name) => ({ ...record("roe", roe, rest), name, id: name.toLowerCase() })));
    await reload(/read again: 4/);

    const home = await page();
    const [, block = ""] = /class="consent"[^>]*>([\s\S]*?)<button/.exec(home) ?? [];
    for (const name of names) expect(block).toMatch(new RegExp(`<li>${name} \\(Albany`));
    const told = wordsOf(await (await fetch(`${site.url}/partners`)).text());
    expect(told).toContain(
      "Dirac , Albany, New York. Responsible lawyer: Ann *Lee*. Cases: Oxbryta (Voxelotor). States: all states. Languages: English, Spanish.",
    );
    expect(told).toContain("Dirac, a partner firm, when it is the one your request goes to.");
    expect(told).not.toContain("requests are only stored");
  });
});
