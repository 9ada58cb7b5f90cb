import { day } from "~/data/dates";
import type { App } from "../app";
import { noticeLeads } from "../outbox/notices";
import { daysToSign } from "../privacy/authorizations";
import { logRequest } from "../privacy/privacy-log";
import { changeSubmissions } from "../state/settle";
import { checkpoint } from "../store/transact";
import { submissionKinds } from "../submission/kinds";
import { mark } from "../submission/row";
import { eraseSubmissions } from "./erase";
import { type Actor, byServer, logAct } from "./operator-log";

/**
 * Withdraws one lead: notifies its recipients, then erases it. For 30 days its page shows who was
 * notified.
 *
 * @returns false if it is no lead, or was erased
 */
export async function withdraw(
  app: App,
  actor: Actor,
  reference: string,
  why = "withdrawn",
): Promise<boolean> {
  // A second withdrawal or an erasure waits here.
  const isDone = await changeSubmissions(app, [reference], async (app, [row]) => {
    if (row?.erased_at !== null || !submissionKinds[row.kind].isLead) return false;

    const at = app.now();
    // First, so that they keep their place after what the person sent before: other requests stay.
    const recipients = await noticeLeads(app, [reference], { about: "lead.withdrawn" });
    await mark(app.db, [reference], { withdrawn_at: at });
    await eraseSubmissions(app, [reference]);
    await logRequest(app.db, actor, { at, nature: "erase", outcome: "one request withdrawn" });
    const outcome = `${why}; ${recipients} to tell`;
    await logAct(app, actor, { act: "withdraw", outcome, references: [reference] });
    return true;
  });
  await checkpoint(app.db);
  return isDone;
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
  return changeSubmissions(app, [reference], async (app) => {
    // It may have been signed in the meantime.
    const unsigned = await findUnsigned(app, reference);
    if (unsigned.length === 0) return false;

    return withdraw(app, byServer, reference, `not authorized in ${daysToSign} days`);
  });
}
