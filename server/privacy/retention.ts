import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Config } from "../config/config";
import { tryLock } from "../store/advisory-lock";
import type { Database } from "../store/schema";
import { checkpoint } from "../store/sqlite/checkpoint";
import { eraseContents, forgetPersons, undelivered } from "./erase-contents";
import { logLimit } from "./privacy-log";

type Retained = { submissions: number; receipts: number; logRows: number };

type RetentionDays = Pick<Config, "RETENTION_DAYS" | "RECEIPT_DAYS">;

const day = 24 * 60 * 60 * 1000;
const batch = 200;

/**
 * Erases what is older than the settings allow: contents of submissions, personal parts of
 * receipts, rows of the privacy log. What is still to be delivered stays, and every opt-out.
 *
 * @param options.now milliseconds since 1970
 * @returns how many of each were erased; with `dryRun`, would be
 */
export async function retention(
  db: Kysely<Database>,
  config: RetentionDays,
  { now, dryRun = false }: { now: number; dryRun?: boolean },
): Promise<Retained> {
  const limits = {
    submissions: now - config.RETENTION_DAYS * day,
    receipts: now - config.RECEIPT_DAYS * day,
    logRows: logLimit(now),
  };
  if (dryRun) return count(db, limits);

  const erased = {
    submissions: await inBatches(() => eraseSubmissions(db, limits.submissions, now)),
    receipts: await inBatches(() => eraseReceipts(db, limits.receipts)),
    logRows: await eraseLog(db, limits.logRows),
  };
  if (Object.values(erased).some((count) => count > 0)) await checkpoint(db);
  return erased;
}

async function count(db: Kysely<Database>, limits: Retained): Promise<Retained> {
  const total = sql<number | string>`count(*)`.as("total");
  const log = db.selectFrom("privacy_log").where("at", "<", limits.logRows);
  const submissions = await overdueSubmissions(db, limits.submissions)
    .select(total)
    .executeTakeFirst();
  const receipts = await overdueReceipts(db, limits.receipts).select(total).executeTakeFirst();
  const logRows = await log.select(total).executeTakeFirst();

  return {
    submissions: Number(submissions?.total ?? 0),
    receipts: Number(receipts?.total ?? 0),
    logRows: Number(logRows?.total ?? 0),
  };
}

/** So that neither the write lock nor the event loop is held for long. */
async function inBatches(erase: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const erased = await erase();
    total += erased;
    if (erased < batch) return total;
    await setImmediate();
  }
}

async function eraseSubmissions(db: Kysely<Database>, before: number, now: number) {
  return db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, "retention"))) return 0;
    const rows = await overdueSubmissions(trx, before).select("reference").limit(batch).execute();
    const references = rows.map(({ reference }) => reference);
    if (references.length > 0) await eraseContents(trx, references, now);
    return references.length;
  });
}

/** Includes submissions rejected while the visitor waited: they are final. */
function overdueSubmissions(db: Kysely<Database>, before: number) {
  return db
    .selectFrom("submissions")
    .where("received_at", "<", before)
    .where("erased_at", "is", null)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb("submissions.state", "=", "refused"),
        not(
          exists(
            selectFrom("deliveries")
              .select("id")
              .whereRef("deliveries.reference", "=", "submissions.reference")
              .where("deliveries.state", "in", undelivered),
          ),
        ),
      ]),
    );
}

async function eraseReceipts(db: Kysely<Database>, before: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, "retention"))) return 0;
    const rows = await overdueReceipts(trx, before)
      .select(["id", "reference"])
      .limit(batch)
      .execute();
    if (rows.length === 0) return 0;

    const ids = rows.map(({ id }) => id);
    await trx.updateTable("receipts").set({ personal: null }).where("id", "in", ids).execute();
    const references = rows.map(({ reference }) => reference);
    await forgetPersons(trx, references);
    return rows.length;
  });
}

function overdueReceipts(db: Kysely<Database>, before: number) {
  return db
    .selectFrom("receipts")
    .where("created_at", "<", before)
    .where("personal", "is not", null);
}

async function eraseLog(db: Kysely<Database>, before: number): Promise<number> {
  const result = await db.deleteFrom("privacy_log").where("at", "<", before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
