import { sql } from "kysely";
import type { Logger } from "pino";
import { events } from "../events";
import type { AlertEvent, Db, UpkeepTable } from "./schema";
import { describeStoreFault, errorCode, StoreError } from "./store-error";

type UpkeepTask = UpkeepTable["task"];

type Upkeep = Record<
  Exclude<UpkeepTask, `firm-${string}`>,
  { doneAt: number | null; fault: string | null }
>;

const never = { doneAt: null, fault: null };

/** When each task was last done, and what prevents it now. */
export async function readUpkeep(db: Db): Promise<Upkeep> {
  const rows = await db
    .selectFrom("upkeep")
    .selectAll()
    .where(sql<boolean>`task not like 'firm-%'`)
    .execute();
  const found = rows.map(({ task, done_at: doneAt, fault }) => [task, { doneAt, fault }]);
  return {
    backup: never,
    retention: never,
    clock: never,
    serve: never,
    seal: never,
    ...Object.fromEntries(found),
  };
}

/** The time of the newest row, read through indexes; null for an empty store. */
export async function readNewestRow(db: Db): Promise<number | null> {
  const submission = await db
    .selectFrom("submissions")
    .select("received_at as at")
    .orderBy("received_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const attempt = await db
    .selectFrom("attempts")
    .select("ended_at as at")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const done = Object.values(await readUpkeep(db)).map(({ doneAt }) => doneAt);
  const times = [submission?.at, attempt?.at, ...done].filter((at) => at != null);
  return times.length === 0 ? null : Math.max(...times);
}

export async function noteDone(db: Db, task: UpkeepTask, at: number): Promise<void> {
  await storeUpkeep(db, { task, done_at: at, fault: null });
}

/** Notes why the task cannot be done, or that it can; the time it was last done is kept. */
export async function noteFault(db: Db, task: UpkeepTask, fault: string | null): Promise<void> {
  await storeUpkeep(db, { task, fault });
}

async function storeUpkeep(
  db: Db,
  row: Pick<UpkeepTable, "task" | "fault"> & Partial<UpkeepTable>,
) {
  await db
    .insertInto("upkeep")
    .values({ done_at: null, ...row })
    .onConflict((conflict) => conflict.column("task").doUpdateSet(row))
    .execute();
}

/** Deletes counts that have expired, so that the addresses and networks of a day do not stay. */
export async function sweepCounts({ db, now }: { db: Db; now: () => number }): Promise<void> {
  await db.deleteFrom("submit_rates").where("ends_at", "<=", now()).execute();
}

/** A client can make up any number. */
const mostHosts = 50;

/** Notes a host by which the site was asked, for `relay check`. */
export async function noteHost(db: Db, host: string, at: number): Promise<void> {
  await sql`insert into seen_hosts (host, seen_at)
    select cast(${host} as text), cast(${at} as bigint)
    where (select count(*) from seen_hosts) < ${mostHosts}
    on conflict (host) do nothing`.execute(db);
}

/** The first 50, in the order of their first requests. */
export async function readHosts(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("seen_hosts").select("host").orderBy("seen_at").execute();
  return rows.map(({ host }) => host);
}

export type StoreWatch = ReturnType<typeof watchStore>;

type Watched = {
  store: { probe(): Promise<unknown> };
  /** Writes a row. */
  write(): Promise<unknown>;
  log: Logger;
  alert: (event: AlertEvent) => void;
};

/**
 * Looks whether the store takes writes, without writing: a deleted file, a full disk or an
 * unreachable database is noticed at once. Once anything has failed because of the store, it writes
 * a row, until that succeeds. A busy store is not a fault.
 */
export function watchStore({ store, write, log, alert }: Watched) {
  let fault: string | null = null;
  let isSuspect = false;
  events.on("storeFault", () => {
    isSuspect = true;
  });

  return {
    async look() {
      const isDoubtful = isSuspect || fault !== null;
      isSuspect = false;
      const probe = store.probe().then(() => (isDoubtful ? write() : undefined));
      const found = await probe.then(() => null, spellFault);
      if (found !== null && fault === null) {
        log.error({ reason: found }, "database is not writable");
        alert({ event: "store", count: 1, since: new Date().toISOString() });
      }
      if (found === null && fault !== null) {
        log.info("database is writable again");
        alert({ event: "resolved", of: "store" });
      }
      fault = found;
    },
    /** Why the database is not writable; null while it is. */
    fault: () => fault,
  };
}

function spellFault(error: unknown): string | null {
  const code = errorCode(error);
  if (/^SQLITE_BUSY/.test(code)) return null;
  if (error instanceof StoreError) return error.message;
  return describeStoreFault(error) ?? `The store answers with ${code}`;
}
