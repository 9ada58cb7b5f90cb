import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import { commandWords } from "~/data/desk/commands";
import { clockWords } from "~/data/desk/words";
import type { Alert } from "../alerts";
import type { Database, HeartbeatTable } from "../store/schema";
import { isShared, transact } from "../store/transact";

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const year = 365 * day;

/** After a server has run this long without a clock jump, the clock is trusted. */
const enoughMs = 2 * day;
const tolerance = 5 * minute;
const longestGap = 7 * day;
const oldestBuild = 5 * year;
/**
 * Smaller steps add up for this long before the comparison starts over, so that slow drift is not
 * taken for a jump.
 */
const comparedFor = day;

/** `isAgreed`: two days of running agree that the time is `at`, so overdue data may be erased. */
type Tick = { at: number; isAgreed: boolean };

export type Heartbeat = {
  /** Writes the heartbeat. Rejects while the store takes no writes. */
  tick(): Promise<Tick>;
};

type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a monotonic clock. */
  steady?: () => number;
  /** Milliseconds since 1970; null if it is not known. */
  builtAt: number | null;
};

type HeartbeatContext = Clock & { db: Kysely<Database>; log: Logger; alert: Alert };

/**
 * Why the clock is doubted: it jumped while a server ran; nothing seems to have run for a week; it
 * is earlier than the build, or years later; or more is overdue than may be erased without asking.
 */
type ClockDoubt = NonNullable<HeartbeatTable["doubt"]>;

type Reading = { wall: number; steady: number };

/**
 * A row that a server writes every second. It proves that the store takes writes, tells other
 * processes how long no server has run, and guards retention against a wrong clock, by which
 * everything could seem overdue: erasing cannot be undone.
 */
export function createHeartbeat(context: HeartbeatContext): Heartbeat {
  const { db, now, log, alert, builtAt, steady = () => performance.now() } = context;
  let last: Reading | null = null;
  let compared: Reading | null = null;
  let told: ClockDoubt | null = null;

  function tell(doubt: ClockDoubt | null) {
    if (doubt !== null && doubt !== told) {
      log.error({ reason: clockWords[doubt] }, "retention erases nothing");
      if (told === null) alert({ event: "clock", reason: clockWords[doubt] });
    }
    if (doubt === null && told !== null) alert({ event: "resolved", of: "clock" });
    told = doubt;
  }

  return {
    async tick() {
      const reading = { wall: now(), steady: steady() };
      const since = {
        now: reading.wall,
        ran: last && reading.steady - last.steady,
        drift: compared ? drift(compared, reading) : 0,
        builtAt,
      };
      const beat = await transact(db, (trx) => write(trx, since));

      // Set only now: if the write fails, the next tick compares again.
      last = reading;
      const isOld = compared === null || reading.steady - compared.steady > comparedFor;
      if (isOld || Math.abs(since.drift) > tolerance) compared = reading;
      tell(beat.doubt);
      return { at: reading.wall, isAgreed: beat.agreed_ms >= enoughMs };
    },
  };
}

/** By how much the wall clock advanced more than the monotonic one. */
function drift(from: Reading, to: Reading): number {
  return to.wall - from.wall - (to.steady - from.steady);
}

async function write(trx: Transaction<Database>, since: Since): Promise<Beat> {
  const found = trx.selectFrom("heartbeat").selectAll();
  // Several processes may tick: each continues from what the last one wrote.
  const row = await (isShared(trx) ? found.forUpdate() : found).executeTakeFirst();
  const beat = nextBeat(row ?? (await firstBeat(trx, since.now)), since);
  await trx
    .insertInto("heartbeat")
    .values({ id: 1, ...beat })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(beat))
    .execute();
  return beat;
}

/** For a store of an older version, its newest row stands for the last heartbeat. */
async function firstBeat(trx: Transaction<Database>, now: number): Promise<Beat> {
  return { ticked_at: (await newestRow(trx)) ?? now, agreed_ms: 0, doubt: null };
}

/**
 * When a server last wrote, for how long servers have run since the clock last disagreed, and why
 * retention erases nothing by itself.
 */
type Beat = Omit<HeartbeatTable, "id">;

type Since = {
  now: number;
  /** Milliseconds by the monotonic clock since this process last wrote; null at its first tick. */
  ran: number | null;
  /** By how much the wall clock differs from the monotonic one. */
  drift: number;
  builtAt: number | null;
};

/**
 * The beat that follows the previous one. Without a doubt, time that passed by both clocks counts
 * as agreed.
 */
function nextBeat(before: Beat, since: Since): Beat {
  const { now, ran } = since;
  const doubt = findDoubt(before, since);
  if (doubt) return { ticked_at: now, agreed_ms: 0, doubt };

  const passed = Math.floor(Math.min(ran ?? 0, now - before.ticked_at));
  const agreed_ms = before.agreed_ms + Math.max(0, passed);
  const isOver = agreed_ms >= enoughMs && before.doubt !== "much";
  return { ticked_at: now, agreed_ms, doubt: isOver ? null : before.doubt };
}

function findDoubt(before: Beat, { now, ran, drift: left, builtAt }: Since): ClockDoubt | null {
  if (builtAt !== null && now < builtAt) return "early";
  if (builtAt !== null && now > builtAt + oldestBuild) return "late";
  if (Math.abs(left) > tolerance) return "jump";

  const gap = now - before.ticked_at;
  if (ran === null && gap < -tolerance) return "jump";
  return ran === null && gap > longestGap ? "gap" : null;
}

type HeartbeatStatus = {
  doubt: ClockDoubt | null;
  /** Milliseconds since a server wrote here; null if none of this version has. */
  silentMs: number | null;
};

export async function readHeartbeat(db: Kysely<Database>, now: number): Promise<HeartbeatStatus> {
  const row = await readRow(db);
  return { doubt: row?.doubt ?? null, silentMs: row ? now - row.ticked_at : null };
}

/**
 * Says why the operator should confirm an erasure at `now`; null if the clock agrees with what
 * servers wrote. In its first two days a store has only its newest row to compare with.
 */
export async function doubtClock(db: Kysely<Database>, now: number): Promise<string | null> {
  const row = await readRow(db);
  if (row?.doubt && row.doubt !== "much") return clockWords[row.doubt];

  const isAgreed = row !== undefined && row.agreed_ms >= enoughMs;
  const seen = isAgreed ? row.ticked_at : await newestRow(db);
  const gap = seen === null ? 0 : now - seen;
  return gap > longestGap ? commandWords.retention.clockAhead(Math.floor(gap / day)) : null;
}

/** Notes whether retention waits for the operator; a doubt about the clock stays. */
export async function noteMuch(db: Kysely<Database>, isMuch: boolean): Promise<void> {
  const row = db.updateTable("heartbeat");
  await (isMuch
    ? row.set({ doubt: "much" }).where("doubt", "is", null)
    : row.set({ doubt: null }).where("doubt", "=", "much")
  ).execute();
}

function readRow(db: Kysely<Database>) {
  return db.selectFrom("heartbeat").selectAll().executeTakeFirst();
}

/** Reads the newest entry of an index, so that no table is scanned. */
async function newestRow(db: Kysely<Database>): Promise<number | null> {
  const rows = [
    await db
      .selectFrom("submissions")
      .select("received_at as at")
      .orderBy("received_at", "desc")
      .limit(1)
      .executeTakeFirst(),
    await db
      .selectFrom("attempts")
      .select("ended_at as at")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
    await db
      .selectFrom("privacy_log")
      .select("at")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
  ];
  const times = rows.flatMap((row) => row?.at ?? []);
  return times.length === 0 ? null : Math.max(...times);
}
