import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Destination, OutboundMessage, Outcome } from "~/server/destinations/destination";
import { attempt } from "~/server/outbox/attempt";
import { createRelay } from "~/server/outbox/outbox";
import { claimNext } from "~/server/outbox/queue";
import { drop, record, recordAborted } from "~/server/outbox/record";
import { hashesUnder } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { startFirms } from "~/tests/support/firms";

let given: Awaited<ReturnType<typeof startFirms>>;
let reference: string;

beforeEach(async () => {
  given = await startFirms({ a: {}, b: {} }, { FORM_ID: "main" });
  reference = await given.lead();
});
afterEach(() => given.close());

type Row = Awaited<ReturnType<typeof given.relay.deliveries>>[number];

/** The lead's delivery as claimed for an attempt, after these changes. */
async function claim(changes: Partial<Row> = {}, destination = "firm:a") {
  const { db, context } = given.relay;
  await db
    .updateTable("deliveries")
    .set({ updated_at: context.now(), ...changes })
    .where("destination", "=", destination)
    .execute();
  const relay = createRelay(context);
  const claim = await claimNext(relay, destination === "firm:a" ? "firm:a" : "form:main");
  if (claim.kind !== "claimed") throw new Error("Nothing claimed");
  const { claimed } = claim;
  return {
    relay,
    claimed,
    attempt: { claimed, startedAt: relay.now(), personal: ["Zora"], client: undefined },
  };
}

const partner = async () => (await given.routing(reference)).partner;
const refused: Outcome = { kind: "refused", status: 422, detail: "no" };
const failed: Outcome = { kind: "retry", status: 500, detail: "down" };

describe("a lead whose delivery ended without arriving", () => {
  test.each([
    { name: "refused", outcome: refused, changes: {}, expected: "b" },
    {
      name: "failed for the last time",
      outcome: failed,
      changes: { expires_at: 1 },
      expected: "b",
    },
    { name: "failed", outcome: failed, changes: {}, expected: "a" },
    {
      name: "refused, though an earlier attempt may have arrived",
      outcome: refused,
      changes: { ambiguous: 1 },
      expected: "a",
    },
    {
      name: "a notice, refused",
      outcome: refused,
      changes: { purpose: "notice" as const },
      expected: "a",
    },
  ])("$name, is then with firm $expected", async ({ outcome, changes, expected }) => {
    const { relay, attempt } = await claim(changes);
    await record(relay, attempt, outcome);

    expect(await partner()).toBe(expected);
  });

  test("stays with its firm when only a correction is refused, or another destination", async () => {
    const [, sent] = await given.relay.deliveries();
    if (!sent) throw new Error("Nothing planned");
    const { id: _, ...row } = sent;
    await given.relay.db
      .insertInto("deliveries")
      .values({ ...row, revision: 2 })
      .execute();
    await given.relay.db
      .updateTable("deliveries")
      .set({ state: "delivered" })
      .where("id", "=", sent.id)
      .execute();
    const correction = await claim();
    expect(correction.claimed.delivery.revision).toBe(2);
    await record(correction.relay, correction.attempt, refused);
    const form = await claim({}, "form:case");
    await record(form.relay, form.attempt, refused);

    expect(await partner()).toBe("a");
  });
});

describe("an answer", () => {
  test("is kept without the person's words, and cut at 512 characters", async () => {
    const { relay, attempt } = await claim();
    const review = "Zora is known already";
    const detail = "x".repeat(600);
    await record(relay, attempt, { kind: "delivered", status: 200, detail, review });

    const { state, reason } = await given.relay.delivery(reference, "firm:a");
    expect({ state, reason }).toMatchObject({ state: "delivered", reason: expect.anything() });
    expect(reason).toContain("is known already");
    expect(reason).not.toContain("Zora");
    expect((await given.relay.attempts())[0]?.detail).toHaveLength(512);
  });

  /** A client that waits until it is answered. */
  const client = {
    isWaiting: () => true,
    hold: () => true,
    release: () => undefined,
    answered: Promise.resolve(),
  };
  const stateOf = async () =>
    (await given.relay.db.selectFrom("submissions").select("state").executeTakeFirst())?.state;

  test("about the address frees the place that the lead had at its firm", async () => {
    const { relay, attempt } = await claim({}, "form:case");
    const aboutEmail = { ...refused, aboutEmail: "should be an email" };
    const recorded = await record(relay, { ...attempt, client }, aboutEmail);

    expect(recorded).toMatchObject({ isRejectedWhileWaiting: true });
    expect(await stateOf()).toBe("refused");
    expect((await given.routing(reference)).state).toBe("stopped");
    expect((await given.relay.delivery(reference, "firm:a")).state).toBe("cancelled");
    const days = await given.relay.db.selectFrom("partner_days").select("taken").execute();
    expect(days).toEqual([{ taken: 0 }]);
  });

  test("about anything else refuses no submission while its sender waits", async () => {
    const { relay, attempt } = await claim({}, "form:case");
    const recorded = await record(relay, { ...attempt, client }, refused);

    expect(recorded).toMatchObject({ isRejectedWhileWaiting: false });
    expect(await stateOf()).toBe("accepted");
  });
});

describe("an attempt that this process aborted", () => {
  const counts = async () => {
    const { ambiguous, attempts, lease_token } = await given.relay.delivery(reference, "firm:a");
    const outcomes = (await given.relay.attempts()).map(({ outcome }) => outcome);
    return { ambiguous, attempts, isFree: lease_token === null, outcomes };
  };

  test("counts as ambiguous only if the request may have arrived", async () => {
    const { relay, attempt } = await claim();
    await recordAborted(relay, attempt, { ...failed, status: null });
    expect(await counts()).toEqual({ ambiguous: 0, attempts: 0, isFree: true, outcomes: [] });

    given.relay.advance(60_000);
    const second = await claim();
    await recordAborted(relay, second.attempt, { ...failed, kind: "ambiguous", status: null });
    const once = { ambiguous: 1, attempts: 0, isFree: true, outcomes: ["ambiguous"] };
    expect(await counts()).toEqual(once);
    // The lease is no longer its own.
    await recordAborted(relay, second.attempt, { ...failed, kind: "ambiguous", status: null });
    expect(await counts()).toEqual(once);
  });
});

describe("a delivery that is dropped", () => {
  const obstacle = { state: "withheld", reason: "not authorized" } as const;

  test("passes its lead on only when it says so", async () => {
    const first = await claim();
    await drop(first.relay, first.claimed, obstacle);
    expect(await partner()).toBe("a");
    expect(await given.relay.delivery(reference, "firm:a")).toMatchObject(obstacle);

    const second = await claim({ state: "pending" });
    await drop(second.relay, second.claimed, { ...obstacle, next: "unauthorized" });
    expect(await partner()).toBe("b");
  });

  test("leaves the probe to the next, if it was one", async () => {
    const { relay, claimed } = await claim();
    const channel = given.relay.db.updateTable("channels");
    await channel.set({ paused_until: 5 }).execute();
    await drop(relay, claimed, obstacle);
    expect((await given.relay.channel("firm:a"))?.paused_until).toBe(5);

    const second = await claim({ state: "pending" });
    await drop(relay, { ...second.claimed, manner: "probe" }, obstacle);
    expect((await given.relay.channel("firm:a"))?.paused_until).toBe(relay.now());
  });

  test.each([
    { purpose: "submission", state: "expired", isBestEffort: false, events: ["expired"] },
    { purpose: "notice", state: "expired", isBestEffort: false, events: ["stop"] },
    { purpose: "submission", state: "expired", isBestEffort: true, events: [] },
    { purpose: "submission", state: "withheld", isBestEffort: false, events: [] },
  ] as const)(
    "is reported when somebody misses it: $purpose $state, best effort $isBestEffort",
    async ({ purpose, state, isBestEffort, events }) => {
      const { relay, claimed } = await claim({ purpose });
      const destination = { ...claimed.destination, isBestEffort };
      await drop(relay, { ...claimed, destination }, { state, reason: "too late" });

      const told = { reference, destination: "firm:a", reason: "too late" };
      expect(given.relay.notices).toEqual(events.map((event) => ({ event, ...told })));
    },
  );
});

describe("an attempt", () => {
  /** Sends the claimed delivery to a destination with this answer; what it was sent. */
  async function send(outcome: Outcome, changes: Partial<Row> = {}, to: Partial<Destination> = {}) {
    const { relay, claimed } = await claim(changes);
    const sent: OutboundMessage[] = [];
    const answer = async (message: OutboundMessage) => {
      sent.push(message);
      return outcome;
    };
    const destination = { ...claimed.destination, send: answer, ...to };
    expect(await attempt(relay, { ...claimed, destination })).toBeNull();
    return sent;
  }
  const events = () => given.relay.notices.map(({ event }) => event);
  const ended = async () => {
    const { state, reason } = await given.relay.delivery(reference, "firm:a");
    return [state, reason];
  };

  test.each([
    { outcome: refused, purpose: "submission", events: ["refused"] },
    { outcome: refused, purpose: "notice", events: ["stop"] },
    { outcome: failed, purpose: "submission", events: [] },
    { outcome: { ...failed, kind: "hold" }, purpose: "submission", events: ["hold"] },
    { outcome: { ...refused, kind: "delivered", status: 200 }, purpose: "submission", events: [] },
  ] as const)("is reported when a person is needed: $purpose, $outcome.kind", async (one) => {
    await send(one.outcome, { purpose: one.purpose });
    expect(events()).toEqual(one.events);
    const { kind, status, detail } = one.outcome;
    const reason = `${detail} (${kind} ${status})`;
    const told = { destination: "firm:a", reason };
    expect(given.relay.notices).toMatchObject(one.events.map(() => told));
  });

  test("is reported when it was the last, unless nobody misses it; a hold only once", async () => {
    await send(failed, { expires_at: 1 });
    expect(events()).toEqual(["expired"]);
    await send(refused, { state: "pending" }, { isBestEffort: true });
    expect(events()).toEqual(["expired"]);
    for (const _ of [1, 2]) {
      await given.relay.db.updateTable("channels").set({ paused_until: 0 }).execute();
      await send({ ...failed, kind: "hold" }, { state: "pending", suspect_at: null });
    }
    expect(events()).toEqual(["expired", "hold"]);
  });

  test("is not made at the deadline, after an erasure, or once it was replaced", async () => {
    const now = given.relay.now();
    expect(await send(refused, { deadline: now })).toEqual([]);
    expect(await ended()).toEqual(["expired", "too late"]);
    const replaced = { state: "pending", deadline: null, superseded_at: now } as const;
    expect(await send(refused, replaced)).toEqual([]);
    expect(await ended()).toEqual(["cancelled", "superseded by a later request"]);

    await given.relay.db.updateTable("submissions").set({ erased_at: 1 }).execute();
    expect(await send(refused, { ...replaced, superseded_at: null })).toEqual([]);
    expect(await ended()).toEqual(["cancelled", "erased"]);
    expect((await given.relay.delivery(reference, "firm:a")).person_key).toBe("");
  });

  test("of a mail is not made to an address that refuses our mails", async () => {
    const to = { isMailToSender: true };
    const [message] = await send(failed, {}, to);
    const at = given.relay.now();
    expect(message).toMatchObject({ at, isCorrection: false, stopped: [], optOut: [] });
    const { contact } = Object(message).submission;
    const hashes = hashesUnder(given.relay.context.keys, contact);
    const source = reference;
    await suppress(given.relay.db, { scope: "newsletter", hashes, source, at: given.relay.now() });

    expect(await send(failed, { next_at: given.relay.now() }, to)).toEqual([]);
    expect((await ended())[0]).toBe("withheld");
    expect(await send(failed, { state: "pending" })).toHaveLength(1);
  });

  test("of a notice is not made to a third party that never got the lead", async () => {
    const notice = { purpose: "notice", regarding: reference } as const;
    expect(await send(failed, notice, { role: "third_party" })).toEqual([]);
    expect(await ended()).toEqual(["cancelled", "the lead was never sent there"]);
    expect(await send(failed, { state: "pending" })).toHaveLength(1);
  });
});
