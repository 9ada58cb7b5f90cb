import { afterEach, expect, test } from "vitest";
import { edit } from "~/server/operator/edit";
import type { Operator } from "~/server/operator/operator";
import { erasePerson } from "~/server/operator/person-acts";
import { withdraw } from "~/server/operator/withdraw";
import { closePage, stopContactOf, takeBackAnswers } from "~/server/request/visitor-acts";
import { text } from "~/tests/support/fake-server";
import { startFirms } from "~/tests/support/firms";
import { hour, key } from "~/tests/support/relay-fixture";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const person = (): Operator => {
  const { db, config, now } = given.relay;
  return { db, config, now, keys: [key], place: "person" };
};
const states = async (reference: string) =>
  (await given.relay.deliveries(reference)).map(({ purpose, state }) => `${purpose} ${state}`);

test("a firm that is down when its lead is withdrawn is told once it is back, and gets nothing else", async () => {
  given = await startFirms({ a: {} });
  const reference = await given.lead({ email: "zora@example.com" });
  await given.settle();
  await edit(person(), reference, { changes: { "Last name": "Hurst" } });
  given.firm("a").always(text(503, "later"));
  await given.settle();
  await withdraw(person(), reference);
  await given.settle();
  expect(given.types("a")).toEqual(["lead.created"]);
  const during = given.firm("a").requests.length;
  expect(during).toBeGreaterThan(1);

  given.firm("a").always(given.firm("a").receive);
  await given.relay.pass(hour);
  expect(given.types("a")).toEqual(["lead.created", "lead.withdrawn"]);
  expect(JSON.stringify(given.firm("a").events[1])).not.toContain("Hurst");
  expect(await states(reference)).toEqual([
    "submission delivered",
    "submission cancelled",
    "notice delivered",
  ]);
});

test("a lead that its firm never got is withdrawn without a word to the firm", async () => {
  given = await startFirms({ a: {} });
  given.firm("a").always(text(503, "later"));
  const reference = await given.lead();
  await withdraw(person(), reference);
  given.firm("a").always(given.firm("a").receive);
  await given.relay.pass(hour);
  expect(given.types("a")).toEqual([]);
  expect(await states(reference)).toEqual(["submission cancelled"]);
});

const acts: Record<string, (reference: string) => Promise<unknown>> = {
  correct: (reference) => edit(person(), reference, { changes: { "Last name": "Hurst" }, seen: 1 }),
  stop: (reference) => stopContactOf(person(), { reference, channels: ["texts"] }),
  answers: (reference) => takeBackAnswers(person(), { reference, seen: 1 }),
  withdraw: (reference) => withdraw(person(), reference),
  close: (reference) => closePage(person(), reference),
};

test.each(Object.entries(acts))(
  "an erasure beside or before %s leaves nothing to send",
  async (_, act) => {
    given = await startFirms({ a: {} });
    const email = "zora@example.com";
    const answers = JSON.stringify({ diagnosed: "yes" });
    const reference = await given.lead({ email, answers });
    await given.settle();
    await Promise.all([act(reference), erasePerson(person(), { email })]);
    await act(reference);
    await given.settle();

    const row = await given.relay.db
      .selectFrom("submissions")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ fields: "{}", answers: null });
    expect(row.erased_at).not.toBeNull();
    const { db } = given.relay;
    const personal = await db.selectFrom("receipts").select("personal").execute();
    expect(personal.every((one) => one.personal === null)).toBe(true);
    expect((await states(reference)).filter((one) => one.includes("pending"))).toEqual([]);
    // Both notices are sent where the withdrawal came first.
    const ends = given.types("a").filter((type) => /withdrawn|erased/.test(type));
    expect(ends.length).toBeGreaterThan(0);
  },
);
