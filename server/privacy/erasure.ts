import type { Kysely, Transaction } from "kysely";
import { counts } from "~/data/desk/counts";
import type { FormKind } from "~/data/forms/definition";
import type { Database, DeliveryState } from "../store/schema";
import { checkpoint } from "../store/sqlite/open-sqlite";
import { transact } from "../store/transact";
import { hashesUnder, type Who } from "./identity";
import { logRequest } from "./privacy-log";

export type PersonRequest = Who & { keys: readonly Buffer[]; at: number };

export type Erased = {
  /** Submissions whose contents were erased now. */
  submissions: number;
  /** Submissions erased earlier whose receipts still had a personal part. */
  receipts: number;
  /** Deliveries cancelled, by kind of form and destination. */
  cancelled: Cancelled[];
  /** Attempts in flight: their requests are already sent, and they are recorded when they end. */
  inFlight: number;
};

/** Does whatever else belongs to the erasure, in its transaction. */
type Note = (
  trx: Transaction<Database>,
  erased: Erased & { references: readonly string[] },
) => Promise<void>;

export type Cancelled = { kind: FormKind; destination: string; deliveries: number };

/**
 * Erases everything sent with this address or number: contents, receipts' personal parts, answers
 * of outside services. Waiting deliveries are cancelled. The person's opt-outs stay, as hashes.
 */
export async function erase(
  db: Kysely<Database>,
  { keys, email, phone, at, note }: PersonRequest & { note?: Note },
): Promise<Erased> {
  const watches = await countWatches(db, { keys, email, phone });
  const erased = await transact(db, async (trx) => {
    const hashes = hashesUnder(keys, { email, phone });
    await trx.deleteFrom("page_watches").where("hash", "in", hashes).execute();
    const references = await findReferences(trx, hashes);
    const outcome = `${counts.submissions(references.length)} erased`;
    await logRequest(trx, { at, nature: "erase", outcome });
    if (references.length === 0) return nothing;

    const all = await eraseSubmissions(trx, references, at);
    await note?.(trx, { ...all, references });
    return all;
  });
  if (erased.submissions + erased.receipts + watches > 0) await checkpoint(db);
  return erased;
}

const nothing: Erased = { submissions: 0, receipts: 0, cancelled: [], inFlight: 0 };

/** Number of pages that this address watches, or was asked whether it wants to watch. */
export async function countWatches(
  db: Kysely<Database>,
  { keys, ...who }: Who & { keys: readonly Buffer[] },
): Promise<number> {
  const rows = await db
    .selectFrom("page_watches")
    .select("id")
    .where("hash", "in", hashesUnder(keys, who))
    .execute();
  return rows.length;
}

/** The references of everything sent with the address or number of these hashes, oldest first. */
export async function findReferences(
  db: Kysely<Database>,
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "in", ({ selectFrom }) =>
      selectFrom("persons").select("persons.reference").where("persons.hash", "in", hashes),
    )
    .orderBy("received_at")
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Runs inside a transaction of the caller, who logs it. */
export async function eraseSubmissions(
  trx: Transaction<Database>,
  references: readonly string[],
  at: number,
): Promise<Erased> {
  const receipts = await countErased(trx, references);
  const inFlight = await countInFlight(trx, references);
  const cancelled = await countWaiting(trx, references);
  await cancel(trx, references, at);
  await trx
    .updateTable("receipts")
    .set({ personal: null })
    .where("reference", "in", references)
    .execute();
  await eraseContents(trx, references, at);
  return { submissions: references.length - receipts, receipts, cancelled, inFlight };
}

async function countErased(trx: Transaction<Database>, references: readonly string[]) {
  const rows = await trx
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "in", references)
    .where("erased_at", "is not", null)
    .execute();
  return rows.length;
}

async function countInFlight(trx: Transaction<Database>, references: readonly string[]) {
  const rows = await trx
    .selectFrom("deliveries")
    .select("id")
    .where("reference", "in", references)
    .where("purpose", "=", "submission")
    .where("lease_token", "is not", null)
    .execute();
  return rows.length;
}

async function countWaiting(
  trx: Transaction<Database>,
  references: readonly string[],
): Promise<Cancelled[]> {
  const rows = await trx
    .selectFrom("deliveries")
    .innerJoin("submissions", "submissions.reference", "deliveries.reference")
    .select(["submissions.kind", "deliveries.destination"])
    .select(({ fn }) => fn.countAll<number | string>().as("deliveries"))
    .where("deliveries.reference", "in", references)
    .where("purpose", "=", "submission")
    .where("deliveries.state", "in", undelivered)
    .where("lease_token", "is", null)
    .groupBy(["submissions.kind", "deliveries.destination"])
    .orderBy("submissions.kind")
    .orderBy("deliveries.destination")
    .execute();
  return rows.map(({ deliveries, ...row }) => ({ ...row, deliveries: Number(deliveries) }));
}

/**
 * An attempt in flight cannot be recalled: it keeps its lease and is recorded when it ends, but not
 * repeated. Notices stay: they hold no personal data and tell recipients to stop.
 */
async function cancel(trx: Transaction<Database>, references: readonly string[], at: number) {
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "erased", updated_at: at })
    .where("reference", "in", references)
    .where("purpose", "=", "submission")
    .where("state", "in", undelivered)
    .where("lease_token", "is", null)
    .execute();
}

/** May still be sent: by the loop, or when an operator retries or releases. */
export const undelivered = [
  "pending",
  "refused",
  "expired",
  "quarantined",
] as const satisfies readonly DeliveryState[];

/**
 * Removes the personal parts of these submissions. Their rows stay, so that a reference is never
 * issued twice and the deliveries made remain on record.
 */
export async function eraseContents(
  trx: Transaction<Database>,
  references: readonly string[],
  at: number,
): Promise<void> {
  await forgetFingerprints(trx, references);
  await trx
    .updateTable("submissions")
    .set({ fields: "{}", answers: null, ip: null, ip_source: null })
    .set({ case_slug: null, case_title: null, path: "", page_source: "" })
    .set({ fingerprint: null, erased_at: at })
    .where("reference", "in", references)
    .execute();
  // The firms named and their reports reveal what the lead was about.
  await trx.deleteFrom("routings").where("reference", "in", references).execute();
  await trx.deleteFrom("partner_events").where("reference", "in", references).execute();
  await forgetPersons(trx, references);
  await eraseDeliveryTexts(trx, references);
}

/**
 * Deletes the hashes of erased submissions whose receipts no longer have a personal part. Until
 * then only these hashes lead from an address to what is still held.
 */
export async function forgetPersons(
  trx: Transaction<Database>,
  references: readonly string[],
): Promise<void> {
  const erased = trx
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "in", references)
    .where("erased_at", "is not", null);
  const proven = trx
    .selectFrom("receipts")
    .select("reference")
    .where("reference", "in", references)
    .where("personal", "is not", null);

  await trx
    .deleteFrom("persons")
    .where("reference", "in", erased)
    .where("reference", "not in", proven)
    .execute();
}

/** Answers of outside services can repeat what they were sent; `person_key` says who it was. */
async function eraseDeliveryTexts(trx: Transaction<Database>, references: readonly string[]) {
  const deliveries = trx.selectFrom("deliveries").select("id").where("reference", "in", references);

  await trx
    .updateTable("attempts")
    .set({ detail: "" })
    .where("delivery_id", "in", deliveries)
    .execute();
  await trx
    .updateTable("deliveries")
    .set({ reason: null })
    .where("reference", "in", references)
    .where("state", "in", ["delivered", "refused", "expired"])
    .execute();
  await trx
    .updateTable("deliveries")
    .set({ person_key: "" })
    .where("reference", "in", references)
    .where("state", "!=", "pending")
    .execute();
}

/**
 * From now on nothing is a duplicate of these submissions. Call while their fingerprints are still
 * stored.
 */
export async function forgetFingerprints(
  trx: Transaction<Database>,
  references: readonly string[],
): Promise<void> {
  const theirs = trx
    .selectFrom("submissions")
    .select("fingerprint")
    .where("reference", "in", references)
    .where("fingerprint", "is not", null);

  await trx
    .deleteFrom("fingerprints")
    .where("fingerprint", "in", theirs)
    // A later equal submission may have taken over an expired fingerprint.
    .where("reference", "in", references)
    .execute();
}
