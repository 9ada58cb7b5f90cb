import { describe, expect, test } from "vitest";
import type { Outcome } from "~/server/destinations/destination";
import {
  delayAfter,
  isFormBlocked,
  longestDelay,
  nextDeliveryState,
} from "~/server/outbox/delivery-state";
import { hour, minute, second } from "~/tests/support/relay-fixture";
import { type Given, given, now } from "./situation";

const retry = { kind: "retry", status: 500, detail: "answered 500" } as const;
const blocked = { ...retry, status: 403, detail: "BLOCKED", blocked: true } as const;
const hold = { kind: "hold", status: 404, detail: "FORM_NOT_FOUND" } as const;
const refused = { kind: "refused", status: 422, detail: "TYPE_TEXT" } as const;
const delivered = { kind: "delivered", status: 200, detail: "accepted" } as const;

function next(outcome: Outcome, situation?: Given) {
  return nextDeliveryState(outcome, given(situation));
}

const same = { attempts: 2, ambiguous: 1, strikes: 1, blocked_at: null, held_at: null };

describe("what an outcome makes of a delivery", () => {
  test("a success ends the delivery, and says what the operator should look at", () => {
    const end = { ...same, state: "delivered", attempts: 3, next_at: now };
    expect(next(delivered)).toEqual({ ...end, reason: null });
    expect(next({ ...delivered, review: "no match" })).toEqual({ ...end, reason: "no match" });
  });

  test("a refusal ends the delivery, with its reason", () => {
    const end = { ...same, state: "refused", attempts: 3, reason: "TYPE_TEXT", next_at: now };
    expect(next(refused)).toEqual(end);
  });

  test("a failure waits for the next step, give or take a fifth, and costs an attempt", () => {
    const update = next(retry);
    expect(update).toMatchObject({ ...same, state: "pending", attempts: 3 });
    expect(update.reason).toBe("answered 500");
    expect(update.next_at - now).toBeGreaterThanOrEqual(96 * second);
    expect(update.next_at - now).toBeLessThanOrEqual(144 * second);
    expect(next(retry, { scale: 0.001 }).next_at - now).toBeLessThanOrEqual(144);
  });

  test("an attempt that may have arrived is also counted as ambiguous", () => {
    expect(next({ ...retry, kind: "ambiguous" })).toMatchObject({ attempts: 3, ambiguous: 2 });
  });

  test("the 22nd attempt is the last", () => {
    expect(next(retry, { delivery: { attempts: 20 } })).toMatchObject({ state: "pending" });
    expect(next(retry, { delivery: { attempts: 21 } })).toEqual({
      ...same,
      state: "expired",
      attempts: 22,
      reason: "answered 500",
      next_at: now,
    });
  });

  test("a probe costs no attempt, nor does waiting as the service asked", () => {
    expect(next(retry, { probe: true }).attempts).toBe(2);
    const asked = next({ ...retry, retryAfter: hour });
    expect(asked).toMatchObject({ attempts: 2, next_at: now + hour });
  });

  test("the wait that the service asks for is a minimum: a longer step stays", () => {
    const update = next({ ...retry, retryAfter: 1 }, { delivery: { attempts: 9 } });
    expect(update.next_at).toBeGreaterThan(now + hour);
  });

  test("an outcome's own wait replaces the step, and is scaled like it", () => {
    const own = { ...retry, wait: 12 * minute, limit: 9 };
    expect(next(own).next_at).toBe(now + 12 * minute);
    expect(next(own, { scale: 0.5 }).next_at).toBe(now + 6 * minute);
  });

  test("a request replaced by a later one is cancelled, unless it was delivered", () => {
    const replaced = { delivery: { superseded_at: now - 1 } };
    expect(next(retry, replaced)).toMatchObject({
      state: "cancelled",
      reason: "superseded by a later request",
    });
    expect(next(delivered, replaced).state).toBe("delivered");
  });
});

describe("an outcome with a limit", () => {
  test("waits until its limit is reached, then refuses", () => {
    expect(next({ ...retry, limit: 3 })).toMatchObject({
      state: "pending",
      attempts: 3,
      strikes: 2,
    });
    expect(next({ ...retry, limit: 2 })).toMatchObject({
      state: "refused",
      reason: "answered 500",
      attempts: 3,
      strikes: 2,
    });
  });

  test("expires what is best effort", () => {
    expect(next({ ...retry, limit: 2 }, { isBestEffort: true }).state).toBe("expired");
  });

  test("does not count a probe", () => {
    expect(next({ ...retry, limit: 2 }, { probe: true })).toMatchObject({
      state: "pending",
      attempts: 2,
      strikes: 1,
    });
  });
});

describe("before a deadline", () => {
  test("the last try comes a minute before it", () => {
    const deadline = now + 90 * second;
    expect(next(retry, { delivery: { deadline } })).toMatchObject({
      state: "pending",
      reason: "answered 500",
      next_at: deadline - minute,
    });
  });

  test("a try that is due before the deadline keeps its time; one that is due at it does not", () => {
    const asked = { ...retry, retryAfter: hour };
    expect(next(asked, { delivery: { deadline: now + hour + 1 } }).next_at).toBe(now + hour);
    const atDeadline = next(asked, { delivery: { deadline: now + hour } });
    expect(atDeadline.next_at).toBe(now + hour - minute);
  });

  test("without a minute left it expires", () => {
    const left = (ms: number) => next(retry, { delivery: { deadline: now + ms } }).state;
    expect(left(minute + 1)).toBe("pending");
    expect(left(minute)).toBe("expired");
  });
});

describe("a hold", () => {
  test("costs nothing; the delivery that caused it is remembered", () => {
    const update = { ...same, state: "pending", reason: "FORM_NOT_FOUND", next_at: now };
    expect(next(hold)).toEqual({ ...update, held_at: now });
    const alreadyHeld = { state: { held_since: now - 9 }, delivery: { held_at: now - 9 } };
    expect(next(hold, alreadyHeld)).toEqual({ ...update, held_at: now - 9 });
  });

  test("that the same delivery causes again, after others passed, refuses it", () => {
    const again = { delivery: { held_at: now - 9 }, state: { passed_at: now - 8 } };
    expect(next(hold, again)).toMatchObject({
      state: "refused",
      reason: "FORM_NOT_FOUND",
      attempts: 3,
    });
    expect(next(hold, { ...again, state: { passed_at: now - 9 } }).state).toBe("pending");
    expect(next(hold, { ...again, state: {} }).state).toBe("pending");
    expect(next(hold, { state: { passed_at: now - 8 } }).state).toBe("pending");
    const stillHeld = { passed_at: now - 8, held_since: now - 7 };
    expect(next(hold, { ...again, state: stillHeld }).state).toBe("pending");
  });
});

describe("a filter's refusal", () => {
  test("is tried again in an hour, and its first time is remembered", () => {
    const waits = { state: "pending", reason: "BLOCKED", attempts: 3, next_at: now + hour };
    expect(next(blocked)).toEqual({ ...same, ...waits, blocked_at: now });
    const again = next(blocked, { delivery: { blocked_at: now - 9 }, scale: 0.5 });
    expect(again).toMatchObject({ blocked_at: now - 9, next_at: now + hour / 2 });
    expect(next(blocked, { probe: true })).toMatchObject({ attempts: 2, state: "pending" });
  });

  const passedSince = { delivery: { blocked_at: now - 9 }, state: { passed_at: now - 8 } };

  test("refuses a submission if others have passed since, but never a probe", () => {
    const end = { state: "refused", reason: "BLOCKED", attempts: 3 };
    expect(next(blocked, passedSince)).toMatchObject(end);
    expect(next(blocked, { ...passedSince, probe: true }).state).toBe("pending");
  });

  test("blames the form the second time, if nothing was accepted in between", () => {
    const again = { delivery: { blocked_at: now - 9 } };
    expect(isFormBlocked(blocked, given())).toBe(false);
    expect(isFormBlocked(blocked, given(again))).toBe(true);
    expect(isFormBlocked(blocked, given(passedSince))).toBe(false);
    expect(isFormBlocked(retry, given(again))).toBe(false);
    // It may have arrived, so it is not certain that a filter refused it.
    expect(isFormBlocked({ ...blocked, kind: "ambiguous" }, given(again))).toBe(false);
    expect(isFormBlocked(hold, given(again))).toBe(false);
  });
});

test("the steps grow from five seconds to twelve hours", () => {
  const steps = Array.from({ length: 11 }, (_, index) => delayAfter(index + 1, 1, 0.5));
  expect(steps).toEqual([
    5 * second,
    30 * second,
    2 * minute,
    10 * minute,
    30 * minute,
    hour,
    2 * hour,
    4 * hour,
    8 * hour,
    12 * hour,
    12 * hour,
  ]);
  expect(delayAfter(0, 1, 0.5)).toBe(5 * second);
  expect([delayAfter(1, 1, 0), longestDelay(1, 1)]).toEqual([4 * second, 6 * second]);
  expect(longestDelay(1, 0.001)).toBe(6);
});
