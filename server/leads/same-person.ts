import type { ContactChannel } from "~/data/contact-channels";
import type { App } from "../app";
import { hashesUnder, readOwnHashes, selectOwn, withStored } from "../privacy/identity";
import { findListed } from "../privacy/opt-out";
import type { SubmissionTable } from "../store/schema";
import {
  findUnsafe,
  readPeople,
  readStops,
  type Stop,
  stoppedSince,
} from "../submission/contact-stops";
import { readContact, textsIn } from "../submission/submission";

/** What holds for a person, on whichever of their requests it was said. */
export type Person = {
  /** Their requests that are not erased. */
  requests: number;
  /** What they ever stopped, oldest first. */
  stops: readonly Stop[];
  /** Ways of contact that may not be used for this request. */
  stopped: readonly ContactChannel[];
  isUnsafeToCall: boolean;
  /** They are on the opt-out list today. */
  isOptedOut: boolean;
  /** The last call that was noted reached somebody else. */
  isWrongNumber: boolean;
};

/** A person of whom nothing else is known. */
export const nobody: Person = {
  requests: 1,
  stops: [],
  stopped: [],
  isUnsafeToCall: false,
  isOptedOut: false,
  isWrongNumber: false,
};

/** The person of each submission, by its reference. More submissions cause no more queries. */
export async function readPersons(
  app: App,
  rows: readonly SubmissionTable[],
): Promise<ReadonlyMap<string, Person>> {
  const people = await readPeople(app, rows);
  const all = [...new Set([...people.values()].flat())];
  const stops = await readStops(app.db, people);
  const requests = await app.db
    .selectFrom("persons")
    .innerJoin("submissions", "submissions.reference", "persons.reference")
    .select(["persons.hash", "earlier", "submissions.reference"])
    .where("persons.hash", "in", all)
    .where("submissions.erased_at", "is", null)
    .execute();
  const calls = await app.db
    .selectFrom("persons")
    .innerJoin("lead_notes", "lead_notes.reference", "persons.reference")
    .select(["persons.hash", "outcome"])
    .where("persons.hash", "in", all)
    .where("persons.earlier", "=", 0)
    .where("outcome", "is not", null)
    .orderBy("lead_notes.id")
    .execute();
  const unsafe = await findUnsafe(app.db, rows, people);
  const listed = await findListed(app.db, "sale", withStored(hashesUnder(app.keys, {}), all));
  return new Map(
    rows.map((row) => {
      const own = people.get(row.reference);
      // What was stopped or opted out of with an earlier address counts here, but it may be somebody else's.
      const earlier = requests.flatMap((one) =>
        one.reference === row.reference && one.earlier === 1 ? one.hash : [],
      );
      const now = own?.filter((hash) => !earlier.includes(hash));
      const same = requests.filter((one) => one.earlier === 0 && now?.includes(one.hash));
      const references = [row.reference, ...same.map(({ reference }) => reference)];
      const person = {
        requests: new Set(references).size,
        stops: stops.get(row.reference) ?? [],
        stopped: stoppedSince(row.received_at, stops.get(row.reference)),
        isUnsafeToCall: unsafe.has(row.reference),
        isOptedOut: own?.some((hash) => listed.has(hash)) ?? false,
        isWrongNumber:
          calls.findLast(({ hash }) => now?.includes(hash))?.outcome === "wrong number",
      };
      return [row.reference, person];
    }),
  );
}

/** More than a person sends; a flood must not fill a page. */
const mostOthers = 500;

/**
 * Other requests with the address or number of this one, newest first. A stop concerns each of them; `isOwn` says
 * which ones have it now, so that they are of the same person.
 */
export async function readOthers(
  { db, keys }: App,
  { reference, kind, fields }: SubmissionTable,
): Promise<(SubmissionTable & { isOwn: boolean })[]> {
  // Those of a row that cannot be read.
  const stored = await readOwnHashes(db, reference);
  const hashes = withStored(hashesUnder(keys, readContact(kind, textsIn(fields))), stored);
  if (hashes.length === 0) return [];

  const rows = await db
    .selectFrom("submissions")
    .selectAll()
    .select((is) => is("reference", "in", selectOwn(db, hashes)).as("isOwn"))
    .where("reference", "in", ({ selectFrom }) =>
      selectFrom("persons").select("persons.reference").where("persons.hash", "in", hashes),
    )
    .where("reference", "!=", reference)
    .where("erased_at", "is", null)
    .orderBy("received_at", "desc")
    .limit(mostOthers)
    .execute();
  return rows.map((row) => ({ ...row, isOwn: Boolean(row.isOwn) }));
}
