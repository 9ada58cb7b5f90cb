import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isCurrent } from "~/server/leads/find-confirmation";
import { hashesUnder } from "~/server/privacy/identity";
import {
  isFirmToken,
  isReportToken,
  makeUnsubscribeToken,
  opensWith,
  readSignUpToken,
  readUnsubscribeToken,
} from "~/server/privacy/sealed-token";

describe("a token in a link", () => {
  const key = Buffer.alloc(32, 3);
  const email = "zora@example.com";

  test("a link's token yields the person's hash, for any spelling of the address", () => {
    const [emailHash] = hashesUnder([key], { email });
    for (const spelling of [email, " ZORA@example.com "]) {
      expect(readUnsubscribeToken([key], makeUnsubscribeToken(key, spelling))).toBe(emailHash);
    }
  });

  test("a token carries no readable address and fits in a link", () => {
    const token = makeUnsubscribeToken(key, email);
    expect(token).toMatch(/^[\w-]{64}$/);
    expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("zora");
  });

  test("a token that is changed, cut, foreign or made up is invalid", () => {
    const token = makeUnsubscribeToken(key, email);
    const other = makeUnsubscribeToken(Buffer.alloc(32, 4), email);
    const swapped = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
    for (const bad of [
      "",
      swapped,
      token.slice(1),
      `${token}A`,
      `${token}=`,
      other,
      "a".repeat(64),
    ]) {
      expect(readUnsubscribeToken([key], bad), bad).toBeNull();
    }
  });

  test("a token made with an older key still counts; one sealed for another purpose does not", () => {
    const older = Buffer.alloc(32, 4);
    const emailHash = hashesUnder([older], { email })[0] ?? "";
    const token = makeUnsubscribeToken(older, email);
    expect(readUnsubscribeToken([key, older], token)).toBe(emailHash);

    const hash = Buffer.from(emailHash, "hex");
    const plain = createHmac("sha256", older).update(hash).digest().subarray(0, 16);
    const forged = Buffer.concat([hash, plain]).toString("base64url");
    expect(readUnsubscribeToken([key, older], forged)).toBeNull();
  });

  test("links and codes that an earlier version gave out still count", () => {
    const keys = [Buffer.alloc(32, 4), key] as const;
    const reference = "K7MPW3QX";
    const report = { partner: "lee", reference, status: "contacted", until: 1767225600 } as const;
    const sent = { reference, text: "AZt22qgAL5GU6avNBtx6pHTi" };

    expect(opensWith(keys, reference, "TAXSB-EYA8R")).toBe(true);
    expect(isCurrent(keys, sent, report.until * 1000)).toBe(true);
    expect(readSignUpToken(keys, "SzdNUFczUVgxWF12Kw-JH8dKdplTtx39")).toBe(reference);
    expect(isReportToken(keys, report, "mkRs-875OiDfSMjkZYpVJQ")).toBe(true);
    expect(isFirmToken(keys, report, "5-cHhqXo5UVz6R6ZU5H1Jg")).toBe(true);
    expect(
      readUnsubscribeToken(
        keys,
        "g-acmCF26iOUsn4UFkMGNBYTAuJncLwSEW2pO1BfAzIpFaC8IA5suBftnlE-rTDQ",
      ),
    ).toBe(hashesUnder([key], { email })[0]);
  });
});
