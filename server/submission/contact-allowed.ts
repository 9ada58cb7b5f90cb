import { type ContactChannel, channelsIn } from "~/data/contact-channels";
import { madeOn, ofLead } from "../privacy/contact-stops";
import { hashesUnder, type PersonHashes, withStored } from "../privacy/identity";
import type { SecretKeys } from "../privacy/secret-keys";
import type { ContactStopTable, Db, SubmissionTable } from "../store/schema";
import { readContact, textsIn } from "./submission";

/** By reference. */
export type People = ReadonlyMap<string, PersonHashes>;

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
