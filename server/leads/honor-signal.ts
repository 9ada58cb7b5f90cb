import type { App } from "../app";
import { noticeLeads } from "../outbox/notices";
import { hashesUnder } from "../privacy/identity";
import { readOptOut } from "../privacy/opt-out";
import { changeSubmissions } from "../state/settle";
import type { SubmissionTable } from "../store/schema";
import { lockPerson, transact } from "../store/transact";
import { readSubmission } from "../submission/submission";
import type { RequestFacts } from "./form-post";
import { rememberOptOut } from "./store-submission";

/**
 * Whoever opens a request with its code and sends a signal (`Sec-GPC`, or the cookie) has opted out, whatever
 * they do there: the signal becomes a reason of the request, its address and number are on the `sale` list, and
 * everybody who has it is told, before anything else is done with it.
 *
 * @param row of the request, which may be erased meanwhile
 * @param reasons none without a signal
 * @returns the row as it is then
 */
export async function honorSignal(
  app: App,
  row: SubmissionTable,
  { reasons }: Pick<RequestFacts, "reasons">,
): Promise<SubmissionTable> {
  if (reasons.length === 0) return row;
  return transact(app, async (app) => {
    await lockPerson(app.db, hashesUnder(app.keys, readSubmission(row).contact));
    return changeSubmissions(app, [row.reference], async (app, [current = row]) => {
      if (current.erased_at !== null) return current;
      const { reference } = current;
      const submission = readSubmission(current);
      const before = await readOptOut(app.db, app.keys, submission);
      const opted_out = JSON.stringify([...new Set([...submission.optedOut, ...reasons])]);
      await app.db
        .updateTable("submissions")
        .set({ opted_out })
        .where("reference", "=", reference)
        .execute();
      await rememberOptOut(app, app.keys, { ...submission, optedOut: reasons }, app.now());
      if (before.optOut.length === 0) {
        await noticeLeads(app, [reference], { about: "privacy.opted_out" });
      }
      return { ...current, opted_out };
    });
  });
}
