import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { senderNetwork } from "../privacy/count-use";
import type { Database } from "../store/schema";

type SubmitLimiter = {
  /** Counts one post; returns the seconds to wait after too many, otherwise 0. */
  wait(address: string | null): Promise<number>;
  /** The same for posts exempt from the rate limit: repeats, opt-outs, unsubscribes. */
  waitExempt(address: string | null): Promise<number>;
};

/** Exempt posts have a limit too, this many times as high, because each costs a transaction. */
const exemptFactor = 10;

type Shared = { db: Kysely<Database>; key: Buffer; now: () => number };

/**
 * @param perMinute posts per minute and address, also the burst; 0 switches the limit off
 * @param store of processes that count together; without one, each counts alone
 */
export function createSubmitLimiter(perMinute: number, store?: Shared): SubmitLimiter {
  return {
    wait: waitAt(perMinute, "network", store),
    waitExempt: waitAt(perMinute * exemptFactor, "exempt", store),
  };
}

/**
 * @param counter separates this count from others in the store
 */
function waitAt(perMinute: number, counter: string, store?: Shared): SubmitLimiter["wait"] {
  const wait = store ? waitByStore({ perMinute, counter }, store) : waitByMemory(perMinute);
  return async (address) =>
    address === null || perMinute === 0 ? 0 : wait(senderNetwork(address));
}

function waitByMemory(perMinute: number) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return (network: string) =>
    limiter.consume(network).then(
      () => 0,
      (refusal: unknown) => secondsToWait(refusal),
    );
}

function secondsToWait(refusal: unknown): number {
  return refusal instanceof RateLimiterRes ? atLeastOne(refusal.msBeforeNext) : 0;
}

// Stryker disable all: only PostgreSQL is shared, tests/server/postgres/submit-limit.test.ts holds it
/** Applies no limit while the store cannot be reached: nothing can be stored then. */
function waitByStore(
  { perMinute, counter }: { perMinute: number; counter: string },
  { db, key, now }: Shared,
) {
  return async (network: string) => {
    const hash = createHmac("sha256", key).update(`${counter}:${network}`).digest("hex");
    const counted = await countPost(db, { network: hash, now: now() }).catch(() => null);
    return counted && counted.posts > perMinute ? atLeastOne(counted.endsAt - now()) : 0;
  };
}
// Stryker restore all

function atLeastOne(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

const minute = 60_000;
/** One post in this many also deletes rows of past minutes, so that the table stays small. */
const sweepEvery = 100;

// Stryker disable all: only PostgreSQL is shared, tests/server/postgres/submit-limit.test.ts holds it
/**
 * Counts a post of this network in its current minute, over all processes on the store.
 *
 * @param post.network a keyed hash, so that no address is stored
 * @param post.now milliseconds since 1970, as is `endsAt`
 * @returns how many posts it has sent in that minute, and when the minute ends
 */
async function countPost(
  db: Kysely<Database>,
  { network, now }: { network: string; now: number },
): Promise<{ posts: number; endsAt: number }> {
  if (Math.random() * sweepEvery < 1) {
    await db.deleteFrom("submit_rates").where("ends_at", "<=", now).execute();
  }
  const row = await db
    .insertInto("submit_rates")
    .values({ network, posts: 1, ends_at: now + minute })
    .onConflict((conflict) =>
      conflict.column("network").doUpdateSet(({ eb }) => {
        const isOver = eb("submit_rates.ends_at", "<=", now);
        return {
          posts: eb
            .case()
            .when(isOver)
            .then(sql.lit(1))
            .else(sql<number>`submit_rates.posts + 1`)
            .end(),
          ends_at: eb
            .case()
            .when(isOver)
            .then(sql<number>`cast(${now + minute} as bigint)`)
            .else(eb.ref("submit_rates.ends_at"))
            .end(),
        };
      }),
    )
    .returning(["posts", "ends_at"])
    .executeTakeFirstOrThrow();
  return { posts: row.posts, endsAt: row.ends_at };
}
// Stryker restore all
