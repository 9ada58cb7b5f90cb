import type { Transaction } from "kysely";
import { noticeLead } from "../outbox/notices";
import { daysToSign } from "../privacy/authorizations";
import { logRequest } from "../privacy/privacy-log";
import type { Database } from "../store/schema";
import { errorCode } from "../store/store-error";
import { checkpoint, transact } from "../store/transact";
import { submissionKinds } from "../submission/kinds";
import { type Actor, type ActResult, logAct, obstacle, routerOf, unknownReference } from "./actor";
import { cancelUnsent } from "./erase";
import { eraseContents, eraseReceipts } from "./personal-data";
import { findSubmission } from "./read-lead";

/**
 * Withdraws one lead: notifies its recipients, then erases it. For 30 days its page shows who was
 * notified. `count` is the number of recipients that get a notice or that a person must notify.
 */
export async function withdraw(actor: Actor, reference: string): Promise<ActResult> {
  const { db } = actor;
  const row = await findSubmission(db, reference);
  if (!row) return obstacle(unknownReference(reference));
  if (!submissionKinds[row.kind].isLead) return obstacle(`${reference} is not a lead: use erase.`);

  const count = await transact(db, (trx) => withdrawIn(actor, trx, reference));
  if (count === null) return obstacle(`${reference} was erased: nothing is left to withdraw.`);

  await checkpoint(db);
  return { kind: "done", count };
}

/** Null for a lead that is erased already. */
async function withdrawIn(
  actor: Actor,
  trx: Transaction<Database>,
  reference: string,
  why = "withdrawn",
): Promise<number | null> {
  const at = actor.now();
  // The first write: a second withdrawal or an erasure waits here.
  const { numUpdatedRows } = await trx
    .updateTable("submissions")
    .set(({ ref }) => ({ state: ref("state") }))
    .where("reference", "=", reference)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;

  const about = "lead.withdrawn";
  const { told, needs } = await noticeLead(routerOf(actor), trx, reference, { about });
  await cancelUnsent(trx, [reference], at, about);
  await trx
    .insertInto("request_pages")
    .values({ reference, closed_at: null, withdrawn_at: at })
    .onConflict((conflict) => conflict.column("reference").doUpdateSet({ withdrawn_at: at }))
    .execute();
  await eraseContents(trx, [reference], at);
  await eraseReceipts(trx, [reference]);
  await logRequest(trx, { at, nature: "erase", outcome: "one request withdrawn" });
  const outcome = `${why}; ${told + needs} to tell`;
  await logAct(trx, actor, { act: "withdraw", outcome, references: [reference] });
  return told + needs;
}

const day = 24 * 60 * 60 * 1000;

/** A lead that could not be withdrawn or erased; `code` of the error, without personal data. */
export type Failed = { reference: string; code: string };

/**
 * Withdraws the leads whose senders did not sign the authorization in time. A lead that cannot be
 * withdrawn does not keep others from it. Call this only while the clock is trusted.
 */
export async function withdrawUnsigned(
  actor: Omit<Actor, "place">,
): Promise<{ withdrawn: number; failed: Failed[] }> {
  const failed: Failed[] = [];
  let withdrawn = 0;
  for (const reference of await findUnsigned(actor)) {
    try {
      if (await withdrawIfUnsigned(actor, reference)) withdrawn += 1;
    } catch (error) {
      failed.push({ reference, code: errorCode(error) });
    }
  }
  if (withdrawn > 0) await checkpoint(actor.db);
  return { withdrawn, failed };
}

/** References of leads that waited too long for a signature; of one lead, if it is given. */
export async function findUnsigned(
  { db, now }: Pick<Actor, "db" | "now">,
  reference?: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("routings")
    .select("reference")
    // A lead that waits has a time to look again, and this column has an index.
    .where("check_at", "is not", null)
    .where("state", "=", "waiting")
    .where("asked_at", "<=", now() - daysToSign * day)
    .$if(reference !== undefined, (query) => query.where("reference", "=", reference ?? ""))
    .execute();
  return rows.map(({ reference }) => reference);
}

function withdrawIfUnsigned(actor: Omit<Actor, "place">, reference: string): Promise<boolean> {
  return transact(actor.db, async (trx) => {
    // It may have been signed in the meantime.
    const unsigned = await findUnsigned({ ...actor, db: trx }, reference);
    if (unsigned.length === 0) return false;

    const why = `not authorized in ${daysToSign} days`;
    return (await withdrawIn({ ...actor, place: "server" }, trx, reference, why)) !== null;
  });
}
