import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import LibsqlDatabase from "libsql";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { findCase } from "~/data/cases";
import { consentSentence } from "~/data/forms/consent-sentence";
import { makeUnsubscribeToken } from "~/server/privacy/unsubscribe-token";
import { type CertificateService, startCertificateService } from "../support/certificate-service";
import { commandBeside } from "../support/command-beside";
import { wordsOf } from "../support/document";
import type { FakeServer, Received } from "../support/fake-server";
import { startFormService } from "../support/form-service";
import {
  caseMembers,
  certificateMembers,
  homeMembers,
  type Members,
} from "../support/lead-payload";
import { read, send } from "../support/page";
import { membersOf, type SheetService, startSheetService } from "../support/sheet-service";
import { caseLead, homeLead, type Site, startSite } from "../support/site";

const key = "5e".repeat(32);
const visitorAddress = "203.0.113.9";
const title = findCase("oxbryta")?.title ?? "";
const answers = { took_oxbryta: "self", issues: "voc", year_started: "2021", has_lawyer: "no" };
const optOutPath = "/do-not-sell-my-info";

let site: Site;
let form: FakeServer;
let sheet: SheetService;
let certificates: CertificateService;

async function open(role: string) {
  [form, sheet, certificates] = await Promise.all([
    startFormService(),
    startSheetService(),
    startCertificateService(),
  ]);
  site = await startSite({
    SECRET_KEY: key,
    FORM_SERVICE_URL: form.url,
    FORM_ID: "main",
    FORM_ID_OPT_OUT: "optout",
    FORM_SERVICE_RATE: "100000",
    FORWARD_URL: sheet.execUrl,
    FORWARD_API_KEY: "sheet-key",
    FORWARD_ROLE: role,
    CONSENT_SCRIPT_URL: "https://api.trustedform.com/trustedform.js",
    CONSENT_PING_HOSTS: certificates.host,
    CONSENT_CERT_HOSTS: certificates.host,
    TRUSTEDFORM_API_KEY: "retain-key",
    RETRY_SCALE: "0.01",
  });
}

async function close() {
  await site.stop();
  await Promise.all([form.close(), sheet.close(), certificates.close()]);
}

/** Nobody whom another test may have opted out. */
let people = 0;
function somebody() {
  people += 1;
  return {
    "First name": "Zorabel",
    "Last name": "Quillfeather",
    Phone: `(212) 555-01${String(people).padStart(2, "0")}`,
    Email: `person${people}@planted.example`,
    xxTrustedFormCertUrl: `${certificates.url}/certificate${people}`,
    xxTrustedFormToken: `token${people}`,
    xxTrustedFormPingUrl: `${certificates.url}/ping${people}`,
  };
}

type Person = ReturnType<typeof somebody>;
type Headers = Record<string, string>;

const shapes = ["home", "case", "case with answers"] as const;
type Shape = (typeof shapes)[number];

async function sendLead(person: Person, shape: Shape = "home", headers: Headers = {}) {
  const isHome = shape === "home";
  const fields = isHome
    ? homeLead(person)
    : caseLead({ ...person, ...(shape === "case" ? {} : { share_answers: "on" }) });
  const from = { "X-Forwarded-For": visitorAddress, ...headers };

  const { status, reference } = await send(site, isHome ? "/" : "/lawsuits/oxbryta", fields, from);
  expect(status).toBe(303);
  return reference;
}

async function optOut(person: Person) {
  const fields = { fullName: "Zorabel Quillfeather", email: person.Email, phone: person.Phone };
  const sent = { intent: "opt-out-request", state: "California", details: "", ...fields };
  const { status, reference } = await send(site, optOutPath, sent);
  expect(status).toBe(303);
  return reference;
}

/** The post that carried this reference, as soon as it is there. */
function arrived(fake: FakeServer, reference: string): Promise<Received> {
  return vi.waitFor(
    () => {
      const found = postsOf(fake, reference)[0];
      if (!found) throw new Error(`${reference} has not arrived`);
      return found;
    },
    { timeout: 15_000, interval: 20 },
  );
}

function postsOf(fake: FakeServer, reference: string): Received[] {
  return fake.requests.filter(({ fields }) => membersOf(fields).submission_id === reference);
}

async function called(path: string): Promise<Received> {
  return vi.waitFor(
    () => {
      const found = certificates.requests.find((request) => request.path === path);
      if (!found) throw new Error(`${path} has not been called`);
      return found;
    },
    { timeout: 15_000, interval: 20 },
  );
}

/** The bytes of the database and of what lies beside it. */
function onDisk(): string {
  const files = readdirSync(site.folder).map((name) => join(site.folder, name));
  return files.map((file) => readFileSync(file, "latin1")).join("");
}

/** The very bytes of a post, given what it should say. */
function multipart(members: Members, { headers }: Received): string {
  const boundary = headers["content-type"]?.split("boundary=")[1];
  const parts = members.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}

function formMembers(person: Person, shape: Shape, isOptedOut: boolean): Members {
  if (shape === "home") return homeRow(person);

  const shared: Members = [["Quiz answers", JSON.stringify(answers)]];
  return [
    ...caseRow(person),
    ...certificateMembers(person),
    ...(shape === "case with answers" && !isOptedOut ? shared : []),
  ];
}

function homeRow(person: Person): Members {
  return homeMembers({ fields: homeLead(person), title, source: `${site.url}/#form` });
}

function caseRow(person: Person): Members {
  const source = `${site.url}/lawsuits/oxbryta#form`;

  return caseMembers({ fields: caseLead(person), title, source });
}

function sheetMembers(person: Person, shape: Shape, { envelope, isOptedOut }: Expected): Members {
  const address = (name: string): Members => (isOptedOut ? [] : [[name, visitorAddress]]);
  if (shape === "home") {
    const data = [...homeRow(person), ...address("ip_address"), ...envelope];
    return [
      ["apiKey", "sheet-key"],
      ["data", JSON.stringify(Object.fromEntries(data))],
    ];
  }
  return [...caseRow(person), ...address("IP Address"), ["apiKey", "sheet-key"], ...envelope];
}

type Expected = { envelope: Members; isOptedOut: boolean };

function envelopeOf(reference: string, flags: Members): Members {
  const { body, sha256 } = receiptOf(reference);

  return [
    ["submission_id", reference],
    ["revision", "1"],
    ...flags,
    ["consented_at", body.consented_at],
    ["consent_text", body.consent_text ?? ""],
    ["receipt_sha256", sha256],
  ];
}

const receiptBody = z.object({ consented_at: z.string(), consent_text: z.string().nullable() });
const receiptRow = z.object({
  body: z.string().transform((text) => receiptBody.parse(JSON.parse(text))),
  sha256: z.string(),
});

function receiptOf(reference: string) {
  return inStore((db) =>
    receiptRow.parse(db.prepare("select * from receipts where reference = ?").get(reference)),
  );
}

function inStore<T>(work: (db: LibsqlDatabase.Database) => T): T {
  const db = new LibsqlDatabase(`${site.folder}/site.db`);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const deliveryRow = z.object({
  destination: z.string(),
  state: z.string(),
  reason: z.string().nullable(),
});
function deliveriesOf(reference: string) {
  return inStore((db) =>
    z
      .array(deliveryRow)
      .parse(db.prepare("select * from deliveries where reference = ?").all(reference)),
  );
}

function withheldFrom(reference: string) {
  const withheld = deliveriesOf(reference).filter(({ state }) => state === "withheld");
  return Object.fromEntries(withheld.map(({ destination, reason }) => [destination, reason]));
}

const doNotSell: Members = [["do_not_sell", "1"]];
const signals: { signal: string; headers: Headers; flags: Members; reasons: string[] }[] = [
  { signal: "nobody who opted out", headers: {}, flags: [], reasons: [] },
  {
    signal: "a browser with GPC",
    headers: { "Sec-GPC": "1" },
    flags: [...doNotSell, ["gpc", "1"]],
    reasons: ["gpc"],
  },
  {
    signal: "a browser with the cookie",
    headers: { Cookie: "do_not_sell=1" },
    flags: doNotSell,
    reasons: ["cookie"],
  },
  {
    signal: "a person who opted out before, in a browser without any signal",
    headers: {},
    flags: doNotSell,
    reasons: ["suppression"],
  },
];

describe.each(["service_provider", "requested_recipient", "third_party"] as const)(
  "with the spreadsheet as %s",
  (role) => {
    beforeAll(() => open(role));
    afterAll(close);

    describe.each(signals)("a lead from $signal", ({ headers, flags, reasons }) => {
      const isOptedOut = reasons.length > 0;

      test.each(shapes)("%s: each recipient gets exactly what it may have", async (shape) => {
        const person = somebody();
        if (reasons.includes("suppression")) await optOut(person);
        const reference = await sendLead(person, shape, headers);
        const envelope = envelopeOf(reference, flags);

        const posted = await arrived(form, reference);
        const expected = [...formMembers(person, shape, isOptedOut), ...envelope];
        expect(posted.fields).toEqual(expected);
        expect(posted.body.toString()).toBe(multipart(expected, posted));

        if (isOptedOut && role === "third_party") {
          const reason = `opted out (${reasons}): nothing goes to third parties`;
          expect(withheldFrom(reference)).toEqual({ sheet: reason, ping: reason, retain: reason });
          return;
        }
        const row = sheetMembers(person, shape, { envelope, isOptedOut });
        const { body } = await arrived(sheet, reference);
        expect(body.toString()).toBe(new URLSearchParams(row).toString());
        if (!isOptedOut) return expect(withheldFrom(reference)).toEqual({});

        const reason = expect.stringContaining(`opted out (${reasons})`);
        expect(withheldFrom(reference)).toEqual({ ping: reason, retain: reason });
      });
    });

    test("certificates are pinged and retained for those alone who did not opt out", async () => {
      const [free, signalled] = [somebody(), somebody()];
      const kept = await sendLead(signalled, "home", { "Sec-GPC": "1" });
      const reference = await sendLead(free);

      await called(new URL(free.xxTrustedFormPingUrl).pathname);
      const { body } = await called(new URL(free.xxTrustedFormCertUrl).pathname);
      expect(JSON.parse(body.toString())).toMatchObject({
        match_lead: { email: free.Email },
        retain: { reference },
      });
      await arrived(form, kept);
      const paths = certificates.requests.map(({ path }) => path);
      expect(paths).not.toContain(new URL(signalled.xxTrustedFormPingUrl).pathname);
      expect(paths).not.toContain(new URL(signalled.xxTrustedFormCertUrl).pathname);
    });

    test("each recipient of an earlier lead is told of the opt-out, once, and nothing else", async () => {
      const person = somebody();
      const [home, flat] = [await sendLead(person), await sendLead(person, "case with answers")];
      for (const fake of [form, sheet]) for (const lead of [home, flat]) await arrived(fake, lead);

      const request = await optOut(person);
      expect(await optOut(person)).toBe(request);
      await arrived(form, request);
      const ids = new Set<string>();
      for (const lead of [home, flat]) {
        for (const fake of [form, sheet]) {
          const notice = await noticeOf(fake, lead);
          const { submission_id = "", ...rest } = membersOf(notice.fields);
          expect(submission_id).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
          expect([home, flat, request]).not.toContain(submission_id);
          ids.add(submission_id);
          const isFlatRow = fake === sheet && lead === flat;
          expect(rest).toEqual({
            formType: "opt_out_notice",
            regarding: lead,
            revision: "1",
            do_not_sell: "1",
            ...(isFlatRow ? { apiKey: "sheet-key" } : {}),
          });
        }
      }
      expect(ids.size).toBe(4);
      const planned = deliveriesOf(request).map(({ destination }) => destination);
      expect(planned.sort()).toEqual(["form:case", "form:home", "form:opt_out", "sheet", "sheet"]);
    });

    test("what still waits when a person opts out goes out marked, or not at all", async () => {
      const person = somebody();
      await Promise.all([form.shut(), sheet.shut()]);
      const reference = await sendLead(person, "case with answers");
      await optOut(person);
      await Promise.all([form.open(), sheet.open()]);

      const members = membersOf((await arrived(form, reference)).fields);
      expect(members).toMatchObject({ do_not_sell: "1", Email: person.Email });
      expect(members).not.toHaveProperty("Quiz answers");
      expect(members).not.toHaveProperty("gpc");
      if (role === "third_party") {
        await vi.waitFor(() => expect(withheldFrom(reference)).toHaveProperty("sheet"), 15_000);
        expect(postsOf(sheet, reference)).toEqual([]);
        return;
      }
      const row = membersOf((await arrived(sheet, reference)).fields);
      expect(row).toMatchObject({ do_not_sell: "1", Email: person.Email });
      expect(row).not.toHaveProperty("IP Address");
    });

    test("no log line holds a name, an address or a number", () => expectSilence());
  },
);

describe("with a spreadsheet that is a third party, a person's opt-out", () => {
  beforeAll(() => open("third_party"));
  afterAll(close);

  test("is lifted by nothing that somebody else could type, and by the operator's word", async () => {
    const person = somebody();
    await optOut(person);
    const { Email: email } = person;
    const page = "/lawsuits/oxbryta";

    await send(site, "/newsletter", { firstName: "Zorabel", email, formType: "newsletter" });
    await send(site, optOutPath, { intent: "opt-back-in", confirm: "yes" });
    await send(site, `/unsubscribe?token=${tokenOf(email)}`, { "List-Unsubscribe": "One-Click" });
    await send(site, "/unsubscribe", { email, formType: "unsubscribe" });
    await send(site, "/newsletter", { firstName: "Again", email, formType: "newsletter" });
    const spellings = [email.toUpperCase(), ` ${email} `];
    for (const Email of spellings) {
      const lead = await send(site, page, caseLead({ ...person, Email, city: Email.trim() }));
      expect(membersOf((await arrived(form, lead.reference)).fields).do_not_sell).toBe("1");
    }
    const sameNumber = { ...person, Email: "another@planted.example", Phone: dotted(person.Phone) };
    const byNumber = await sendLead(sameNumber);
    expect(membersOf((await arrived(form, byNumber)).fields).do_not_sell).toBe("1");

    expect((await commandBeside(site, "allow", email)).code).toBe(0);
    const after = await sendLead(person, "case with answers");
    const members = membersOf((await arrived(form, after)).fields);
    expect(members).toHaveProperty("Quiz answers");
    expect(members).not.toHaveProperty("do_not_sell");
    await arrived(sheet, after);
  });

  test("outlives the erasure of everything that person sent", async () => {
    const person = somebody();
    const lead = await sendLead(person, "case with answers");
    await Promise.all([arrived(form, lead), arrived(sheet, lead)]);
    await optOut(person);
    await noticeOf(sheet, lead);

    const erased = await commandBeside(site, "erase", person.Email);
    expect(erased).toMatchObject({ code: 0, out: expect.stringContaining("2 submissions") });
    const { out } = await commandBeside(site, "show", lead, "--json");
    expect(out).not.toMatch(/Quillfeather|planted\.example|555-01|203\.0\.113/);
    await sealed();
    expect((await commandBeside(site, "verify")).code).toBe(0);

    const later = await sendLead(person, "case with answers");
    const members = membersOf((await arrived(form, later)).fields);
    expect(members).toMatchObject({ do_not_sell: "1" });
    expect(members).not.toHaveProperty("Quiz answers");
    expect(withheldFrom(later)).toHaveProperty("sheet");
  });

  test("leaves nothing readable on the disk once erased, beside the running server", async () => {
    const person = somebody();
    await arrived(form, await sendLead(person));
    expect(onDisk()).toContain(person.Email);

    expect((await site.relay("erase", person.Email)).code).toBe(0);
    expect(onDisk()).not.toContain(person.Email);
  });

  test("is lifted for good after an erasure too, with the number that came with it", async () => {
    const person = somebody();
    await optOut(person);
    expect((await commandBeside(site, "erase", person.Email)).code).toBe(0);
    expect((await commandBeside(site, "allow", person.Email)).code).toBe(0);

    for (const shape of shapes) {
      const { fields } = await arrived(form, await sendLead(person, shape));
      expect(membersOf(fields)).not.toHaveProperty("do_not_sell");
    }
  });

  test("is not taken over by whoever shares the number and never asked for one", async () => {
    const [asks, shares, later] = [somebody(), somebody(), somebody()];
    await optOut(asks);
    const lead = await sendLead({ ...shares, Phone: asks.Phone });
    expect(membersOf((await arrived(form, lead)).fields)).toMatchObject({ do_not_sell: "1" });
    expect((await commandBeside(site, "allow", asks.Email)).code).toBe(0);

    const next = await sendLead({ ...later, Phone: asks.Phone });
    expect(membersOf((await arrived(form, next)).fields)).not.toHaveProperty("do_not_sell");
  });

  test("counts for a lead that was taken for spam and is released later", async () => {
    const [person, other] = [somebody(), somebody()];
    const taken = await send(site, "/", homeLead({ ...person, leave_empty: "x" }));
    const twin = await send(site, "/", homeLead({ ...other, leave_empty: "x" }));
    expect([taken.status, twin.status]).toEqual([303, 303]);
    await optOut(person);
    const marker = await sendLead(somebody());
    await Promise.all([arrived(form, marker), arrived(sheet, marker)]);
    for (const { reference } of [taken, twin]) {
      expect(deliveriesOf(reference)).toContainEqual(
        expect.objectContaining({ destination: "sheet", state: "quarantined" }),
      );
      expect([...postsOf(form, reference), ...postsOf(sheet, reference)]).toEqual([]);
    }

    expect((await commandBeside(site, "release", taken.reference)).code).toBe(0);
    expect((await commandBeside(site, "release", twin.reference)).code).toBe(0);
    await arrived(sheet, twin.reference);
    const marked = membersOf((await arrived(form, taken.reference)).fields);
    expect(marked.do_not_sell).toBe("1");
    await vi.waitFor(() => expect(withheldFrom(taken.reference)).toHaveProperty("sheet"), {
      timeout: 15_000,
      interval: 50,
    });
    expect(postsOf(sheet, taken.reference)).toEqual([]);
  });
});

describe("the proof of a consent", () => {
  beforeAll(() => open("service_provider"));
  afterAll(close);

  test("holds the sentence as shown, its hash, and why the visitor was opted out", async () => {
    const free = await sendLead(somebody(), "case with answers");
    const both = await sendLead(somebody(), "case", { "Sec-GPC": "1", Cookie: "do_not_sell=1" });
    const expected = [
      { reference: free, certified: true, reasons: [], share: true },
      { reference: both, certified: false, reasons: ["gpc", "cookie"], share: false },
    ];
    for (const { reference, certified, reasons, share } of expected) {
      const { out } = await commandBeside(site, "show", reference, "--json");
      const { optedOut, receipt } = JSON.parse(out);
      const text = consentSentence({ certified });
      expect(optedOut).toEqual(reasons);
      expect(receipt.body).toMatchObject({
        reference,
        consent_text: text,
        consent_sha256: createHash("sha256").update(text).digest("hex"),
        opt_out: reasons,
        certificate: "present",
        share_answers: share,
        page: `${site.url}/lawsuits/oxbryta#form`,
      });
      const posted = membersOf((await arrived(form, reference)).fields);
      expect(posted).toMatchObject({ consent_text: text, receipt_sha256: receipt.sha256 });
    }
  });

  test.each(["home", "case"] as const)(
    "holds the texts above the button of the %s form as they were drawn, and their hash",
    async (shape) => {
      const reference = await sendLead(somebody(), shape);
      const { out } = await commandBeside(site, "show", reference, "--json");
      const { disclosure_text: text, disclosure_sha256: hash } = JSON.parse(out).receipt.body;
      const page = wordsOf((await read(site, "/")).html);

      expect(hash).toBe(createHash("sha256").update(text).digest("hex"));
      for (const line of text.split("\n")) expect(page).toContain(line);
    },
  );

  test("is missed when the newest one is taken away, by the head that was noted", async () => {
    await sealed();
    const { code, out } = await commandBeside(site, "verify");
    const head = /^head (\w+)$/m.exec(out)?.[1] ?? "";
    expect([code, head.length]).toEqual([0, 64]);
    await sendLead(somebody());
    await sealed();
    expect((await commandBeside(site, "verify", "--head", head)).code).toBe(0);

    const newest = /^head (\w+)$/m.exec((await commandBeside(site, "verify")).out)?.[1] ?? "";
    inStore((db) => db.exec("delete from receipts where seq = (select max(seq) from receipts)"));
    expect((await commandBeside(site, "verify", "--head", newest)).code).toBe(1);
    expect((await commandBeside(site, "verify", "--head", head)).out).toMatch(
      /^\w{8} has no receipt$/m,
    );
  });
});

describe("leaving the newsletter", () => {
  beforeAll(() => open("service_provider"));
  afterAll(close);

  test("cancels a sign-up that has not been sent, and is sent itself", async () => {
    const email = "pending@planted.example";
    await form.shut();
    const joined = await send(site, "/newsletter", { ...signUp(email) });
    const left = await send(site, "/unsubscribe", { email, formType: "unsubscribe" });
    await form.open();

    const { fields } = await arrived(form, left.reference);
    expect(fields).toEqual([
      ["email", email],
      ["formType", "unsubscribe"],
      ["submission_id", left.reference],
      ["revision", "1"],
    ]);
    expect(deliveriesOf(joined.reference)).toMatchObject([{ state: "cancelled" }]);
    expect(postsOf(form, joined.reference)).toEqual([]);
  });

  test("by the link of an issue is sent to whoever sends the newsletter", async () => {
    const email = "clicked@planted.example";
    const joined = await send(site, "/newsletter", signUp(email));
    await arrived(form, joined.reference);
    const clicked = await send(site, `/unsubscribe?token=${tokenOf(email)}`, click);
    expect(clicked.status).toBe(200);

    const [, reference = ""] = /class="reference">(\w{8})</.exec(clicked.html) ?? [];
    const { fields } = await arrived(form, reference);
    expect(fields).toMatchObject([
      ["email", email],
      ["formType", "unsubscribe"],
      ["submission_id", reference],
      ["revision", "1"],
    ]);
  });

  test.each([
    { type: "urlencoded", body: () => new URLSearchParams(click) },
    { type: "multipart", body: () => multipartClick() },
  ])(
    "by one click, $type: no redirect, no cookie, and no thanks for a token nobody made",
    async ({ type, body }) => {
      const email = `${type}@planted.example`;
      const token = tokenOf(email);
      const links = [
        { given: token, status: 200 },
        { given: `${token.slice(0, -4)}AAAA`, status: 422 },
        { given: "x", status: 422 },
      ];
      for (const { given, status } of links) {
        const answer = await fetch(`${site.url}/unsubscribe?token=${given}`, {
          method: "POST",
          redirect: "manual",
          headers: { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
          body: body(),
        });
        expect(answer.status).toBe(status);
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect((await answer.text()).includes("been unsubscribed")).toBe(status === 200);
      }
      const joined = await send(site, "/newsletter", signUp(email));
      await arrived(form, joined.reference);
    },
  );

  test("answers every address alike: on the list, never heard of, taken off before", async () => {
    const seen = [];
    const gone = { email: "gone@planted.example", formType: "unsubscribe" };
    await send(site, "/newsletter", signUp("known@planted.example"));
    await send(site, "/unsubscribe", gone);
    for (const email of ["known@planted.example", "never@planted.example", gone.email]) {
      const answer = await send(site, "/unsubscribe", { ...gone, email });
      const page = await read(site, answer.location);
      const names = [...answer.headers.keys()].filter((name) => name !== "date");
      const plain = (text: string) => text.replaceAll(answer.reference, "REFERENCE");
      seen.push({
        status: [answer.status, page.status],
        names,
        location: plain(answer.location),
        bytes: answer.html,
        page: plain(page.html).replace(/\b1\d{12}\b/g, "MOMENT"),
        length: page.html.length,
      });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test("no log line holds a name, an address or a number", () => expectSilence());
});

const click = { "List-Unsubscribe": "One-Click" };

function multipartClick(): FormData {
  const body = new FormData();
  body.set("List-Unsubscribe", "One-Click");
  return body;
}

function signUp(email: string) {
  return { firstName: "Zorabel", email, formType: "newsletter" };
}

function tokenOf(email: string): string {
  return makeUnsubscribeToken(Buffer.from(key, "hex"), email);
}

function dotted(phone: string): string {
  return `+1.${phone.replace(/\D+/g, ".").replace(/^\./, "")}`;
}

function noticeOf(fake: FakeServer, lead: string): Promise<Received> {
  return vi.waitFor(
    () => {
      const found = fake.requests.find(({ fields }) => membersOf(fields).regarding === lead);
      if (!found) throw new Error(`no notice about ${lead}`);
      return found;
    },
    { timeout: 15_000, interval: 20 },
  );
}

/** Receipts are sealed a little after they are stored. */
function sealed(): Promise<void> {
  return vi.waitFor(
    () =>
      inStore((db) => {
        const open = db.prepare("select reference from receipts where seq is null").all();
        expect(open).toEqual([]);
      }),
    { timeout: 10_000, interval: 50 },
  );
}

function expectSilence() {
  const logged = site.output();
  expect(logged).toContain("submission stored");
  expect(logged).not.toMatch(/Zorabel|Quillfeather|planted\.example|Albany|1980-04-27/i);
  expect(logged).not.toMatch(/555.?01\d\d|203\.0\.113\.9|certificate\d|token\d/);
}
