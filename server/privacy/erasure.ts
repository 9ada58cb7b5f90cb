import type { Kysely, Transaction } from "kysely";
import { counts } from "~/data/desk/counts";
import type { FormKind } from "~/data/forms/definition";
import type { Database } from "../store/schema";
import { checkpoint } from "../store/sqlite/checkpoint";
import { eraseContents, undelivered } from "./erase-contents";
import { hashesUnder } from "./identity";
import { logRequest } from "./privacy-log";

export type PersonRequest = { keys: readonly Buffer[]; email: string; at: number };

type Erased = {
  /** Submissions whose contents were erased now. */
  submissions: number;
  /** Submissions erased earlier, whose receipts still had a personal part. */
  receipts: number;
  /** Deliveries cancelled, by kind of form and destination. */
  cancelled: Cancelled[];
  /** Attempts in flight: their requests have left, and they are recorded when they end. */
  inFlight: number;
};

export type Cancelled = { kind: FormKind; destination: string; deliveries: number };

/**
 * Erases everything sent with this address: contents, receipts' personal parts, answers of outside
 * services. What is waiting to be sent is cancelled. The person's opt-outs stay, as hashes.
 */
export async function erase(
  db: Kysely<Database>,
  { keys, email, at }: PersonRequest,
): Promise<Erased> {
  const erased = await db.transaction().execute(async (trx) => {
    const references = await findReferences(trx, hashesUnder(keys, { email }));
    const outcome = `${counts.submissions(references.length)} erased`;
    await logRequest(trx, { at, nature: "erase", outcome });
    return references.length > 0 ? eraseAll(trx, references, at) : nothing;
  });
  if (erased.submissions + erased.receipts > 0) await checkpoint(db);
  return erased;
}

const nothing: Erased = { submissions: 0, receipts: 0, cancelled: [], inFlight: 0 };

/** The references of everything sent with the e-mail address of these hashes, oldest first. */
export async function findReferences(
  db: Kysely<Database>,
  emailHashes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("persons")
    .innerJoin("submissions", "submissions.reference", "persons.reference")
    .select("submissions.reference")
    .where("persons.hash", "in", emailHashes)
    .orderBy("submissions.received_at")
    .execute();
  return rows.map(({ reference }) => reference);
}

async function eraseAll(
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
