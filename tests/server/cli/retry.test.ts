import { expect, test } from "vitest";
import { attempt, day, delivery, noon, submission } from "~/tests/support/given";
import { relayLine } from "./relay-line";

const dead = { attempts: 9, next_at: 5, reason: "answered 422" } as const;

test("retry makes a dead delivery due now, from the start of its schedule, under the same message id", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  await delivery(db, { reference, ...dead, state: "refused" });
  await delivery(db, { reference, ...dead, state: "expired", destination: "sheet" });

  expect((await relay("retry", reference)).code).toBe(0);
  const again = { state: "pending", attempts: 0, next_at: noon, message_id: reference };
  expect(await db.selectFrom("deliveries").selectAll().execute()).toMatchObject([again, again]);
});

test("retry makes delayed deliveries due now, but leaves an attempt in flight alone", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  const later = { reference, next_at: noon + 9000, attempts: 3 };
  await attempt(db, { delivery_id: await delivery(db, later), detail: "answered 503" });
  await delivery(db, { ...later, lease_token: "worker" });

  expect((await relay("retry", reference)).code).toBe(0);
  expect(
    await db.selectFrom("deliveries").select(["next_at", "attempts"]).orderBy("id").execute(),
  ).toEqual([
    { next_at: noon, attempts: 3 },
    { next_at: noon + 9000, attempts: 3 },
  ]);
});

test("retry of what is due already says that it is sent now", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  await delivery(db, { reference, next_at: noon - 1 });
  const before = await db.selectFrom("deliveries").selectAll().execute();

  expect(await relay("retry", reference)).toMatchObject({ code: 0 });
  expect(await db.selectFrom("deliveries").selectAll().execute()).toEqual(before);
});

test("retry never repeats what was delivered, withheld or cancelled, and says that nothing matched", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  for (const state of ["delivered", "withheld", "cancelled"] as const) {
    await delivery(db, { reference, state });
  }
  const before = await db.selectFrom("deliveries").selectAll().execute();

  expect((await relay("retry", reference)).code).toBe(1);
  expect(await db.selectFrom("deliveries").selectAll().execute()).toEqual(before);
});

test.each([
  ["--all-refused", ["pending", "expired", "refused"]],
  ["--all-expired", ["refused", "pending", "refused"]],
])(
  "retry %s takes only those, and never a submission refused while the visitor waited",
  async (option, states) => {
    const { db, relay } = await relayLine();
    await delivery(db, { reference: await submission(db, {}), ...dead, state: "refused" });
    const other = await submission(db, { reference: "BBBB2222" });
    await delivery(db, { reference: other, ...dead, state: "expired" });
    const seen = await submission(db, { reference: "CCCC2222", state: "refused" });
    await delivery(db, { reference: seen, ...dead, state: "refused" });

    expect(await relay("retry", option)).toMatchObject({ code: 0, out: "1 delivery due now." });
    const rows = await db.selectFrom("deliveries").select("state").orderBy("id").execute();
    expect(rows.map(({ state }) => state)).toEqual(states);
  },
);

test.each([
  ["quarantined", "release it first"],
  ["refused", "was not sent"],
] as const)("a %s submission is not retried, and the reason is given", async (state, words) => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, { state });
  await delivery(db, { reference, ...dead, state });

  expect(await relay("retry", reference)).toMatchObject({
    code: 1,
    err: expect.stringContaining(words),
  });
  expect(await db.selectFrom("deliveries").select("state").execute()).toEqual([{ state }]);
});

test("an erased submission is never sent again", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, {});
  await delivery(db, { reference, ...dead, state: "refused" });
  await relay("erase", "ann@example.com", "--yes");

  expect(await relay("retry", reference)).toMatchObject({
    code: 1,
    err: expect.stringContaining("erased"),
  });
  const nothing = { code: 1, out: "", err: "Nothing matches." };
  expect(await relay("retry", "--all-refused")).toEqual(nothing);
});

const hour = day / 24;
const free = { tokens: 5, refilled_at: 0, failures: 0 };

test.each(["fault", "failures"] as const)(
  "retry probes a channel paused for %s now",
  async (cause) => {
    const paused = { ...free, down_since: 5, probe_at: noon + hour, cause };
    const { db, relay } = await relayLine();
    await submission(db, {});
    const other = await submission(db, { reference: "BBBB2222" });
    const channel = "form:f1";
    await delivery(db, { reference: "AAAA2222", channel, next_at: 5 });
    await delivery(db, { reference: other, channel, next_at: 5 });
    await db
      .insertInto("channels")
      .values([
        { ...paused, name: channel },
        { ...paused, name: "sheet" },
      ])
      .execute();

    expect(await relay("retry", other)).toMatchObject({
      code: 0,
      out: `${other}: It is sent again now.`,
    });
    const channels = db.selectFrom("channels").select(["name", "probe_at"]);
    expect(await channels.orderBy("name").execute()).toEqual([
      { name: channel, probe_at: noon },
      { name: "sheet", probe_at: noon + hour },
    ]);
  },
);

test("release accepts a quarantined submission and makes its deliveries due", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, { state: "quarantined" });
  await delivery(db, { reference, state: "quarantined", next_at: 5 });

  expect((await relay("release", reference)).code).toBe(0);
  expect(await db.selectFrom("submissions").select("state").execute()).toEqual([
    { state: "accepted" },
  ]);
  expect(await db.selectFrom("deliveries").select(["state", "next_at"]).execute()).toEqual([
    { state: "pending", next_at: noon },
  ]);
  expect((await relay("release", reference)).code).toBe(1);
  expect((await relay("show", reference)).out).toMatch(
    /Not spam, sent on \(by a command\) +release: 1 delivery due/,
  );
});

test("of two parallel releases only one succeeds", async () => {
  const { db, relay } = await relayLine();
  const reference = await submission(db, { state: "quarantined" });
  await delivery(db, { reference, state: "quarantined" });

  const results = await Promise.all([relay("release", reference), relay("release", reference)]);
  expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(await db.selectFrom("operator_log").selectAll().execute()).toHaveLength(1);
});
