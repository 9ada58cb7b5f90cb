import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibsqlDatabase from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { declineReasons, partnerReport as words } from "~/data/partner-mail";
import { makeReportToken } from "~/server/privacy/sealed-token";
import { commandBeside } from "../support/command-beside";
import { filledIn, wordsOf } from "../support/document";
import { type MailStandIn, startMailServer } from "../support/mail-server";
import { read, send } from "../support/page";
import { readMail } from "../support/read-mail";
import { key } from "../support/sent-submission";
import { post, type Site, startSite } from "../support/site";
import { rowsOf } from "../support/stored";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-report-"));
const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
const firm = (id: string) => ({ name: `Firm ${id}`, id, ...place, email: `${id}@firm.example` });
let mails: MailStandIn;
let site: Site;

beforeAll(async () => {
  mails = await startMailServer();
  const file = join(folder, "partners.json");
  writeFileSync(file, JSON.stringify([firm("lee"), firm("roe")]));
  const mail = { SMTP_URL: mails.url, MAIL_FROM: "mail@plainclaim.example" };
  const SECRET_KEY = key.toString("hex");
  site = await startSite({ ...mail, SECRET_KEY, PARTNERS_FILE: file, RETRY_SCALE: "0.01" });
});
afterAll(async () => {
  await site.stop();
  await mails.close();
  rmSync(folder, { recursive: true });
});

let count = 0;

async function lead() {
  count += 1;
  const person = { "First name": "Ann", "Last name": "Lee", Phone: "(212) 555-0123", state: "NY" };
  const told = { Email: `report${count}@example.com`, caseTypeSlug: "oxbryta", consent: "on" };
  const form = filledIn(await (await fetch(site.url)).text());
  const answer = await post(`${site.url}/?index`, { ...form, ...person, ...told });
  return /sent=(\w{8})/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
}

/** The mails to firms about a lead, oldest first, with the links in each. */
const mailsAbout = (reference: string) =>
  mails.mails.flatMap(({ to, raw }) => {
    const [id = ""] = to[0]?.split("@firm.example") ?? [];
    const { headers, text } = readMail(raw);
    if (!to[0]?.endsWith("@firm.example") || !headers.includes(reference)) return [];
    const link = (status: string) => {
      const found = new RegExp(`/partners/${id}/report\\?\\S*status=${status}&\\S+`).exec(text);
      return found?.[0] ?? "";
    };
    return [{ id, link }];
  });

async function firstMail(reference: string) {
  await expect.poll(() => mailsAbout(reference)).toHaveLength(1);
  const [mail = { id: "", link: () => "" }] = mailsAbout(reference);
  return mail;
}

const reports = (reference: string) =>
  rowsOf(site, `partner_events where reference = '${reference}'`).map(({ status }) => status);

test("a link shows one button, and neither opening nor checking it reports anything", async () => {
  const reference = await lead();
  const { link } = await firstMail(reference);
  const head = await fetch(`${site.url}${link("declined")}`, { method: "HEAD" });
  expect(head.status).toBe(200);
  const { html, headers, status } = await read(site, link("declined"));

  expect(status).toBe(200);
  expect(wordsOf(html)).toContain(words.ask.declined);
  expect(html.match(/<button[^>]*class="button button--primary"/g)).toHaveLength(1);
  expect(html.slice(html.indexOf("<main"), html.indexOf("</main>"))).not.toMatch(/Ann|Oxbryta/);
  expect(html).not.toContain('href="/es/partners/');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(reports(reference)).toEqual([]);
});

test("the button reports, and the next firm gets a lead that was declined", async () => {
  const reference = await lead();
  const first = await firstMail(reference);
  const received = await send(site, first.link("received"), {});
  expect(wordsOf(received.html)).toContain(words.done.received);
  expect(wordsOf((await send(site, first.link("received"), {})).html)).toContain(
    words.unchanged.same_status,
  );
  const declined = await send(site, first.link("declined"), {});
  expect(wordsOf(declined.html)).toContain(words.done.declined);

  await expect.poll(() => mailsAbout(reference).map(({ id }) => id)).toHaveLength(2);
  const [, second] = mailsAbout(reference);
  expect(second?.id).not.toBe(first.id);
  expect(wordsOf((await send(site, first.link("signed"), {})).html)).toContain(
    words.final.declined,
  );
  expect(wordsOf((await send(site, second?.link("signed") ?? "", {})).html)).toContain(
    words.done.signed,
  );
});

test("a report that is stored counts, also if it cannot be noted for the firm's page", async () => {
  const reference = await lead();
  const { link } = await firstMail(reference);
  const path = site.env.DATABASE_URL?.slice("file:".length) ?? "";
  const db = new LibsqlDatabase(path, { timeout: 60_000 });
  db.exec(`create trigger full before insert on partner_requests
    begin select raise(abort, 'full'); end`);
  const received = await send(site, link("received"), {});
  db.exec("drop trigger full");
  db.close();
  expect(wordsOf(received.html)).toContain(words.done.received);
  expect(reports(reference)).toEqual(["received"]);
});

test("a link that can report nothing any more says why when it is opened, and shows no button", async () => {
  const reference = await lead();
  const { link } = await firstMail(reference);
  await send(site, link("contacted"), {});
  const shown = async (status: "received" | "contacted" | "declined" | "signed") => {
    const { html } = await read(site, link(status));
    expect(wordsOf(html)).toContain(reference);
    return { text: wordsOf(html), hasButton: html.includes(`>${words.button[status]}<`) };
  };
  const answers = {
    received: words.unchanged.backward,
    contacted: words.unchanged.same_status,
  };
  for (const status of ["received", "contacted"] as const) {
    expect(await shown(status)).toMatchObject({
      text: expect.stringContaining(answers[status]),
      hasButton: false,
    });
  }
  expect(await shown("declined")).toMatchObject({ hasButton: true });
  await send(site, link("declined"), { reason: "conflict" });
  for (const status of ["contacted", "signed"] as const) {
    expect(await shown(status)).toMatchObject({
      text: expect.stringContaining(words.final.declined),
      hasButton: false,
    });
  }
});

test("a link of a request that was erased says so when it is opened, and shows no button", async () => {
  const reference = await lead();
  const { link } = await firstMail(reference);
  expect((await commandBeside(site, "erase", `report${count}@example.com`, "--yes")).code).toBe(0);
  const { html } = await read(site, link("contacted"));
  expect(wordsOf(html)).toContain(words.gone);
  expect(html).not.toContain(words.button.contacted);
  const pressed = wordsOf((await send(site, link("contacted"), {})).html);
  expect(pressed.split(words.gone)).toHaveLength(2);
  expect(reports(reference)).toEqual([]);
});

test("the page takes a note and, for a decline, a reason", async () => {
  const reference = await lead();
  const { link } = await firstMail(reference);
  expect((await read(site, link("received"))).html).not.toContain('name="reason"');
  const { html } = await read(site, link("declined"));
  for (const reason of Object.keys(declineReasons)) expect(html).toContain(`value="${reason}"`);

  const long = await send(site, link("declined"), { note: "n".repeat(501), reason: "conflict" });
  expect(long.status).toBe(422);
  expect(wordsOf(long.html)).toContain(words.invalid);
  expect(long.html).toContain('<option value="conflict" selected="">');
  expect(long.html).toContain("n".repeat(501));
  expect(reports(reference)).toEqual([]);
  await send(site, link("declined"), { note: "We act\r\nfor the maker", reason: "conflict" });
  expect(rowsOf(site, `partner_events where reference = '${reference}'`)).toMatchObject([
    { status: "declined", note: "We act\nfor the maker", reason: "conflict" },
  ]);
});

test("too many reports get 429, when to try again, and what was typed", async () => {
  const env = { SECRET_KEY: key.toString("hex"), PARTNERS_FILE: site.env.PARTNERS_FILE ?? "" };
  const mail = { SMTP_URL: mails.url, MAIL_FROM: "mail@plainclaim.example" };
  const limited = await startSite({ ...env, ...mail, SUBMIT_RATE: "1", TRUST_PROXY: "none" });
  try {
    const until = Math.floor(Date.now() / 1000) + 60;
    const report = { partner: "lee", reference: "22222222", status: "declined", until } as const;
    const { partner, ...asked } = report;
    const token = makeReportToken(key, report);
    const query = new URLSearchParams({ ...asked, until: String(until), token });
    const press = () =>
      send(limited, `/partners/${partner}/report?${query}`, { note: "By phone", reason: "other" });

    expect(wordsOf((await press()).html)).toContain(words.unknown);
    const { status, headers, html } = await press();
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(wordsOf(html)).toContain(words.busy);
    expect(html).toContain(">By phone</textarea>");
    expect(html).toContain('<option value="other" selected="">');
  } finally {
    await limited.stop();
  }
});

test("while nothing can be stored, the page says so and keeps what was typed", async () => {
  const { link } = await firstMail(await lead());
  const change = (statement: string) => {
    const path = site.env.DATABASE_URL?.slice("file:".length) ?? "";
    const db = new LibsqlDatabase(path, { timeout: 60_000 });
    db.exec(statement);
    db.close();
  };
  change(
    "create trigger full before insert on partner_events begin select raise(abort, 'full'); end",
  );
  const { status, headers, html } = await send(site, link("signed"), { note: "By phone" });
  change("drop trigger full");
  expect(status).toBe(503);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(wordsOf(html)).toContain(words.unsaved);
  expect(html).toContain(">By phone</textarea>");
  expect(wordsOf((await send(site, link("signed"), {})).html)).toContain(words.done.signed);
});

test("a link works for its own firm, lead, status and time alone", async () => {
  const reference = await lead();
  const { id, link } = await firstMail(reference);
  const address = new URL(link("received"), site.url);
  const changed = (name: string, value: string) => {
    const other = new URL(address);
    other.searchParams.set(name, value);
    return `${other.pathname}${other.search}`;
  };
  const later = String(Number(address.searchParams.get("until")) + 1);
  for (const path of [
    changed("status", "signed"),
    changed("status", "won"),
    changed("reference", "22222222"),
    changed("until", later),
    changed("token", createHmac("sha256", "x").digest("base64url").slice(0, 22)),
    changed("token", ""),
    `${address.pathname.replace(id, id === "lee" ? "roe" : "lee")}${address.search}`,
    `${address.pathname.replace(id, "nobody")}${address.search}`,
    address.pathname,
  ]) {
    const page = await read(site, path);
    expect(page.status).toBe(404);
    expect(wordsOf(page.html)).toContain(words.broken);
    expect(wordsOf((await send(site, path, {})).html)).toContain(words.broken);
  }

  const until = Math.floor(Date.now() / 1000) - 1;
  const report = { partner: id, reference, status: "received", until } as const;
  const query = new URLSearchParams({
    reference,
    status: "received",
    until: String(until),
    token: makeReportToken(key, report),
  });
  const expired = `${address.pathname}?${query}`;
  expect(wordsOf((await read(site, expired)).html)).toContain(words.expired);
  expect(wordsOf((await send(site, expired, {})).html)).toContain(words.expired);
  expect(reports(reference)).toEqual([]);
});
