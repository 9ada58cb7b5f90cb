import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { certificateStatus, makeReceipt } from "~/server/leads/receipt";
import { anyText } from "~/tests/support/any-text";
import { consentOf, noon } from "~/tests/support/given";

const [who, agreed] = consentOf("AAAA2222", "ann@example.com", noon);
const salt = "00".repeat(16);

function hash(text: string | null): string {
  return createHash("sha256")
    .update(text ?? "")
    .digest("hex");
}

test("a receipt states the exact words agreed to, their hash, the time in UTC and the page", () => {
  const { body, personal } = makeReceipt(who, { ...agreed, salt });

  expect(JSON.parse(personal)).toMatchObject({
    page: "https://plainclaim.test/#form",
    firms: ["Sample Law Firm PLLC"],
    disclosure_text: agreed.shown.disclosure,
  });
  expect(JSON.parse(body)).not.toHaveProperty("disclosure_text");
  expect(body).not.toContain("plainclaim.test");
  expect(JSON.parse(body)).not.toHaveProperty("firms");
  expect(JSON.parse(body)).toMatchObject({
    reference: "AAAA2222",
    consent_text: agreed.shown.consent,
    consent_sha256: hash(agreed.shown.consent),
    disclosure_sha256: hash(agreed.shown.disclosure),
    consented_at: "2026-11-21T12:00:00.000Z",
    certificate: "absent",
    share_answers: null,
  });
});

test("the part that stays says nothing about the person, but binds the part that may go", () => {
  const { body, personal } = makeReceipt(who, { ...agreed, salt });

  for (const [name, value] of Object.entries({ ...who.contact, ...agreed.personal })) {
    if (value !== "" && name !== "ip_source") expect(body).not.toContain(value);
    expect(Object.values(JSON.parse(personal))).toContain(value);
  }
  expect(JSON.parse(body).personal_sha256).toBe(hash(personal));
});

test("the same consent always gives the same bytes, with names in order and no white space", () => {
  const made = makeReceipt(who, { ...agreed, salt });

  expect(makeReceipt(who, { ...agreed, salt })).toEqual(made);
  expect(made.sha256).toBe(hash(made.body));
  for (const text of [made.body, made.personal]) {
    const names = Object.keys(JSON.parse(text));
    expect(names).toEqual([...names].sort());
    expect(JSON.stringify(JSON.parse(text))).toBe(text);
  }
});

test("two receipts of one person share no hash: each has a salt of its own", () => {
  const [one, other] = [makeReceipt(who, agreed), makeReceipt(who, agreed)];

  expect(JSON.parse(one.personal).salt).toMatch(/^[0-9a-f]{32}$/);
  expect(hash(one.personal)).not.toBe(hash(other.personal));
});

test("a form without a consent box gives a receipt without consent text", () => {
  const { body } = makeReceipt(who, {
    ...agreed,
    shown: { version: "1", consent: null, disclosure: null },
    language: "en" as const,
  });

  expect(JSON.parse(body)).toMatchObject({
    consent_text: null,
    consent_sha256: null,
    disclosure_sha256: null,
  });
});

const id = "0123456789abcdef0123456789abcdef01234567";

test.each([
  ["", "absent"],
  [`https://cert.trustedform.com/${id}`, "present"],
  [`https://cert.trustedform.com.evil.test/${id}`, "malformed"],
])("a certificate address %j counts as %s", (url, status) => {
  const config = { CONSENT_CERT_HOSTS: ["cert.trustedform.com", "127.0.0.1:4010"] };

  expect(certificateStatus(config, { xxTrustedFormCertUrl: url })).toBe(status);
});

test("whatever is posted as a certificate, only an exact address of its service counts as one", () => {
  const config = { CONSENT_CERT_HOSTS: ["cert.trustedform.com"] };
  const piece = fc.constantFrom(
    ...["https://", "http://", "//", "cert.trustedform.com", "evil.test", "@", ":", ".", "/"],
    ...[id, "0.", "?", "#", " ", ",", "\t", "%2e", "\\", "javascript:", "a"],
  );
  const made = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(fc.oneof(made, anyText(), fc.webUrl()), (url) => {
      const status = certificateStatus(config, { xxTrustedFormCertUrl: url });
      if (status !== "present") return;
      const first = url.trim().split(/[,\s]/)[0] ?? "";
      expect(new URL(first)).toMatchObject({ protocol: "https:", host: "cert.trustedform.com" });
      expect(first).toMatch(/^https:\/\/cert\.trustedform\.com\/[-\w.]+$/);
    }),
  );
});
