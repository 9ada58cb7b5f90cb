import { setImmediate } from "node:timers/promises";
import { type ExpressionBuilder, sql } from "kysely";
import { day } from "~/data/dates";
import type { App, InTransaction } from "../app";
import { describeFault } from "../faults";
import { isLongAgo } from "../outbox/clock";
import { authorizationDays } from "../privacy/authorizations";
import { logLimit } from "../privacy/privacy-log";
import { isPending } from "../state/holders";
import { changeSubmissions } from "../state/settle";
import type { Database } from "../store/schema";
import { errorCode, isOfRow } from "../store/store-error";
import { checkpoint, transact } from "../store/transact";
import { noteDone, noteFault, readUpkeep } from "../store/upkeep";
import { isPastRetention } from "../submission/submission";
import { eraseContents, eraseOldReceipts, eraseSubmissions } from "./erase";
import { findUnsigned, withdrawUnsigned } from "./withdraw";

/** Numbers of rows that are erased, or would be. */
export type RetentionCounts = {
  submissions: number;
  /** Personal parts of receipts. */
  receipts: number;
  /** Leads that waited too long for a signature. They are withdrawn. */
  unsigned: number;
  authorizations: number;
  logRows: number;
};

/** A lead that could not be withdrawn or erased; `code` of the error, without personal data. */
type FailedLead = { reference: string; code: string };

/**
 * Erases what is older than the settings allow. Submissions with a delivery that is still to be
 * sent stay, and so does every opt-out. A submission that cannot be erased does not keep others
 * from it; `failed` has its reference and the cause.
 */
export async function runRetention(
  app: App,
): Promise<RetentionCounts & { failed: readonly FailedLead[] }> {
  const { db, now } = app;
  const is = overdue(app);
  const unsigned = await eachAlone(await findUnsigned(app), (reference) =>
    withdrawUnsigned(app, reference),
  );
  const old = await eraseEach(app, {
    isDue: (row) => row.and([is.submission(row), isIdle(row)]),
    erase: eraseContents,
  });
  // Nobody was sent it, so nothing of it proves anything.
  const spam = await eraseEach(app, { isDue: is.spam, erase: eraseSubmissions });
  const papers = await db.deleteFrom("authorizations").where(is.paper).executeTakeFirst();
  const logRows = await db.deleteFrom("privacy_log").where(is.logRow).executeTakeFirst();
  const erased = {
    submissions: old.count + spam.count,
    receipts: await eraseReceipts(app, is.receipt),
    unsigned: unsigned.count,
    authorizations: Number(papers.numDeletedRows),
    logRows: Number(logRows.numDeletedRows),
  };
  await noteDone(db, "retention", now());
  await noteFault(db, "clock", null);
  const failed = [...unsigned.failed, ...old.failed, ...spam.failed];
  if (failed.length > 0) {
    const shown = failed
      .slice(0, 20)
      .map(({ reference }) => reference)
      .join(", ");
    await noteFault(db, "retention", `${failed.length} could not be erased: ${shown}`);
  }
  if (Object.values(erased).some((count) => count > 0)) await checkpoint(db);
  return { ...erased, failed };
}

/** A submission that is old enough to be erased, and the destination that it still waits for. */
export type Kept = { reference: string; received_at: number; destination: string };

/** What retention does not erase because a delivery still waits. */
export function readKept({ db, config, now }: App): Promise<Kept[]> {
  return db
    .selectFrom("submissions")
    .innerJoin("deliveries", "deliveries.reference", "submissions.reference")
    .select(["submissions.reference", "received_at", "destination"])
    .where(isPastRetention(config, now()))
    .where("deliveries.purpose", "=", "submission")
    .where("deliveries.state", "=", isPending)
    .orderBy("received_at")
    .orderBy("deliveries.id")
    .execute();
}

/** What `runRetention` would erase now, and what it would keep although it is old enough. */
export async function previewRetention(
  app: App,
): Promise<{ overdue: RetentionCounts; kept: Kept[] }> {
  const { db } = app;
  const is = overdue(app);
  return {
    overdue: {
      submissions:
        (await count(
          db.selectFrom("submissions").where(is.submission).where(isIdle).select(total),
        )) + (await count(db.selectFrom("submissions").where(is.spam).select(total))),
      receipts: await count(db.selectFrom("receipts").where(is.receipt).select(total)),
      unsigned: (await findUnsigned(app)).length,
      authorizations: await count(db.selectFrom("authorizations").where(is.paper).select(total)),
      logRows: await count(db.selectFrom("privacy_log").where(is.logRow).select(total)),
    },
    kept: await readKept(app),
  };
}

const total = sql<number>`count(*)`.as("total");

async function count(query: { executeTakeFirstOrThrow(): Promise<{ total: number }> }) {
  return (await query.executeTakeFirstOrThrow()).total;
}

type Is<Table extends keyof Database> = ExpressionBuilder<Database, Table>;

/** Conditions of rows that are older than the settings allow. */
function overdue({ config, now }: App) {
  const receipts = now() - config.RECEIPT_DAYS * day;
  const papers = now() - authorizationDays * day;
  const log = logLimit(now());
  return {
    submission: isPastRetention(config, now()),
    /** A person may take it back until then. */
    spam: (is: Is<"submissions">) =>
      is.and([
        is("status", "=", "discarded"),
        is.exists(
          is
            .selectFrom("lead_notes")
            .select("lead_notes.id")
            .whereRef("lead_notes.reference", "=", "submissions.reference")
            .where("ends", "=", "spam")
            .where("at", "<", now() - day),
        ),
      ]),
    receipt: (is: Is<"receipts">) =>
      is.and([is("receipts.created_at", "<", receipts), is("personal", "is not", null)]),
    /** Six years after it was last in effect (RCW 19.373.070). */
    paper: (is: Is<"authorizations">) =>
      is.or([is("ends_at", "<", papers), is("revoked_at", "<", papers)]),
    logRow: (is: Is<"privacy_log">) => is("at", "<", log),
  };
}

/** Nothing is left to send. A delivery that ended otherwise will not be retried after so long. */
function isIdle(is: Is<"submissions">) {
  const pending = is
    .selectFrom("deliveries")
    .select("deliveries.id")
    .whereRef("deliveries.reference", "=", "submissions.reference")
    .where("deliveries.purpose", "=", "submission")
    .where("deliveries.state", "=", isPending);
  return is.not(is.exists(pending));
}

const batch = 200;

/** Works one after another, each in its own transaction, so that a failure stops no other. */
async function eachAlone(
  references: readonly string[],
  work: (reference: string) => Promise<boolean>,
): Promise<{ count: number; failed: FailedLead[] }> {
  const failed: FailedLead[] = [];
  let count = 0;
  for (const reference of references) {
    try {
      if (await work(reference)) count += 1;
    } catch (error) {
      failed.push({ reference, code: errorCode(error) });
      // If nothing at all can be done, the fault is in the store, unless it is that of each row.
      const isNone = failed.length > 1 && failed.length === references.length;
      if (isNone && !isOfRow(error)) throw error;
    }
  }
  return { count, failed };
}

type Overdue = {
  isDue(is: Is<"submissions">): ReturnType<Is<"submissions">["and"]>;
  erase(app: InTransaction, references: readonly string[]): Promise<void>;
};

/** Each is asked again once it is locked: a person may have sent it on, or taken it back, meanwhile. */
async function eraseEach(app: App, { isDue, erase }: Overdue) {
  const failed: FailedLead[] = [];
  let count = 0;
  const eraseOne = (reference: string) =>
    changeSubmissions(app, [reference], async (app) => {
      const due = app.db.selectFrom("submissions").select("reference").where(isDue);
      if (!(await due.where("reference", "=", reference).executeTakeFirst())) return false;
      await erase(app, [reference]);
      return true;
    });
  for (;;) {
    const kept = failed.map(({ reference }) => reference);
    const rows = await app.db
      .selectFrom("submissions")
      .select("reference")
      .where(isDue)
      .$if(kept.length > 0, (query) => query.where("reference", "not in", kept))
      .orderBy("received_at")
      .limit(batch)
      .execute();
    const done = await eachAlone(
      rows.map(({ reference }) => reference),
      eraseOne,
    );
    count += done.count;
    failed.push(...done.failed);
    if (rows.length < batch) return { count, failed };
    // Nothing else would be served in between: queries of the embedded database are synchronous.
    await setImmediate();
  }
}

async function eraseReceipts(
  app: App,
  isOld: (is: Is<"receipts">) => ReturnType<Is<"receipts">["and"]>,
): Promise<number> {
  for (let total = 0; ; ) {
    const count = await transact(app, (app) => eraseOldReceipts(app, isOld, batch));
    total += count;
    if (count < batch) return total;
    await setImmediate();
  }
}

type Start = {
  /** Milliseconds since 1970; null if unknown. */
  builtAt: number | null;
  /** The newest row written before this start, see `readNewestRow`. */
  newestRow: number | null;
  /** Milliseconds of a monotonic clock. */
  steady?: () => number;
};

/**
 * One run of the daily job, called every hour. It returns at once if the retention was done less
 * than a day ago, so a run that was refused or failed is repeated after an hour.
 */
export function createRetentionJob(
  { db, log, now }: App,
  start: Start,
): (app: App) => Promise<void> {
  const { steady = () => performance.now() } = start;
  const startedAt = steady();

  function findDoubt(doneAt: number | null) {
    const at = now();
    const ranMs = steady() - startedAt;
    // Retention that was done after this start was confirmed by the operator, and with it the clock.
    const isConfirmed = doneAt !== null && doneAt >= at - ranMs;
    const newestRow = isConfirmed ? doneAt : start.newestRow;
    return doubtClock({ now: at, builtAt: start.builtAt, newestRow, ranMs });
  }

  async function eraseOverdue(app: App) {
    const { retention, clock } = await readUpkeep(db);
    if (!isLongAgo(retention.doneAt ?? Number.NEGATIVE_INFINITY, day, now())) return;

    const doubt = findDoubt(retention.doneAt);
    if (doubt !== null) {
      const refusal = `Nothing was erased: ${doubt}. Check the clock, then run relay retention --confirm.`;
      await noteFault(db, "clock", refusal);
      if (clock.fault === refusal) return;
      log.error({ reason: refusal }, "retention refused");
      return;
    }
    const { failed, ...erased } = await runRetention(app);
    for (const one of failed) log.error(one, "not erased");
    log.info({ ...erased, failed: failed.length }, "retention done");
  }

  async function fail(error: unknown) {
    log.error(describeFault(error), "retention failed");
    // Without the store nothing can be noted; the next run may succeed.
    const fault = "It failed, and is tried again every hour. The log says why.";
    await noteFault(db, "retention", fault).catch(() => undefined);
  }

  return (app) => eraseOverdue(app).catch(fail);
}

type Doubt = Pick<Start, "builtAt" | "newestRow"> & {
  now: number;
  /** Milliseconds since the start, by a monotonic clock. */
  ranMs: number;
};

/** Why the clock may be wrong; null if it agrees with the build and with the rows. */
export function doubtClock({ now, builtAt, newestRow, ranMs }: Doubt): string | null {
  if (builtAt !== null && now < builtAt) {
    return "the clock is before the day on which this program was built";
  }
  const ahead = newestRow === null ? 0 : now - ranMs - newestRow;
  return ahead > 2 * day
    ? `the clock is ${Math.floor(ahead / day)} days after the newest row from before this start`
    : null;
}
