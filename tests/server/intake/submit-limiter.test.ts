import { expect, test } from "vitest";
import { createSubmitLimiter } from "~/server/intake/submit-limiter";

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
