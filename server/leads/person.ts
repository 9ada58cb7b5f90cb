import type { Kysely } from "kysely";
import { hashesUnder, type Who } from "../privacy/identity";
import { findListed } from "../privacy/opt-out";
import { logRequest } from "../privacy/privacy-log";
import type { Database } from "../store/schema";
import { readSubmission } from "../submission/submission";
import { type Actor, type ActResult, logAct, obstacle, unknownReference } from "./actor";
import { type Erased, erasePerson, findReferences } from "./erase";
import { findSubmission, leadJson, readLead } from "./read-lead";

/** Everything held about a person, for a request to know. Times in ISO 8601. */
export async function person(
  db: Kysely<Database>,
  { keys, email, phone }: Who & { keys: readonly Buffer[] },
) {
  const who = { email, phone };
  const references = await findReferences(db, hashesUnder(keys, who));
  const leads = await Promise.all(references.map((one) => readLead({ db, keys }, one)));
  const asked = email === undefined ? "phone" : "email";

  return {
    ...who,
    submissions: leads.flatMap((lead) => (lead ? [leadJson(lead)] : [])),
    watches: await findWatches(db, hashesUnder(keys, who)),
    suppressions: await findSuppressions(db, {
      asked,
      ...(await findPersonHashes(db, { keys, ...who })),
    }),
  };
}

/** Pages whose changes the address wants mail about. */
async function findWatches(db: Kysely<Database>, hashes: readonly string[]) {
  const rows = await db
    .selectFrom("page_watches")
    .select(["slug", "asked_at", "confirmed_at"])
    .where("hash", "in", hashes)
    .orderBy("asked_at")
    .execute();
  return rows.map(({ slug, asked_at, confirmed_at }) => ({
    page: slug,
    askedAt: isoTime(asked_at),
    confirmedAt: confirmed_at === null ? null : isoTime(confirmed_at),
  }));
}

type Asked = PersonHashes & { asked: "email" | "phone" };

async function findSuppressions(db: Kysely<Database>, { own, all, asked }: Asked) {
  const rows = await db
    .selectFrom("suppressions")
    .select(["scope", "hash", "source", "created_at"])
    .where("hash", "in", all)
    .orderBy("created_at")
    .execute();
  return rows.map(({ scope, hash, source, created_at }) => ({
    scope,
    of: own.includes(hash) === (asked === "email") ? "email" : "phone",
    source,
    since: isoTime(created_at),
  }));
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}

/**
 * `own`: hashes of an address or number, one per key. `all`: also those of everything that was sent
 * with it.
 */
type PersonHashes = { own: readonly string[]; all: readonly string[] };

/** Finds the hashes even when the submissions themselves are erased. */
async function findPersonHashes(
  db: Kysely<Database>,
  { keys, email, phone }: Who & { keys: readonly Buffer[] },
): Promise<PersonHashes> {
  const own = hashesUnder(keys, { email, phone });
  const rows = await db
    .selectFrom("persons")
    .select("hash")
    .where("reference", "in", selectReferences(db, own))
    .union(
      db
        .selectFrom("suppressions")
        .select("hash")
        .where("scope", "=", "sale")
        .where("source", "in", selectReferences(db, own)),
    )
    .execute();
  return { own, all: [...new Set([...own, ...rows.map(({ hash }) => hash)])] };
}

/**
 * References of what an address sent. Once `persons` is erased they come from the suppressions,
 * whose source is the reference that set them. Other sources, such as an import, name nobody.
 */
function selectReferences(db: Kysely<Database>, own: readonly string[]) {
  return db
    .selectFrom("persons")
    .select("reference as source")
    .where("hash", "in", own)
    .union(
      db
        .selectFrom("suppressions")
        .innerJoin("submissions", "submissions.reference", "suppressions.source")
        .select("source")
        .where("scope", "=", "sale")
        .where("hash", "in", own),
    );
}

/** Hashes taken off the list, and those that another person's request still keeps on it. */
type Allowed = { lifted: number; kept: number };

/**
 * Takes a person off the `sale` list, after the operator has checked who is asking: the address or
 * number, and what was sent with it, even if those submissions are erased. Another person's opt-out
 * with the same number stays.
 */
export async function allow(
  { db, keys, now }: Pick<Actor, "db" | "keys" | "now">,
  { email, phone }: Who,
): Promise<Allowed> {
  return db.transaction().execute(async (trx) => {
    const hashes = await findPersonHashes(trx, { keys, email, phone });
    const before = await findListed(trx, "sale", hashes.all);
    await liftOwn(trx, hashes);
    const { size: kept } = await findListed(trx, "sale", hashes.all);

    const lifted = before.size - kept;
    await logRequest(trx, { at: now(), nature: "allow", outcome: liftedEntries(lifted) });
    return { lifted, kept };
  });
}

async function liftOwn(trx: Kysely<Database>, { own, all }: PersonHashes) {
  const submitted = trx.selectFrom("submissions").select("reference");

  await trx
    .deleteFrom("suppressions")
    .where("scope", "=", "sale")
    .where("hash", "in", all)
    .where((is) =>
      is.or([
        is("hash", "in", own),
        is("source", "in", selectReferences(trx, own)),
        is("source", "not in", submitted),
      ]),
    )
    .execute();
}

function liftedEntries(count: number): string {
  return `${count} ${count === 1 ? "entry" : "entries"} lifted`;
}

/** Takes the person behind a submission off the opt-out list. */
export async function allowPerson(actor: Actor, reference: string): Promise<ActResult> {
  const found = await findAddress(actor, reference);
  if (found.kind === "obstacle") return found;

  const { lifted } = await allow(actor, found);
  const outcome = liftedEntries(lifted);
  await logAct(actor.db, actor, { act: "allow", outcome, references: [reference] });
  return { kind: "done", count: lifted };
}

/** Erases everything that the person behind a submission sent. */
export async function erasePersonBehind(
  actor: Actor,
  reference: string,
): Promise<{ kind: "done"; erased: Erased } | { kind: "obstacle"; obstacle: string }> {
  const found = await findAddress(actor, reference);
  if (found.kind === "obstacle") return found;
  return { kind: "done", erased: await erasePerson(actor, { email: found.email }) };
}

async function findAddress({ db }: Actor, reference: string) {
  const row = await findSubmission(db, reference);
  if (!row) return obstacle(unknownReference(reference));
  const { email } = readSubmission(row).contact;
  // No address is left once the contents are erased.
  if (email === "") return obstacle(`${reference} no longer has an email address.`);
  return { kind: "found", email } as const;
}
