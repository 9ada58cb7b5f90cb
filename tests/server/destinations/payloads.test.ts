import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OutboundMessage } from "~/server/destinations/destination";
import { configuredDestinations } from "~/server/destinations/index";
import { escapeSpreadsheetFormula } from "~/server/destinations/payload";
import { hashesUnder } from "~/server/privacy/identity";
import { readUnsubscribeToken } from "~/server/privacy/sealed-token";
import { readConsent } from "~/server/submission/submission";
import { homeMembers, laterMembers } from "~/tests/support/lead-payload";
import { configured, leadMessage, never } from "~/tests/support/messages";
import { calm, type Fixture, key, startRelay } from "~/tests/support/relay-fixture";
import { storedFields } from "~/tests/support/sent-submission";
import { membersOf } from "~/tests/support/sheet-service";

const ids = {
  FORM_ID_HOME: "fhome",
  FORM_ID_CASE: "fcase",
  FORM_ID_NEWSLETTER: "fnews",
  FORM_ID_UNSUBSCRIBE: "fbye",
  FORM_ID_OPT_OUT: "fopt",
  FORM_ID_CONTACT: "fcontact",
};
const proof = [
  ["consented_at", "2026-11-21T12:00:00.000Z"],
  ["consent_text", "I agree."],
  ["receipt_sha256", "5ea1".repeat(16)],
];
const email = "zora@example.com";
const about = { title: "Roundup", source: "https://plainclaim.example/#form" };
const homeLead = storedFields("home", email);
/** The same as sent to a spreadsheet, which would take a leading plus for a formula. */
const harmless = { Phone: "'+1 (212) 555-0143" };
const idsOf = (reference: string) => [
  ["submission_id", reference],
  ["revision", "1"],
];

let relay: Fixture;
beforeEach(async () => {
  relay = await startRelay({ settings: { ...calm, ...ids } });
});
afterEach(() => relay.close());

/** Stores a submission, sends everything, and returns its reference. */
async function submit(sent: Parameters<Fixture["submit"]>[0]): Promise<string> {
  const reference = await relay.submit(sent);
  await relay.run();
  return reference;
}

function posted(id: string) {
  return configured(relay.form.requests.find(({ path }) => path === `/f/${id}`));
}

function sheetPost() {
  return configured(relay.sheet.requests.find(({ method }) => method === "POST"));
}

describe("the form service gets", () => {
  test("shared answers as JSON, and safety answers with every abuse case", async () => {
    const answers = '{"year":"2019","other.place":"yes"}';
    const fields = { safe_to_call: "no" };
    await submit({ kind: "case", case_slug: "lds-abuse", answers, fields });

    const names = posted("fcase").fields.map(([name]) => name);
    expect(names.slice(names.indexOf("xxTrustedFormPingUrl") + 1, -6)).toEqual([
      "safe_to_call",
      "leave_message",
      "Quiz answers",
      ...laterMembers("case", "lds-abuse").map(([name]) => name),
    ]);
    expect(Object.fromEntries(posted("fcase").fields)).toMatchObject({
      safe_to_call: "no",
      leave_message: "",
      "Quiz answers": answers,
      contact_allowed: "emails",
    });
  });

  test("the address of the form's page and the name of the sender", async () => {
    await submit({ kind: "case", path: "/lawsuits/roundup-cancer" });

    expect(posted("fcase").headers).toMatchObject({
      accept: "application/json",
      referer: "https://plainclaim.example/lawsuits/roundup-cancer",
      "user-agent": "Plainclaim-Relay/1.0",
    });
  });

  test("a newsletter subscription with a one-click link for its address, and no proof", async () => {
    const reference = await submit({ kind: "newsletter", email });

    const { fields } = posted("fnews");
    expect(fields.map(([name]) => name)).toEqual([
      "First name",
      "Email",
      "formType",
      "Case type",
      "page source",
      "unsubscribe_url",
      "submission_id",
      "revision",
    ]);
    const members = Object.fromEntries(fields);
    expect(members).toMatchObject({
      formType: "newsletter",
      "Case type": "Newsletter",
      submission_id: reference,
    });
    const link = new URL(members.unsubscribe_url ?? "");
    expect(link.origin + link.pathname).toBe("https://plainclaim.example/unsubscribe");
    expect(readUnsubscribeToken([key], link.searchParams.get("token") ?? "")).toBe(
      hashesUnder([key], { email })[0],
    );
  });

  test("an opt-out request and a contact message with their own fields", async () => {
    const optOut = await relay.submit({ kind: "opt_out", email });
    const contact = await submit({ kind: "contact", email });

    expect(posted("fopt").fields).toEqual([
      ["fullName", "Zora Quill"],
      ["email", email],
      ["phone", ""],
      ["state", "California"],
      ["details", "=stop"],
      ["formType", "opt_out"],
      ...idsOf(optOut),
    ]);
    expect(posted("fcontact").fields).toEqual([
      ["topic", "review"],
      ["firstName", "Zora"],
      ["lastName", "Quill"],
      ["email", email],
      ["phone", "+44 20 7946 0000"],
      ["caseType", ""],
      ["message", "Line one\r\nline two"],
      ...idsOf(contact),
    ]);
  });

  test("no unknown name, whatever it would make the service do", async () => {
    const fields = { _cc: "thief@example.com", "g-recaptcha-response": "x", extra: "y" };
    await relay.submit({ kind: "home", fields });
    await submit({ kind: "contact", fields });

    const names = relay.form.requests.flatMap(({ fields }) => fields.map(([name]) => name));
    expect(names.filter((name) => /^(_|g-|extra)/.test(name))).toEqual([]);
  });
});

describe("the spreadsheet gets", () => {
  test("a home lead as JSON, with values that no spreadsheet would run", async () => {
    const reference = await submit({ kind: "home", email, fields: { "Last name": "=1+1" } });

    const { fields, headers, path } = sheetPost();
    expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(path).toBe("/macros/s/abc/exec");
    expect(fields.map(([name]) => name)).toEqual(["apiKey", "data"]);
    expect(fields[0]?.[1]).toBe("sheet-key");
    expect(Object.entries(membersOf(fields))).toEqual([
      ...homeMembers({ ...about, fields: { ...homeLead, ...harmless, "Last name": "'=1+1" } }),
      ...laterMembers("home"),
      ["ip_address", "203.0.113.9"],
      ...idsOf(reference),
      ...proof,
    ]);
  });

  test("only leads", async () => {
    for (const kind of ["newsletter", "contact", "unsubscribe", "opt_out"] as const) {
      await relay.submit({ kind });
    }
    await relay.run();

    expect(relay.form.requests).toHaveLength(4);
    expect(relay.sheet.requests).toEqual([]);
  });
});

describe("the form service and the spreadsheet get", () => {
  const { delivery, ...message } = leadMessage();

  /** The members of a message at both destinations, without the key of the spreadsheet. */
  async function sent(changed: Partial<OutboundMessage>) {
    const all = configuredDestinations(relay.config, key);
    for (const name of ["form:home", "sheet"]) {
      const destination = configured(all.find((one) => one.name === name));
      await destination.send({ ...message, delivery, ...changed }, never);
    }
    return [posted("fhome").fields, Object.entries(membersOf(sheetPost().fields))];
  }

  test.each([
    [null, null, "opt_out_notice", [["do_not_sell", "1"]]],
    ["privacy.opted_out", null, "opt_out_notice", [["do_not_sell", "1"]]],
    ["lead.erased", { due_on: "2026-12-07" }, "lead_erased", [["due_on", "2026-12-07"]]],
    ["lead.withdrawn", null, "lead_withdrawn", []],
    [
      "contact.revoked",
      { stopped: "calls" },
      "contact_revoked",
      [
        ["stopped", "calls"],
        ["contact_allowed", "texts emails"],
      ],
    ],
  ] as const)(
    "a notice of %s (%j) and nothing about the person",
    async (about, facts, formType, more) => {
      const details = facts && JSON.stringify(facts);
      const notice = { about, details, regarding: "LEAD2222", purpose: "notice" } as const;
      const expected = [
        ["formType", formType],
        ["regarding", "LEAD2222"],
        ...idsOf("REF22222"),
        ...more,
      ];
      expect(await sent({ delivery: { ...delivery, ...notice } })).toEqual([expected, expected]);
    },
  );

  test("the remaining ways of contact and the mark of a correction", async () => {
    const body = JSON.stringify({ consented_at: "then", consent_text: "Yes" });
    const receipt = readConsent({ body, personal: null, sha256: "ab" });
    const changes = { receipt, stopped: ["calls"], isCorrection: true } as const;
    for (const members of await sent(changes)) {
      expect(members.slice(-7)).toEqual([
        ...idsOf("REF22222"),
        ["consented_at", "then"],
        ["consent_text", "Yes"],
        ["receipt_sha256", "ab"],
        ["formType", "lead_corrected"],
        ["contact_allowed", "texts emails"],
      ]);
    }
  });
});

test("a value that a spreadsheet would run gets an apostrophe, others stay", () => {
  for (const value of ["=1", "+1", "-1", "@x", "\tx", "\rx", "＝1", "＋1", "－1", "＠x"]) {
    expect(escapeSpreadsheetFormula(value)).toBe(`'${value}`);
  }
  for (const value of ["", "x=1", " =1", "5-1"])
    expect(escapeSpreadsheetFormula(value)).toBe(value);
});
