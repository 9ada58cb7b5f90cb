import { describe, expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import type { Outcome } from "~/server/destinations/destination";
import {
  admit,
  initialState,
  isShut,
  nextDestinationState,
  takeToken,
} from "~/server/outbox/destination-state";
import { priority } from "~/server/submission/kinds";
import { hour, minute, second } from "~/tests/support/relay-fixture";
import { type Given, given, now } from "./situation";

const rate = { perMinute: 15, burst: 5 };
const working = { ...initialState("form:main", 5), refilled_at: now };
const held = { ...working, held_since: now - hour, hold_reason: "BLOCKED", probe_at: now };
const open = { ...working, opened_at: now - minute, probe_at: now, probe_delay: 30 * second };

const failed = { kind: "retry", status: 500, detail: "answered 500" } as const;
const fault: Outcome = { kind: "hold", status: 404, detail: "FORM_NOT_FOUND" };
const refused: Outcome = { kind: "refused", status: 400, detail: "EMPTY" };
const delivered: Outcome = { kind: "delivered", status: 200, detail: "accepted" };

function stateAfter(outcome: Outcome, before?: Given, state: "pending" | "refused" = "pending") {
  return nextDestinationState(outcome, { state }, given(before));
}

function take(state: typeof working, at: number, changed: { scale?: string; rank?: number } = {}) {
  const { scale = "1", rank = priority.lead } = changed;
  const relay = { now: () => at, config: readConfig({ RETRY_SCALE: scale }) };
  return takeToken(state, { relay, destination: { rate }, delivery: { id: 7, priority: rank } });
}

describe("a channel", () => {
  test("takes a delivery when it is new, from a full bucket", () => {
    const state = initialState("form:main", 5);

    expect(admit(state, { rate }, now)).toEqual({ kind: "open" });
    expect(isShut(state)).toBe(false);
    expect(take(state, now)).toMatchObject({ tokens: 4, refilled_at: now });
  });

  test("takes nothing until the pause that its service asked for is over", () => {
    const paused = { ...working, refilled_at: now + 400 };

    expect(admit(paused, { rate: null }, now)).toEqual({ kind: "closed", wait: 400 });
    expect(admit(paused, { rate: null }, now + 400)).toEqual({ kind: "open" });
  });

  test("gains fifteen tokens a minute and keeps five at most", () => {
    const empty = { ...working, tokens: 0 };

    expect(admit(empty, { rate }, now)).toEqual({ kind: "closed", wait: 4 * second });
    expect(admit(empty, { rate }, now + second)).toEqual({ kind: "closed", wait: 3 * second });
    expect(admit(empty, { rate }, now + 4 * second)).toEqual({ kind: "open" });
    expect(admit(empty, { rate: null }, now)).toEqual({ kind: "open" });
    expect(take(empty, now + 8 * second)).toMatchObject({ tokens: 1 });
    expect(take(empty, now + hour)).toMatchObject({ tokens: 4 });
    expect(take({ ...working, refilled_at: now + minute }, now).tokens).toBe(4);
  });

  test("counts how many others went since the last lead", () => {
    expect(take({ ...working, since_lead: 2 }, now, { rank: priority.optOut }).since_lead).toBe(3);
    expect(take({ ...working, since_lead: 2 }, now).since_lead).toBe(0);
    expect(take({ ...held, since_lead: 2 }, now, { rank: priority.rest }).since_lead).toBe(3);
  });

  test("on hold or with an open breaker takes one probe at its time", () => {
    for (const shut of [held, open]) {
      expect(admit({ ...shut, probe_at: now + 1 }, { rate }, now)).toMatchObject({ wait: 1 });
      expect(admit(shut, { rate }, now)).toEqual({ kind: "probe" });
      expect(admit({ ...shut, tokens: 0 }, { rate }, now)).toMatchObject({ kind: "closed" });
      expect(admit({ ...shut, probe_at: null }, { rate }, now)).toEqual({ kind: "probe" });
    }
    expect(take(held, now)).toMatchObject({ probe_at: now + hour, last_probe: 7, tokens: 4 });
    expect(take(held, now, { scale: "0.5" }).probe_at).toBe(now + hour / 2);
    expect(take(open, now)).toMatchObject({ probe_at: now + 30 * second, last_probe: 7 });
    expect(take({ ...open, probe_delay: 0 }, now).probe_at).toBe(now + 1);
    expect(take({ ...working, probe_at: 5 }, now)).toMatchObject({ probe_at: 5, last_probe: null });
  });
});

describe("an answer", () => {
  const recovered = {
    ...{ failures: 0, opened_at: null, probe_at: null, probe_delay: 0 },
    ...{ held_since: null, hold_reason: null },
  };

  test("that a delivery arrived ends every trouble", () => {
    for (const state of [held, open]) {
      const next = stateAfter(delivered, { state: { ...state, failures: 4, recent: "0000" } });
      expect(next).toMatchObject({ ...recovered, passed_at: now });
    }
    expect(stateAfter(delivered, { state: { ...open, recent: "00" } }).recent).toBe("1");
    expect(stateAfter(delivered, { state: { ...held, recent: "00" } }).recent).toBe("001");
    expect(stateAfter(delivered, { state: { recent: "01" } }).recent).toBe("011");
    expect(stateAfter(delivered, { state: { recent: "0".repeat(20) } }).recent).toBe(
      `${"0".repeat(19)}1`,
    );
  });

  test("that refuses one delivery shows that the service works", () => {
    const state = { ...held, failures: 4, recent: "0000" };

    expect(stateAfter(refused, { state }, "refused")).toMatchObject({ ...recovered, recent: "" });
    expect(stateAfter(refused, { state: open }, "refused")).toMatchObject(recovered);
    expect(stateAfter(refused, { state: { recent: "01" } }, "refused").recent).toBe("01");
    expect(stateAfter(refused, { state }, "pending")).toMatchObject(state);
  });

  test("of a configuration fault puts the channel on hold, from the first one on", () => {
    const state = { ...open, failures: 4, recent: "0000" };
    const first = stateAfter(fault, { state, scale: 0.5 });

    expect(first).toMatchObject({
      ...{ failures: 0, recent: "", opened_at: null, probe_delay: 0, last_probe: 7 },
      ...{ held_since: now, hold_reason: "FORM_NOT_FOUND", probe_at: now + hour / 2 },
    });
    expect(stateAfter(fault, { state: held }).held_since).toBe(now - hour);
  });

  test("of a filter, twice with nothing accepted in between, holds the form", () => {
    const blocked: Outcome = { ...failed, detail: "BLOCKED", blocked: true };
    const delivery = { blocked_at: now - hour };

    expect(stateAfter(blocked, { delivery }).held_since).toBe(now);
    expect(stateAfter(blocked).held_since).toBeNull();
    const passed = { passed_at: now - minute };
    expect(stateAfter(blocked, { delivery, state: passed }).held_since).toBeNull();
  });
});

describe("the breaker", () => {
  test("opens at the fifth failure in a row", () => {
    expect(stateAfter(failed, { state: { failures: 3 } })).toMatchObject({
      ...{ failures: 4, recent: "0", opened_at: null, probe_at: null },
    });
    expect(stateAfter(failed, { state: { failures: 4 } })).toMatchObject({
      ...{ failures: 5, opened_at: now, probe_at: now + 30 * second, probe_delay: 30 * second },
    });
  });

  test("opens when ten of the last twenty failed, and not before there are twenty", () => {
    const opened = (recent: string) => stateAfter(failed, { state: { recent } }).opened_at;

    expect(opened(`1${"10".repeat(9)}1`)).toBe(now);
    expect(opened(`11${"1".repeat(10)}${"0".repeat(8)}`)).toBeNull();
    expect(opened("10".repeat(9))).toBeNull();
    expect(opened(`0${"10".repeat(9)}`)).toBe(now);
  });

  test("doubles its wait at each probe that fails, up to five minutes", () => {
    const wait = (probe_delay: number, scale = 1) =>
      stateAfter(failed, { state: { ...open, probe_delay }, probe: true, scale }).probe_delay;

    expect([30, 60, 120, 240].map((n) => wait(n * second) / second)).toEqual([60, 120, 240, 300]);
    expect(wait(0, 0.5)).toBe(15 * second);
    expect(wait(120 * second, 0.5)).toBe(150 * second);
    const next = stateAfter(failed, { state: open, probe: true });
    expect(next).toMatchObject({ probe_at: now + minute, opened_at: open.opened_at });
  });

  test("learns nothing from attempts that began before it opened, nor while on hold", () => {
    expect(stateAfter(failed, { state: open })).toMatchObject({
      ...{ failures: 1, probe_at: now, probe_delay: 30 * second, opened_at: open.opened_at },
    });
    const next = stateAfter(failed, { state: { ...held, failures: 9 }, probe: true });
    expect(next).toMatchObject({ failures: 10, opened_at: null, probe_at: now });
  });

  test("does not count an answer about one delivery, unless it was the probe", () => {
    const unknown: Outcome = { ...failed, limit: 3 };

    expect(stateAfter(unknown, { state: { failures: 4 } })).toMatchObject({
      ...{ failures: 4, recent: "", opened_at: null },
    });
    expect(stateAfter(unknown, { state: open, probe: true }).probe_delay).toBe(minute);
  });
});

describe("a service that is overloaded", () => {
  const slow: Outcome = { ...failed, slow: true };

  test("gets nothing for as long as it asked, or half a minute", () => {
    expect(stateAfter({ ...slow, retryAfter: 90_000 })).toMatchObject({
      ...{ tokens: 0, refilled_at: now + 90_000 },
    });
    expect(stateAfter(slow, { scale: 0.5 })).toMatchObject({
      tokens: 0,
      refilled_at: now + 15_000,
    });
    expect(stateAfter(slow).failures).toBe(1);
    expect(stateAfter(failed)).toMatchObject({ tokens: 5, refilled_at: 0 });
  });

  test("keeps a longer pause that it asked for before", () => {
    const state = { refilled_at: now + hour };

    expect(stateAfter({ ...slow, retryAfter: 1000 }, { state }).refilled_at).toBe(now + hour);
  });

  test("needs no pause of ours where a bucket paces it", () => {
    const situation = given();
    const destination = { ...situation.claimed.destination, rate };
    const paced = { ...situation, claimed: { ...situation.claimed, destination } };

    const next = nextDestinationState(slow, { state: "pending" }, paced);
    expect(next).toMatchObject({ tokens: 0, refilled_at: now });
  });
});
