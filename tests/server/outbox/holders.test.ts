import { afterAll, beforeAll, expect, test } from "vitest";
import { holds, isInFlight, mayHave, mayHaveArrived } from "~/server/outbox/holders";
import type { DeliveryState } from "~/server/store/schema";
import { startFirms } from "~/tests/support/firms";

// Whether a firm has a lead is decided by one function of its rows.

let given: Awaited<ReturnType<typeof startFirms>>;
beforeAll(async () => {
  given = await startFirms({ a: {} });
});
afterAll(() => given.close());

const row = (state: DeliveryState, ambiguous = 0, lease_token: string | null = null) =>
  ({ purpose: "submission", state, ambiguous, lease_token }) as const;

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

test("says the same in a query, for every state of a delivery", async () => {
  const { db } = given.relay;
  const reference = await given.lead();
  const [first] = await given.relay.deliveries(reference);
  const states = [
    "pending",
    "delivered",
    "refused",
    "expired",
    "withheld",
    "quarantined",
    "cancelled",
  ] as const;
  for (const state of states) {
    for (const ambiguous of [0, 1]) {
      const change = { state, ambiguous };
      await db
        .updateTable("deliveries")
        .set(change)
        .where("id", "=", first?.id ?? 0)
        .execute();
      const found = await db
        .selectFrom("deliveries")
        .select("id")
        .where("id", "=", first?.id ?? 0)
        .where(mayHaveArrived)
        .execute();
      expect([change, found.length === 1]).toEqual([
        change,
        mayHave([{ purpose: "submission", ...change }]),
      ]);
    }
  }
});
