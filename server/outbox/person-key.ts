import { identify } from "../privacy/identity";
import type { Submission } from "../submission/submission";
import type { Relay, Trx } from "./context";

/**
 * Hash of the e-mail, else of the phone. After a key change the older hash is used as long as
 * deliveries wait under it, so that their order is kept.
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

function hashUnder(key: Buffer, { email, phone }: Submission["contact"]): string {
  return (email ? identify(key, { email }).email : identify(key, { phone }).phone) ?? "";
}
