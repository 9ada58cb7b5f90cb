import fc from "fast-check";
import { expect, test } from "vitest";
import { isPhone } from "~/data/formats";
import { correct } from "~/server/leads/correct";
import { eraseContents, erasePerson, eraseSubmissions } from "~/server/leads/erase";
import { logAct } from "~/server/leads/operator-log";
import { allow, readPerson } from "~/server/leads/person";
import { readOthers, readPersons } from "~/server/leads/same-person";
import { runAct } from "~/server/operator/run-act";
import { hashesUnder, newestHashes } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { transact } from "~/server/store/transact";
import { findSubmission } from "~/server/submission/submission";
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
import { isOnPostgres, temporaryStore } from "~/tests/support/temporary-store";

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
  const [hash = ""] = newestHashes(keys, bob);
  const reference = await submission(db, { reference: "AAAA2222" });
  await db.insertInto("persons").values({ reference, hash, earlier: 1 }).execute();
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

const emails = ["ann@example.com", "bob@example.com", "cy@example.com"] as const;
const phones = ["212 555 0100", "212 555 0199", "212 555 0188"] as const;
const typed = fc.record({ email: fc.constantFrom(...emails), phone: fc.constantFrom(...phones) });
type Typed = { email: string; phone: string };
const sending = fc.record({
  first: typed,
  corrections: fc.array(fc.oneof(typed, fc.constant("undo" as const)), { maxLength: 3 }),
  isOptedOut: fc.boolean(),
  /** Its fields are erased after some time, or all of it. */
  end: fc.constantFrom("lives", "lives", "retained", "erased"),
});
type Sending = typeof sending extends fc.Arbitrary<infer One> ? One : never;
const asked = fc.oneof(
  fc.record({ email: fc.constantFrom(...emails) }),
  fc.record({ phone: fc.constantFrom(...phones) }),
);

/** Stores it and what was corrected of it. @returns what it has now */
async function send(db: Db, reference: string, { first, corrections, ...sent }: Sending) {
  const app = appOn(db);
  const opted_out = sent.isOptedOut ? '["gpc"]' : "[]";
  await submission(db, { reference, opted_out, ...first });
  if (sent.isOptedOut) await optOut(db, reference, hashesUnder(keys, first));
  let [before, now]: [Typed | null, Typed] = [null, first];
  for (const one of corrections) {
    if (one === "undo" && before === null) continue;
    const next: Typed = one === "undo" ? (before ?? now) : one;
    const changes = { Email: next.email, Phone: next.phone };
    const act = one === "undo" ? "uncorrect" : "edit";
    const { kind } = await correct(app, operator, reference, { act, changes });
    // Nothing was changed.
    if (kind === "obstacle") continue;
    expect(kind).toBe("done");
    [before, now] = [one === "undo" ? null : now, next];
  }
  if (sent.end === "retained") await transact(app, (app) => eraseContents(app, [reference]));
  if (sent.end === "erased") await transact(app, (app) => eraseSubmissions(app, [reference]));
  return { reference, now, end: sent.end };
}

test("whatever was typed and corrected, each request and each entry of a list is of whoever has its address now", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(sending, { minLength: 1, maxLength: 4 }),
      fc.subarray([...emails, ...phones]),
      asked,
      async (sendings, imported, who) => {
        const store = await temporaryStore();
        const { db } = store;
        const app = appOn(db);
        const whose = new Map(
          [...emails.map((email) => ({ email })), ...phones.map((phone) => ({ phone }))].map(
            (one): [string, string] => [hashesUnder(keys, one).join(), Object.values(one).join()],
          ),
        );
        for (const text of imported) {
          const [hash] = [...whose].find(([, one]) => one === text) ?? [];
          await optOut(db, "import", [hash ?? ""]);
        }
        const sent: Awaited<ReturnType<typeof send>>[] = [];
        for (const [index, one] of sendings.entries()) {
          sent.push(await send(db, `AAAA222${index + 2}`, one));
        }
        const text = Object.values(who).join();
        const own = sent.filter(({ now }) => Object.values(now).includes(text));
        const sources = own.map(({ reference }) => reference);
        const all = await db.selectFrom("suppressions").selectAll().execute();
        const entries = all.map(({ hash, source }) => ({ of: whose.get(hash) ?? "", source }));
        // Of what is erased only the lists know anything.
        const theirs = own.flatMap(({ reference, now, end }) =>
          end === "erased"
            ? entries.flatMap((one) => (one.source === reference ? one.of : []))
            : Object.values(now),
        );
        const isKnown = ({ reference, end }: (typeof own)[number]) =>
          end !== "erased" || entries.some((one) => one.source === reference && one.of === text);
        const known = own.filter(isKnown).map(({ reference }) => reference);
        const has = (of: string) => of === text || theirs.includes(of);
        const isTheirs = ({ of, source }: (typeof entries)[number]) =>
          has(of) || known.includes(source);

        const held = await readPerson(app, who);
        const stored = own.flatMap(({ reference, end }) => (end === "erased" ? [] : reference));
        expect(held.submissions.map(({ reference }) => reference)).toEqual(stored);
        expect(held.earlier.filter((one) => sources.includes(one))).toEqual([]);
        expect(held.suppressions.map(({ source }) => source).sort()).toEqual(
          entries.flatMap((one) => (isTheirs(one) ? one.source : [])).sort(),
        );
        for (const { reference, now, end } of sent.filter(({ end }) => end === "lives")) {
          const same = sent.filter(
            (one) =>
              one.end === "lives" && (one.now.email === now.email || one.now.phone === now.phone),
          );
          const row = await findSubmission(db, reference);
          if (!row) throw new Error(`No ${reference} of ${end}`);
          const persons = await readPersons(app, [row]);
          expect(persons.get(reference)?.requests).toBe(same.length);
          const others = (await readOthers(app, row)).filter(({ isOwn }) => isOwn);
          expect([reference, ...others.map((one) => one.reference)].sort()).toEqual(
            same.map((one) => one.reference),
          );
        }

        await allow(app, operator, who);
        const left = await db.selectFrom("suppressions").selectAll().execute();
        const isLifted = ({ of, source }: (typeof entries)[number]) =>
          of === text ||
          known.includes(source) ||
          (has(of) && !sent.some(({ reference }) => reference === source));
        expect(left.map(({ hash, source }) => `${whose.get(hash)} ${source}`).sort()).toEqual(
          entries.flatMap((one) => (isLifted(one) ? [] : `${one.of} ${one.source}`)).sort(),
        );

        await erasePerson(app, operator, who);
        const whole = await db.selectFrom("submissions").where("erased_at", "is", null);
        const rest = await whole.select("reference").orderBy("reference").execute();
        expect(rest.map(({ reference }) => reference)).toEqual(
          sent.flatMap(({ reference, end }) =>
            end === "lives" && !sources.includes(reference) ? reference : [],
          ),
        );
        await store.remove();
      },
    ),
    { numRuns: Number(process.env.MADE_INPUTS ?? (isOnPostgres ? 10 : 40)) },
  );
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
  await db.insertInto("persons").values({ reference, hash: old, earlier: 1 }).execute();
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
