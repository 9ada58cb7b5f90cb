import { setTimeout as sleepFor } from "node:timers/promises";
import type { App, Current } from "../app";
import { probeSoon } from "../state/channel";
import { logFault } from "../store/store-error";
import { isSqlite, transact } from "../store/transact";
import { attempt, recordFault } from "./attempt";
import { claimNext, voidLeases } from "./claim";
import { checkClockAtStart } from "./clock";
import { untilNextDue } from "./order";
import { changeChannels } from "./queue";

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(current: Current) {
  const { attempts, stopping } = current.app;
  let delivering: Promise<number> | null = null;

  function deliver(): Promise<number> {
    delivering ??= startDue(current.app).finally(() => {
      delivering = null;
    });
    return delivering;
  }

  async function stopClaiming() {
    stopping.abort();
    await delivering;
  }

  return {
    deliver,
    /** Resolves when no attempt of this process is in flight. */
    untilIdle: () => untilIdle(attempts),
    /** Before the first delivery of this process. */
    async begin() {
      const { app } = current;
      // An embedded database has one server at a time, so nobody else can hold a lease.
      if (isSqlite(app.db)) await transact(app, voidLeases);
      await checkClockAtStart(app);
      await transact(app, changeChannels);
      await transact(app, probeSoon);
    },
    /** Lets nothing start any more, neither by the schedule nor for a waiting client. */
    stopClaiming,
    /** Claims nothing more, gives attempts `limitMs` to finish, then aborts them. */
    async stop(limitMs: number) {
      await stopClaiming();
      await withTimeout(limitMs, untilIdle(attempts));
      for (const { abort } of attempts.values()) abort();
      await withTimeout(abortGraceMs, untilIdle(attempts));
    },
  };
}

/** Short enough that changes by commands are noticed soon. */
const longestSleep = 1000;
const shortestSleep = 5;

/** After these, a tick ends, and the next one asks every channel again. */
const roundsOfATick = 4;

/**
 * Attempts are not awaited, so that a hanging destination delays no other. The channels take turns,
 * one delivery each, so that a long queue of one does not hold up the others.
 *
 * @returns milliseconds to sleep, at most 1000
 */
async function startDue(app: App): Promise<number> {
  if (app.stopping.signal.aborted) return longestSleep;
  let wait = (await untilNextDue(app)) ?? longestSleep;
  const open = new Set(app.destinations.map((one) => one.channel));
  for (let round = 0; round < roundsOfATick && open.size > 0; round += 1) {
    for (const channel of open) {
      if (app.stopping.signal.aborted) return shortestSleep;
      const claim = await claimNext(app, channel).catch((error: unknown) => {
        logFault(app.log, error, "claim failed", { channel });
        return null;
      });
      if (claim === null) {
        open.delete(channel);
        continue;
      }
      if (claim.kind === "none") {
        wait = Math.min(wait, claim.wait);
        open.delete(channel);
        continue;
      }
      if (claim.kind === "unclaimable") {
        await recordFault(app, claim.delivery, claim.error).catch(() => open.delete(channel));
        continue;
      }
      void attempt(app, claim.claimed).finally(app.wake);
    }
  }
  if (open.size > 0) return shortestSleep;
  return Math.max(shortestSleep, Math.min(longestSleep, Math.ceil(wait)));
}

/** Time for an aborted attempt to give its lease back. */
const abortGraceMs = 2000;

/** Resolves when no attempt of this process is in flight. */
async function untilIdle(attempts: App["attempts"]): Promise<void> {
  while (attempts.size > 0) await Promise.all([...attempts.values()].map(({ done }) => done));
}

/** Waits for the work, at most `limitMs`; the work itself continues. */
export async function withTimeout(limitMs: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const tooLong = sleepFor(limitMs, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, tooLong]).finally(() => over.abort());
}
