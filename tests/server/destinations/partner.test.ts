import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { partnerMail } from "~/data/partner-mail";
import { partnerDestinations, sendTestPing } from "~/server/destinations/partner";
import {
  partnerCases,
  partnerMessage,
  partnerSchemas,
} from "~/server/destinations/partner-payload";
import { readConsent, readContact } from "~/server/submission/submission";
import { temporaryFolder } from "~/tests/server/privacy/given";
import { text } from "~/tests/support/fake-server";
import { secretOf } from "~/tests/support/firms";
import { type MailStandIn, startMailServer } from "~/tests/support/mail-server";
import { configured, leadMessage, never, settings } from "~/tests/support/messages";
import { partnerExamples, readExamples } from "~/tests/support/partner-examples";
import { partnerFaults, partnerTypes } from "~/tests/support/partner-validator";
import { key } from "~/tests/support/sent-submission";
import { startReceiver } from "~/tests/support/webhook-receiver";

let firm: Awaited<ReturnType<typeof startReceiver>>;
let mails: MailStandIn;
beforeEach(async () => {
  firm = await startReceiver(secretOf(1));
  mails = await startMailServer();
});
afterEach(async () => {
  await firm.close();
  await mails.close();
});

type Ways = { webhook?: boolean; email?: boolean; server?: boolean; role?: string; scale?: string };

function config({ webhook = true, email = true, server = true, role, scale = "1" }: Ways) {
  const file = join(temporaryFolder(), "partners.json");
  const lee = {
    ...{ id: "lee", name: "Lee LLP", city: "Albany", state: "NY", site: "https://lee.example/" },
    ...(webhook ? { webhook: { url: firm.url, secretEnv: "LEE_SECRET" } } : {}),
    ...(email ? { email: "intake@lee.example" } : {}),
    ...(role ? { role } : {}),
  };
  writeFileSync(file, JSON.stringify([lee]));
  return settings({
    ...{ PARTNERS_FILE: file, PARTNER_HOSTS: firm.host, LEE_SECRET: secretOf(1) },
    RETRY_SCALE: scale,
    ...(server ? { SMTP_URL: mails.url, MAIL_FROM: "relay@plainclaim.example" } : {}),
  });
}

function connected(ways: Ways) {
  const read = config(ways);
  const [definition] = partnerDestinations(read);
  return configured(definition?.connect(read, key));
}

const hour = 60 * 60 * 1000;

/** Not the time of this machine: only the relay's clock counts. */
const now = Date.UTC(2041, 4, 6);

/** A lead whose delivery is this old, and whose notice was sent before. */
function lead({ age = 0, reason = null }: { age?: number; reason?: string | null } = {}) {
  const message = leadMessage({ Phone: "(212) 555-0123", state: "NY", xxTrustedFormToken: "t" });
  const delivery = { ...message.delivery, id: 7, created_at: now - age, reason };
  return { ...message, at: now, delivery };
}

const send = (ways: Ways, message = lead()) => connected(ways).send(message, never);

/** The parts of a mail: its headers, its text and its file. */
function read(mail: MailStandIn["mails"][number] | undefined) {
  const [headers = "", ...parts] = (mail?.raw ?? "").split(/\r\n\r\n/);
  const file = /\r\n\r\n([A-Za-z0-9+/=\r\n]{40,}?)\r\n----/.exec(mail?.raw ?? "")?.[1] ?? "";
  return { headers, words: parts.join("\n\n"), json: Buffer.from(file, "base64").toString() };
}

describe("a firm without a webhook", () => {
  test("gets the details as text and as a file, and none of them in the subject", async () => {
    const message = lead();
    expect(await send({ webhook: false }, message)).toMatchObject({ kind: "delivered" });
    await send({ webhook: false }, message);

    const [first, second] = mails.mails;
    expect(first?.to).toEqual(["intake@lee.example"]);
    const { headers, words, json } = read(first);
    const id = /^Message-ID: .*$/im;
    expect(headers).toMatch(/^Message-ID: <msg_REF22222_7@plainclaim\.example>$/im);
    expect(id.exec(read(second).headers)?.[0]).toBe(id.exec(headers)?.[0]);
    expect(headers).toMatch(/^Subject: .*REF22222/m);
    expect(headers).not.toMatch(/Zora|Roundup/);
    for (const told of ["REF22222", "Zora", "zora@example.com", "+12125550123", "Roundup", "NY"]) {
      expect(words).toContain(told);
    }
    const { labels, end } = partnerMail;
    expect(words.replaceAll("\r", "")).toMatch(
      new RegExp(
        `\n\n${labels.reference}: REF22222\n${labels.revision}: 1\n${labels.allowed}: calls, texts, emails\n${labels.case}: `,
      ),
    );
    expect(words.replaceAll("\r", "")).toContain(`\n\n${end.slice(0, 40)}`);
    expect(words).toContain("filename=REF22222.json");
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(partnerMessage(message))));
  });

  test("gets a withdrawal and a stop with the day on which each is due", async () => {
    const { delivery, ...message } = lead();
    const about = (kind: "lead.withdrawn" | "contact.revoked", details: object) => ({
      ...message,
      delivery: {
        ...{ ...delivery, purpose: "notice" as const, regarding: "LEAD2222" },
        ...{ about: kind, details: JSON.stringify(details) },
      },
    });
    const due = { due_on: "2026-12-09" };
    await send({ webhook: false }, about("lead.withdrawn", due));
    await send({ webhook: false }, about("contact.revoked", { ...due, stopped: "texts calls" }));

    const [withdrawn, stopped] = mails.mails.map(read);
    expect(withdrawn?.words).toMatch(/LEAD2222[\s\S]*2026-12-09/);
    expect(withdrawn?.words).not.toContain("Zora");
    expect(stopped?.words).toContain("calls, texts");
  });

  test("is no destination without a mail server", () => {
    expect(partnerDestinations(config({ webhook: false, server: false }))).toEqual([]);
  });
});

describe("a firm with webhook and mail", () => {
  const got = () => ({ posts: firm.events.length, mails: mails.mails.length });

  test("gets only the webhook while it accepts messages", async () => {
    expect(await send({})).toMatchObject({ kind: "delivered" });
    expect(got()).toEqual({ posts: 1, mails: 0 });
  });

  test("gets mail at once if the webhook refuses the message, and both answers are recorded", async () => {
    firm.always(text(422, ""));
    expect(await send({})).toMatchObject({
      kind: "delivered",
      detail: expect.stringMatching(/^answered 422, by mail accepted/),
    });
    expect(got()).toEqual({ posts: 0, mails: 1 });
    expect(await send({ email: false })).toMatchObject({ kind: "refused", status: 422 });
    expect(await send({ server: false })).toMatchObject({ kind: "refused", status: 422 });
  });

  test("gets no mail if its webhook answers 409 after an ambiguous attempt", async () => {
    firm.always(text(409, ""));
    const { delivery, ...message } = lead();
    const repeat = { ...message, delivery: { ...delivery, ambiguous: 1 } };
    expect(await send({}, repeat)).toMatchObject({ kind: "refused", status: 409 });
    expect(got()).toEqual({ posts: 0, mails: 0 });
  });

  test("gets mail once the webhook has failed for an hour, and not before", async () => {
    firm.always(text(500, ""));
    const failed = { reason: "answered 500" };
    expect(await send({}, lead({ ...failed, age: hour - 60_000 }))).toMatchObject({
      kind: "ambiguous",
    });
    expect(got()).toEqual({ posts: 0, mails: 0 });
    expect(await send({}, lead({ ...failed, age: hour }))).toMatchObject({ kind: "delivered" });
    expect(got()).toEqual({ posts: 0, mails: 1 });
    expect(firm.requests).toHaveLength(1);
    const noMail = { ...failed, age: hour };
    expect(await send({ email: false }, lead(noMail))).toMatchObject({ kind: "ambiguous" });
  });

  test("gets mail sooner if RETRY_SCALE shortens all delays", async () => {
    firm.always(text(500, ""));
    const failed = lead({ reason: "answered 500", age: hour / 10 });
    expect(await send({ scale: "0.1" }, failed)).toMatchObject({ kind: "delivered" });
    expect(got()).toEqual({ posts: 0, mails: 1 });
  });

  test("gets the webhook first if the delivery waited for an hour without a failure", async () => {
    expect(await send({}, lead({ age: 2 * hour }))).toMatchObject({ kind: "delivered" });
    expect(got()).toEqual({ posts: 1, mails: 0 });
  });

  test("gets no mail while the webhook is on hold", async () => {
    firm.always(text(401, ""));
    expect(await send({})).toMatchObject({ kind: "hold" });
    expect(got()).toEqual({ posts: 0, mails: 0 });
  });
});

test("a firm is a requested recipient unless PARTNERS_FILE sets another role, and takes no form by its kind", () => {
  const { channel, role, takes } = connected({});
  expect({ channel, role }).toEqual({ channel: "firm:lee", role: "requested_recipient" });
  expect(connected({ role: "third_party" }).role).toBe("third_party");
  expect(takes(leadMessage().submission)).toBe(false);
});

test("a test message goes by webhook or mail and contains no person's data", async () => {
  const ping = async (ways: Ways) => {
    const read = config(ways);
    const [partner] = read.partners;
    if (!partner?.id) throw new Error("No firm");
    return sendTestPing(read, { ...partner, id: partner.id }, Date.now());
  };
  expect(await ping({})).toMatchObject({ kind: "delivered" });
  expect(firm.events).toMatchObject([{ type: "test.ping", data: { reference: "TESTTEST" } }]);
  expect(mails.mails).toEqual([]);
  expect(await ping({ webhook: false })).toMatchObject({ kind: "delivered" });
  expect(read(mails.mails[0]).words).toContain("TESTTEST");
});

test("a firm without its secret or without a mail server is on hold", async () => {
  const read = config({});
  const [{ secrets: _, ...lee } = { id: undefined }] = read.partners;
  if (!("webhook" in lee) || !lee.id) throw new Error("No firm");
  const { webhook, ...byMail } = { ...lee, id: lee.id };
  const hold = { kind: "hold", status: null };
  expect(await sendTestPing(read, { ...byMail, webhook }, 0)).toMatchObject(hold);
  expect(await sendTestPing(config({ server: false }), byMail, 0)).toMatchObject(hold);
  const { email, ...unreachable } = byMail;
  expect(await sendTestPing(read, unreachable, 0)).toMatchObject(hold);
  expect(email).toBe("intake@lee.example");
  expect([...firm.requests, ...mails.mails]).toEqual([]);
});

describe("the data of a lead for a firm", () => {
  const { submission } = leadMessage();
  const oxbryta = { slug: "oxbryta", title: "Oxbryta en español" };
  const abuse = { slug: "lds-abuse", title: "x" };
  const ofCase = { ...submission, kind: "case" as const, case: oxbryta };
  const dataOf = (changed: Partial<ReturnType<typeof lead>>) => {
    const message = partnerMessage({ ...lead(), ...changed });
    expect(partnerFaults(message.type, message)).toEqual([]);
    return message.data;
  };
  const withFields = (fields: Record<string, string>, other = ofCase) => {
    const told = { ...other.fields, ...fields };
    return { ...other, fields: told, contact: readContact("case", told) };
  };

  test("tell an unasked question (null) from one that was not answered (empty)", () => {
    expect(dataOf({ submission })).toMatchObject({
      contact: { dob: null, city: null, state: null, zip: null, zip4: null, safe_to_call: null },
      ...{ answers: null, answers_withheld: "none" },
    });
    expect(dataOf({ submission: ofCase })).toMatchObject({
      contact: { dob: "", city: "", zip: "", zip4: "", safe_to_call: null, leave_message: null },
    });
    expect(dataOf({ submission: { ...ofCase, case: abuse } })).toMatchObject({
      contact: { safe_to_call: "", leave_message: "" },
    });
  });

  test("are split and spelled for programs, beside what was typed", () => {
    const Phone = "(646) 555-0143 ext. 12";
    const typed = { Phone, dob: "04/27/1980", zipcode: "12207-1234", state: "NY" };
    expect(dataOf({ submission: withFields(typed) })).toMatchObject({
      contact: {
        ...{ first_name: "Zora", last_name: "", email: "zora@example.com", phone: Phone },
        ...{ phone_e164: "+16465550143", phone_ext: "12", dob: "1980-04-27", state: "NY" },
        ...{ zip: "12207", zip4: "1234" },
      },
    });
  });

  test.each(["+44 20 7946 0000", "(911) 555-0123", "5555550123"])(
    "have no E.164 number for %s",
    (Phone) => {
      const data = dataOf({ submission: withFields({ Phone }) });
      expect(data).toMatchObject({ contact: { phone: Phone, phone_e164: null } });
    },
  );

  test("of a Spanish page have English text, and say which language the visitor read", () => {
    const spanish = withFields({ form_language: "es", preferred_language: "either" });
    const answers = { took_oxbryta: "self", unknown: "x" };
    expect(dataOf({ submission: { ...spanish, answers } })).toMatchObject({
      case: { slug: "oxbryta", title: "Oxbryta (Voxelotor)" },
      contact: { preferred_language: "either" },
      source: { language: "es" },
      answers_withheld: null,
      answers: [
        {
          ...{ key: "took_oxbryta", value: "self", answer: "Yes, by me" },
          question: "Was Oxbryta (voxelotor) prescribed and taken?",
        },
        { key: "unknown", value: "x", question: "unknown", answer: "x" },
      ],
    });
  });

  test("leave out answers and IP address of a person who opted out", () => {
    const answers = { took_oxbryta: "self" };
    const receipt = readConsent({
      body: JSON.stringify({ consented_at: "2026-11-23T15:04:05.000Z", consent_text: "I agree." }),
      personal: JSON.stringify({ ip: "203.0.113.9", disclosure_text: "More.", firms: ["Lee LLP"] }),
      sha256: "ab",
    });
    const shared = { submission: { ...ofCase, answers }, receipt };
    expect(dataOf(shared)).toMatchObject({
      consent: { ip: "203.0.113.9", text: "I agree.\nMore.", firms: ["Lee LLP"], sha256: "ab" },
    });
    expect(dataOf({ ...shared, optOut: ["gpc"] })).toMatchObject({
      ...{ answers: null, answers_withheld: "opted_out", opted_out: ["gpc"] },
      consent: { ip: null },
    });
    expect(dataOf({ submission: ofCase })).toMatchObject({ answers_withheld: "not_shared" });
  });

  test("name the page and its campaign", () => {
    const address = "https://plainclaim.example/lawsuits/oxbryta?utm_source=ad&x=y#form";
    const page = { ...submission.page, path: "/lawsuits/oxbryta", source: address };
    expect(dataOf({ submission: { ...ofCase, page } })).toMatchObject({
      source: {
        page: "https://plainclaim.example/lawsuits/oxbryta",
        ...{ utm_source: "ad", utm_medium: null },
      },
    });
  });

  test("leave out stopped ways of contact", () => {
    expect(dataOf({ stopped: ["calls"] })).toMatchObject({ allowed: ["texts", "emails"] });
  });

  test("are a correction only if an earlier revision may have arrived", () => {
    const { delivery } = lead();
    const typeOf = (revision: number, isCorrection: boolean) =>
      partnerMessage({ ...lead(), delivery: { ...delivery, revision }, isCorrection }).type;
    expect(typeOf(1, false)).toBe("lead.created");
    expect(typeOf(2, false)).toBe("lead.created");
    expect(typeOf(2, true)).toBe("lead.corrected");
  });
});

test.each(Object.entries(partnerSchemas()))(
  "docs/partners has the schema of %s as it is sent (npm run schemas writes it)",
  (type, schema) => {
    const written = JSON.parse(readFileSync(`docs/partners/${type}.schema.json`, "utf8"));
    expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
  },
);

test("docs/partners/cases.json has every case, question and option", () => {
  const written = JSON.parse(readFileSync("docs/partners/cases.json", "utf8"));
  expect(written).toEqual(JSON.parse(JSON.stringify(partnerCases())));
  expect(written).toHaveLength(21);
});

test("the schemas allow members that later versions may add, and refuse a lead without one", () => {
  const [created] = partnerExamples;
  if (!created || !("contact" in created.data)) throw new Error("No example of a lead");
  const { contact, ...data } = created.data;
  const later = { ...data, contact: { ...contact, pronouns: null }, score: 1 };
  expect(partnerFaults("lead.created", { ...created, data: later, version: 2 })).toEqual([]);
  expect(partnerFaults("lead.created", { ...created, data })).toHaveLength(1);
  expect(partnerTypes.toSorted()).toEqual(Object.keys(partnerSchemas()).toSorted());
});

test("docs/partners.md shows each event as it is sent (npm run schemas writes the examples)", () => {
  const shown = readExamples();
  expect([...shown.keys()].toSorted()).toEqual(Object.keys(partnerSchemas()).toSorted());
  for (const message of partnerExamples) {
    expect(partnerFaults(message.type, message)).toEqual([]);
    expect(shown.get(message.type)).toEqual(JSON.parse(JSON.stringify(message)));
  }
});
