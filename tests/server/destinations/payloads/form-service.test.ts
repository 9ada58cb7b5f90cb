import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { identify } from "~/server/privacy/identity";
import { readUnsubscribeToken } from "~/server/privacy/unsubscribe-token";
import { caseMembers, certificateMembers, homeMembers } from "~/tests/support/lead-payload";
import { key } from "~/tests/support/relay-fixture";
import { about, caseLead, email, homeLead, posted, proof, relay, start } from "./given";

beforeEach(start);
afterEach(() => relay.close());

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

  test("a post truthfully says which page the form is on and who is posting", async () => {
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

  test("an opt-out request and a contact message have their own fields", async () => {
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
      ["topic", "review"],
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

  test("unknown names are never sent, whatever they would make the service do", async () => {
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
