import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaledBy } from "~/server/app";
import type { Outcome } from "~/server/destinations/destination";
import { leadOf } from "~/server/outbox/routing";
import { isDown, isPaused, newChannel, takeToken, untilAdmitted } from "~/server/state/channel";
import {
  afterAttempt,
  causeOf,
  delayAfter,
  ownFault,
  type PastAttempt,
  plannedAt,
  type Sending,
} from "~/server/state/delivery";
import type { Channel } from "~/server/store/schema";
import { priority } from "~/server/submission/kinds";
import { leadMessage } from "~/tests/support/messages";
import { hour, minute, second } from "~/tests/support/relay-fixture";

const now = 1_000_000_000;

type Given = {
  delivery?: Partial<Sending["delivery"]>;
  channel?: Partial<Channel>;
  destination?: Partial<Sending["destination"]>;
  isProbe?: boolean;
  past?: readonly PastAttempt[];
  scale?: number;
};

/** A delivery tried twice before, at a destination that works. */
function given({
  delivery,
  channel,
  destination,
  isProbe = false,
  past = [],
  scale = 1,
}: Given = {}): { sending: Sending; channel: Channel } {
  return {
    channel: { ...newChannel("form:main", { perMinute: 15, burst: 5 }), ...channel },
    sending: {
      isProbe,
      past,
      scaled: scaledBy(scale),
      delivery: { attempts: 2, ambiguous: 1, deadline: null, expires_at: null, ...delivery },
      destination: { partner: null, rate: null, ...destination },
    },
  };
}

const retry = { kind: "retry", status: 500, detail: "answered 500" } as const;
const ambiguous = { ...retry, kind: "ambiguous" } as const;
const blocked = { ...retry, status: 403, detail: "BLOCKED", fault: "filter", wait: hour } as const;
const hold = { kind: "hold", status: 404, detail: "FORM_NOT_FOUND" } as const;
const refused = { kind: "refused", status: 422, detail: "TYPE_TEXT" } as const;
const conflict = { kind: "refused", status: 409, detail: "answered 409" } as const;
const delivered = { kind: "delivered", status: 200, detail: "accepted" } as const;

const failed = (outcome: Outcome, ended_at: number): PastAttempt => ({
  outcome: outcome.kind,
  cause: causeOf(outcome),
  ended_at,
});
const heldBefore = { past: [failed(hold, now - 9)] };
const blockedBefore = { past: [failed(blocked, now - 9)] };
const othersPassed = { channel: { passed_at: now - 8 } };

const after = (outcome: Outcome, situation?: Given) => {
  const { sending, channel } = given(situation);
  return afterAttempt(outcome, sending, channel, now);
};
const held = { down_since: now - hour, probe_at: now, cause: "fault" } as const;
const failing = { ...held, cause: "failures", failures: 5 } as const;

describe("the delivery after an outcome", () => {
  const next = (outcome: Outcome, situation?: Given) => after(outcome, situation).delivery;
  const same = { attempts: 2, ambiguous: 1, next_at: now };
  const unknown = { ...retry, status: 418, detail: "answered 418", limit: 3 };
  const counted = { ...same, attempts: 3 };

  test.each<[name: string, Outcome, Given | undefined, object]>([
    ["a success", delivered, undefined, { ...counted, state: "delivered", reason: null }],
    [
      "a success to review",
      { ...delivered, review: "no match" },
      undefined,
      { reason: "no match" },
    ],
    ["a refusal", refused, undefined, { ...counted, state: "refused", reason: "TYPE_TEXT" }],
    ["409 after an ambiguous attempt", conflict, undefined, { state: "delivered" }],
    ["409 at once", conflict, { delivery: { ambiguous: 0 } }, { state: "refused" }],
    ["a failure", retry, undefined, { state: "pending", attempts: 3, reason: "answered 500" }],
    ["an ambiguous failure", ambiguous, undefined, { attempts: 3, ambiguous: 2 }],
    ["a failed probe", retry, { isProbe: true }, { state: "pending", attempts: 2 }],
    [
      "Retry-After",
      { ...retry, retryAfter: hour },
      undefined,
      { attempts: 2, next_at: now + hour },
    ],
    ["a wait of its own", { ...retry, wait: hour }, { scale: 0.5 }, { next_at: now + hour / 2 }],
    [
      "below its limit",
      unknown,
      { past: [failed(unknown, 1), failed(retry, 2)] },
      { state: "pending" },
    ],
    [
      "at its limit, whatever its words were each time",
      unknown,
      { past: [failed(unknown, 1), failed({ ...unknown, detail: "tea" }, 2)] },
      { state: "refused" },
    ],
    [
      "a limited probe",
      { ...unknown, limit: 1 },
      { isProbe: true },
      { state: "pending", attempts: 2 },
    ],
    [
      "a fifth error of ours, also of probes",
      ownFault(new Error("own"), false),
      { isProbe: true, past: [1, 2, 3, 4].map((at) => failed(ownFault(null, false), at)) },
      { state: "refused" },
    ],
    [
      "a fourth error of ours, one of them after sending",
      ownFault(new Error("own"), true),
      { past: [1, 2, 3].map((at) => failed(ownFault(null, false), at)) },
      { state: "pending", ambiguous: 2 },
    ],
    [
      "a store that fails",
      ownFault(Object.assign(new Error("full"), { code: "SQLITE_FULL" }), false),
      { past: [1, 2, 3, 4, 5].map((at) => failed(ownFault(null, false), at)) },
      { state: "pending", attempts: 2 },
    ],
    ["a hold", hold, undefined, { ...same, state: "pending" }],
    ["a hold while held", hold, { ...heldBefore, channel: held }, { state: "pending" }],
    [
      "a second hold after others passed",
      hold,
      { ...heldBefore, ...othersPassed },
      { state: "refused", attempts: 3 },
    ],
    [
      "a second hold after nothing passed",
      hold,
      { ...heldBefore, channel: { passed_at: now - 9 } },
      { state: "pending" },
    ],
    ["a filter", blocked, undefined, { attempts: 3, next_at: now + hour }],
    ["a filter again", blocked, { ...blockedBefore, scale: 0.5 }, { next_at: now + hour / 2 }],
    [
      "a filter after others passed",
      blocked,
      { ...blockedBefore, ...othersPassed },
      { state: "refused" },
    ],
    [
      "a filter of a probe",
      blocked,
      { ...blockedBefore, channel: { ...failing, passed_at: now - 8 }, isProbe: true },
      { state: "pending", attempts: 2 },
    ],
  ])("%s", (_, outcome, situation, expected) => {
    expect(next(outcome, situation)).toMatchObject(expected);
  });

  test("a failure waits for the next step of the schedule, give or take a fifth", () => {
    const wait = next(retry).next_at - now;
    expect(wait).toBeGreaterThanOrEqual(96 * second);
    expect(wait).toBeLessThanOrEqual(144 * second);
    expect(next(retry, { scale: 0.001 }).next_at - now).toBeLessThanOrEqual(144);
    const asked = { ...retry, retryAfter: 1 };
    expect(next(asked, { delivery: { attempts: 9 } }).next_at).toBeGreaterThan(now + hour);
  });

  test.each(["deadline", "expires_at"] as const)(
    "before its %s it gets one last attempt",
    (end) => {
      const at = (ms: number) => next(retry, { delivery: { [end]: now + ms } });
      expect(at(90 * second)).toMatchObject({ state: "pending", next_at: now + 30 * second });
      expect(at(minute + 1).state).toBe("pending");
      expect(at(minute).state).toBe("expired");
      const asked = { ...retry, retryAfter: hour };
      const wait = (ms: number) => next(asked, { delivery: { [end]: now + ms } }).next_at - now;
      expect([wait(hour + 1), wait(hour)]).toEqual([hour, hour - minute]);
    },
  );
});

test("the steps of the schedule grow from five seconds to twelve hours", () => {
  const steps = Array.from({ length: 11 }, (_, index) => delayAfter(index + 1, 0.5) / second);
  expect(steps).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 14400, 28800, 43200, 43200]);
  expect([delayAfter(1, 0), delayAfter(1, 1)]).toEqual([4 * second, 6 * second]);
});

describe("the channel after an outcome", () => {
  const next = (outcome: Outcome, situation: Given = {}) => after(outcome, situation).channel;
  const open = { down_since: null, probe_at: null, cause: null, failures: 0 };
  const slow = { ...retry, slow: true } as const;
  const firm = { destination: { partner: "a" } };
  const mailbox = { ...refused, fault: "mailbox" } as const;

  test.each<[name: string, Outcome, Given, object]>([
    [
      "a success reopens it",
      delivered,
      { channel: held },
      { ...open, passed_at: now, last_error: null },
    ],
    ["a refusal shows that it works", refused, { channel: failing }, open],
    [
      "a fault pauses it for a minute",
      hold,
      {},
      { ...held, down_since: now, probe_at: now + minute },
    ],
    [
      "the second failed probe of a fault waits a quarter of an hour",
      hold,
      { channel: { ...held, failures: 6 }, isProbe: true },
      { ...held, probe_at: now + 15 * minute },
    ],
    [
      "a fault that ends an attempt from before the pause does not lengthen it",
      hold,
      { channel: { ...held, failures: 6 } },
      { ...held, failures: 6 },
    ],
    [
      "a fault of our mail",
      { ...hold, fault: "mail_server" },
      {},
      { cause: "ours", last_error: "FORM_NOT_FOUND" },
    ],
    ["the fourth failure does not", retry, { channel: { failures: 3 } }, { ...open, failures: 4 }],
    [
      "the fifth failure pauses it",
      retry,
      { channel: { failures: 4 } },
      { cause: "failures", down_since: now, probe_at: now + 30 * second, failures: 5 },
    ],
    [
      "a failed probe doubles the pause",
      retry,
      { channel: failing, isProbe: true },
      { ...failing, failures: 6, probe_at: now + minute },
    ],
    [
      "up to an hour",
      retry,
      { channel: { ...failing, failures: 20 }, isProbe: true, scale: 0.5 },
      { probe_at: now + hour / 2 },
    ],
    ["an attempt from before the pause does not", retry, { channel: failing }, failing],
    [
      "another failure of a fault's probe counts like the fault",
      retry,
      { channel: { ...held, failures: 9 }, isProbe: true },
      { cause: "fault", probe_at: now + hour },
    ],
    [
      "an outcome about one delivery",
      { ...retry, limit: 3 },
      { channel: { failures: 4 } },
      { failures: 4, cause: null },
    ],
    ["a filter once", blocked, {}, { cause: null }],
    ["a filter twice", blocked, blockedBefore, { cause: "fault" }],
    [
      "a filter after others passed",
      blocked,
      { ...blockedBefore, ...othersPassed },
      { cause: null },
    ],
    ["Retry-After", { ...slow, retryAfter: hour }, {}, { cause: "asked", probe_at: now + hour }],
    [
      "a shorter Retry-After",
      { ...slow, retryAfter: minute },
      { channel: { ...failing, probe_at: now + hour } },
      { probe_at: now + hour },
    ],
    [
      "an overloaded sheet rests",
      slow,
      { scale: 0.5 },
      { cause: "asked", probe_at: now + 15 * second },
    ],
    [
      "an overloaded form loses its tokens",
      slow,
      { destination: { rate: { perMinute: 15, burst: 5 } } },
      { cause: null, tokens: 0, refilled_at: now },
    ],
    [
      "two refused mails of a firm",
      mailbox,
      { ...firm, channel: { failures: 1 } },
      { cause: null, failures: 2 },
    ],
    [
      "three refused mails of a firm",
      mailbox,
      { ...firm, channel: { failures: 2 } },
      { cause: "fault" },
    ],
    ["three refused mails to visitors", mailbox, { channel: { failures: 2 } }, { cause: null }],
  ])("%s", (_, outcome, situation, expected) => {
    expect(next(outcome, situation)).toMatchObject(expected);
  });

  test("two deliveries refused for a second hold leave the channel open, a third pauses it", () => {
    const again = (failures: number) =>
      next(hold, { ...heldBefore, channel: { passed_at: now - 8, failures } });
    const left = { down_since: null, cause: null, last_error: "FORM_NOT_FOUND" };
    expect([again(0), again(1)]).toMatchObject([
      { ...left, failures: 1 },
      { ...left, failures: 2 },
    ]);
    expect(again(2)).toMatchObject({ cause: "fault", down_since: now });
  });

  test("an operator's pause outlasts whatever comes of a notice, and ends at its time", () => {
    const pause = { paused_since: 1, paused_until: now + 1 };
    const channels = [hold, retry, delivered, refused].map((outcome) => {
      const channel = next(outcome, { channel: { ...pause, failures: 4 } });
      expect(channel).toMatchObject(pause);
      return [isDown(channel), isPaused(channel, now), isPaused(channel, now + 1)];
    });
    const down = [true, true, false];
    const works = [false, true, false];
    expect(channels).toEqual([down, down, works, works]);
  });

  test("an error of ours leaves it as it is", () => {
    const fault = ownFault(new Error("own"), true);
    expect(next(fault, { channel: failing, isProbe: true })).toMatchObject(failing);
  });
});

const anyOutcome: fc.Arbitrary<Outcome> = fc.constantFrom<Outcome[]>(
  delivered,
  retry,
  ambiguous,
  blocked,
  hold,
  refused,
  conflict,
  { ...hold, fault: "mail_server" },
  { ...refused, fault: "mailbox" },
  { ...retry, limit: 3 },
  { ...ambiguous, limit: 3 },
  { ...retry, slow: true },
  { ...retry, slow: true, retryAfter: hour },
  ownFault(new Error("own"), false),
  ownFault(new Error("own"), true),
);

test("after any history a delivery waits or has ended, its channel is probed within an hour, and a success opens it", () => {
  const step = fc.record({ outcome: anyOutcome, wait: fc.nat(2 * hour), others: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.constantFrom("a", null),
      (steps, partner) => {
        let at = now;
        let { channel, sending } = given({
          delivery: { attempts: 0, ambiguous: 0, expires_at: now + 7 * 24 * hour },
          destination: { partner },
        });
        for (const { outcome, wait, others } of steps) {
          const isProbe = isDown(channel);
          const result = afterAttempt(outcome, { ...sending, isProbe }, channel, at);
          const { delivery } = result;
          expect(delivery.attempts - sending.delivery.attempts).toBeGreaterThanOrEqual(0);
          expect(delivery.attempts - sending.delivery.attempts).toBeLessThanOrEqual(1);
          const isAmbiguous = outcome.kind === "ambiguous";
          expect(delivery.ambiguous - sending.delivery.ambiguous).toBe(isAmbiguous ? 1 : 0);
          // The clock alone ends what waits.
          const { state, next_at } = delivery;
          if (state === "pending") expect(next_at).toBeLessThan(now + 7 * 24 * hour);
          const isOwn = outcome.fault === "ours";
          const asked = "retryAfter" in outcome ? (outcome.retryAfter ?? 0) : 0;
          const { down_since, probe_at, cause } = result.channel;
          expect((down_since === null) === (cause === null)).toBe(true);
          expect((down_since === null) === (probe_at === null)).toBe(true);
          expect((probe_at ?? at) - at).toBeLessThanOrEqual(Math.max(hour, asked));
          if (isOwn) expect(result.channel).toEqual(channel);
          if (state === "delivered") expect(result.channel.down_since).toBeNull();
          // Whatever happened, the person sees why.
          if (state !== "delivered") expect(delivery.reason).not.toBeNull();
          if (state !== "pending") return;

          const past = [...sending.past, failed(outcome, at)];
          sending = { ...sending, past, delivery: { ...sending.delivery, ...delivery } };
          at += wait;
          channel = others ? { ...result.channel, passed_at: at } : result.channel;
          at += 1;
          if (at >= now + 7 * 24 * hour - 2 * minute) return;
        }
      },
    ),
  );
});

test("attempts from before a retry do not count", () => {
  const lasts = 7 * 24 * hour;
  expect(plannedAt({ expires_at: now + lasts }, scaledBy(1))).toBe(now);
  expect(plannedAt({ expires_at: now + lasts / 2 }, scaledBy(0.5))).toBe(now);
  expect(plannedAt({ expires_at: null }, scaledBy(1))).toBe(0);
});

test("a channel takes one probe when its pause is over, and then pauses again", () => {
  const rate = { perMinute: 15, burst: 5 };
  const full = { ...newChannel("form:main", rate), refilled_at: now };
  for (const [pause, wait] of [
    [{ ...held, failures: 5 }, minute],
    [failing, 30 * second],
  ] as const) {
    const paused = { ...full, ...pause };
    expect(untilAdmitted({ ...paused, probe_at: now + 1 }, rate, now)).toBe(1);
    expect(untilAdmitted(paused, rate, now)).toBe(0);
    expect(untilAdmitted({ ...paused, tokens: 0 }, rate, now)).toBeGreaterThan(0);
    expect(
      takeToken(paused, { rate, priority: priority.lead, now, scaled: scaledBy(1) }),
    ).toMatchObject({ probe_at: now + wait, tokens: 4 });
  }
});
const { submission } = leadMessage();

test("a lead is routed by what its sender said of state, language and selling", () => {
  const lead = (fields: Record<string, string>) =>
    leadOf({ ...submission, fields: { ...submission.fields, ...fields } });

  expect(lead({})).toEqual({
    caseSlug: "roundup-cancer",
    state: null,
    isOptedOut: false,
    language: "en",
  });
  expect(lead({ state: "NY" }).state).toBe("NY");
  expect(lead({ preferred_language: "es" }).language).toBe("es");
  expect(lead({ preferred_language: "en", form_language: "es" }).language).toBe("en");
  expect(lead({ form_language: "es" }).language).toBe("es");
  expect(lead({ preferred_language: "either", form_language: "es" }).language).toBeUndefined();
  expect(leadOf({ ...submission, optedOut: ["cookie"] }).isOptedOut).toBe(true);
});
