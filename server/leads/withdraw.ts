import { day } from "~/data/dates";
import type { App } from "../app";
import { noticeEach } from "../outbox/notices";
import { changeSubmissions } from "../outbox/settle";
import { daysToSign } from "../privacy/authorizations";
import { logRequest } from "../privacy/privacy-log";
import type { SubmissionTable, Trx } from "../store/schema";
import { checkpoint } from "../store/transact";
import { submissionKinds } from "../submission/kinds";
import { findSubmission } from "../submission/submission";
import { type Actor, type ActResult, byServer, logAct, obstacle, unknownReference } from "./actor";
import { eraseSubmissions } from "./erase";

/**
 * Withdraws one lead: notifies its recipients, then erases it. For 30 days its page shows who was
 * notified. `count` is the number of recipients that get a notice or that the operator must notify.
 */
export async function withdraw(app: App, actor: Actor, reference: string): Promise<ActResult> {
  const { db } = app;
  const row = await findSubmission(db, reference);
  if (!row) return obstacle(unknownReference(reference));
  if (!submissionKinds[row.kind].isLead) return obstacle(`${reference} is not a lead: use erase.`);

  // A second withdrawal or an erasure waits here.
  const count = await changeSubmissions(db, [reference], (trx, [found]) =>
    withdrawIn(app, actor, trx, found),
  );
  if (count === null) return obstacle(`${reference} was erased: nothing is left to withdraw.`);

  await checkpoint(db);
  return { kind: "done", count };
}

/** Null for a lead that is erased already. */
async function withdrawIn(
  app: App,
  actor: Actor,
  trx: Trx,
  row: SubmissionTable | undefined,
  why = "withdrawn",
): Promise<number | null> {
  if (row?.erased_at !== null) return null;

  const at = app.now();
  const { reference } = row;
  const about = "lead.withdrawn";
  const { told, needs } = await noticeEach(app, trx, [reference], { about }, at);
  await trx
    .updateTable("submissions")
    .set({ withdrawn_at: at })
    .where("reference", "=", reference)
    .execute();
  await eraseSubmissions(trx, [reference], at, about);
  await logRequest(trx, actor, { at, nature: "erase", outcome: "one request withdrawn" });
  const outcome = `${why}; ${told + needs} to tell`;
  await logAct(app, trx, actor, { act: "withdraw", outcome, references: [reference] });
  return told + needs;
}

/** References of leads whose senders did not sign in time; of one lead, if it is given. */
export async function findUnsigned({ db, now }: App, reference?: string): Promise<string[]> {
  const rows = await db
    .selectFrom("routings")
    .select("reference")
    // A lead that waits has a time to look again, and this column has an index.
    .where("check_at", "is not", null)
    .where("state", "=", "waiting")
    .where("asked_at", "<=", now() - daysToSign * day)
    .$if(reference !== undefined, (query) => query.where("reference", "=", reference ?? ""))
    .execute();
  return rows.map((row) => row.reference);
}

/** Withdraws a lead that was not signed in time. Call this only while the clock is trusted. */
export function withdrawUnsigned(app: App, reference: string): Promise<boolean> {
  return changeSubmissions(app.db, [reference], async (trx, [row]) => {
    // It may have been signed in the meantime.
    const unsigned = await findUnsigned({ ...app, db: trx }, reference);
    if (unsigned.length === 0) return false;

    const why = `not authorized in ${daysToSign} days`;
    return (await withdrawIn(app, byServer, trx, row, why)) !== null;
  });
}
