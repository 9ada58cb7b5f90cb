import { counted } from "~/data/formats";
import type { App, InTransaction } from "../app";
import { hashesUnder, type PersonHashes, type Who, withStored } from "../privacy/identity";
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
  const own = hashesUnder(keys, { email, phone });
  const { own: sent, earlier } = await findOwn(app, { email, phone });
  const leads = await Promise.all(sent.map(({ reference }) => readLead(app, reference)));
  const suppressions = await db
    .selectFrom("suppressions")
    .select(["scope", "hash", "source", "created_at"])
    .where("hash", "in", await findPersonHashes(db, own, earlier))
    .orderBy("created_at")
    .execute();
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
 * Hashes of an address or number (one per key) and of everything that was sent with it, even when
 * the submissions themselves are erased.
 */
async function findPersonHashes(
  db: Db,
  own: PersonHashes,
  earlier: readonly string[],
): Promise<PersonHashes> {
  const rows = await db
    .selectFrom("persons")
    .select("hash")
    .where("reference", "in", selectReferences(db, own, earlier))
    .union(
      db
        .selectFrom("suppressions")
        .select("hash")
        .where("scope", "=", "sale")
        .where("source", "in", selectReferences(db, own, earlier)),
    )
    .execute();
  return withStored(
    own,
    rows.map(({ hash }) => hash),
  );
}

/**
 * References of what an address sent. Once `persons` is erased they come from the suppressions,
 * whose source is the reference that set them. Other sources, such as an import, name nobody.
 *
 * @param earlier what was corrected to another address since, as `findOwn` finds it: it may be somebody else's
 */
function selectReferences(db: Db, own: PersonHashes, earlier: readonly string[]) {
  return db
    .selectFrom("persons")
    .select("reference as source")
    .where("hash", "in", own)
    .$if(earlier.length > 0, (query) => query.where("reference", "not in", earlier))
    .union(
      db
        .selectFrom("suppressions")
        .innerJoin("submissions", "submissions.reference", "suppressions.source")
        .select("source")
        .where("scope", "=", "sale")
        .where("hash", "in", own)
        .$if(earlier.length > 0, (query) => query.where("source", "not in", earlier)),
    );
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
  const all = await findPersonHashes(db, own, earlier);
  const before = await findListed(db, "sale", all);
  await db
    .deleteFrom("suppressions")
    .where("scope", "=", "sale")
    .where("hash", "in", all)
    .where((is) =>
      is.or([
        is("hash", "in", own),
        is("source", "in", selectReferences(db, own, earlier)),
        is("source", "not in", db.selectFrom("submissions").select("reference")),
      ]),
    )
    .execute();
  const { size: kept } = await findListed(db, "sale", all);
  return { lifted: before.size - kept, kept, earlier };
}
