import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { chooseEncoding } from "~/server/http/encoding";
import { decideFacts, readOrigin, requestFacts } from "~/server/http/request-facts";
import { hasOptOutCookie } from "~/server/privacy/opt-out";
import { anyText } from "~/tests/support/any-text";

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

function factsOf(headers: Record<string, string>, settings: Record<string, string> = {}) {
  const request = new Request("http://asked.example/x", { headers });
  return requestFacts({ config: readConfig(settings) }, { request, context: {} });
}

const header = fc.oneof(fc.string(), anyText({ maxLength: 600 }));
const pair = fc.oneof(
  fc.constantFrom(
    "do_not_sell=0",
    "do_not_sell",
    "do_not_sell=11",
    'do_not_sell="1',
    'do_not_sell="0"',
    "xdo_not_sell=1",
    "a=do_not_sell=1",
  ),
  fc.string().map((text) => `a=${text.replaceAll(";", "").replaceAll("do_not_sell", "")}`),
);

test("a cookie header opts out exactly if one of its pairs is do_not_sell=1, quoted or not", () => {
  fc.assert(
    fc.property(
      fc.array(pair),
      fc.nat(),
      fc.constantFrom(";", "; ", " ;  "),
      fc.constantFrom("do_not_sell=1", 'do_not_sell="1"'),
      (pairs, at, between, chosen) => {
        expect(hasOptOutCookie(pairs.join(between))).toBe(false);
        const index = at % (pairs.length + 1);
        const optedOut = [...pairs.slice(0, index), chosen, ...pairs.slice(index)];
        expect(hasOptOutCookie(optedOut.join(between))).toBe(true);
      },
    ),
  );
  fc.assert(fc.property(header, (text) => typeof hasOptOutCookie(text) === "boolean"));
});

test("whatever the headers are, the facts are plain: reasons, an address or none, and a short printable agent", () => {
  fc.assert(
    fc.property(
      fc.record({
        origin: header,
        address: header,
        cookie: header,
        userAgent: header,
        hasSignal: fc.boolean(),
      }),
      (seen) => {
        const facts = decideFacts(seen, readConfig({}));
        const reasons = [
          ...(seen.hasSignal ? ["gpc"] : []),
          ...(hasOptOutCookie(seen.cookie) ? ["cookie"] : []),
        ];
        expect(facts).toMatchObject({ reasons, optedOut: reasons.length > 0 });
        expect(facts.ip ?? "::").toMatch(/^[\da-f.:]+(%.+)?$/i);
        expect(facts.userAgent).toMatch(/^[^\p{Cc}\p{Cf}]{0,400}$/su);
        expect(facts.publicOrigin).toMatch(/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/);
      },
    ),
  );
});

test("the scheme is https only if a trusted peer says exactly that, whatever else it says", () => {
  const scheme = fc.oneof(
    header,
    fc.constantFrom("https", "HTTPS, http", " https ,x", "http, https"),
  );
  fc.assert(
    fc.property(scheme, fc.boolean(), (forwarded, isTrusted) => {
      const request = new IncomingMessage(new Socket());
      Object.assign(request.headers, { host: "Name.example:443", "x-forwarded-proto": forwarded });
      const isSecure = isTrusted && /^\s*https\s*(,|$)/i.test(forwarded);
      expect(readOrigin(request, () => isTrusted)).toBe(
        `${isSecure ? "https" : "http"}://name.example`,
      );
    }),
  );
});

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["br", "br"],
  ["BR;Q=1", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", "identity"],
  ["*", "identity"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["identity;q=1, gzip;q=0.2", "gzip"],
  ["deflate", "identity"],
  ["gzip, deflate, brx", "gzip"],
  ["gzip, deflate, br;q=0", "gzip"],
  ["gzip \t ; \t q=0.5, br ; x=1;q=0.4", "br"],
  ["br;q=", "identity"],
  ["br;q=x", "identity"],
])("Accept-Encoding %s: %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test("whatever a client sends for Accept-Encoding is read in linear time", () => {
  const parts = fc.constantFrom(" ", "\t", ";", ",", "q=", "q", "br", "gzip", "*", "0.1", "=");
  const long = fc.array(parts, { minLength: 1, maxLength: 4 }).map((some) => {
    const one = some.join("");
    return one.repeat(65_000 / one.length);
  });
  fc.assert(
    fc.property(long, fc.string(), (accepted, end) => {
      const began = process.cpuUsage();
      expect(["br", "gzip", "identity"]).toContain(chooseEncoding(accepted + end));
      // Processor microseconds of this process, whatever else the machine does; quadratic work
      // would take seconds.
      expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
    }),
    { numRuns: 100 },
  );
});
