import { afterAll, beforeAll, expect, test } from "vitest";
import { dateAfter, dateInNewYork } from "~/data/dates";
import { previewErasure } from "~/server/leads/erase";
import { readStored, rowsOf } from "~/server/leads/stored-submission";
import { leadsCounted } from "~/server/operator/read-statistics";
import { viewSubmission } from "~/server/operator/submission-view";
import { waitsForResume } from "~/server/outbox/order";
import type { IsMeant } from "~/server/outbox/queue";
import { goesDespitePause } from "~/server/state/condition";
import { isDead } from "~/server/state/delivery";
import {
  firmOf,
  hasArrived,
  holds,
  isCorrection,
  isInFlight,
  mayHave,
  mayHaveArrived,
} from "~/server/state/holders";
import { isDone, missed } from "~/server/state/needs";
import { readRoutings } from "~/server/state/routing-row";
import type { DeliveryState } from "~/server/store/schema";
import { pauseFirm, startFirms } from "~/tests/support/firms";
import { settleRows } from "~/tests/support/given";

// Whether a firm has a lead is decided by one function of its rows.

let given: Awaited<ReturnType<typeof startFirms>>;
beforeAll(async () => {
  given = await startFirms({ a: {} });
});
afterAll(() => given.close());

const row = (state: DeliveryState, ambiguous = 0, lease_token: string | null = null) =>
  ({ purpose: "submission", state, cause: null, ambiguous, lease_token }) as const;

test.each([
  ["no", []],
  ["no", [row("cancelled")]],
  ["no", [row("refused"), row("withheld")]],
  ["soon", [row("pending")]],
  ["soon", [row("refused"), row("pending", 0, "token")]],
  ["maybe", [row("pending", 1)]],
  ["maybe", [row("cancelled", 2), row("pending")]],
  ["yes", [row("delivered"), row("pending")]],
  ["yes", [row("pending", 1), row("delivered")]],
  // The firm was told by hand of what it refused, which does not show that it has the lead.
  ["maybe", [row("expired", 1), { ...row("delivered"), cause: "notified" }]],
  // What a notice became says nothing about the lead.
  ["no", [{ ...row("delivered"), purpose: "notice" as const }]],
] as const)("says %s of a firm with the deliveries %j", (answer, sent) => {
  expect(holds(sent)).toBe(answer);
  expect(mayHave(sent)).toBe(answer === "yes" || answer === "maybe");
});

test("knows that an attempt is being made only by its lease", () => {
  expect(isInFlight([row("pending"), row("pending", 0, "token")])).toBe(true);
  expect(isInFlight([row("pending", 1), row("delivered")])).toBe(false);
});

const states = [
  "pending",
  "delivered",
  "refused",
  "expired",
  "withheld",
  "quarantined",
  "cancelled",
] as const;
const everyRow = states.flatMap((state) => [
  { state, ambiguous: 0 },
  { state, ambiguous: 1 },
]);

test("the queue, the state, the statistics, the desk, and whoever is told agree on whether a firm has a lead, for every state of its delivery", async () => {
  const { relay } = given;
  const { app, db } = relay;
  const email = "agree@people.test";
  const reference = await given.lead({ email });
  const [first] = await relay.deliveries(reference);
  const own = first?.id ?? 0;
  const today = dateInNewYork(app.now());
  const days = { from: today, until: dateAfter(today, 1) };

  for (const change of everyRow) {
    await db.updateTable("deliveries").set(change).where("id", "=", own).execute();
    await settleRows(db, reference);
    const found = db.selectFrom("deliveries").select("id").where("id", "=", own);
    const stored = await readStored(app, reference);
    if (!stored) throw new Error(`No ${reference}`);
    const [erased] = (await previewErasure(app, { email })).stored;
    const counted = await leadsCounted(db, { figure: "delivered", firm: "a", days }).execute();

    const answer = holds([{ purpose: "submission", cause: null, ...change }]);
    const isShown = !["cancelled", "quarantined"].includes(change.state);
    expect({
      change,
      mayHave: (await found.where(mayHaveArrived("deliveries")).execute()).length === 1,
      isHolder: stored.row.holder === "a",
      isSent: stored.row.status === "sent",
      isCounted: counted.some((one) => one.reference === reference),
      isTold: erased?.sent.some(({ destination }) => destination === "firm:a"),
      mayHaveOnDesk: viewSubmission(app, stored).place.includes("which may have it"),
    }).toEqual({
      change,
      mayHave: answer === "yes" || answer === "maybe",
      isHolder: answer !== "no",
      isSent: answer === "yes",
      isCounted: answer === "yes",
      isTold: answer === "yes" || answer === "maybe",
      mayHaveOnDesk: answer === "maybe" && isShown,
    });
    // Of what was cancelled or withheld, nobody asks whether it arrived.
    const isOpen = ["pending", "refused", "expired"].includes(change.state);
    expect([change, stored.row.status === "uncertain"]).toEqual([
      change,
      answer === "maybe" && isOpen,
    ]);
  }
});

test("queries and functions agree on every row: whether it arrived, and whether the operator took care of it", async () => {
  const { db, ...relay } = given.relay;
  const reference = await given.lead();
  const stored = await readStored(relay.app, reference);
  const [first] = stored?.deliveries ?? [];
  if (!stored || !first) throw new Error(`No ${reference}`);
  const { id } = first;
  const at = relay.now();
  const inStore = async (condition: IsMeant) => {
    const rows = db.selectFrom("deliveries as d").select("id").where("id", "=", id);
    return (await rows.where(condition).execute()).length === 1;
  };
  const noted = { reference, at, name: null, text: "", outcome: null, remind_at: null };

  for (const ends of [null, "failed", "declined"] as const) {
    for (const noteAt of [at - 1, at]) {
      await db.deleteFrom("lead_notes").where("reference", "=", reference).execute();
      await db
        .insertInto("lead_notes")
        .values({ ...noted, ends, at: noteAt })
        .execute();
      const notes = await db.selectFrom("lead_notes").selectAll().execute();
      for (const purpose of ["submission", "notice"] as const) {
        for (const cause of [null, "no_way", "notified"] as const) {
          for (const change of everyRow) {
            const set = { ...change, purpose, cause, updated_at: at };
            await db.updateTable("deliveries").set(set).where("id", "=", id).execute();
            const one = { ...first, ...set };
            const rows = { ...rowsOf(stored), deliveries: [one], notes };
            const isByHand = purpose === "notice" || cause === "no_way";
            const done = isDone({ notes }, "failed", at);
            expect({
              one,
              hasArrived: await inStore(() => hasArrived()),
              mayHaveArrived: purpose === "submission" && (await inStore(() => mayHaveArrived())),
              missed: missed(rows, one),
            }).toEqual({
              one,
              hasArrived: holds([one]) === "yes",
              mayHaveArrived: mayHave([one]),
              missed: !isDead(one) ? null : isByHand ? "tell" : done ? null : "resend",
            });
          }
        }
      }
    }
  }
});

test("a lead may be sent again to its firm, or if none is left to the last one that was chosen", async () => {
  const { db, ...relay } = given.relay;
  const reference = await given.lead();
  const stored = await readStored(relay.app, reference);
  const [first] = stored?.deliveries ?? [];
  if (!stored?.routing || !first) throw new Error(`No ${reference}`);
  const at = relay.now();
  const choice = {
    reference,
    at,
    occasion: "refused",
    outcome: "chosen",
    candidates: "[]",
  } as const;
  const earlier = { ...first, id: first.id + 1, revision: 2 };

  for (const chosen of [["b", "a"], ["a", "b"], ["b", null], ["a", null], []]) {
    await db.deleteFrom("routing_choices").where("reference", "=", reference).execute();
    const rows = chosen.map((partner) => ({ ...choice, partner }));
    if (rows.length > 0) await db.insertInto("routing_choices").values(rows).execute();
    for (const state of ["held", "waiting", "routed", "exhausted"] as const) {
      for (const partner of [null, "a", "b"]) {
        if (state === "exhausted" && partner !== null) continue;
        await db.updateTable("routings").set({ state, partner }).execute();
        const [routing] = await readRoutings(db, [reference]);
        const { sent, isItsFirm } = firmOf({ deliveries: [first, earlier], routing });
        expect(isItsFirm).toBe(partner !== null || state === "exhausted");
        // A correction to a firm that had it before does not make that firm the last one.
        const isAtA = (partner ?? chosen.findLast((one) => one !== null)) === "a";
        expect(sent).toEqual(isAtA ? [first, earlier] : []);
      }
    }
  }
});

test("a query and a function agree on what a paused firm is still sent", async () => {
  const { db, now } = given.relay;
  const reference = await given.lead();
  const [first] = await given.relay.deliveries(reference);
  if (!first) throw new Error(`No ${reference}`);
  const { id: _, ...lead } = { ...first, lease_token: null };
  await db
    .updateTable("deliveries")
    .set({ state: "delivered" })
    .where("id", "=", first.id)
    .execute();
  const rows = [
    { ...lead, state: "pending" as const, revision: 2 },
    { ...lead, purpose: "notice" as const, regarding: reference },
  ];
  await db.insertInto("deliveries").values(rows).execute();
  const read = (since: number | null) =>
    pauseFirm(db, "a", since).then(() =>
      db
        .selectFrom("deliveries as d")
        .select(["id", "purpose", (is) => isCorrection(is).as("isCorrection")])
        .select((is) => waitsForResume(is, now()).as("isWaiting"))
        .where("reference", "=", reference)
        .orderBy("id")
        .execute(),
    );

  const paused = await read(now());
  expect(paused.map(({ isWaiting }) => Boolean(isWaiting))).toEqual([true, false, false]);
  expect(paused.map(goesDespitePause)).toEqual([false, true, true]);
  expect((await read(null)).some(({ isWaiting }) => Boolean(isWaiting))).toBe(false);
});
