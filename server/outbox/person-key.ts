import { identify } from "../privacy/identity";
import type { Submission } from "../submission/submission";
import type { Relay, Trx } from "./context";

/**
 * The e-mail's hash, else the phone's. After a change of the key it is the older one's as long as
 * something waits under that, so that what the person asked stays in order.
 */
export async function findPersonKey(
  trx: Trx,
  [newest, ...older]: Relay["keys"],
  { contact }: Pick<Submission, "contact">,
): Promise<string> {
  if (older.length === 0) return hashUnder(newest, contact);

  const waiting = await trx
    .selectFrom("deliveries")
    .select("person_key")
    .where(
      "person_key",
      "in",
      older.map((key) => hashUnder(key, contact)),
    )
    .where("state", "=", "pending")
    .executeTakeFirst();
  return waiting?.person_key ?? hashUnder(newest, contact);
}

function hashUnder(key: Buffer, contact: Submission["contact"]): string {
  const identity = identify(key, contact);
  return identity.email ?? identity.phone ?? "";
}
