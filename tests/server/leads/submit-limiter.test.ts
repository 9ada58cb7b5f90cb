import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { minute } from "~/data/dates";
import { createSubmitLimiter } from "~/server/submission/submit-limiter";

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
