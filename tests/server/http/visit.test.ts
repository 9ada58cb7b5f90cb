import { describe, expect, test } from "vitest";
import { readConfig } from "~/server/config";
import { hasOptOutCookie, internal, readVisit } from "~/server/http/visit";

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

  test("a user agent is kept up to a length", () => {
    expect(visitOf({ "User-Agent": "x".repeat(5000) }).userAgent).toHaveLength(400);
  });
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
