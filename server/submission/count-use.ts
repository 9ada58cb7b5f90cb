import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Db } from "../store/schema";

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
