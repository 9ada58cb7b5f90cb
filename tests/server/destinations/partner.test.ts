import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cases } from "~/data/cases";
import { partnerMail, partnerStatuses } from "~/data/partner-mail";
import { messageId } from "~/server/destinations/destination";
import { partnerDestinations } from "~/server/destinations/partner";
import { writePartnerMail } from "~/server/destinations/partner-mail";
import {
  partnerCases,
  partnerMessage,
  partnerSchemas,
  schemaFor,
} from "~/server/destinations/partner-payload";
import { sendPartnerTests } from "~/server/destinations/partner-tests";
import { partnerExamples } from "~/server/partners/openapi";
import { partnerEvent } from "~/server/partners/report";
import { readConsent, readContact } from "~/server/submission/submission";
import { secretOf } from "~/tests/support/firms";
import { temporaryFolder } from "~/tests/support/given";
import { type MailStandIn, startMailServer } from "~/tests/support/mail-server";
import { configured, leadMessage, never, settings } from "~/tests/support/messages";
import { readFields, spellFields } from "~/tests/support/partner-examples";
import { readMail } from "~/tests/support/read-mail";
import { key } from "~/tests/support/sent-submission";
import { partnerFaults, partnerTypes, startReceiver } from "~/tests/support/webhook-receiver";

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

type Ways = { webhook?: boolean; server?: boolean; role?: string };

/** A firm with a webhook, or else with a mailbox. */
function config({ webhook = true, server = true, role }: Ways) {
  const file = join(temporaryFolder(), "partners.json");
  const lee = {
    id: "lee",
    name: "Lee LLP",
    city: "Albany",
    state: "NY",
    site: "https://lee.example/",
    ...(webhook
      ? { webhook: { url: firm.url, secretEnv: "LEE_SECRET" } }
      : { email: "intake@lee.example" }),
    ...(role ? { role } : {}),
  };
  writeFileSync(file, JSON.stringify([lee]));
  return settings({
    PARTNERS_FILE: file,
    PARTNER_HOSTS: firm.host,
    LEE_SECRET: secretOf(1),
    ...(server ? { SMTP_URL: mails.url, MAIL_FROM: "relay@plainclaim.example" } : {}),
  });
}

function connected(ways: Ways) {
  const read = config(ways);
  const [definition] = partnerDestinations(read);
  return configured(definition?.connect(read, key));
}

/** Not the time of this machine: only the relay's clock counts. */
const now = Date.UTC(2041, 4, 6);

function lead() {
  const message = leadMessage({ Phone: "(212) 555-0123", state: "NY", xxTrustedFormToken: "t" });
  return { ...message, at: now, delivery: { ...message.delivery, id: 7, created_at: now } };
}

const send = (ways: Ways, message = lead()) => connected(ways).send(message, never);

const mailed = (number = 0) => readMail(mails.mails[number]?.raw);

describe("a firm without a webhook", () => {
  test("gets contact, request, answers, links and consent in this order, as text, HTML and files", async () => {
    const { titles, labels } = partnerMail;
    const message = lead();
    const submission = {
      ...message.submission,
      kind: "case" as const,
      case: { slug: "oxbryta", title: "x" },
      answers: { took_oxbryta: "self" },
    };
    const asCase = { ...message, submission };
    expect(await send({ webhook: false }, asCase)).toMatchObject({ kind: "delivered" });
    await send({ webhook: false }, asCase);

    expect(mails.mails[0]?.to).toEqual(["intake@lee.example"]);
    const { headers, text: words, html, json } = mailed();
    const id = /^Message-ID: .*$/im;
    expect(headers).toMatch(/^Message-ID: <msg_REF22222_7@plainclaim\.example>$/im);
    expect(id.exec(mailed(1).headers)?.[0]).toBe(id.exec(headers)?.[0]);
    expect(headers).toMatch(/^Subject: .*REF22222: Oxbryta \(Voxelotor\), New York$/m);
    expect(headers).not.toMatch(/Zora/);

    const order = [titles.contact, titles.request, titles.answers, titles.report, titles.consent];
    const places = order.map((title) => words.indexOf(`\n\n${title.toUpperCase()}\n`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    for (const told of [
      `${labels.name}: Zora`,
      "zora@example.com",
      "+12125550123",
      "REF22222",
      "Was Oxbryta (voxelotor) prescribed and taken? Yes, by me",
    ]) {
      expect(words).toContain(told);
    }
    expect(html).toMatch(/<th[^>]*>Was Oxbryta[^<]*<\/th><td>Yes, by me<\/td>/);
    expect(
      html.match(/<a href="https:\/\/plainclaim\.example\/partners\/lee\/report\?/g),
    ).toHaveLength(partnerStatuses.length);
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(partnerMessage(asCase))));
  });

  test("gets no case in the subject, and in words whether a call is safe, on an abuse case", async () => {
    const message = lead();
    const about = { kind: "case" as const, case: { slug: "lds-abuse", title: "x" } };
    const fields = { ...message.submission.fields, safe_to_call: "no" };
    const submission = { ...message.submission, ...about, fields };
    await send({ webhook: false }, { ...message, submission });

    const { headers, text: words } = mailed();
    expect(headers).toMatch(/^Subject: New request REF22222: New York$/m);
    expect(words).toContain(`${partnerMail.labels.safe}: ${partnerMail.safe.no}`);
    expect(words).toContain(`${partnerMail.labels.message}: ${partnerMail.message[""]}`);
  });

  test("gets only links that we made: no value that a person typed is a link or markup", async () => {
    const typed = "https://x.example/partners/lee/report?reference=REF22222&status=signed&token=t";
    const { submission } = leadMessage({ "First name": typed, "Last name": "<b>&Lee" });
    const receipt = readConsent({
      sha256: "5ea1",
      body: JSON.stringify({ consented_at: "2041-05-06T00:00:00.000Z", page: typed }),
      personal: JSON.stringify({ user_agent: typed }),
    });
    await send({ webhook: false }, { ...lead(), submission, receipt });

    const { html } = mailed();
    const links = [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)];
    expect(links.map(([, , words]) => words)).toEqual(Object.values(partnerMail.statuses));
    for (const [, href = ""] of links) expect(href).toMatch(/^https:\/\/plainclaim\.example\//);
    expect(html.replace(/<a href[^>]*>/g, "")).not.toContain("href");
    expect(html).toContain("&lt;b&gt;&amp;Lee");
    expect(mailed().text).toMatch(/\n\nSent by [^\n]+ \(plainclaim\.example\)\.\n\n/);
  });

  test("answers to the installation and shows later messages about a lead in one thread", async () => {
    const { delivery, ...message } = lead();
    await send({ webhook: false });
    const about = {
      purpose: "notice" as const,
      regarding: "REF22222",
      about: "lead.erased" as const,
    };
    const notice = { ...delivery, ...about, id: 9, details: '{"due_on":"2026-12-09"}' };
    await send({ webhook: false }, { ...message, delivery: notice, thread: messageId(delivery) });

    const [first, later] = [mailed(0).headers, mailed(1).headers];
    const { contactEmail } = config({}).site;
    for (const headers of [first, later]) {
      expect(headers).toMatch(new RegExp(`^Reply-To: ${contactEmail}\r$`, "m"));
      expect(headers).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress|Precedence):/im);
    }
    expect(first).not.toMatch(/^In-Reply-To:/m);
    for (const name of ["In-Reply-To", "References"]) {
      expect(later).toMatch(new RegExp(`^${name}: <msg_REF22222_7@plainclaim\\.example>\r$`, "m"));
    }
  });

  test("gets the authorization that the person signed", async () => {
    const authorization = {
      id: "1",
      reference: "REF22222",
      partner: "lee",
      firm: "Lee LLP",
      revoked_at: null,
      body: "I allow it.",
      signed_name: "Zora Quill",
      sha256: "5ea1",
      signed_at: now,
      ends_at: now,
    };
    await send({ webhook: false }, { ...lead(), authorization });
    expect(mailed().text).toContain("I allow it.");
    expect(mailed().text).toContain(`${partnerMail.labels.signed}: Zora Quill`);
  });

  test("gets notices whose subject and first sentences say what to do, and by which day", async () => {
    const { delivery, ...message } = lead();
    type Kind = "lead.withdrawn" | "contact.revoked" | "lead.erased" | "privacy.opted_out";
    const about = (kind: Kind, details: object) => ({
      ...message,
      delivery: {
        ...delivery,
        purpose: "notice" as const,
        regarding: "LEAD2222",
        about: kind,
        details: JSON.stringify(details),
      },
    });
    const due = { due_on: "2026-12-09" };
    const notices = [
      about("lead.withdrawn", due),
      about("lead.withdrawn", { ...due, cause: "authorization_ended" }),
      about("contact.revoked", { ...due, stopped: "texts calls" }),
      about("contact.revoked", { ...due, stopped: "texts" }),
      about("contact.revoked", { ...due, stopped: "calls texts emails" }),
      about("lead.erased", due),
      about("privacy.opted_out", {}),
    ];
    for (const notice of notices) await send({ webhook: false }, notice);

    const read = notices.map((_, number) => mailed(number));
    const beginning = read.map(({ headers, text }) => {
      const [, subject] = /^Subject: Request LEAD2222: (.*)\r$/m.exec(headers) ?? [];
      return [subject, text.split(". ").slice(0, 2).join(". ")];
    });
    expect(beginning).toEqual([
      [
        "stop using it",
        expect.stringMatching(/^The person withdrew this request\. Stop using it:/),
      ],
      ["stop using it", expect.stringMatching(/^The person ended the authorization .*\. Stop/)],
      [
        "stop calls and texts",
        expect.stringMatching(/^The .* stop calls and texts\. You may email/),
      ],
      [
        "stop texts",
        expect.stringMatching(/^The .* stop texts\. You may call and email this person$/),
      ],
      ["stop all contact", expect.stringMatching(/^The .* stop all contact\. Do not contact this/)],
      ["erase it", expect.stringMatching(/^The person asked for erasure\. Erase everything/)],
      ["do not sell or share it", expect.stringMatching(/^The person opted out .*\. Do not sell/)],
    ]);
    for (const { text, html } of read) {
      expect(text).not.toMatch(/Zora|report\?/);
      expect(text).toContain("Reference: LEAD2222");
      expect(html).toContain(text.split("\n")[0]);
    }
    for (const { text } of read.slice(0, 6)) expect(text).toContain("no later than: Dec 9, 2026");
  });

  test("reads values that changed in the words of the rest of the mail", async () => {
    const { submission, ...message } = lead();
    const fields = { state: "WA", preferred_language: "es", dob: "1980-04-27", city: "" };
    const changed = { ...submission, fields: { ...submission.fields, ...fields } };
    const replaced = { state: "NY", preferred_language: "en", dob: "04/26/1980", city: "Troy" };
    await send({ webhook: false }, { ...message, submission: changed, replaced });

    const [, told] = /WHAT CHANGED\n(.*?)\n\n/s.exec(mailed().text) ?? [];
    expect(told?.split("\n").toSorted()).toEqual([
      "City: Troy → nothing",
      "Date of birth: Apr 26, 1980 → Apr 27, 1980",
      "Language: English → Spanish",
      "State: New York → Washington",
    ]);
  });
});

test("a firm is a requested recipient unless PARTNERS_FILE sets another role, and takes no form by its kind", () => {
  const { channel, role, takes } = connected({});
  expect({ channel, role }).toEqual({ channel: "firm:lee", role: "requested_recipient" });
  expect(connected({ role: "third_party" }).role).toBe("third_party");
  expect(takes).toBeUndefined();
});

/** Tests a firm that is reached in these ways. */
async function tryOut(ways: Ways, withLead?: boolean) {
  const read = config(ways);
  const [partner] = read.partners;
  if (!partner?.id) throw new Error("No firm");
  return sendPartnerTests(
    { config: read, key, at: now },
    { ...partner, id: partner.id },
    { withLead },
  );
}

test("a test lead goes to a firm without a webhook by mail", async () => {
  await tryOut({ webhook: false }, true);
  expect(mails.mails).toHaveLength(partnerTypes.length);
  expect(mailed().text).toMatch(/TEST[2-9A-Z]{4}/);
  for (const { headers, text } of mails.mails.map((_, number) => mailed(number))) {
    expect(headers).toMatch(/^Subject: TEST: /m);
    expect(text).toMatch(/^TEST: [^\n]+\n\nSent by [^\n]+ \([^\n]+\)\.\n\n/);
  }
  expect(mailed(1).text).toContain("WHAT CHANGED\nCity: Tacoma → Seattle\n");
  const [, first = "none"] = /^Message-ID: (<.*>)\r$/m.exec(mailed().headers) ?? [];
  const thread = mails.mails.map(({ raw }) => raw.includes(`\r\nIn-Reply-To: ${first}\r\n`));
  expect(thread).toEqual([false, ...Array(partnerTypes.length - 1).fill(true)]);
});

test("no further test is sent after one that got no answer, or that took too long", async () => {
  const unsent = { status: null, detail: expect.stringMatching(/^not sent/) };
  const rest = Array(partnerTypes.length - 1).fill({ outcome: unsent });
  firm.always((_, response) => void response.destroy());
  const silent = { outcome: { kind: "ambiguous", status: null } };
  expect(await tryOut({}, true)).toMatchObject([silent, ...rest]);
  expect(firm.requests).toHaveLength(1);

  firm.mend();
  let at = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (at += 5_000));
  try {
    expect(await tryOut({}, true)).toMatchObject([{ outcome: { kind: "delivered" } }, ...rest]);
  } finally {
    clock.mockRestore();
  }
  expect(firm.requests).toHaveLength(2);
});

test("a test lead has every member filled, is marked, and comes with each kind of notice", async () => {
  const sent = (await tryOut({}, true)).filter(({ way }) => way === "webhook");

  expect(sent.map(({ type }) => type).toSorted()).toEqual(partnerTypes.toSorted());
  expect(sent.every(({ outcome }) => outcome.kind === "delivered")).toBe(true);
  expect(new Set(firm.events.map(({ data }) => data.reference)).size).toBe(1);
  expect(firm.events[0]?.data.reference).toMatch(/^TEST[2-9A-Z]{4}$/);
  const [created] = firm.events;
  if (!created) throw new Error("No lead");
  const { answers_withheld, opted_out, ...filled } = created.data;
  expect(filled).toMatchObject({ contact: { last_name: "Lead (not a person)" } });
  expect([answers_withheld, opted_out]).toEqual([null, []]);
  expect(JSON.stringify(filled)).not.toMatch(/:(null|""|\[\])[,}]/);
});

test("a firm without its secret or without a mail server is on hold", async () => {
  const read = config({ server: false });
  const [{ secrets: _, ...lee } = { id: undefined }] = read.partners;
  if (!("webhook" in lee) || !lee.id) throw new Error("No firm");
  const { webhook, ...byMail } = { ...lee, id: lee.id };
  const hold = { kind: "hold", status: null };
  for (const [way, partner] of [
    ["webhook", { ...byMail, webhook }],
    ["mail", byMail],
  ] as const) {
    const tested = await sendPartnerTests({ config: read, key, at: 0 }, partner);
    expect(tested).toMatchObject([{ way, outcome: hold }]);
  }
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
      answers: null,
      answers_withheld: "none",
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
        first_name: "Zora",
        last_name: "",
        email: "zora@example.com",
        phone: Phone,
        phone_e164: "+16465550143",
        phone_ext: "12",
        dob: "1980-04-27",
        state: "NY",
        zip: "12207",
        zip4: "1234",
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
          key: "took_oxbryta",
          value: "self",
          answer: "Yes, by me",
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
      personal: JSON.stringify({
        ip: "93.184.216.34",
        disclosure_text: "More.",
        firms: ["Lee LLP"],
      }),
      sha256: "ab",
    });
    const shared = { submission: { ...ofCase, answers }, receipt };
    expect(dataOf(shared)).toMatchObject({
      consent: { ip: "93.184.216.34", text: "I agree.\nMore.", firms: ["Lee LLP"], sha256: "ab" },
    });
    expect(dataOf({ ...shared, optOut: ["gpc"] })).toMatchObject({
      answers: null,
      answers_withheld: "opted_out",
      opted_out: ["gpc"],
      consent: { ip: null },
    });
    expect(dataOf({ submission: ofCase })).toMatchObject({ answers_withheld: "not_shared" });
  });

  test.each([
    ["8.8.8.8", "8.8.8.8"],
    ["2606:4700::1111", "2606:4700::1111"],
    ["127.0.0.1", null],
    ["::1", null],
    ["10.1.2.3", null],
    ["", null],
  ])("have of the address %j only a public one: %j", (ip, told) => {
    const personal = JSON.stringify({ ip });
    const receipt = readConsent({
      body: JSON.stringify({ consented_at: "" }),
      personal,
      sha256: "",
    });
    const { data } = partnerMessage({ ...lead(), receipt });
    expect(data).toMatchObject({ consent: { ip: told } });
  });

  test("name the page and its campaign", () => {
    const address = "https://plainclaim.example/lawsuits/oxbryta?utm_source=ad&x=y#form";
    const page = { ...submission.page, path: "/lawsuits/oxbryta", source: address };
    expect(dataOf({ submission: { ...ofCase, page } })).toMatchObject({
      source: {
        page: "https://plainclaim.example/lawsuits/oxbryta",
        utm_source: "ad",
        utm_medium: null,
      },
    });
  });

  test.each([
    ["", [], ["calls", "texts", "emails"], "You may call, text, and email this person."],
    ["yes", [], ["calls", "texts", "emails"], "You may call, text, and email this person."],
    ["", ["calls"], ["texts", "emails"], "You may text and email this person. Do not call."],
    ["no", [], ["emails"], "You may email this person. Do not call or text."],
    ["no", ["emails"], [], "Do not contact this person."],
  ] as const)(
    "allow what is safe (%s) and not stopped (%j): %j, in a mail: %s",
    (safe_to_call, stopped, allowed, sentence) => {
      const submission = { ...ofCase, fields: { ...ofCase.fields, safe_to_call } };
      const unsafe = { submission, isUnsafeToCall: safe_to_call === "no" };
      expect(dataOf({ ...unsafe, stopped })).toMatchObject({ allowed });

      const { delivery } = lead();
      const details = JSON.stringify({ due_on: "2026-12-09", stopped: stopped.join(" ") });
      const notice = { ...delivery, purpose: "notice", about: "contact.revoked", details } as const;
      const { data } = partnerMessage({ ...lead(), ...unsafe, delivery: notice });
      expect(data).toMatchObject({ stopped, allowed });
      for (const event of [
        partnerMessage({ ...lead(), ...unsafe, stopped }),
        partnerMessage({ ...lead(), ...unsafe, delivery: notice }),
      ]) {
        expect(writePartnerMail(event, null).text).toContain(sentence);
      }
    },
  );

  test("have no value in a mail that makes it wider than a phone", () => {
    const { html } = writePartnerMail(partnerMessage(lead()), null);
    const tables = html.match(/<table[^>]*>/g) ?? [];
    const [first, ...others] = new Set(tables);
    expect([first, others]).toEqual([expect.stringContaining("word-break: break-word"), []]);
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

test.each(
  Object.entries({
    ...partnerSchemas(),
    "lead.status": schemaFor("lead.status", partnerEvent),
  }),
)(
  "docs/partners has the schema of %s as it is checked (npm run schemas writes it)",
  (type, schema) => {
    const written = JSON.parse(readFileSync(`docs/partners/${type}.schema.json`, "utf8"));
    expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
    expect(written.$id).toBe(`urn:plainclaim:partner:${type}`);
  },
);

test("docs/partners/cases.json has every case, question and option", () => {
  const written = JSON.parse(readFileSync("docs/partners/cases.json", "utf8"));
  expect(written).toEqual(JSON.parse(JSON.stringify(partnerCases())));
  expect(written).toHaveLength(cases.length);
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

test("docs/partners shows each event as it is sent (npm run schemas writes the examples)", () => {
  const shown = JSON.parse(readFileSync("docs/partners/messages.json", "utf8"));
  expect(shown).toEqual(JSON.parse(JSON.stringify(partnerExamples)));
  const types = partnerExamples.map(({ type }) => type);
  expect(types.toSorted()).toEqual(Object.keys(partnerSchemas()).toSorted());
  for (const message of partnerExamples) expect(partnerFaults(message.type, message)).toEqual([]);
});

test("docs/partners.md has at most 250 lines, and each member of a lead with its example", () => {
  const guide = readFileSync("docs/partners.md", "utf8");
  const lines = guide.trimEnd().split("\n").length;
  const fields = readFields();
  expect(fields).toBe(spellFields());
  expect(fields).toContain('| `contact.phone_e164` | `"+12125550123"` |');
  expect(lines).toBeLessThanOrEqual(250);
  expect(lines - fields.split("\n").length).toBeLessThanOrEqual(250 - 50);
});
