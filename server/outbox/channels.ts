import type { ChannelTable } from "../store/schema";
import type { Db, Trx } from "./context";

/** A channel nothing has used yet: a full bucket and no grudge. */
export function freshChannel(name: string, burst: number): ChannelTable {
  return {
    name,
    tokens: burst,
    refilled_at: 0,
    failures: 0,
    recent: "",
    opened_at: null,
    probe_at: null,
    probe_delay: 0,
    held_since: null,
    hold_reason: null,
    last_probe: null,
    passed_at: null,
  };
}

export async function readChannel(db: Db, name: string, burst: number): Promise<ChannelTable> {
  const row = await db
    .selectFrom("channels")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirst();
  return row ?? freshChannel(name, burst);
}

/**
 * Reads the channel for changing it. The write comes first, because with PostgreSQL it is what
 * keeps another process out until the transaction ends.
 */
export async function lockChannel(trx: Trx, name: string, burst: number): Promise<ChannelTable> {
  return trx
    .insertInto("channels")
    .values(freshChannel(name, burst))
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveChannel(trx: Trx, { name, ...changed }: ChannelTable): Promise<void> {
  await trx.updateTable("channels").set(changed).where("name", "=", name).execute();
}
