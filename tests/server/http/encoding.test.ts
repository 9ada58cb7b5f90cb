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
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["identity;q=1, gzip;q=0.2", "identity"],
  ["deflate", "identity"],
  ["gzip, deflate, brx", "gzip"],
  ["gzip, deflate, br;q=0", "gzip"],
])("Accept-Encoding %s: %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
