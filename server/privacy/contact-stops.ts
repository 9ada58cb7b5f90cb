import type { SelectQueryBuilder } from "kysely";
import { type ContactChannel, channelsIn } from "~/data/contact-channels";
import type { ContactStopTable, Database, Trx } from "../store/schema";
import { honorBy } from "./business-days";
import type { PersonHashes } from "./identity";

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

/** Applies earlier stops of an address or number to one lead that was corrected to name it. */
export async function copyStops(
  trx: Trx,
  from: PersonHashes,
  reference: string,
  at: number,
): Promise<void> {
  if (from.length === 0) return;

  const stops = await trx
    .selectFrom("contact_stops")
    .selectAll()
    .where("hash", "in", from)
    .execute();
  const created_at = await notBefore(trx, [reference], at);
  const copies = stops.map((stop) => ({ ...stop, hash: ofLead(reference), created_at }));
  // The number and the address may have the same stop, and a row may be given only once.
  await storeStops(trx, [...new Map(copies.map((stop) => [stop.channels, stop])).values()]);
}

/** Stands for a lead where a stop has the hash of a person. */
export function ofLead(reference: string): string {
  return `lead:${reference}`;
}

/** Stands for a request on which a stop was made, whoever else the stop covers. */
export function madeOn(reference: string): string {
  return `made on:${reference}`;
}
