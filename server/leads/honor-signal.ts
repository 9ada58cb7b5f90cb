import type { App, InTransaction } from "../app";
import { noticeLeads } from "../outbox/notices";
import { hashesUnder, newestHashes } from "../privacy/identity";
import { isSuppressed, type OptOutReason, suppress } from "../privacy/opt-out";
import { changeSubmissions } from "../state/settle";
import type { SubmissionTable } from "../store/schema";
import { lockPerson, transact } from "../store/transact";
import { mark } from "../submission/row";
import { type Contact, readSubmission } from "../submission/submission";

/**
 * Whoever opens a request with its code, or posts it again, and sends a signal (`Sec-GPC`, or the cookie) has
 * opted out, whatever they do there: the signal becomes a reason of the request, its address and number are on
 * the `sale` list, and everybody who has it is told, before anything else is done with it.
 *
 * @param row of the request, which may be erased meanwhile
 * @param reasons none without a signal
 * @returns the row as it is then
 */
export async function honorSignal(
  app: App,
  row: SubmissionTable,
  { reasons }: { reasons: readonly OptOutReason[] },
): Promise<SubmissionTable> {
  if (reasons.length === 0) return row;
  return transact(app, async (app) => {
    await lockPerson(app.db, hashesUnder(app.keys, readSubmission(row).contact));
    return changeSubmissions(app, [row.reference], async (app, [current = row]) => {
      if (current.erased_at !== null) return current;
      const { reference } = current;
      const submission = readSubmission(current);
      const opted_out = JSON.stringify([...new Set([...submission.optedOut, ...reasons])]);
      await mark(app.db, [reference], { opted_out });
      const everyHash = hashesUnder(app.keys, submission.contact);
      const isListed = await isSuppressed(app.db, "sale", everyHash);
      await rememberOptOut(app, { ...submission, optedOut: reasons });
      // Whatever was sent of a request with a reason has said so, unless the operator lifted the entry since.
      if (submission.optedOut.length === 0 || !isListed) {
        await noticeLeads(app, [reference], { about: "privacy.opted_out" });
      }
      return { ...current, opted_out };
    });
  });
}

type OptedOut = { contact: Contact; optedOut: readonly OptOutReason[]; reference: string };

/**
 * Puts the sender on the `sale` list, which keeps them opted out later and in any browser. If they
 * did not ask for it now, a number already on the list is not added again: when its owner's entry
 * is lifted, this submission must not keep it suppressed.
 */
export async function rememberOptOut(
  { db, keys, now }: InTransaction,
  { contact: { email, phone }, optedOut, reference }: OptedOut,
): Promise<void> {
  if (optedOut.length === 0) return;

  const isAsked = optedOut.some((reason) => reason !== "suppression");
  const isListed = await isSuppressed(db, "sale", hashesUnder(keys, { phone }));
  const hashes = newestHashes(keys, isAsked || !isListed ? { email, phone } : { email });
  await suppress(db, { scope: "sale", hashes, source: reference, at: now() });
}
