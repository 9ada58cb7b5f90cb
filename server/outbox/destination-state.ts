import type { ChannelRow } from "../store/schema";
import type { Db, Trx } from "./context";

/** Token bucket, circuit breaker and hold of one form id or address, which the store calls channel. */
export type DestinationState = ChannelRow;

/** Initial state: full token bucket, breaker closed, not on hold. */
function initialState(name: string, burst: number): DestinationState {
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
    since_lead: 0,
  };
}

export async function readDestinationState(
  db: Db,
  name: string,
  burst: number,
): Promise<DestinationState> {
  const row = await db
    .selectFrom("channels")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirst();
  return row ?? initialState(name, burst);
}

/**
 * Reads the state for changing it. The write comes first, because with PostgreSQL it is what keeps
 * another process out until the transaction ends.
 */
export async function lockDestinationState(
  trx: Trx,
  name: string,
  burst: number,
): Promise<DestinationState> {
  return trx
    .insertInto("channels")
    .values(initialState(name, burst))
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveDestinationState(
  trx: Trx,
  { name, ...changed }: DestinationState,
): Promise<void> {
  await trx.updateTable("channels").set(changed).where("name", "=", name).execute();
}
