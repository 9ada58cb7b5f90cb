import { randomUUID } from "node:crypto";
import { daysToSign } from "../privacy/authorizations";
import { eraseContents } from "../privacy/erasure";
import { logRequest } from "../privacy/privacy-log";
import { checkpoint } from "../store/sqlite/open-sqlite";
import { transact } from "../store/transact";
import type { Db, Trx } from "./context";
import { notifyRecipients } from "./notify-recipients";
import type { Router } from "./plan";

/**
 * Tells everyone who was sent the lead, then erases it; its page shows for 30 days who was told.
 *
 * @returns how many are told, automatically or by hand; null for one that is erased already
 */
export async function withdrawLead(
  router: Router,
  trx: Trx,
  reference: string,
): Promise<number | null> {
  const at = router.now();
  // The first write: two that withdraw at once, or an erasure in between, wait here.
  const { numUpdatedRows } = await trx
    .updateTable("submissions")
    .set({ fingerprint: null })
    .where("reference", "=", reference)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;

  const about = "lead.withdrawn";
  const { told, needs } = await notifyRecipients(router, trx, { reference, about });
  await cancelHeld(trx, { reference, at });
  await trx
    .insertInto("request_pages")
    .values({ reference, closed_at: null, withdrawn_at: at })
    .onConflict((conflict) => conflict.column("reference").doUpdateSet({ withdrawn_at: at }))
    .execute();
  await trx
    .updateTable("receipts")
    .set({ personal: null })
    .where("reference", "=", reference)
    .execute();
  await eraseContents(trx, [reference], at);
  await logRequest(trx, { at, nature: "erase", outcome: "one request withdrawn" });
  return told + needs;
}

/** Cancels the deliveries that waited for a release from quarantine. */
async function cancelHeld(trx: Trx, { reference, at }: { reference: string; at: number }) {
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "lead.withdrawn", updated_at: at })
    .where("reference", "=", reference)
    .where("purpose", "=", "submission")
    .where("state", "=", "quarantined")
    .execute();
}

const day = 24 * 60 * 60 * 1000;

/**
 * Withdraws the leads whose senders were asked for an authorization and did not sign it in time.
 * Call it only while the clock is trusted, because it cannot be undone.
 */
export async function withdrawUnanswered(router: Router & { db: Db }): Promise<number> {
  const { db, now } = router;
  const before = now() - daysToSign * day;
  const unanswered = await overdue(db, before).execute();
  let count = 0;
  for (const { reference } of unanswered) {
    // Asked again, because it may have been signed meanwhile.
    count += await transact(db, async (trx) => {
      const isOverdue = await overdue(trx, before)
        .where("reference", "=", reference)
        .executeTakeFirst();
      const told = isOverdue ? await withdrawLead(router, trx, reference) : null;
      if (told === null) return 0;

      const outcome = `not authorized in ${daysToSign} days; ${told} to tell`;
      await trx
        .insertInto("operator_log")
        .values({
          ...{ id: randomUUID(), at: now(), reference, outcome },
          ...{ act: "withdraw", place: "server" },
        })
        .execute();
      return 1;
    });
  }
  if (count > 0) await checkpoint(db);
  return count;
}

/** A lead that waits has a time to look again, by which there is an index. */
function overdue(db: Db, before: number) {
  return db
    .selectFrom("routings")
    .select("reference")
    .where("check_at", "is not", null)
    .where("state", "=", "waiting")
    .where("asked_at", "<=", before);
}
