import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { minute } from "~/data/dates";
import { createSubmitLimiter } from "~/server/submission/rates";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an address that posts at the limit of each minute gets 50 times that in a day, others are not affected", async () => {
  const { wait } = createSubmitLimiter(2);
  let taken = 0;
  for (let past = 0; past < 120; past++) {
    for (let post = 0; post < 2; post++) if ((await wait("192.0.2.1")) === 0) taken += 1;
    vi.advanceTimersByTime(minute + 1000);
  }
  expect(taken).toBe(100);
  expect(await wait("192.0.2.1")).toBeGreaterThan(60);
  expect(await wait("192.0.2.2")).toBe(0);
  vi.advanceTimersByTime(24 * 60 * minute);
  expect(await wait("192.0.2.1")).toBe(0);
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

test("a rate of 0 limits nobody, and a full one says how long it is full", async () => {
  const [none, one] = [createSubmitLimiter(0), createSubmitLimiter(1)];
  for (let count = 0; count < 20; count++) expect(await none.wait("203.0.113.7")).toBe(0);
  for (let count = 0; count < 20; count++) expect(await none.waitExempt("203.0.113.7")).toBe(0);
  await one.wait("203.0.113.7");
  const wait = await one.wait("203.0.113.7");
  expect(wait > 1 && wait <= 60).toBe(true);
});
