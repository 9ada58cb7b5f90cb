import { type SelectQueryBuilder, sql } from "kysely";
import { type ContactChannel, channelsIn, contactChannels } from "~/data/contact-channels";
import { honorBy } from "../privacy/business-days";
import { hashesUnder, normalizePhone, type PersonHashes, withStored } from "../privacy/identity";
import type { SecretKeys } from "../privacy/secret-keys";
import type { ContactStopTable, Database, Db, SubmissionTable, Trx } from "../store/schema";
import { leadKinds } from "./kinds";
import { mark } from "./row";
import { readContact, type Submission, textsIn } from "./submission";

// What people stopped, and which ways of contact that leaves. A stop is a row for each hash of its person, or for
// what stands for a submission in its place:
//
// | stopped                                                      | row of                             |
// |--------------------------------------------------------------|------------------------------------|
// | by an address or number (`storeStop`)                        | the person: all that they sent     |
// | on a request, by its sender or at the desk (`storeOwnStop`)  | and that request: its page says so |
// | at an address that a lead was corrected to (`copyStops`)     | that lead alone, until an *Undo*   |
// | in another store of this installation (`restoreStops`)       | as it was there                    |

/** By reference. */
type People = ReadonlyMap<string, PersonHashes>;

/**
 * The hashes of whoever sent each of these: those that it was stored under, an earlier address and
 * number included, and those of its contact under every key.
 */
export async function readPeople(
  { db, keys }: { db: Db; keys: SecretKeys },
  rows: readonly SubmissionTable[],
): Promise<People> {
  const stored = new Map(rows.map(({ reference }) => [reference, [] as string[]]));
  if (rows.length === 0) return new Map();

  const persons = await db
    .selectFrom("persons")
    .select(["reference", "hash"])
    .where("reference", "in", [...stored.keys()])
    .execute();
  for (const { reference, hash } of persons) stored.get(reference)?.push(hash);
  return new Map(
    rows.map(({ reference, kind, fields }) => {
      const own = hashesUnder(keys, readContact(kind, textsIn(fields)));
      return [reference, withStored(own, stored.get(reference) ?? [])];
    }),
  );
}

export type Stop = Omit<ContactStopTable, "hash">;

/** By reference, oldest first: what these people stopped, and what was stopped on the submission. */
export async function readStops(db: Db, people: People): Promise<ReadonlyMap<string, Stop[]>> {
  const named = new Map(
    [...people].map(([reference, hashes]) => [
      reference,
      new Set<string>([...hashes, ofLead(reference), madeOn(reference)]),
    ]),
  );
  const all = [...new Set([...named.values()].flatMap((hashes) => [...hashes]))];
  if (all.length === 0) return new Map();

  const rows = await db
    .selectFrom("contact_stops")
    .selectAll()
    .where("hash", "in", all)
    .orderBy("created_at")
    .execute();
  return new Map(
    [...named].map(([reference, hashes]) => {
      const own = rows.filter(({ hash }) => hashes.has(hash));
      // An address and a number have a row each for one stop.
      const once = new Map(own.map(({ hash: _, ...stop }) => [JSON.stringify(stop), stop]));
      return [reference, [...once.values()]];
    }),
  );
}

/**
 * The ways of contact that may not be used for a submission: what was stopped since it came in. An
 * earlier stop does not count, because it came with a consent of its own.
 */
export function stoppedSince(receivedAt: number, stops: readonly Stop[] = []): ContactChannel[] {
  const since = stops.filter(({ created_at }) => created_at >= receivedAt);
  return channelsIn(since.map(({ channels }) => channels).join(" "));
}

/** Of each submission, by its reference. */
export type StoppedChannels = ReadonlyMap<string, readonly ContactChannel[]>;

/**
 * Keeps what is stopped for these submissions with them, for lists and their state.
 *
 * @returns every channel that was stopped since each came in: a recipient that keeps only the newest
 * message must not resume what was stopped before
 */
export async function keepStopped(
  { db, keys }: { db: Trx; keys: SecretKeys },
  references: readonly string[],
): Promise<StoppedChannels> {
  const rows = await db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "in", references)
    .execute();
  const stops = await readStops(db, await readPeople({ db, keys }, rows));
  const all = new Map(
    rows.map((row) => [row.reference, stoppedSince(row.received_at, stops.get(row.reference))]),
  );
  for (const { reference, stopped: before } of rows) {
    const stopped = (all.get(reference) ?? []).join(" ");
    if (stopped !== before) await mark(db, [reference], { stopped });
  }
  return all;
}

/** The answer on one request of an abuse case. */
export function saysUnsafe({ safe_to_call }: Submission["fields"]): boolean {
  return safe_to_call === "no";
}

/**
 * Which of these submissions are of a person whom it is not safe to call or text. Whoever said so
 * once said it of every request: the newest answer to the same number counts, and the newest answer
 * at all. An answer `no` on the submission itself always counts.
 *
 * @returns their references
 */
export async function findUnsafe(
  db: Db,
  rows: readonly SubmissionTable[],
  people: People,
): Promise<ReadonlySet<string>> {
  const answers = await readAnswers(db, [...new Set([...people.values()].flat())]);
  const isUnsafe = (row: SubmissionTable) => {
    if (saysUnsafe(textsIn(row.fields))) return true;
    const own = people.get(row.reference);
    const given = answers.filter(({ hash }) => own?.includes(hash));
    if (given.length === 0) return false;
    const number = numberOf(row);
    const here = given.find(({ phone }) => phone === number);
    return given[0]?.isUnsafe === true || here?.isUnsafe === true;
  };
  return new Set(rows.filter(isUnsafe).map(({ reference }) => reference));
}

/** Whether it is safe to call whoever has one of these hashes, newest first. */
async function readAnswers(db: Db, hashes: readonly string[]) {
  // With an empty list SQLite reads the whole table.
  if (hashes.length === 0) return [];

  const rows = await db
    .selectFrom("persons")
    .innerJoin("submissions", "submissions.reference", "persons.reference")
    .selectAll("submissions")
    .select("persons.hash")
    .where("persons.hash", "in", hashes)
    .where("submissions.state", "=", "accepted")
    .where("submissions.erased_at", "is", null)
    // A literal: for a parameter, SQLite compiles the statement again at each run.
    .where("submissions.fields", "like", sql.lit('%"safe_to_call":%'))
    .orderBy("submissions.received_at", "desc")
    .execute();
  return rows.flatMap(({ hash, ...row }) => {
    const { safe_to_call = "" } = textsIn(row.fields);
    return ["no", "yes"].includes(safe_to_call)
      ? { hash, phone: numberOf(row), isUnsafe: safe_to_call === "no" }
      : [];
  });
}

function numberOf({ kind, fields }: SubmissionTable): string {
  return normalizePhone(readContact(kind, textsIn(fields)).phone);
}

/** What others who use the phone could hear or see. */
const onThePhone: readonly ContactChannel[] = ["calls", "texts"];

/**
 * The channels that are neither stopped nor unsafe: what desk, firms, and the other recipients are
 * told. Only the page of a request goes by its own answer, because others may share the address.
 */
export function allowedChannels({
  stopped,
  isUnsafeToCall,
}: {
  stopped: readonly ContactChannel[];
  isUnsafeToCall: boolean;
}): ContactChannel[] {
  return contactChannels.filter(
    (channel) => !stopped.includes(channel) && !(isUnsafeToCall && onThePhone.includes(channel)),
  );
}

type NewStop = {
  /** Of the email address and the phone number: a lead may be known under an earlier key only. */
  hashes: readonly string[];
  channels: readonly ContactChannel[];
  manner: ContactStopTable["manner"];
  at: number;
};

/** Stores that a person revoked the consent to be contacted; kept as long as suppressions. */
export async function storeStop(
  trx: Trx,
  { hashes, channels, manner, at }: NewStop,
): Promise<void> {
  if (hashes.length === 0) return;

  const theirs = trx.selectFrom("persons").select("reference").where("hash", "in", hashes);
  const named = channelsIn(channels.join(" ")).join(" ");
  const created_at = await notBefore(trx, theirs, at);
  const stop = { channels: named, manner, created_at, due_on: honorBy(at) };
  await storeStops(
    trx,
    hashes.map((hash) => ({ ...stop, hash })),
  );
}

/** Stores where a stop was made, for the page of that request. A repeated one keeps its first time. */
export async function storeOwnStop(
  trx: Trx,
  reference: string,
  { channels, manner, at }: Omit<NewStop, "hashes">,
): Promise<void> {
  await trx
    .insertInto("contact_stops")
    .values({
      hash: madeOn(reference),
      channels: channelsIn(channels.join(" ")).join(" "),
      manner,
      created_at: await notBefore(trx, [reference], at),
      due_on: honorBy(at),
    })
    .onConflict((conflict) => conflict.columns(["hash", "channels"]).doNothing())
    .execute();
}

/**
 * When a stop of these submissions was made. A stop ends only the consent that came before it, so one
 * that is made while the clock is set back counts as made with the newest of them.
 */
async function notBefore(
  trx: Trx,
  references: readonly string[] | SelectQueryBuilder<Database, "persons", { reference: string }>,
  at: number,
): Promise<number> {
  const { newest } = await trx
    .selectFrom("submissions")
    .select(({ fn }) => fn.max("received_at").as("newest"))
    .where("reference", "in", references)
    .executeTakeFirstOrThrow();
  return Math.max(at, newest ?? at);
}

/** A repeated stop renews the row of the same person and channels. */
async function storeStops(trx: Trx, rows: readonly ContactStopTable[]): Promise<void> {
  if (rows.length === 0) return;

  await trx
    .insertInto("contact_stops")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["hash", "channels"])
        .doUpdateSet(({ ref }) => ({
          manner: ref("excluded.manner"),
          created_at: ref("excluded.created_at"),
          due_on: ref("excluded.due_on"),
        }))
        .whereRef("contact_stops.created_at", "<", "excluded.created_at"),
    )
    .execute();
}

/**
 * Stores stops as another store of this installation had them.
 *
 * @returns those that this store did not have
 */
export async function restoreStops(
  trx: Trx,
  stops: readonly ContactStopTable[],
): Promise<ContactStopTable[]> {
  const known = await trx
    .selectFrom("contact_stops")
    .selectAll()
    .where(
      "hash",
      "in",
      stops.map(({ hash }) => hash),
    )
    .execute();
  const added = stops.filter(
    ({ hash, channels, created_at }) =>
      !known.some(
        (one) => one.hash === hash && one.channels === channels && one.created_at >= created_at,
      ),
  );
  await storeStops(trx, added);
  return added;
}

/**
 * References of the leads and reviews of these people.
 *
 * @param hashes of people, or what stands for a lead in a stop
 * @param until the time before which they came in
 */
export async function findLeads(
  trx: Trx,
  hashes: readonly string[],
  until = Number.MAX_SAFE_INTEGER,
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const named = hashes.flatMap((hash) => leadOf(hash) ?? []);
  const rows = await trx
    .selectFrom("submissions")
    .select("reference")
    .where("received_at", "<=", until)
    .where((is) =>
      is.or([
        is("kind", "in", leadKinds),
        is("reference", "in", is.selectFrom("routings").select("routings.reference")),
      ]),
    )
    .where((is) => {
      const theirs = is
        .selectFrom("persons")
        .select("persons.reference")
        .where("hash", "in", hashes);
      const ofPeople = is("reference", "in", theirs);
      return named.length === 0 ? ofPeople : is.or([ofPeople, is("reference", "in", named)]);
    })
    .orderBy("reference")
    .execute();
  return rows.map(({ reference }) => reference);
}

/**
 * Applies earlier stops of an address or number to one lead that was corrected to name it.
 *
 * @returns every channel of these stops
 */
export async function copyStops(
  trx: Trx,
  from: PersonHashes,
  reference: string,
  at: number,
): Promise<ContactChannel[]> {
  if (from.length === 0) return [];

  const stops = await trx
    .selectFrom("contact_stops")
    .selectAll()
    .where("hash", "in", from)
    .execute();
  const created_at = await notBefore(trx, [reference], at);
  const copies = stops.map((stop) => ({ ...stop, hash: ofLead(reference), created_at }));
  // The number and the address may have the same stop, and a row may be given only once.
  await storeStops(trx, [...new Map(copies.map((stop) => [stop.channels, stop])).values()]);
  return channelsIn(copies.map(({ channels }) => channels).join(" "));
}

/**
 * A correction was a mistake: what it copied to the lead does not count there any more.
 *
 * @param kept what others of its addresses and numbers gave it
 */
export async function dropCopies(
  trx: Trx,
  keys: SecretKeys,
  reference: string,
  kept: readonly string[],
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom("contact_stops")
    .where("hash", "=", ofLead(reference))
    .where("channels", "not in", (is) =>
      is.selectFrom("contact_stops as k").select("k.channels").where("k.hash", "in", kept),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) await keepStopped({ db: trx, keys }, [reference]);
}

/** Stands for a lead where a stop has the hash of a person. */
function ofLead(reference: string): string {
  return `lead:${reference}`;
}

/** Stands for a request on which a stop was made, whoever else the stop covers. */
export function madeOn(reference: string): string {
  return `made on:${reference}`;
}

/** The reference in one of these two; null for the hash of a person. */
function leadOf(hash: string): string | null {
  return /^(?:lead|made on):(.+)$/.exec(hash)?.[1] ?? null;
}
