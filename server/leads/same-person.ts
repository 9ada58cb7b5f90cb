import type { ContactChannel } from "~/data/contact-channels";
import type { App } from "../app";
import { hashesUnder, withStored } from "../privacy/identity";
import { findListed } from "../privacy/opt-out";
import type { SubmissionTable } from "../store/schema";
import {
  findUnsafe,
  readPeople,
  readStops,
  type Stop,
  stoppedSince,
} from "../submission/contact-stops";

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
    .select(["persons.hash", "submissions.reference"])
    .where("persons.hash", "in", all)
    .where("submissions.erased_at", "is", null)
    .execute();
  const calls = await app.db
    .selectFrom("persons")
    .innerJoin("lead_notes", "lead_notes.reference", "persons.reference")
    .select(["persons.hash", "outcome"])
    .where("persons.hash", "in", all)
    .where("outcome", "is not", null)
    .orderBy("lead_notes.id")
    .execute();
  const unsafe = await findUnsafe(app.db, rows, people);
  const listed = await findListed(app.db, "sale", withStored(hashesUnder(app.keys, {}), all));
  return new Map(
    rows.map((row) => {
      const own = people.get(row.reference);
      const same = requests.filter(({ hash }) => own?.includes(hash));
      const references = [row.reference, ...same.map(({ reference }) => reference)];
      const person = {
        requests: new Set(references).size,
        stops: stops.get(row.reference) ?? [],
        stopped: stoppedSince(row.received_at, stops.get(row.reference)),
        isUnsafeToCall: unsafe.has(row.reference),
        isOptedOut: own?.some((hash) => listed.has(hash)) ?? false,
        isWrongNumber:
          calls.findLast(({ hash }) => own?.includes(hash))?.outcome === "wrong number",
      };
      return [row.reference, person];
    }),
  );
}

/** More than a person sends; a flood must not fill a page. */
const mostOthers = 500;

/** Other requests of the same address or number, newest first. */
export async function readOthers(app: App, row: SubmissionTable): Promise<SubmissionTable[]> {
  const hashes = (await readPeople(app, [row])).get(row.reference) ?? [];
  if (hashes.length === 0) return [];

  return app.db
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
