import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hashesUnder } from "~/server/privacy/identity";
import { makeUnsubscribeToken, readUnsubscribeToken } from "~/server/privacy/link-token";

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
});
