import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseEncoding } from "~/server/http/encoding";

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
