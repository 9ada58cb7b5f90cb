import { describe, expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { decideFacts, plainAddress, requestFacts } from "~/server/http/request-facts";
import { hasOptOutCookie } from "~/server/privacy/opt-out";

describe("the facts about a sender from plain headers, without our own server", () => {
  test("the signal is exactly 1, and merged lines are not", () => {
    expect(factsOf({ "Sec-GPC": "1" }).reasons).toEqual(["gpc"]);
    expect(factsOf({ "Sec-GPC": "1, 1" }).reasons).toEqual([]);
    expect(factsOf({ "x-gpc": "1" }).reasons).toEqual([]);
  });

  test("the public origin is the configured one, or else the request's own", () => {
    expect(factsOf({}).origin).toBe("http://asked.example");
    expect(factsOf({}, { SITE_URL: "https://www.example.com/" }).origin).toBe(
      "https://www.example.com",
    );
  });

  test("an address counts only through as many proxies as were named", () => {
    const forwarded = { "X-Forwarded-For": "1.1.1.1, 2.2.2.2, 3.3.3.3" };
    expect(factsOf(forwarded).ip).toBeNull();
    expect(factsOf(forwarded, { TRUST_PROXY: "none" }).ip).toBeNull();
    expect(factsOf(forwarded, { TRUST_PROXY: "1" }).ip).toBe("3.3.3.3");
    expect(factsOf(forwarded, { TRUST_PROXY: "2" }).ip).toBe("2.2.2.2");
    expect(factsOf(forwarded, { TRUST_PROXY: "9" }).ip).toBeNull();
    expect(factsOf({ "X-Forwarded-For": "<script>" }, { TRUST_PROXY: "1" }).ip).toBeNull();
  });
});

describe("a message to another service names", () => {
  const seen = { address: "8.8.8.8", hasSignal: false, cookie: null, userAgent: "" };
  const publicOrigin = (origin: string, settings: Record<string, string> = {}) =>
    decideFacts({ ...seen, origin }, readConfig(settings)).publicOrigin;

  test("the configured origin, and without one never a stranger's Host", () => {
    expect(publicOrigin("http://evil.example", { SITE_URL: "https://www.example.com" })).toBe(
      "https://www.example.com",
    );
    expect(publicOrigin("http://evil.example", { PORT: "4000" })).toBe("http://localhost:4000");
    expect(publicOrigin("http://127.0.0.1.evil.example:80")).toBe("http://localhost:3000");
    expect(publicOrigin("http://127.0.0.1:4123")).toBe("http://127.0.0.1:4123");
    expect(publicOrigin("http://localhost:4123")).toBe("http://localhost:4123");
  });
});

describe("a user agent", () => {
  const told = (userAgent: string) =>
    decideFacts(
      { origin: "http://x", address: undefined, hasSignal: false, cookie: null, userAgent },
      readConfig({}),
    ).userAgent;

  test("is kept up to a length, without what could rewrite a terminal", () => {
    expect(told("x".repeat(5000))).toHaveLength(400);
    expect(told("a\u001b[2Jb\u009bc\u202ed\u2066e\u200ff")).toBe("a[2Jbcdef");
  });
});

test.each([
  ["8.8.8.8", "8.8.8.8"],
  ["8.8.8.8:4711", "8.8.8.8"],
  [" 8.8.8.8 ", "8.8.8.8"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:80", "2001:db8::1"],
  ["2001:db8::1:80", "2001:db8::1:80"],
  ["::ffff:8.8.8.8", "8.8.8.8"],
  ["::ffff:808:808", "8.8.8.8"],
  ["0:0:0:0:0:ffff:0808:0808", "8.8.8.8"],
  ["::FFFF:8.8.8.8", "8.8.8.8"],
  ["[::ffff:8.8.8.8]:80", "8.8.8.8"],
  ["::1", "::1"],
  [undefined, null],
  ["", null],
  ["unknown", null],
  ["_hidden", null],
  ["=1+1", null],
  ["8.8.8", null],
  ["8.8.8.8:", null],
  ["8.8.8.8:x", null],
  ["8.8.8.8:4711:1", null],
  ["8.8.8.256:1", null],
  ["[2001:db8::1", null],
  ["[[::1]]", null],
  ["[::1]x", null],
  ["8.8.8.8, 9.9.9.9", null],
])("address %s: %s", (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

test.each([
  ["do_not_sell=1", true],
  ["a=1; do_not_sell=1", true],
  ["do_not_sell=0; do_not_sell=1", true],
  ["do_not_sell=1; do_not_sell=0", true],
  ["do_not_sell=0", false],
  ["do_not_sell=true", false],
  ["do_not_sell= 1x", false],
  ["xdo_not_sell=1", false],
  ["do_not_sell", false],
  [";;=;", false],
])("cookie %s: %s", (header, isOn) => {
  expect(hasOptOutCookie(header)).toBe(isOn);
});

function factsOf(headers: Record<string, string>, settings: Record<string, string> = {}) {
  const request = new Request("http://asked.example/x", { headers });
  return requestFacts({ config: readConfig(settings) }, { request, context: {} });
}
