import { counted } from "~/data/formats";
import type { App, InTransaction } from "../app";
import {
  hashesUnder,
  type PersonHashes,
  selectOwn,
  type Who,
  withStored,
} from "../privacy/identity";
import { findListed } from "../privacy/opt-out";
import { logRequest } from "../privacy/privacy-log";
import type { Db } from "../store/schema";
import { transact } from "../store/transact";
import { nullIfDamaged, readContact, readCorrected } from "../submission/submission";
import { findOwn } from "./erase";
import { type Actor, logAct } from "./operator-log";
import { readStored, storedJson } from "./stored-submission";

/** Everything stored about a person, for a request to know. Times in ISO 8601. */
export async function readPerson(app: App, { email, phone }: Who) {
  const { db, keys } = app;
  const { own: sent, earlier } = await findOwn(app, { email, phone });
  const leads = await Promise.all(sent.map(({ reference }) => readLead(app, reference)));
  const { entries: suppressions } = await findEntries(db, hashesUnder(keys, { email, phone }));
  const known: Who[] = [{ email, phone }, ...leads.flatMap(({ contacts }) => contacts)];
  const emails = known.flatMap((one) => hashesUnder(keys, { email: one.email }));
  const phones = known.flatMap((one) => hashesUnder(keys, { phone: one.phone }));
  const nameOf = (hash: string) => (phones.includes(hash) ? "phone" : null);

  return {
    email,
    phone,
    submissions: leads.flatMap(({ json }) => json ?? []),
    /** References of what a damaged row keeps from being shown. */
    unreadable: leads.flatMap(({ json, reference }) => (json ? [] : reference)),
    earlier,
    suppressions: suppressions.map(({ scope, hash, source, created_at }) => ({
      scope,
      /** Null for one that was erased. */
      of: emails.includes(hash) ? "email" : nameOf(hash),
      source,
      since: isoTime(created_at),
    })),
  };
}

/** A submission with every address and number that it named. A damaged one hides no other. */
async function readLead(app: App, reference: string) {
  const read = readStored(app, reference).then(
    (stored) =>
      stored && {
        json: storedJson(stored),
        contacts: [
          stored.submission.contact,
          ...readCorrected(stored.row).map(({ before }) => readContact(stored.row.kind, before)),
        ],
      },
  );
  return { json: null, contacts: [], ...(await read.catch(nullIfDamaged)), reference };
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}

/**
 * What is on the lists of a person, oldest first: each entry of an address or number of theirs (`hashes`), and
 * each that something of theirs (`sources`) put there, such as for an address that they had before. What somebody
 * else put on the list for that one, such as an import, is of whoever has it.
 *
 * @param own hashes of the address or number that was asked for
 */
async function findEntries(db: Db, own: PersonHashes) {
  const sources = selectSources(db, own);
  const rows = await db
    .selectFrom("persons")
    .select("hash")
    .where("reference", "in", sources)
    .where("earlier", "=", 0)
    .union(selectErased(db).select("hash").where("source", "in", sources))
    .execute();
  const hashes = withStored(
    own,
    rows.map(({ hash }) => hash),
  );
  const entries = await db
    .selectFrom("suppressions")
    .selectAll()
    .where((is) => is.or([is("hash", "in", hashes), is("source", "in", sources)]))
    .orderBy("created_at")
    .execute();
  return { entries, hashes, sources };
}

/**
 * References of what has one of these hashes. Once `persons` is erased they come from the suppressions, whose
 * source is the reference that set them (but see `detach`). Other sources, such as an import, name nobody.
 */
function selectSources(db: Db, own: PersonHashes) {
  return selectOwn(db, own).union(
    selectErased(db).select("source as reference").where("hash", "in", own),
  );
}

/** Entries of submissions that are erased, with their rows in `persons`. */
function selectErased(db: Db) {
  return db
    .selectFrom("suppressions")
    .where("scope", "=", "sale")
    .where("source", "in", db.selectFrom("submissions").select("reference"))
    .where(({ exists, not, selectFrom }) => {
      const persons = selectFrom("persons").whereRef("persons.reference", "=", "source");
      return not(exists(persons.select("persons.hash")));
    });
}

/**
 * Takes a person off the `sale` list, after the operator has checked who is asking: the address or
 * number, and what was sent with it. Another person's opt-out with the same number stays.
 *
 * @param reference the request on which it is done
 * @returns numbers of hashes taken off the list, and of those that another opt-out keeps on it; and what of
 *   another address is left as it is (`findOwn`)
 */
export function allow(
  app: App,
  actor: Actor,
  who: Who,
  reference: string | null = null,
): Promise<Allowed> {
  return transact(app, async (app) => {
    const allowed = await liftSuppressions(app, who);
    const outcome = `${counted(allowed.lifted, "entry", "entries")} lifted`;
    await logRequest(app.db, actor, { at: app.now(), nature: "allow", outcome });
    await logAct(app, actor, { act: "allow", outcome, references: [reference] });
    return allowed;
  });
}

type Allowed = { lifted: number; kept: number; earlier: readonly string[] };

async function liftSuppressions(app: InTransaction, who: Who): Promise<Allowed> {
  const { keys, db } = app;
  const own = hashesUnder(keys, who);
  const { earlier } = await findOwn(app, who);
  const { entries, hashes, sources } = await findEntries(db, own);
  await db
    .deleteFrom("suppressions")
    .where("scope", "=", "sale")
    .where((is) =>
      is.or([
        is("hash", "in", own),
        is("source", "in", sources),
        is.and([
          is("hash", "in", hashes),
          is("source", "not in", db.selectFrom("submissions").select("reference")),
        ]),
      ]),
    )
    .execute();
  const before = new Set(entries.flatMap(({ scope, hash }) => (scope === "sale" ? hash : [])));
  const after = await findListed(db, "sale", withStored(hashes, [...before]));
  const kept = hashes.filter((hash) => after.has(hash));
  return { lifted: before.size - after.size, kept: kept.length, earlier };
}
