import { type Kysely, sql } from "kysely";
import type { Database } from "./schema";

const minute = 60_000;
/** One post in so many also deletes rows of past minutes, so that the table stays small. */
const sweepEvery = 100;

/**
 * Counts a post of this network in its current minute, over all processes on the store.
 *
 * @param post.network a keyed hash, so that no address is stored
 * @param post.now milliseconds since 1970, as is `endsAt`
 * @returns how many it has sent in that minute, and when the minute ends
 */
export async function countPost(
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
