import { setImmediate } from "node:timers/promises";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import { clockWords } from "~/data/desk/words";
import type { Config } from "../config/config";
import { authorizationDays } from "../privacy/authorizations";
import { type Heartbeat, noteMuch } from "../privacy/heartbeat";
import { logLimit } from "../privacy/privacy-log";
import type { Database } from "../store/schema";
import { checkpoint } from "../store/sqlite/open-sqlite";
import { tryLock } from "../store/transact";
import { noteDone, noteFault } from "../store/upkeep";
import { cancelUnsent } from "./erase";
import { eraseContents, eraseReceipts } from "./personal-data";

type RetentionJob = { start(): void; stop(): Promise<void> };

type JobContext = {
  db: Kysely<Database>;
  config: Config;
  log: Logger;
  heartbeat: Heartbeat;
  /** Called once a day while the clock is trusted; returns how many requests it withdrew. */
  withdraw?: () => Promise<number>;
};

/** Also runs soon after the start, for servers that are restarted every night. */
const firstMs = 60_000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Runs the retention once a day, or checks again in an hour if it may not run. */
export function createRetentionJob(context: JobContext): RetentionJob {
  const { db, config, log, heartbeat, withdraw = async () => 0 } = context;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = true;

  async function run() {
    const isDone = await eraseOverdue().catch(fail);
    plan(isDone ? dayMs : hourMs);
  }

  /** Uses the time that the heartbeat has just checked. */
  async function eraseOverdue(): Promise<boolean> {
    const { at, isAgreed } = await heartbeat.tick();
    if (!isAgreed) return false;

    const isMuch = await erasesTooMuch(db, config, at);
    await noteMuch(db, isMuch);
    await heartbeat.tick();
    if (isMuch) return false;

    const withdrawn = await withdraw();
    log.info({ ...(await retention(db, config, { now: at })), withdrawn }, "retention done");
    await noteDone(db, "retention", at);
    return true;
  }

  async function fail(error: unknown): Promise<false> {
    log.error({ name: error instanceof Error ? error.name : "unknown" }, "retention failed");
    // Without the store nothing can be noted; the next run may succeed.
    await noteFault(db, "retention", clockWords.failed).catch(() => undefined);
    return false;
  }

  function plan(delay: number) {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, delay).unref();
  }

  return {
    start() {
      if (!isStopped) return;
      isStopped = false;
      plan(firstMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

type Retained = {
  submissions: number;
  receipts: number;
  watches: number;
  authorizations: number;
  logRows: number;
};

type RetentionDays = Pick<Config, "RETENTION_DAYS" | "RECEIPT_DAYS">;

const day = 24 * 60 * 60 * 1000;
const batch = 200;

/**
 * Erases what is older than the settings allow: contents of submissions, personal parts of
 * receipts, rows of the privacy log. Submissions with pending deliveries stay, and so does every
 * opt-out.
 *
 * @param options.now milliseconds since 1970
 * @returns how many of each were erased, or with `dryRun` would be
 */
export async function retention(
  db: Kysely<Database>,
  config: RetentionDays,
  { now, dryRun = false }: { now: number; dryRun?: boolean },
): Promise<Retained> {
  const limits = {
    submissions: now - config.RETENTION_DAYS * day,
    receipts: now - config.RECEIPT_DAYS * day,
    watches: now - config.RETENTION_DAYS * day,
    authorizations: now - authorizationDays * day,
    logRows: logLimit(now),
  };
  if (dryRun) return count(db, limits);

  const erased = {
    submissions: await inBatches(() => eraseSubmissions(db, limits.submissions, now)),
    receipts: await inBatches(() => eraseOldReceipts(db, limits.receipts)),
    watches: await eraseWatches(db, limits.watches),
    authorizations: await eraseAuthorizations(db, limits.authorizations),
    logRows: await eraseLog(db, limits.logRows),
  };
  if (Object.values(erased).some((count) => count > 0)) await checkpoint(db);
  return erased;
}

const fewEnough = 100;

/**
 * Whether a run would erase more than a hundred rows and more than a tenth of what the store still
 * holds. That points to a wrong clock or setting, so it waits for the operator.
 */
export async function erasesTooMuch(
  db: Kysely<Database>,
  config: RetentionDays,
  now: number,
): Promise<boolean> {
  const overdue = await retention(db, config, { now, dryRun: true });
  const total = sql<number | string>`count(*)`.as("total");
  const submissions = await db
    .selectFrom("submissions")
    .where("erased_at", "is", null)
    .select(total)
    .executeTakeFirstOrThrow();
  const receipts = await db
    .selectFrom("receipts")
    .where("personal", "is not", null)
    .select(total)
    .executeTakeFirstOrThrow();

  const isMuch = (count: number, held: unknown) => count > fewEnough && count * 10 > Number(held);
  return isMuch(overdue.submissions, submissions.total) || isMuch(overdue.receipts, receipts.total);
}

async function count(db: Kysely<Database>, limits: Retained): Promise<Retained> {
  const total = sql<number | string>`count(*)`.as("total");
  const watches = await db
    .selectFrom("page_watches")
    .where("confirmed_at", "<", limits.watches)
    .select(total)
    .executeTakeFirstOrThrow();
  const authorizations = await db
    .selectFrom("authorizations")
    .where(endedBefore(limits.authorizations))
    .select(total)
    .executeTakeFirstOrThrow();
  const log = db.selectFrom("privacy_log").where("at", "<", limits.logRows);
  const submissions = await overdueSubmissions(db, limits.submissions)
    .select(total)
    .executeTakeFirstOrThrow();
  const receipts = await overdueReceipts(db, limits.receipts)
    .select(total)
    .executeTakeFirstOrThrow();
  const logRows = await log.select(total).executeTakeFirstOrThrow();

  return {
    submissions: Number(submissions.total),
    receipts: Number(receipts.total),
    watches: Number(watches.total),
    authorizations: Number(authorizations.total),
    logRows: Number(logRows.total),
  };
}

/** Works in batches, so that neither the write lock nor the event loop is held for long. */
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
    if (references.length === 0) return 0;
    await cancelUnsent(trx, references, now);
    await eraseContents(trx, references, now);
    return references.length;
  });
}

/** Without a delivery that is still to be sent: nobody is left to retry what ended otherwise. */
function overdueSubmissions(db: Kysely<Database>, before: number) {
  return db
    .selectFrom("submissions")
    .where("received_at", "<", before)
    .where("erased_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deliveries")
            .select("id")
            .whereRef("deliveries.reference", "=", "submissions.reference")
            .where("deliveries.purpose", "=", "submission")
            .where("deliveries.state", "=", "pending"),
        ),
      ),
    );
}

async function eraseOldReceipts(db: Kysely<Database>, before: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, "retention"))) return 0;
    const rows = await overdueReceipts(trx, before).select("reference").limit(batch).execute();
    if (rows.length === 0) return 0;

    const references = rows.map(({ reference }) => reference);
    await eraseReceipts(trx, references);
    return rows.length;
  });
}

function overdueReceipts(db: Kysely<Database>, before: number) {
  return db
    .selectFrom("receipts")
    .where("created_at", "<", before)
    .where("personal", "is not", null);
}

/** Watches end when they are as old as the retention of a form; people may ask again. */
async function eraseWatches(db: Kysely<Database>, before: number): Promise<number> {
  const result = await db
    .deleteFrom("page_watches")
    .where("confirmed_at", "<", before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Six years after it was last in effect (RCW 19.373.070). */
async function eraseAuthorizations(db: Kysely<Database>, before: number): Promise<number> {
  const result = await db
    .deleteFrom("authorizations")
    .where(endedBefore(before))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function endedBefore(before: number) {
  return ({ or, eb }: ExpressionBuilder<Database, "authorizations">) =>
    or([eb("ends_at", "<", before), eb("revoked_at", "<", before)]);
}

async function eraseLog(db: Kysely<Database>, before: number): Promise<number> {
  const result = await db.deleteFrom("privacy_log").where("at", "<", before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
