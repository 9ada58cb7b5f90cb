import type { FormKind } from "~/data/forms/definition";
import type { App, InTransaction } from "../app";
import { noticeLeads, noticePerson } from "../outbox/notices";
import { endUnsent, isUnsentOf } from "../outbox/queue";
import {
  hashesUnder,
  newestHashes,
  type PersonHashes,
  type Who,
  withStored,
} from "../privacy/identity";
import { isSuppressed, type OptOutReason, renew, suppress } from "../privacy/opt-out";
import { logRequest } from "../privacy/privacy-log";
import { endings } from "../state/delivery";
import { changeSubmissions, settle } from "../state/settle";
import type { SubmissionTable } from "../store/schema";
import { lockPerson, transact } from "../store/transact";
import { submissionKinds } from "../submission/kinds";
import { mark } from "../submission/row";
import {
  forgetFingerprints,
  readContact,
  readSubmission,
  type Submission,
  textsIn,
  unlessDamaged,
} from "../submission/submission";
import { byPerson } from "./operator-log";

// What people ask of the lists of opt-outs and unsubscribes, and what that brings about. What they ask about
// contact is in `stop.ts`.
//
// | asked by                                        | function           | list         | then                         |
// |-------------------------------------------------|--------------------|--------------|------------------------------|
// | a form, also sent again or corrected            | `applyPreferences` | of its kind  | as below                     |
// | a signal with it, or a listed sender            | `applyPreferences` | `sale`       | its own messages say so      |
// | a signal when it is opened, or sent again       | `honorSignal`      | `sale`       | whoever has it is told       |
// | the form for opt-outs, an imported list         | `optOut`           | `sale`       | whoever has any lead is told |
// | a form or link, a stop of emails, a list        | `leaveNewsletter`  | `newsletter` | a sign-up that waits ends    |
//
// Three things take somebody off again: `allow` in `person.ts`, for `sale`; a confirmed sign-up (`confirmSignUp`),
// for `newsletter`; and the *Undo* of a correction, for what that had put there (`releaseAddress` in `correct.ts`).

type Asking = Pick<
  Submission,
  "kind" | "state" | "reference" | "receivedAt" | "contact" | "optedOut"
>;

/**
 * Changes the lists as a submission asks, by its kind and by the opt-out with which it came; also a repeated or
 * corrected one.
 */
export async function applyPreferences(
  app: InTransaction,
  submission: Asking,
  { isNew, isOverRate }: { isNew: boolean; isOverRate: boolean },
): Promise<void> {
  const { kind, state, reference, receivedAt: at, contact } = submission;
  switch (submissionKinds[kind].preference) {
    case "leave_newsletter":
      await leaveNewsletter(app, reference, [{ email: contact.email }]);
      break;
    case "join_newsletter":
      // Anybody can type an address: it is back on the list once it confirms (`confirmSignUp`).
      if (state === "quarantined") break;
      await supersede(app, { kind, hashes: hashesUnder(app.keys, contact) });
      break;
    case "opt_out": {
      const entry = { source: reference, at };
      const isAdded = await optOut(app, contact, entry, { request: reference, isOverRate });
      // Anybody can repeat a request as often as they like.
      if (!isNew && !isAdded) break;
      const outcome = "processed at once";
      await logRequest(app.db, byPerson, { at, reference, nature: "opt_out", outcome });
      break;
    }
    case null:
  }
  await rememberOptOut(app, submission);
}

/**
 * Puts a person on the `sale` list who asks for that, by the form or in a list of people: no further firm gets a
 * lead of theirs, and whoever has one is told, once more if the person had been lifted.
 *
 * @param request the reference of the form; null for a list
 * @returns whether they were not on the list under this source before
 */
export async function optOut(
  app: InTransaction,
  who: Who,
  { source, at }: { source: string; at: number },
  asked: { request: string | null; isOverRate?: boolean },
): Promise<boolean> {
  const hashes = hashesUnder(app.keys, who);
  const isAnew = !(await isSuppressed(app.db, "sale", hashes));
  const entry = { scope: "sale", hashes: newestHashes(app.keys, who), source, at } as const;
  const isAdded = await suppress(app.db, entry);
  await noticePerson(app, hashes, { about: "privacy.opted_out", isAnew, ...asked });
  return isAdded;
}

/**
 * Puts the sender of what came with an opt-out on the `sale` list, which keeps them opted out later and in any
 * browser. If they did not ask for it now, a number already on the list is not added again: when its owner's
 * entry is lifted, this submission must not keep it suppressed.
 */
async function rememberOptOut(
  { db, keys, now }: InTransaction,
  {
    contact: { email, phone },
    optedOut,
    reference,
  }: Pick<Asking, "contact" | "optedOut" | "reference">,
): Promise<void> {
  if (optedOut.length === 0) return;

  const isAsked = optedOut.some((reason) => reason !== "suppression");
  const isListed = await isSuppressed(db, "sale", hashesUnder(keys, { phone }));
  const hashes = newestHashes(keys, isAsked || !isListed ? { email, phone } : { email });
  await suppress(db, { scope: "sale", hashes, source: reference, at: now() });
}

/**
 * Whoever opens a request with its code, or posts it again, and sends a signal (`Sec-GPC`, or the cookie) has
 * opted out, whatever they do there: the signal becomes a reason of the request, its address and number are on
 * the `sale` list, and everybody who has it is told, before anything else is done with it.
 *
 * @param row of the request, which may be erased meanwhile, or damaged: then it has no reasons to add to
 * @param reasons none without a signal
 * @returns the row as it is then
 */
export async function honorSignal(
  app: App,
  row: SubmissionTable,
  { reasons }: { reasons: readonly OptOutReason[] },
): Promise<SubmissionTable> {
  if (reasons.length === 0) return row;
  return changeWithPerson(app, row, async (app, current) => {
    const before = unlessDamaged(() => readSubmission(current));
    if (before === null || before.erasedAt !== null) return current;
    const { reference, optedOut } = before;
    const opted_out = JSON.stringify([...new Set([...optedOut, ...reasons])]);
    await mark(app.db, [reference], { opted_out });
    await rememberOptOut(app, { ...before, optedOut: reasons });
    // Whatever was sent of a request with a reason has said so, and still does if the operator lifts the entry.
    if (optedOut.length === 0) await noticeLeads(app, [reference], { about: "privacy.opted_out" });
    return { ...current, opted_out };
  });
}

/**
 * Changes a submission, and what the lists have of its person, while both are locked: who asks for something else
 * at the same time waits, or was there first.
 */
export function changeWithPerson<Result>(
  app: App,
  row: SubmissionTable,
  change: (app: InTransaction, current: SubmissionTable) => Promise<Result>,
): Promise<Result> {
  return transact(app, async (app) => {
    const contact = readContact(row.kind, textsIn(row.fields));
    await lockPerson(app.db, hashesUnder(app.keys, contact));
    return changeSubmissions(app, [row.reference], (app, [current = row]) => change(app, current));
  });
}

/**
 * Puts people on the newsletter's list and cancels their waiting sign-ups; the next one is no
 * duplicate of them.
 *
 * @param stored hashes of further people, whose addresses are not known
 * @returns whether any was not on the list before
 */
export async function leaveNewsletter(
  app: InTransaction,
  source: string,
  people: readonly Who[],
  stored: readonly string[] = [],
): Promise<boolean> {
  const under = (hashes: typeof newestHashes | typeof hashesUnder) =>
    people.flatMap((who) => hashes(app.keys, who)).concat(stored);
  const list = { scope: "newsletter", hashes: under(newestHashes), source, at: app.now() } as const;
  const isAdded = await suppress(app.db, list);
  await renew(app.db, list);
  const all = withStored(hashesUnder(app.keys, {}), under(hashesUnder));
  await supersede(app, { kind: "unsubscribe", hashes: all });
  return isAdded;
}

/** `hashes` of its sender; the kinds that replace another ask only for an email address. */
type Newer = { kind: FormKind; hashes: PersonHashes };

/**
 * Earlier requests of the kind it replaces no longer count as duplicates, and sign-ups not yet sent
 * are cancelled. An unsubscribe is always sent.
 */
export async function supersede(app: InTransaction, newer: Newer): Promise<void> {
  const kind = submissionKinds[newer.kind].supersedes;
  if (!kind || newer.hashes.length === 0) return;

  const earlier = await app.db
    .selectFrom("submissions")
    .innerJoin("persons", "persons.reference", "submissions.reference")
    .select("submissions.reference")
    .where("persons.hash", "in", newer.hashes)
    .where("submissions.kind", "=", kind)
    .execute();
  const references = earlier.map(({ reference }) => reference);
  if (references.length === 0) return;

  await forgetFingerprints(app.db, references);
  // One in flight cannot be recalled: it is not retried, and the later request waits for it.
  if (newer.kind !== "unsubscribe") return;
  const rows = await endUnsent(app, endings.superseded, isUnsentOf(references));
  await settle(
    app,
    rows.map(({ reference }) => reference),
  );
}
