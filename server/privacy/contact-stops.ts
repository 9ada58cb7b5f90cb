import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { businessDaysAfter } from "~/data/business-days";
import { type ContactChannel, contactChannels } from "~/data/contact-channels";
import type { Database } from "../store/schema";
import type { ContactStopTable } from "../store/visitor-tables";

type Stop = {
  /** Of the e-mail address and the phone number, under the newest key. */
  hashes: readonly string[];
  channels: readonly ContactChannel[];
  manner: ContactStopTable["manner"];
  at: number;
};

/** Business days within which everybody must have stopped (47 CFR 64.1200(a)(10)). */
const daysToHonor = 10;

/** Remembers that a person revoked the consent to be contacted; kept as long as suppressions. */
export async function storeStop(
  trx: Transaction<Database>,
  { hashes, channels, manner, at }: Stop,
): Promise<void> {
  if (hashes.length === 0) return;

  const stop = {
    id: randomUUID(),
    channels: channels.join(" "),
    manner,
    created_at: at,
    due_on: businessDaysAfter(at, daysToHonor),
  };
  await trx
    .insertInto("contact_stops")
    .values(hashes.map((hash) => ({ ...stop, hash })))
    .execute();
}

/**
 * What the person has stopped since a lead came in. An earlier stop does not count: the lead brought
 * a fresh consent, for itself alone.
 */
export async function stoppedSince(
  db: Kysely<Database>,
  { hashes, since }: { hashes: readonly string[]; since: number },
): Promise<ContactChannel[]> {
  if (hashes.length === 0) return [];

  const rows = await db
    .selectFrom("contact_stops")
    .select("channels")
    .where("hash", "in", hashes)
    .where("created_at", ">=", since)
    .execute();
  const stopped = new Set(rows.flatMap(({ channels }) => channels.split(" ")));
  return contactChannels.filter((channel) => stopped.has(channel));
}
