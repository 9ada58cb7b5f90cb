import { describe, expect, test } from "vitest";
import { type Outcome, ordinary } from "~/server/destinations/destination";
import {
  newChannel,
  nextChannel,
  type Situation,
  takeToken,
  untilAdmitted,
} from "~/server/outbox/channel";
import { delayAfter, nextDelivery } from "~/server/outbox/delivery";
import { leadOf } from "~/server/outbox/plan";
import { priority } from "~/server/submission/kinds";
import { leadMessage } from "~/tests/support/messages";
import { hour, minute, second } from "~/tests/support/relay-fixture";

const now = 1_000_000_000;

type Given = {
  delivery?: Partial<Situation["claimed"]["delivery"]>;
  channel?: Partial<Situation["channel"]>;
  destination?: Partial<Situation["claimed"]["destination"]>;
  manner?: Situation["claimed"]["manner"];
  scale?: number;
};

/** A delivery tried twice before, at a destination that works. */
function given({
  delivery,
  channel,
  destination,
  manner = "ordinary",
  scale = 1,
}: Given = {}): Situation {
  return {
    now,
    scale,
    channel: { ...newChannel("form:main", { perMinute: 15, burst: 5 }), ...channel },
    claimed: {
      token: "token",
      manner,
      delivery: {
        id: 7,
        reference: "REF22222",
        message_id: "REF22222",
        person_key: "",
        destination: "form:home",
        channel: "form:main",
        purpose: "submission",
        regarding: null,
        about: null,
        details: null,
        revision: 1,
        priority: 1,
        state: "pending",
        attempts: 2,
        ambiguous: 1,
        strikes: 1,
        reason: null,
        suspect_at: null,
        deadline: null,
        expires_at: null,
        lease_until: now + 1,
        lease_token: "token",
        next_at: now,
        created_at: 0,
        updated_at: 0,
        ...delivery,
      },
      destination: {
        ...ordinary,
        name: "form:home",
        label: "",
        firstAttemptOf: "home",
        keepsLead: true,
        recipient: () => null,
        channel: "form:main",
        role: "service_provider",
        concurrency: 4,
        rate: null,
        takes: () => true,
        send: () => Promise.reject(new Error("not sent here")),
        ...destination,
      },
    },
  };
}

const retry = { kind: "retry", status: 500, detail: "answered 500" } as const;
const ambiguous = { ...retry, kind: "ambiguous" } as const;
const blocked = { ...retry, status: 403, detail: "BLOCKED", blocked: true } as const;
const hold = { kind: "hold", status: 404, detail: "FORM_NOT_FOUND" } as const;
const refused = { kind: "refused", status: 422, detail: "TYPE_TEXT" } as const;
const conflict = { kind: "refused", status: 409, detail: "answered 409" } as const;
const delivered = { kind: "delivered", status: 200, detail: "accepted" } as const;

const suspect = { suspect_at: now - 9 };
const held = { paused_since: now - hour, paused_until: now, cause: "fault" } as const;
const failing = { ...held, cause: "failures", failures: 5 } as const;

describe("the delivery after an outcome", () => {
  const next = (outcome: Outcome, situation?: Given) => nextDelivery(outcome, given(situation));
  const same = { attempts: 2, ambiguous: 1, strikes: 1, suspect_at: null, next_at: now };
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
    ["a failed probe", retry, { manner: "probe" }, { state: "pending", attempts: 2 }],
    [
      "Retry-After",
      { ...retry, retryAfter: hour },
      undefined,
      { attempts: 2, next_at: now + hour },
    ],
    [
      "a wait of its own",
      { ...retry, wait: minute },
      { scale: 0.5 },
      { next_at: now + minute / 2 },
    ],
    ["below its limit", { ...retry, limit: 3 }, undefined, { state: "pending", strikes: 2 }],
    ["at its limit", { ...retry, limit: 2 }, undefined, { state: "refused", strikes: 2 }],
    [
      "at the limit of best effort",
      { ...retry, limit: 2 },
      { destination: { isBestEffort: true } },
      { state: "expired" },
    ],
    [
      "a limited probe",
      { ...retry, limit: 2 },
      { manner: "probe" },
      { state: "pending", strikes: 1 },
    ],
    ["a hold", hold, undefined, { ...same, state: "pending", suspect_at: now }],
    ["a hold while held", hold, { channel: held, delivery: suspect }, suspect],
    [
      "a second hold after others passed",
      hold,
      { delivery: suspect, channel: { passed_at: now - 8 } },
      { state: "refused", attempts: 3 },
    ],
    [
      "a second hold after nothing passed",
      hold,
      { delivery: suspect, channel: { passed_at: now - 9 } },
      { state: "pending" },
    ],
    ["a filter", blocked, undefined, { attempts: 3, suspect_at: now, next_at: now + hour }],
    [
      "a filter again",
      blocked,
      { delivery: suspect, scale: 0.5 },
      { ...suspect, next_at: now + hour / 2 },
    ],
    [
      "a filter after others passed",
      blocked,
      { delivery: suspect, channel: { passed_at: now - 8 } },
      { state: "refused" },
    ],
    [
      "a filter of a probe",
      blocked,
      { delivery: suspect, channel: { passed_at: now - 8 }, manner: "probe" },
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
  const steps = Array.from({ length: 11 }, (_, index) => delayAfter(index + 1, 1, 0.5) / second);
  expect(steps).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 14400, 28800, 43200, 43200]);
  expect([delayAfter(1, 1, 0), delayAfter(1, 1, 1)]).toEqual([4 * second, 6 * second]);
});

describe("the channel after an outcome", () => {
  const next = (outcome: Outcome, situation: Given = {}, state = outcome.kind) =>
    nextChannel(
      outcome,
      state === "delivered" || state === "refused" ? state : "pending",
      given(situation),
    );
  const open = { paused_since: null, paused_until: null, cause: null, failures: 0 };
  const slow = { ...retry, slow: true } as const;
  const firm = { destination: { partner: "a" } };
  const mailbox = { ...refused, isMailbox: true } as const;

  test.each<[name: string, Outcome, Given, object]>([
    [
      "a success reopens it",
      delivered,
      { channel: held },
      { ...open, passed_at: now, last_error: null },
    ],
    ["a refusal shows that it works", refused, { channel: failing }, open],
    [
      "a fault pauses it for an hour",
      hold,
      {},
      { ...held, paused_since: now, paused_until: now + hour },
    ],
    [
      "a fault keeps its first time",
      hold,
      { channel: held },
      { ...held, paused_until: now + hour },
    ],
    [
      "a fault of our mail",
      { ...hold, isOurs: true },
      {},
      { cause: "ours", last_error: "FORM_NOT_FOUND" },
    ],
    ["the fourth failure does not", retry, { channel: { failures: 3 } }, { ...open, failures: 4 }],
    [
      "the fifth failure pauses it",
      retry,
      { channel: { failures: 4 } },
      { cause: "failures", paused_since: now, paused_until: now + 30 * second, failures: 5 },
    ],
    [
      "a failed probe doubles the pause",
      retry,
      { channel: failing, manner: "probe" },
      { ...failing, failures: 6, paused_until: now + minute },
    ],
    [
      "up to five minutes",
      retry,
      { channel: { ...failing, failures: 20 }, manner: "probe", scale: 0.5 },
      { paused_until: now + 2.5 * minute },
    ],
    ["an attempt from before the pause does not", retry, { channel: failing }, failing],
    [
      "a failed probe of a fault waits another hour",
      retry,
      { channel: held, manner: "probe" },
      { cause: "fault", paused_until: now + hour },
    ],
    [
      "an outcome about one delivery",
      { ...retry, limit: 3 },
      { channel: { failures: 4 } },
      { failures: 4, cause: null },
    ],
    ["a filter once", blocked, {}, { cause: null }],
    ["a filter twice", blocked, { delivery: suspect }, { cause: "fault" }],
    [
      "a filter after others passed",
      blocked,
      { delivery: suspect, channel: { passed_at: now - 8 } },
      { cause: null },
    ],
    [
      "Retry-After",
      { ...slow, retryAfter: hour },
      {},
      { cause: "asked", paused_until: now + hour },
    ],
    [
      "a shorter Retry-After",
      { ...slow, retryAfter: minute },
      { channel: { ...failing, paused_until: now + hour } },
      { paused_until: now + hour },
    ],
    [
      "an overloaded sheet rests",
      slow,
      { scale: 0.5 },
      { cause: "asked", paused_until: now + 15 * second },
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

  test("a delivery that is refused for a second hold leaves the channel open", () => {
    const again = { delivery: suspect, channel: { passed_at: now - 8 } };
    expect(next(hold, again, "refused")).toMatchObject({ ...open, last_error: "FORM_NOT_FOUND" });
  });
});

test("a channel takes one probe when its pause is over, and then pauses again", () => {
  const rate = { perMinute: 15, burst: 5 };
  const full = { ...newChannel("form:main", rate), refilled_at: now };
  for (const [pause, wait] of [
    [held, hour],
    [failing, 30 * second],
  ] as const) {
    const paused = { ...full, ...pause };
    expect(untilAdmitted({ ...paused, paused_until: now + 1 }, rate, now)).toBe(1);
    expect(untilAdmitted(paused, rate, now)).toBe(0);
    expect(untilAdmitted({ ...paused, tokens: 0 }, rate, now)).toBeGreaterThan(0);
    expect(
      takeToken(paused, { rate, delivery: { id: 7, priority: priority.lead }, now, scale: 1 }),
    ).toMatchObject({
      paused_until: now + wait,
      last_probe: 7,
      tokens: 4,
    });
  }
});
const { submission } = leadMessage();

test("a lead is routed by what its sender said of state, language and selling", () => {
  const lead = (fields: Record<string, string>) =>
    leadOf({ ...submission, fields: { ...submission.fields, ...fields } });

  expect(lead({})).toEqual({
    reference: submission.reference,
    caseSlug: "roundup-cancer",
    state: null,
    isOptedOut: false,
    needsAuthorization: false,
    language: "en",
  });
  expect(lead({ state: "NY" }).state).toBe("NY");
  expect(lead({ preferred_language: "es" }).language).toBe("es");
  expect(lead({ preferred_language: "en", form_language: "es" }).language).toBe("en");
  expect(lead({ form_language: "es" }).language).toBe("es");
  expect(lead({ preferred_language: "either", form_language: "es" }).language).toBeUndefined();
  expect(leadOf({ ...submission, optedOut: ["cookie"] }).isOptedOut).toBe(true);
});
