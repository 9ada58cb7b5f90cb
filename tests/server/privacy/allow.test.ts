import { expect, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { allow, person } from "~/server/leads/person";
import { identify } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { actorOn, emptyStore, key, keys, noon, submission } from "./given";

const ann = { keys, email: " Ann@Example.com ", at: noon };
const own = identify(key, { email: "ann@example.com", phone: "212 555 0100" });
const bob = { email: "bob@example.com", phone: "212 555 0100" };
const bobs = identify(key, bob);

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
  const hashes = [own.email ?? "", own.phone ?? ""];
  await suppress(db, { scope: "sale", hashes: [...hashes, "somebody else"], source: "web", at: 1 });
  await suppress(db, { scope: "newsletter", hashes, source: "web", at: 1 });

  expect(await allow(actorOn(db), ann)).toEqual({ lifted: 2, kept: 0 });
  const left = db.selectFrom("suppressions").select(["scope", "hash"]).orderBy("scope");
  expect(await left.execute()).toEqual([
    ...hashes.toSorted().map((hash) => ({ scope: "newsletter", hash })),
    { scope: "sale", hash: "somebody else" },
  ]);
  expect(await db.selectFrom("privacy_log").select("nature").execute()).toEqual([
    { nature: "allow" },
  ]);
});

test("after an erasure, allowing still lifts the phone number that the same submission put on the list", async () => {
  const db = await emptyStore();
  const reference = await submission(db, {});
  await optOut(db, reference, [own.email, own.phone]);
  await optOut(db, "import", [own.email, "somebody else"]);
  await erasePerson(actorOn(db), ann);

  expect((await person(db, ann)).suppressions).toMatchObject([
    { of: "email" },
    { of: "phone" },
    { of: "email" },
  ]);
  expect(await allow(actorOn(db), ann)).toEqual({ lifted: 2, kept: 0 });
  expect(await listed(db)).toEqual(["somebody else"]);
});

test("allowing also lifts a number that came with a later submission than the address", async () => {
  const db = await emptyStore();
  const first = await submission(db, { reference: "AAAA2222", kind: "opt_out" });
  const second = await submission(db, { reference: "AAAA3333" });
  await optOut(db, first, [own.email]);
  await optOut(db, second, [own.email, own.phone]);
  await erasePerson(actorOn(db), ann);

  expect(await allow(actorOn(db), ann)).toEqual({ lifted: 2, kept: 0 });
  expect(await listed(db)).toEqual([]);
});

test.each(["before", "after"])(
  "what another person asked for with the same number %s them stays, and the answer says so",
  async (when) => {
    const db = await emptyStore();
    const mine = await submission(db, { reference: "AAAA2222" });
    const theirs = await submission(db, { reference: "BBBB2222", ...bob });
    if (when === "before") await optOut(db, theirs, [bobs.email, bobs.phone]);
    await optOut(db, mine, [own.email, own.phone]);
    if (when === "after") await optOut(db, theirs, [bobs.email, bobs.phone]);
    await erasePerson(actorOn(db), ann);
    await erasePerson(actorOn(db), bob);

    expect(await allow(actorOn(db), ann)).toEqual({ lifted: 1, kept: 1 });
    expect(await listed(db)).toEqual([bobs.email, bobs.phone].toSorted());
    expect(await allow(actorOn(db), bob)).toEqual({ lifted: 2, kept: 0 });
    expect(await listed(db)).toEqual([]);
  },
);
