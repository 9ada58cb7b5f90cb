import { describe, expect, test } from "vitest";
import { readConfig } from "~/server/config";
import { hasOptOutCookie, internal, plainAddress, readVisit } from "~/server/http/visit";

describe("what a request tells about its sender", () => {
  test("the front layer's word on the signal wins over the merged header", () => {
    expect(reasonsOf({ "Sec-GPC": "0, 1", [internal.gpc]: "1" })).toEqual(["gpc"]);
    expect(reasonsOf({ "Sec-GPC": "1", [internal.gpc]: "0" })).toEqual([]);
    expect(reasonsOf({ "Sec-GPC": "1" })).toEqual(["gpc"]);
    expect(reasonsOf({ "Sec-GPC": "1, 1" })).toEqual([]);
  });

  test("nobody outside can name the front layer's headers", () => {
    expect(internal.gpc).toMatch(/^x-[0-9a-f]{24}-gpc$/);
    expect(reasonsOf({ "x-gpc": "1", "x--gpc": "1" })).toEqual([]);
  });

  test("the public origin is the one set, else the request's own", () => {
    expect(visitOf({}).origin).toBe("http://asked.example");
    expect(visitOf({}, { SITE_URL: "https://www.example.com/" }).origin).toBe(
      "https://www.example.com",
    );
  });

  test("without the front layer an address counts only from as many proxies as were named", () => {
    const forwarded = { "X-Forwarded-For": "1.1.1.1, 2.2.2.2, 3.3.3.3" };
    expect(visitOf(forwarded).ip).toBeNull();
    expect(visitOf(forwarded, { TRUST_PROXY: "none" }).ip).toBeNull();
    expect(visitOf(forwarded, { TRUST_PROXY: "1" }).ip).toBe("3.3.3.3");
    expect(visitOf(forwarded, { TRUST_PROXY: "2" }).ip).toBe("2.2.2.2");
    expect(visitOf(forwarded, { TRUST_PROXY: "9" }).ip).toBeNull();
    expect(visitOf({ "X-Forwarded-For": "<script>" }, { TRUST_PROXY: "1" }).ip).toBeNull();
    expect(visitOf({ ...forwarded, [internal.address]: "9.9.9.9" }).ip).toBe("9.9.9.9");
  });

  test("an address is kept without its port, and what is none is not kept", () => {
    const last = (address: string) =>
      visitOf({ "X-Forwarded-For": `1.1.1.1, ${address}` }, { TRUST_PROXY: "1" }).ip;
    expect(last("8.8.8.8:4711")).toBe("8.8.8.8");
    expect(last("[2001:db8::1]:80")).toBe("2001:db8::1");
    expect(last("=1+1")).toBeNull();
    expect(visitOf({ [internal.address]: "8.8.8.8:4711" }).ip).toBe("8.8.8.8");
    expect(visitOf({ [internal.address]: "=1+1" }).ip).toBeNull();
  });

  test("where the front layer found no address, none is taken from elsewhere", () => {
    const forwarded = { "X-Forwarded-For": "1.1.1.1" };
    for (const found of [{ [internal.address]: "" }, { [internal.gpc]: "0" }]) {
      expect(visitOf({ ...forwarded, ...found }, { TRUST_PROXY: "1" }).ip).toBeNull();
    }
  });

  test("a user agent is kept up to a length", () => {
    expect(visitOf({ "User-Agent": "x".repeat(5000) }).userAgent).toHaveLength(400);
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
  ["do_not_sell=0", false],
  ["do_not_sell=true", false],
  ["do_not_sell= 1x", false],
  ["xdo_not_sell=1", false],
  ["do_not_sell", false],
  [";;=;", false],
])("cookie %s: %s", (header, isOn) => {
  expect(hasOptOutCookie(header)).toBe(isOn);
});

function visitOf(headers: Record<string, string>, settings: Record<string, string> = {}) {
  return readVisit(new Request("http://asked.example/x", { headers }), readConfig(settings));
}

function reasonsOf(headers: Record<string, string>) {
  return visitOf(headers).reasons;
}
