import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { day, minute } from "~/data/dates";
import { senderNetwork } from "../privacy/ip-address";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Db } from "../store/schema";

/** Exempt posts have a limit too, this many times as high, because each costs a transaction. */
const exemptFactor = 10;

/** Posts in a day, as a multiple of those in a minute: a long message takes 19 kB of the store. */
const dayFactor = 50;

/** Counts one use by this name. @returns the count so far */
type Count = (name: string, lifeMs: number) => Promise<number>;

/**
 * @param perMinute posts per minute and address, also the burst; 0 switches the limits off
 * @param count of processes that count together; without it, each counts alone
 */
export function createSubmitLimiter(perMinute: number, count: Count = countInMemory()) {
  const within =
    (most: number, lifeMs: number, counter: string) => async (address: string | null) => {
      if (address === null || most === 0) return 0;
      // While the store cannot be reached no limit is applied, because nothing can be stored then.
      const posts = await count(`${counter}:${senderNetwork(address)}`, lifeMs).catch(() => 0);
      return posts > most ? lifeMs / 1000 : 0;
    };
  const minutely = within(perMinute, minute, "network");
  const daily = within(perMinute * dayFactor, day, "day");
  return {
    /** Counts one post; returns the seconds to wait after too many, otherwise 0. */
    wait: async (address: string | null) => (await minutely(address)) || daily(address),
    /** The same for what is exempt from these limits: repeats, and whoever opens a request or is a firm. */
    waitExempt: within(perMinute * exemptFactor, minute, "exempt"),
  };
}

function countInMemory(): Count {
  const counts = new Map(
    [minute, day].map((lifeMs) => [lifeMs, new RateLimiterMemory({ duration: lifeMs / 1000 })]),
  );
  return async (name, lifeMs) => (await counts.get(lifeMs)?.penalty(name))?.consumedPoints ?? 0;
}

/**
 * Adds one to a count shared by all processes on the store. A count expires `lifeMs` after it
 * began. Only a keyed hash of the name is stored, under the newest key; what was counted under an
 * older one still counts.
 *
 * @returns the new count
 */
export async function countUse(
  db: Db,
  keys: SecretKeys,
  { name, lifeMs, at }: { name: string; lifeMs: number; at: number },
): Promise<number> {
  const { posts } = await db
    .insertInto("submit_rates")
    .values({ network: hashed(keys[0], name), posts: 1, ends_at: at + lifeMs })
    .onConflict((conflict) =>
      conflict.column("network").doUpdateSet(({ eb, ref }) => {
        const isOver = eb("submit_rates.ends_at", "<=", at);
        const more = sql<number>`submit_rates.posts + 1`;
        const end = sql<number>`cast(${at + lifeMs} as bigint)`;
        return {
          posts: eb.case().when(isOver).then(sql.lit(1)).else(more).end(),
          ends_at: eb.case().when(isOver).then(end).else(ref("submit_rates.ends_at")).end(),
        };
      }),
    )
    .returning("posts")
    .executeTakeFirstOrThrow();
  const [, ...older] = keys;
  return posts + (await readUses(db, older, name, at));
}

/** Subtracts one from a count that has not expired. */
export async function uncount(db: Db, keys: SecretKeys, name: string): Promise<void> {
  await db
    .updateTable("submit_rates")
    .set({ posts: sql<number>`posts - 1` })
    .where("network", "=", hashed(keys[0], name))
    .where("posts", ">", 0)
    .execute();
}

/** Ends a count, under whatever key. */
export async function endCount(db: Db, keys: SecretKeys, name: string): Promise<void> {
  const networks = keys.map((key) => hashed(key, name));
  await db.deleteFrom("submit_rates").where("network", "in", networks).execute();
}

/** The count so far, under these keys. */
export async function readUses(
  db: Db,
  keys: readonly Buffer[],
  name: string,
  at: number,
): Promise<number> {
  if (keys.length === 0) return 0;

  const rows = await db
    .selectFrom("submit_rates")
    .select("posts")
    .where(
      "network",
      "in",
      keys.map((key) => hashed(key, name)),
    )
    .where("ends_at", ">", at)
    .execute();
  return rows.reduce((sum, { posts }) => sum + posts, 0);
}

function hashed(key: Buffer, name: string): string {
  return createHmac("sha256", key).update(`count:${name}`).digest("hex");
}
