import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashesUnder, normalizePhone, phoneExtension, usPhone } from "~/server/privacy/identity";
import { createSubmitLimiter, senderNetwork } from "~/server/submission/submit-limiter";

const key = Buffer.alloc(32, 1);
const hashes = (phone: string) => hashesUnder([key], { phone });

describe("a telephone number", () => {
  test.each([
    ["(212) 555-0123", "+12125550123"],
    ["[212] 555·0123", "+12125550123"],
    ["\u202a+1 212 555 0123\u202c", "+12125550123"],
    ["1-212-555-0123", "+12125550123"],
    ["+45 32 12 34 56", null],
    ["+47 22 34 56 78", null],
    ["212 555 0123 Extension 99", "+12125550123"],
    ["(212) 555-0123 x9", "+12125550123"],
    ["1 212 555 0123 #9", "+12125550123"],
    ["212 555 0123,,9", "+12125550123"],
    ["2125550123;9", "+12125550123"],
    ["212,555,0123", "+12125550123"],
    ["001 212 555 0123", "+12125550123"],
    ["011 1 212 555 0123", "+12125550123"],
    ["0044 20 7946 0165", null],
    ["555 0123 ext 212", null],
  ])("%s is %s as a US number", (text, number) => {
    expect(usPhone(text)).toBe(number);
  });

  test("has one spelling, and its extension is separate", () => {
    const same = ["+44 20 7946 0165", "0044 (20) 7946-0165", "011 44 2079460165 ext 7"];
    expect(new Set(same.map(normalizePhone))).toEqual(new Set(["+442079460165"]));
    expect(same.map(phoneExtension)).toEqual(["", "", "7"]);
    expect(["1 212 555 0123", "212 555 0123,,98", "x"].map(phoneExtension)).toEqual(["", "98", ""]);
  });

  test("a valid number of another country never stands for a US number", () => {
    expect(hashes("+44 20 7946 0165")).toHaveLength(1);
    expect(hashes("(207) 946-0165")).not.toEqual(hashes("+44 20 7946 0165"));
  });

  test("whatever is typed, it is read without an error and always alike", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789+()-.,;#x ext"), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: "binary" })), (text) => {
        expect(usPhone(text) ?? "+15555555555").toMatch(/^\+1\d{10}$/);
        expect(normalizePhone(text)).toMatch(/^\+\d*$/);
        expect(hashes(text)).toEqual(hashes(text));
      }),
    );
  });
});

test("all addresses of one IPv6 network share a limit, and no other network's", async () => {
  const limiter = createSubmitLimiter(2);
  expect(await limiter.wait("2001:db8::1")).toBe(0);
  expect(await limiter.wait("2001:0DB8:0:0:ffff::2")).toBe(0);
  expect(await limiter.wait("2001:db8:0:0:1:2:3:4")).toBeGreaterThan(0);
  expect(await limiter.wait("2001:db8:0:1::1")).toBe(0);
  expect(await limiter.wait("::1")).toBe(0);
});

test("each IPv4 address has its own limit, and senders without a known address have none", async () => {
  const limiter = createSubmitLimiter(1);
  expect(await limiter.wait("203.0.113.7")).toBe(0);
  expect(await limiter.wait("203.0.113.7")).toBeGreaterThan(0);
  expect(await limiter.wait("203.0.113.8")).toBe(0);
  for (let count = 0; count < 3; count++) expect(await limiter.wait(null)).toBe(0);
});

test.each([
  ["2001:db8:0:5::", "2001:db8::5:0:0:0:1"],
  ["2001:DB8:A::1", "2001:0db8:000a:0000:ffff:1:2:3"],
  ["fe80::1%eth0", "fe80::2"],
  ["::1", "0:0:0:0:1:2:3:4"],
])("%s and %s are in one network, however they are written", (one, other) => {
  expect(senderNetwork(one)).toBe(senderNetwork(other));
});

test.each([
  ["2001:db8::1", "2001:db8:0:1::1"],
  ["2001:db8::5:0:0:0:1", "2001:db8::5"],
  ["fe80::1%eth0", "fe80:0:0:1::1"],
  ["2001:db8:1:23::1", "2001:db8:12:3::1"],
])("%s and %s are not", (one, other) => {
  expect(senderNetwork(one)).not.toBe(senderNetwork(other));
});

test("a rate of 0 limits nobody, and a full one says how long it is full", async () => {
  const [none, one] = [createSubmitLimiter(0), createSubmitLimiter(1)];
  for (let count = 0; count < 20; count++) expect(await none.wait("203.0.113.7")).toBe(0);
  for (let count = 0; count < 20; count++) expect(await none.waitExempt("203.0.113.7")).toBe(0);
  await one.wait("203.0.113.7");
  const wait = await one.wait("203.0.113.7");
  expect(wait > 1 && wait <= 60).toBe(true);
});
