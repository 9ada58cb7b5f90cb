import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Destination, OutboundMessage, Outcome } from "~/server/destinations/destination";
import { attempt } from "~/server/outbox/attempt";
import type { WaitingClient } from "~/server/outbox/context";
import { createRelay } from "~/server/outbox/outbox";
import { claimNext } from "~/server/outbox/queue";
import { record } from "~/server/outbox/record";
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

const _partner = async () => (await given.routing(reference)).partner;
const refused: Outcome = { kind: "refused", status: 422, detail: "no" };
const failed: Outcome = { kind: "retry", status: 500, detail: "down" };

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

  const client: WaitingClient = { state: "waiting", release: () => undefined };
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

  test("is not made at the deadline or after an erasure", async () => {
    const now = given.relay.now();
    expect(await send(refused, { deadline: now })).toEqual([]);
    expect(await ended()).toEqual(["expired", "too late"]);
    await given.relay.db.updateTable("submissions").set({ erased_at: 1 }).execute();
    expect(await send(refused, { state: "pending", deadline: null })).toEqual([]);
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
