import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { certificateStatus, makeReceipt, storeFurtherReceipt } from "~/server/leads/receipt";
import { transact } from "~/server/store/transact";
import { unknownSender } from "~/tests/support/unknown-sender";
import { consentOf, day, emptyStore, noon, submission } from "./given";

const input = consentOf("AAAA2222", "ann@example.com", noon);
const salt = "00".repeat(16);

function hash(text: string | null): string {
  return createHash("sha256")
    .update(text ?? "")
    .digest("hex");
}

test("a receipt states the exact words agreed to, their hash, the time in UTC and the page", () => {
  const { body, personal } = makeReceipt({ ...input, salt });

  expect(JSON.parse(personal)).toMatchObject({
    page: "https://plainclaim.test/#form",
    firms: ["Sample Law Firm PLLC"],
    disclosure_text: input.disclosureText,
  });
  expect(JSON.parse(body)).not.toHaveProperty("disclosure_text");
  expect(body).not.toContain("plainclaim.test");
  expect(JSON.parse(body)).not.toHaveProperty("firms");
  expect(JSON.parse(body)).toMatchObject({
    reference: "AAAA2222",
    consent_text: input.consentText,
    consent_sha256: hash(input.consentText),
    disclosure_sha256: hash(input.disclosureText),
    consented_at: "2026-11-21T12:00:00.000Z",
    certificate: "absent",
    share_answers: null,
  });
});

test("the part that stays says nothing about the person, but binds the part that may go", () => {
  const { body, personal } = makeReceipt({ ...input, salt });

  for (const [name, value] of Object.entries(input.personal)) {
    if (value !== "" && name !== "ipSource") expect(body).not.toContain(value);
    expect(Object.values(JSON.parse(personal))).toContain(value);
  }
  expect(JSON.parse(body).personal_sha256).toBe(hash(personal));
});

test("the same consent always gives the same bytes, with names in order and no white space", () => {
  const made = makeReceipt({ ...input, salt });

  expect(makeReceipt({ ...input, salt })).toEqual(made);
  expect(made.sha256).toBe(hash(made.body));
  for (const text of [made.body, made.personal]) {
    const names = Object.keys(JSON.parse(text));
    expect(names).toEqual([...names].sort());
    expect(JSON.stringify(JSON.parse(text))).toBe(text);
  }
});

test("two receipts of one person share no hash: each has a salt of its own", () => {
  const [one, other] = [makeReceipt(input), makeReceipt(input)];

  expect(JSON.parse(one.personal).salt).toMatch(/^[0-9a-f]{32}$/);
  expect(hash(one.personal)).not.toBe(hash(other.personal));
});

test("a form without a consent box gives a receipt without consent text", () => {
  const { body } = makeReceipt({ ...input, consentText: null, disclosureText: null });

  expect(JSON.parse(body)).toMatchObject({
    consent_text: null,
    consent_sha256: null,
    disclosure_sha256: null,
  });
});

test("a further consent has a receipt beside the first, with who and what, and no certificate", async () => {
  const db = await emptyStore();
  const reference = await submission(db, { revision: 2 });
  const row = await db.selectFrom("submissions").selectAll().executeTakeFirstOrThrow();
  const consent = {
    ...{ sentence: "I agree again.", disclosure: "All of it.", formVersion: "v2", firms: ["A"] },
    page: "https://plainclaim.test/your-request",
    facts: {
      ...unknownSender,
      ip: "203.0.113.9",
      userAgent: "Test/1.0",
      reasons: ["gpc" as const],
    },
  };
  await transact(db, (trx) => storeFurtherReceipt(trx, consent, { row, at: noon + day }));

  const receipts = await db.selectFrom("receipts").selectAll().orderBy("revision").execute();
  expect(receipts).toMatchObject([
    { reference, revision: 1 },
    { reference, revision: 2, created_at: noon + day },
  ]);
  const [, { body = "", personal = "" } = {}] = receipts;
  expect(JSON.parse(body)).toMatchObject({
    ...{ reference, revision: 2, kind: "home", form_version: "v2", opt_out: ["gpc"] },
    ...{ consent_text: "I agree again.", certificate: "absent" },
    ...{ consented_at: new Date(noon + day).toISOString(), share_answers: null },
  });
  expect(JSON.parse(personal ?? "")).toMatchObject({
    ...{ name: "Ann Example", email: "ann@example.com", phone: "212 555 0100", firms: ["A"] },
    disclosure_text: "All of it.",
    ...{ ip: "203.0.113.9", ip_source: "server", user_agent: "Test/1.0", page: consent.page },
    ...{ certificate_url: "", certificate_token: "", certificate_ping_url: "" },
  });
});

const id = "0123456789abcdef0123456789abcdef01234567";

test.each([
  ["", "absent"],
  [`https://cert.trustedform.com/${id}`, "present"],
  [`https://cert.trustedform.com.evil.test/${id}`, "malformed"],
  [`https://cert.trustedform.com@evil.test/${id}`, "malformed"],
  [`https://ann@cert.trustedform.com/${id}`, "malformed"],
  [`https://cert.trustedform.com:8443/${id}`, "malformed"],
  [`http://cert.trustedform.com/${id}`, "malformed"],
  [`http://127.0.0.1:4010/${id}`, "present"],
  ["https://cert.trustedform.com/about", "malformed"],
  ["javascript:alert(1)", "malformed"],
  [id, "malformed"],
])("a certificate address %j counts as %s", (url, status) => {
  const config = { CONSENT_CERT_HOSTS: ["cert.trustedform.com", "127.0.0.1:4010"] };

  expect(certificateStatus(config, { xxTrustedFormCertUrl: url })).toBe(status);
});
