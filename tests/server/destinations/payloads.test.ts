import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { identify } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/suppression";
import { readUnsubscribeToken } from "~/server/privacy/unsubscribe-token";
import { caseMembers, certificateMembers, homeMembers } from "~/tests/support/lead-payload";
import { type Fixture, key, startRelay } from "~/tests/support/relay-fixture";
import { storedFields } from "~/tests/support/sent-submission";
import { membersOf } from "~/tests/support/sheet-service";

const ids = {
  FORM_ID_HOME: "fhome",
  FORM_ID_CASE: "fcase",
  FORM_ID_NEWSLETTER: "fnews",
  FORM_ID_UNSUBSCRIBE: "fbye",
  FORM_ID_OPT_OUT: "fopt",
  FORM_ID_CONTACT: "fcontact",
  INLINE_DELIVERY_MS: "0",
};
const proof = [
  ["consented_at", "2026-11-21T12:00:00.000Z"],
  ["consent_text", "I agree."],
  ["receipt_sha256", "5ea1".repeat(16)],
];
const email = "zora@example.com";
/** As a spreadsheet is sent it, which would read a leading plus as a formula. */
const harmless = { Phone: "'+1 (212) 555-0143" };
const about = { title: "Roundup", source: "https://plainclaim.example/#form" };
const homeLead = storedFields("home", email);
const caseLead = storedFields("case", email);

let relay: Fixture;
beforeEach(async () => {
  relay = await startRelay({ settings: ids });
});
afterEach(() => relay.close());

function posted(id: string) {
  const request = relay.form.requests.find(({ path }) => path === `/f/${id}`);
  if (!request) throw new Error(`Nothing was posted to ${id}`);
  return request;
}

function sheetPost() {
  const request = relay.sheet.requests.find(({ method }) => method === "POST");
  if (!request) throw new Error("Nothing was posted to the sheet");
  return request;
}

describe("to the form service", () => {
  test("a home lead has exactly these fields, in this order", async () => {
    const reference = await relay.submit({ kind: "home", email });
    await relay.run();

    expect(posted("fhome").fields).toEqual([
      ...homeMembers({ ...about, fields: homeLead }),
      ["submission_id", reference],
      ["revision", "1"],
      ...proof,
    ]);
  });

  test("the bytes of a post are those of a browser's multipart form", async () => {
    const reference = await relay.submit({ kind: "unsubscribe", email });
    await relay.run();

    const { headers, body } = posted("fbye");
    const boundary = headers["content-type"]?.split("boundary=")[1];
    const part = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    expect(body.toString()).toBe(
      `${part("email", email)}${part("formType", "unsubscribe")}${part("submission_id", reference)}${part("revision", "1")}--${boundary}--\r\n`,
    );
  });

  test("it tells the truth about where the form stands and who is posting", async () => {
    await relay.submit({ kind: "case", path: "/lawsuits/roundup-cancer" });
    await relay.run();

    expect(posted("fcase").headers).toMatchObject({
      accept: "application/json",
      referer: "https://plainclaim.example/lawsuits/roundup-cancer",
      "user-agent": "Plainclaim-Relay/1.0",
    });
  });

  test("a case lead without shared answers has none, and empty fields are sent empty", async () => {
    const reference = await relay.submit({ kind: "case", email });
    await relay.run();

    expect(posted("fcase").fields).toEqual([
      ...caseMembers({ ...about, fields: caseLead }),
      ...certificateMembers({}),
      ["submission_id", reference],
      ["revision", "1"],
      ...proof,
    ]);
  });

  test("shared answers travel as JSON, safety answers with every abuse case", async () => {
    const answers = '{"year":"2019","other.place":"yes"}';
    const fields = { safe_to_call: "no" };
    await relay.submit({ kind: "case", case_slug: "lds-abuse", answers, fields });
    await relay.run();

    const names = posted("fcase").fields.map(([name]) => name);
    expect(names.slice(names.indexOf("xxTrustedFormPingUrl") + 1, -5)).toEqual([
      "safe_to_call",
      "leave_message",
      "Quiz answers",
    ]);
    expect(Object.fromEntries(posted("fcase").fields)).toMatchObject({
      safe_to_call: "no",
      leave_message: "",
      "Quiz answers": answers,
    });
  });

  test("a sign-up brings a one-click link that leads back to its address, and no proof", async () => {
    const reference = await relay.submit({ kind: "newsletter", email });
    await relay.run();

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
    expect(readUnsubscribeToken([key], link.searchParams.get("token") ?? "")).toEqual({
      emailHash: identify(key, { email }).email,
    });
  });

  test("an opt-out request and a message have their own fields", async () => {
    const optOut = await relay.submit({ kind: "opt_out", email });
    const contact = await relay.submit({ kind: "contact", email });
    await relay.run();

    expect(posted("fopt").fields).toEqual([
      ["fullName", "Zora Quill"],
      ["email", email],
      ["phone", ""],
      ["state", "California"],
      ["details", "=stop"],
      ["formType", "opt_out"],
      ["submission_id", optOut],
      ["revision", "1"],
    ]);
    expect(posted("fcontact").fields).toEqual([
      ["firstName", "Zora"],
      ["lastName", "Quill"],
      ["email", email],
      ["phone", "+44 20 7946 0000"],
      ["caseType", ""],
      ["message", "Line one\r\nline two"],
      ["submission_id", contact],
      ["revision", "1"],
    ]);
  });

  test("names nobody asked for never leave, whatever they ask the service to do", async () => {
    const fields = { _cc: "thief@example.com", "g-recaptcha-response": "x", extra: "y" };
    await relay.submit({ kind: "home", fields });
    await relay.submit({ kind: "contact", fields });
    await relay.run();

    for (const { fields: sent } of relay.form.requests) {
      const names = sent.map(([name]) => name);
      expect(names).not.toContain("extra");
      expect(names.filter((name) => name.startsWith("_") || name.startsWith("g-"))).toEqual([]);
    }
  });
});

describe("to the spreadsheet", () => {
  test("a home lead travels as JSON, its values harmless to a spreadsheet", async () => {
    const reference = await relay.submit({ kind: "home", email, fields: { "Last name": "=1+1" } });
    await relay.run();

    const { fields, headers, path } = sheetPost();
    expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(path).toBe("/macros/s/abc/exec");
    expect(fields.map(([name]) => name)).toEqual(["apiKey", "data"]);
    expect(fields[0]?.[1]).toBe("sheet-key");
    expect(Object.entries(membersOf(fields))).toEqual([
      ...homeMembers({ ...about, fields: { ...homeLead, ...harmless, "Last name": "'=1+1" } }),
      ["ip_address", "203.0.113.9"],
      ["submission_id", reference],
      ["revision", "1"],
      ...proof,
    ]);
  });

  test("a case lead travels flat, without certificate and answers", async () => {
    const reference = await relay.submit({ kind: "case", email, answers: '{"year":"2019"}' });
    await relay.run();

    expect(sheetPost().fields).toEqual([
      ...caseMembers({ ...about, fields: { ...caseLead, ...harmless } }),
      ["IP Address", "203.0.113.9"],
      ["apiKey", "sheet-key"],
      ["submission_id", reference],
      ["revision", "1"],
      ...proof,
    ]);
  });

  test("only leads go there", async () => {
    for (const kind of ["newsletter", "contact", "unsubscribe", "opt_out"] as const) {
      await relay.submit({ kind });
    }
    await relay.run();

    expect(relay.form.requests).toHaveLength(4);
    expect(relay.sheet.requests).toEqual([]);
  });
});

describe("for people who opted out", () => {
  test("by signal: both flags, no answers, no address", async () => {
    const opted_out = '["gpc"]';
    await relay.submit({ kind: "case", email, opted_out, answers: '{"year":"2019"}' });
    await relay.submit({ kind: "home", opted_out });
    await relay.run();

    expect(posted("fcase").fields.slice(-6)).toEqual([
      ["revision", "1"],
      ["do_not_sell", "1"],
      ["gpc", "1"],
      ...proof,
    ]);
    const rest = [...relay.form.requests, ...relay.sheet.requests].map(({ body }) => String(body));
    expect(rest.join()).not.toMatch(/203\.0\.113\.9|Quiz answers|2019|IP.Address|ip_address/);
  });

  test("by cookie: without the flag of the signal", async () => {
    await relay.submit({ kind: "home", opted_out: '["cookie"]' });
    await relay.run();

    const names = posted("fhome").fields.map(([name]) => name);
    expect(names).toContain("do_not_sell");
    expect(names).not.toContain("gpc");
  });

  test("after it came in: the list is asked again at the moment of sending", async () => {
    await relay.submit({ kind: "case", email, answers: '{"year":"2019"}' });
    const hash = identify(key, { email }).email ?? "";
    await suppress(relay.db, { scope: "sale", hashes: [hash], source: "test", at: relay.now() });
    await relay.run();

    const names = posted("fcase").fields.map(([name]) => name);
    expect(names).toContain("do_not_sell");
    expect(names).not.toContain("Quiz answers");
  });
});
