import fc from "fast-check";
import { expect, test } from "vitest";
import { isPhone } from "~/data/formats";
import { eraseContents, erasePerson } from "~/server/leads/erase";
import { logAct } from "~/server/leads/operator-log";
import { allow, readPerson } from "~/server/leads/person";
import { runAct } from "~/server/operator/run-act";
import { hashesUnder, newestHashes } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { transact } from "~/server/store/transact";
import {
  appOn,
  delivery,
  emptyStore,
  everythingIn,
  key,
  keys,
  noon,
  operator,
  submission,
} from "~/tests/support/given";

const ann = { keys, email: " Ann@Example.com ", at: noon };
const [ownEmail = "", ownPhone = ""] = hashesUnder([key], {
  email: "ann@example.com",
  phone: "212 555 0100",
});
const bob = { email: "bob@example.com", phone: "212 555 0199" };

test("an erasure leaves the fingerprint of an equal submission that came later", async () => {
  const db = await emptyStore();
  const fingerprint = "same again";
  await submission(db, { reference: "AAAA2222", fingerprint });
  const reference = await submission(db, { reference: "BBBB2222", fingerprint, ...bob });
  await db
    .insertInto("fingerprints")
    .values({ fingerprint, reference, expires_at: noon + 1 })
    .execute();

  await erasePerson(appOn(db), operator, ann);
  const left = await db.selectFrom("fingerprints").select("reference").execute();
  expect(left).toEqual([{ reference }]);
});

test("what retention has erased is counted by its receipts, and the log says how many", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "AAAA2222" });
  await submission(db, { reference: "AAAA3333" });
  await submission(db, { reference: "AAAA4444" });
  await transact(appOn(db), (app) => eraseContents(app, ["AAAA2222"]));
  const app = appOn(db);

  expect(await erasePerson(app, operator, ann)).toMatchObject({ submissions: 2, receipts: 1 });
  expect(await erasePerson(app, operator, ann)).toMatchObject({ submissions: 0, receipts: 0 });
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

test("what an operator typed about a lead is erased with it, also from the log", async () => {
  const db = await emptyStore();
  const reference = await submission(db, {});
  const reason = "Mrs. Lee called about her husband";
  await delivery(db, { reference, state: "refused", reason });
  await db.insertInto("lead_notes").values({ reference, at: noon, text: reason }).execute();
  const app = appOn(db);
  await transact(app, async (app) => {
    const details = { said: reason };
    const noted = { outcome: reason, details, references: [reference] };
    const byOperator = ["pass", "report", "declined", "answered"] as const;
    for (const act of [...byOperator, "take-back", "take-back-report"] as const) {
      await logAct(app, operator, { act, ...noted });
    }
  });
  expect(await everythingIn(db)).toContain("her husband");

  await erasePerson(app, operator, ann);
  expect(await everythingIn(db)).not.toContain("her husband");
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
  await erasePerson(appOn(db), operator, ann);

  expect(await db.selectFrom("deliveries").select("state").execute()).toEqual([
    { state: "pending" },
  ]);
});

/** Ann typed Bob's address, and corrected it. */
async function mistyped(db: Db) {
  const [his = ""] = newestHashes(keys, bob);
  const reference = await submission(db, { reference: "AAAA2222" });
  await db.insertInto("persons").values({ reference, hash: his }).execute();
  return reference;
}

test("what was corrected to another address is that person's: the earlier one neither erases it nor gets it", async () => {
  const db = await emptyStore();
  const reference = await mistyped(db);
  await submission(db, { reference: "BBBB2222", ...bob });
  const app = appOn(db);
  const asBob = { email: bob.email };

  const held = await readPerson(app, asBob);
  expect(held).toMatchObject({ submissions: [{ reference: "BBBB2222" }], earlier: [reference] });
  expect(await erasePerson(app, operator, asBob)).toMatchObject({ submissions: 1 });
  expect(await everythingIn(db)).toContain("ann@example.com");
  expect(await erasePerson(app, operator, ann)).toMatchObject({ submissions: 1 });
  // Nothing leads from his address to her any more.
  expect(await db.selectFrom("persons").select("reference").execute()).toEqual([]);
});

test("what was opted out of with another address since is neither handed to the earlier one nor lifted by it", async () => {
  const db = await emptyStore();
  const reference = await mistyped(db);
  const [his = ""] = newestHashes(keys, { email: bob.email });
  await optOut(db, reference, [ownEmail, ownPhone, his]);
  await suppress(db, { scope: "newsletter", hashes: [ownEmail], source: reference, at: noon });
  await optOut(db, "import", [ownEmail]);
  const asBob = { email: bob.email };

  const { suppressions } = await readPerson(appOn(db), asBob);
  expect(suppressions).toMatchObject([{ scope: "sale", of: "email" }]);
  expect(await allow(appOn(db), operator, asBob)).toEqual({
    lifted: 1,
    kept: 0,
    earlier: [reference],
  });
  expect(await listed(db)).toEqual([ownEmail, ownPhone].toSorted());
  expect(await allow(appOn(db), operator, ann)).toEqual({ lifted: 2, kept: 0, earlier: [] });
});

test("another person with the same phone number is not erased", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "BBBB2222", email: "bob@example.com" });

  expect(await erasePerson(appOn(db), operator, ann)).toEqual({ submissions: 0, receipts: 0 });
  expect(await everythingIn(db)).toContain("bob@example.com");
});

test("an attempt in flight keeps its lease, so that it can be recorded; what waits is cancelled, and what was sent stays on record", async () => {
  const db = await emptyStore();
  const reference = await submission(db, {});
  await delivery(db, { reference, lease_token: "worker", next_at: noon + 1000 });
  for (const state of ["pending", "refused", "expired", "quarantined", "delivered"] as const) {
    await delivery(db, { reference, destination: state, state });
  }
  await erasePerson(appOn(db), operator, ann);

  const rows = db.selectFrom("deliveries").select(["state", "reason", "lease_token"]).orderBy("id");
  expect(await rows.execute()).toEqual([
    { state: "pending", reason: null, lease_token: "worker" },
    ...Array(4).fill({ state: "cancelled", reason: "erased", lease_token: null }),
    { state: "delivered", reason: null, lease_token: null },
    // To the two that have it or may have it, which the settings of this test do not name.
    ...Array(2).fill({ state: "refused", reason: "no way to send", lease_token: null }),
  ]);
});

test("a request to know gets everything that is held: what was sent, its proof, where it went, the opt-outs", async () => {
  const db = await emptyStore();
  const reference = await submission(db, {});
  await submission(db, { reference: "BBBB2222", ...bob });
  await delivery(db, { reference, state: "delivered" });
  await suppress(db, { scope: "sale", hashes: [ownPhone], source: reference, at: noon });

  const held = await readPerson(appOn(db), ann);
  expect(held.submissions).toMatchObject([
    {
      reference,
      fields: { Email: "ann@example.com", "quiz.Were you diagnosed?": "yes" },
      ip: "203.0.113.9",
      receipt: { personal: { name: "Ann Example" } },
      deliveries: [{ destination: "form:home", state: "delivered" }],
    },
  ]);
  expect(held.suppressions).toMatchObject([{ scope: "sale", of: "phone", source: reference }]);
  expect(JSON.stringify(held)).not.toContain("bob");
});

test("a person who asks by number is found by it, and told what has been erased since", async () => {
  const db = await emptyStore();
  const fields = JSON.stringify({ email: "ann@example.com", phone: "212 555 0100" });
  const reference = await submission(db, { kind: "contact", answers: null, fields });
  await suppress(db, { scope: "sale", hashes: [ownPhone], source: "import", at: noon });
  await suppress(db, { scope: "sale", hashes: [ownEmail], source: reference, at: noon + 1 });
  const byNumber = { keys, phone: "(212) 555-0100" };
  const before = await readPerson(appOn(db), byNumber);
  expect(before.submissions).toMatchObject([{ erasedAt: null }]);
  expect(before.suppressions).toMatchObject([{ of: "phone" }, { of: "email" }]);

  await transact(appOn(db), (app) => eraseContents(app, [reference]));
  const after = await readPerson(appOn(db), byNumber);
  expect(after.submissions).toMatchObject([{ erasedAt: "2026-11-21T12:00:00.000Z" }]);
  expect(after.submissions[0]?.receipt).not.toBeNull();
});

test("a person who corrected the email address is told that the earlier one is on the list as an address", async () => {
  const db = await emptyStore();
  const before = { Email: "ann.old@example.com" };
  const reference = await submission(db, {
    corrected: JSON.stringify([{ revision: 1, before }]),
  });
  const [old = ""] = newestHashes(keys, { email: before.Email });
  await db.insertInto("persons").values({ reference, hash: old }).execute();
  await suppress(db, { scope: "sale", hashes: [old, ownPhone], source: reference, at: noon });

  const { suppressions } = await readPerson(appOn(db), ann);
  expect(suppressions.map(({ of }) => of).toSorted()).toEqual(["email", "phone"]);

  await transact(appOn(db), (app) => eraseContents(app, [reference]));
  const erased = await readPerson(appOn(db), ann);
  expect(erased.suppressions.map(({ of }) => of)).not.toContain("email");
});

test("however a number is mistyped, it is known as what it means, and as no other one", () => {
  const before = [
    "",
    "#31#",
    "#31# ",
    "*67",
    "*67 ",
    "*31#",
    "x",
    "ext 0 ",
    "0",
    "0 ",
    "00",
    "000",
    "1 1 ",
    "+0 ",
    "+1(0)",
  ].concat(["+", "++", "++1 ", "+1+", "+1 +", "1", "#31#1", "tel:", "Tel. ", "tel:+1"]);
  const after = [
    "",
    " x12",
    " ext. 4",
    "#31",
    " #31",
    "#",
    ", 5",
    ";2",
    " interno 4",
    " int. 4",
    ";ext=7",
  ];
  const typed = fc.record({
    before: fc.constantFrom(...before),
    between: fc.constantFrom("", " ", "-", "."),
    after: fc.constantFrom(...after),
  });
  const spell = (line: string, how: { before: string; between: string; after: string }) =>
    how.before + ["646", "555", line].join(how.between) + how.after;
  fc.assert(
    fc.property(typed, typed, (one, two) => {
      const hashes = (phone: string) => hashesUnder([key], { phone });
      fc.pre(isPhone(spell("0123", one)) && isPhone(spell("0124", two)));
      const [meant] = hashes("646 555 0123");
      // A person has one row for each: a store refuses the same one twice.
      expect(newestHashes([key], { phone: spell("0123", one) })).toEqual([
        ...new Set(hashes(spell("0123", one))),
      ]);
      expect(hashes(spell("0123", one))).toContain(meant);
      expect(
        hashes(spell("0124", two)).filter((hash) => hashes(spell("0123", one)).includes(hash)),
      ).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

/** Who shares Ann's number. */
const flatmate = { email: "bob@example.com", phone: "212 555 0100" };
const bobs = hashesUnder([key], flatmate);

type Db = Awaited<ReturnType<typeof emptyStore>>;

/** As the intake does for a person who sends something while opted out. */
async function optOut(db: Db, source: string, hashes: readonly (string | null)[]) {
  const told = hashes.filter((hash) => hash !== null);
  await suppress(db, { scope: "sale", hashes: told, source, at: noon });
}

async function listed(db: Db) {
  const rows = await db.selectFrom("suppressions").select("hash").distinct().execute();
  return rows.map(({ hash }) => hash).sort();
}

test("allowing a person lifts the sale opt-out of the address and its own numbers, but not that of the newsletter", async () => {
  const db = await emptyStore();
  await submission(db, {});
  const hashes = [ownEmail, ownPhone];
  await suppress(db, { scope: "sale", hashes: [...hashes, "somebody else"], source: "web", at: 1 });
  await suppress(db, { scope: "newsletter", hashes, source: "web", at: 1 });

  expect(await allow(appOn(db), operator, ann)).toEqual({ lifted: 2, kept: 0, earlier: [] });
  const left = db.selectFrom("suppressions").select(["scope", "hash"]).orderBy("scope");
  expect(await left.execute()).toEqual([
    ...hashes.toSorted().map((hash) => ({ scope: "newsletter", hash })),
    { scope: "sale", hash: "somebody else" },
  ]);
  expect(await db.selectFrom("privacy_log").select("nature").execute()).toEqual([
    { nature: "allow" },
  ]);
});

test("a person is allowed with a line in the log, or not at all", async () => {
  const db = await emptyStore();
  const reference = await submission(db, { opted_out: '["gpc"]' });
  await optOut(db, reference, [ownEmail]);
  // The log takes no line without a place.
  const nowhere = JSON.parse('{"place":null}');
  await expect(runAct(appOn(db), nowhere, "allow", reference)).rejects.toThrow();
  await expect(allow(appOn(db), nowhere, ann)).rejects.toThrow();
  expect(await listed(db)).toEqual([ownEmail]);
});

test("allowing also lifts a number that came with a later submission than the address", async () => {
  const db = await emptyStore();
  const first = await submission(db, { reference: "AAAA2222", kind: "opt_out" });
  const second = await submission(db, { reference: "AAAA3333" });
  await optOut(db, first, [ownEmail]);
  await optOut(db, second, [ownEmail, ownPhone]);
  await erasePerson(appOn(db), operator, ann);

  expect(await allow(appOn(db), operator, ann)).toEqual({ lifted: 2, kept: 0, earlier: [] });
  expect(await listed(db)).toEqual([]);
});

test.each(["before", "after"])(
  "what another person asked for with the same number %s them stays, and the answer says so",
  async (when) => {
    const db = await emptyStore();
    const mine = await submission(db, { reference: "AAAA2222" });
    const theirs = await submission(db, { reference: "BBBB2222", ...flatmate });
    if (when === "before") await optOut(db, theirs, bobs);
    await optOut(db, mine, [ownEmail, ownPhone]);
    if (when === "after") await optOut(db, theirs, bobs);
    await erasePerson(appOn(db), operator, ann);
    await erasePerson(appOn(db), operator, flatmate);

    expect(await allow(appOn(db), operator, ann)).toEqual({ lifted: 1, kept: 1, earlier: [] });
    expect(await listed(db)).toEqual(bobs.toSorted());
    expect(await allow(appOn(db), operator, flatmate)).toEqual({ lifted: 2, kept: 0, earlier: [] });
    expect(await listed(db)).toEqual([]);
  },
);
