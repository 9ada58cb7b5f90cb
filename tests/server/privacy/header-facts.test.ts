import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { decideFacts, readOrigin } from "~/server/http/request-facts";
import { hasOptOutCookie } from "~/server/privacy/opt-out";

const config = readConfig({});
const header = fc.oneof(fc.string(), fc.string({ unit: "binary", maxLength: 600 }));
const pair = fc.oneof(
  fc.constantFrom(
    "do_not_sell=0",
    "do_not_sell",
    "do_not_sell=11",
    "xdo_not_sell=1",
    "a=do_not_sell=1",
  ),
  fc.string().map((text) => `a=${text.replaceAll(";", "").replaceAll("do_not_sell", "")}`),
);

test("a cookie header opts out exactly if one of its pairs is do_not_sell=1, wherever it is", () => {
  fc.assert(
    fc.property(
      fc.array(pair),
      fc.nat(),
      fc.constantFrom(";", "; ", " ;  "),
      (pairs, at, between) => {
        expect(hasOptOutCookie(pairs.join(between))).toBe(false);
        const index = at % (pairs.length + 1);
        const optedOut = [...pairs.slice(0, index), "do_not_sell=1", ...pairs.slice(index)];
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
        const facts = decideFacts(seen, config);
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
