import { type ContactChannel, channelsIn } from "~/data/contact-channels";
import { hashesUnder, normalizePhone } from "../privacy/identity";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Db, SubmissionTable } from "../store/schema";
import { readContact, textsIn } from "../submission/submission";

type Store = { db: Db; keys: SecretKeys };

/**
 * Which of these submissions are of a person whom it is not safe to call or text. Whoever said so
 * once said it of every request: the newest answer to the same number counts, and the newest answer
 * at all. An answer `no` on the submission itself always counts.
 *
 * @returns their references
 */
async function findUnsafe(
  store: Store,
  rows: readonly SubmissionTable[],
): Promise<ReadonlySet<string>> {
  const hashes = await hashesOf(store, rows);
  const all = [...new Set([...hashes.values()].flatMap((own) => [...own]))];
  const answers = await readAnswers(store.db, all);
  const isUnsafe = (row: SubmissionTable) => {
    if (textsIn(row.fields).safe_to_call === "no") return true;
    const own = hashes.get(row.reference);
    const given = answers.filter(({ hash }) => own?.has(hash));
    if (given.length === 0) return false;
    const number = numberOf(row);
    const here = given.find(({ phone }) => phone === number);
    return given[0]?.isUnsafe === true || here?.isUnsafe === true;
  };
  return new Set(rows.filter(isUnsafe).map(({ reference }) => reference));
}

/** Of each submission, those that it was stored under, and those under the other keys. */
async function hashesOf({ db, keys }: Store, rows: readonly SubmissionTable[]) {
  const hashes = new Map(rows.map(({ reference }) => [reference, new Set<string>()]));
  if (rows.length === 0) return hashes;

  const stored = await db
    .selectFrom("persons")
    .select(["reference", "hash"])
    .where("reference", "in", [...hashes.keys()])
    .execute();
  for (const { reference, hash } of stored) hashes.get(reference)?.add(hash);
  // With one key the stored hashes are all there are, and reading a number takes long.
  if (keys.length === 1) return hashes;
  for (const row of rows) {
    for (const hash of hashesUnder(keys, contactOf(row))) {
      hashes.get(row.reference)?.add(hash);
    }
  }
  return hashes;
}

/** Whether it is safe to call whoever has one of these hashes, newest first. */
async function readAnswers(db: Db, hashes: readonly string[]) {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom("persons")
    .innerJoin("submissions", "submissions.reference", "persons.reference")
    .selectAll("submissions")
    .select("persons.hash")
    .where("persons.hash", "in", hashes)
    .where("submissions.state", "=", "accepted")
    .where("submissions.erased_at", "is", null)
    .where("submissions.fields", "like", '%"safe_to_call":%')
    .orderBy("submissions.received_at", "desc")
    .execute();
  return rows.flatMap(({ hash, ...row }) => {
    const { safe_to_call = "" } = textsIn(row.fields);
    return ["no", "yes"].includes(safe_to_call)
      ? { hash, phone: numberOf(row), isUnsafe: safe_to_call === "no" }
      : [];
  });
}

function numberOf(row: SubmissionTable): string {
  return normalizePhone(contactOf(row).phone);
}

function contactOf({ kind, fields }: SubmissionTable) {
  return readContact(kind, textsIn(fields));
}

/** What holds for a person, on whichever of their requests it was said. */
export type Person = {
  /** Their requests that are not erased. */
  requests: number;
  /** Ways of contact that they stopped. */
  stopped: readonly ContactChannel[];
  isUnsafeToCall: boolean;
  /** The last call that was noted reached somebody else. */
  isWrongNumber: boolean;
};

/** Of whom nothing else is known. */
export const nobody: Person = {
  requests: 1,
  stopped: [],
  isUnsafeToCall: false,
  isWrongNumber: false,
};

/** By the reference of each of these submissions. The number of queries does not grow with them. */
export async function readPersons(
  store: Store,
  rows: readonly SubmissionTable[],
): Promise<ReadonlyMap<string, Person>> {
  const hashes = await hashesOf(store, rows);
  const all = [...new Set([...hashes.values()].flatMap((own) => [...own]))];
  const requests = await store.db
    .selectFrom("persons")
    .innerJoin("submissions", "submissions.reference", "persons.reference")
    .select(["persons.hash", "submissions.reference", "stopped", "received_at"])
    .where("persons.hash", "in", all.length > 0 ? all : [""])
    .where("submissions.erased_at", "is", null)
    .execute();
  const calls = await store.db
    .selectFrom("persons")
    .innerJoin("lead_notes", "lead_notes.reference", "persons.reference")
    .select(["persons.hash", "outcome"])
    .where("persons.hash", "in", all.length > 0 ? all : [""])
    .where("outcome", "is not", null)
    .orderBy("lead_notes.id")
    .execute();
  const unsafe = await findUnsafe(store, rows);
  return new Map(
    rows.map((row) => {
      const own = hashes.get(row.reference);
      const same = requests.filter(({ hash }) => own?.has(hash));
      const references = [row.reference, ...same.map(({ reference }) => reference)];
      // A request lifts what was stopped before it, for itself alone.
      const later = same.filter(({ received_at }) => received_at >= row.received_at);
      const stops = [row.stopped, ...later.map(({ stopped }) => stopped)];
      const person = {
        requests: new Set(references).size,
        stopped: channelsIn(stops.join(" ")),
        isUnsafeToCall: unsafe.has(row.reference),
        isWrongNumber: calls.findLast(({ hash }) => own?.has(hash))?.outcome === "wrong number",
      };
      return [row.reference, person];
    }),
  );
}

const mostOthers = 8;

/** Other requests of the same address or number, newest first. */
export async function readOthers(store: Store, row: SubmissionTable): Promise<SubmissionTable[]> {
  const own = (await hashesOf(store, [row])).get(row.reference) ?? [];
  const hashes = [...own];
  if (hashes.length === 0) return [];
  return store.db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "in", ({ selectFrom }) =>
      selectFrom("persons").select("persons.reference").where("persons.hash", "in", hashes),
    )
    .where("reference", "!=", row.reference)
    .where("erased_at", "is", null)
    .orderBy("received_at", "desc")
    .limit(mostOthers)
    .execute();
}
