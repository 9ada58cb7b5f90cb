import { expect, test } from "vitest";
import { eraseContents, erasePerson } from "~/server/leads/erase";
import { person } from "~/server/leads/person";
import { identify } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import {
  actorOn,
  attempt,
  delivery,
  emptyStore,
  everythingIn,
  key,
  keys,
  noon,
  submission,
} from "./given";

const ann = { keys, email: " Ann@Example.com ", at: noon };
const own = identify(key, { email: "ann@example.com", phone: "212 555 0100" });
const bob = { email: "bob@example.com", phone: "212 555 0199" };

test("erasing a person takes all traces out of every table, and leaves everybody else alone", async () => {
  const db = await emptyStore();
  const fingerprint = "same again";
  const reference = await submission(db, { reference: "AAAA2222", fingerprint });
  await submission(db, { reference: "AAAA3333", kind: "contact" });
  await submission(db, { reference: "BBBB2222", ...bob });
  const id = await delivery(db, { reference, state: "refused", reason: "ann@example.com is bad" });
  await attempt(db, { delivery_id: id, detail: "ann@example.com is bad" });
  await db
    .insertInto("fingerprints")
    .values({ fingerprint, reference, expires_at: noon + 1 })
    .execute();

  expect(await erasePerson(actorOn(db), ann)).toMatchObject({ submissions: 2, receipts: 0 });
  const left = await everythingIn(db);
  expect(left).not.toMatch(/ann@example/i);
  expect(left).toContain("bob@example.com");
  expect(await db.selectFrom("fingerprints").selectAll().execute()).toEqual([]);
  expect((await person(db, ann)).submissions).toEqual([]);
  expect((await person(db, { keys, ...bob })).submissions).toHaveLength(1);
});

test("an erasure leaves the fingerprint of an equal submission that came later", async () => {
  const db = await emptyStore();
  const fingerprint = "same again";
  await submission(db, { reference: "AAAA2222", fingerprint });
  const reference = await submission(db, { reference: "BBBB2222", fingerprint, ...bob });
  await db
    .insertInto("fingerprints")
    .values({ fingerprint, reference, expires_at: noon + 1 })
    .execute();

  await erasePerson(actorOn(db), ann);
  const left = await db.selectFrom("fingerprints").select("reference").execute();
  expect(left).toEqual([{ reference }]);
});

test("what retention has erased is counted by its receipts, and the log says how many", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "AAAA2222" });
  await submission(db, { reference: "AAAA3333" });
  await submission(db, { reference: "AAAA4444" });
  await db.transaction().execute((trx) => eraseContents(trx, ["AAAA2222"], noon));
  const actor = actorOn(db);

  expect(await erasePerson(actor, ann)).toMatchObject({ submissions: 2, receipts: 1 });
  expect(await erasePerson(actor, ann)).toMatchObject({ submissions: 0, receipts: 0 });
  const acts = db.selectFrom("operator_log").select("reference").where("act", "=", "erase");
  expect(await acts.orderBy("reference").execute()).toEqual([
    { reference: "AAAA2222" },
    { reference: "AAAA3333" },
    { reference: "AAAA4444" },
  ]);
  const log = db.selectFrom("privacy_log").select("outcome").orderBy("id");
  expect(await log.execute()).toEqual([
    { outcome: expect.stringMatching(/^3 .*erased$/) },
    { outcome: expect.stringMatching(/erased$/) },
  ]);
});

test("a notice of an opt-out still goes to earlier recipients: it says nothing about the person", async () => {
  const db = await emptyStore();
  const reference = await submission(db, { kind: "opt_out" });
  await delivery(db, {
    reference,
    purpose: "notice",
    message_id: "NOTE2222",
    regarding: "LEAD2222",
  });
  await erasePerson(actorOn(db), ann);

  expect(await db.selectFrom("deliveries").select("state").execute()).toEqual([
    { state: "pending" },
  ]);
});

test("an erased person stays opted out, and the log notes the request without a name", async () => {
  const db = await emptyStore();
  await submission(db, {});
  await suppress(db, { scope: "sale", hashes: [own.email ?? ""], source: "AAAA2222", at: noon });
  await erasePerson(actorOn(db), ann);

  expect((await person(db, ann)).suppressions).toMatchObject([{ scope: "sale", of: "email" }]);
  const log = await db.selectFrom("privacy_log").selectAll().execute();
  expect(log).toMatchObject([{ nature: "erase", manner: "command line", at: noon }]);
  expect(JSON.stringify(log)).not.toMatch(/ann@|Example/i);
});

test("another person with the same phone number is not erased", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "BBBB2222", email: "bob@example.com" });

  expect(await erasePerson(actorOn(db), ann)).toEqual({ submissions: 0, receipts: 0 });
  expect(await everythingIn(db)).toContain("bob@example.com");
});

test("an attempt in flight keeps its lease, so that it can be recorded; what waits is cancelled, and what was sent stays on record", async () => {
  const db = await emptyStore();
  const reference = await submission(db, {});
  await delivery(db, { reference, lease_token: "worker", lease_until: noon + 1000 });
  for (const state of ["pending", "refused", "expired", "quarantined", "delivered"] as const) {
    await delivery(db, { reference, destination: state, state });
  }
  await erasePerson(actorOn(db), ann);

  const rows = db.selectFrom("deliveries").select(["state", "reason", "lease_token"]).orderBy("id");
  expect(await rows.execute()).toEqual([
    { state: "pending", reason: null, lease_token: "worker" },
    ...Array(4).fill({ state: "cancelled", reason: "erased", lease_token: null }),
    { state: "delivered", reason: null, lease_token: null },
  ]);
});
