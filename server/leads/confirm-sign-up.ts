import type { App } from "../app";
import { superseded } from "../outbox/plan";
import { lockSubmission, settle } from "../outbox/state";
import { hashesUnder } from "../privacy/identity";
import { readSignUpToken } from "../privacy/link-token";
import { lift } from "../privacy/opt-out";
import { transact } from "../store/transact";
import { readSubmission } from "../submission/submission";

export function isSignUpToken({ keys }: App, token: string): boolean {
  return readSignUpToken(keys, token) !== null;
}

/**
 * Takes the address of a sign-up back on the newsletter's list, because only that address got the
 * token, and relays the sign-up.
 *
 * @returns its reference; null for a token that is not ours, or a sign-up that was erased
 */
export async function confirmSignUp(
  { db, keys, now, wake }: App,
  token: string,
): Promise<string | null> {
  const reference = readSignUpToken(keys, token);
  if (reference === null) return null;

  const isDone = await transact(db, async (trx) => {
    const row = await lockSubmission(trx, reference);
    if (row?.kind !== "newsletter") return false;

    const { email } = readSubmission(row).contact;
    await lift(trx, "newsletter", hashesUnder(keys, { email }));
    await trx
      .updateTable("deliveries")
      .set({ state: "pending", reason: null, next_at: now(), updated_at: now() })
      .where("reference", "=", reference)
      .where("state", "=", "cancelled")
      .where("reason", "=", superseded)
      .execute();
    await settle(trx, [reference]);
    return true;
  });
  if (isDone) wake();
  return isDone ? reference : null;
}
