import { day, minute } from "~/data/dates";
import { normalizeEmail } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import type { App, InTransaction } from "../app";
import type { Destination } from "../destinations/destination";
import { sentOnce } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import { hashesUnder } from "../privacy/identity";
import { senderNetwork } from "../privacy/ip-address";
import { isSuppressed, readOptOut } from "../privacy/opt-out";
import { endings, isDead } from "../state/delivery";
import { recipientsOf, revisionGoesTo, type SubmissionRows } from "../state/holders";
import { isDone } from "../state/needs";
import { readRowsOf } from "../state/settle";
import type { Delivery } from "../store/schema";
import { priority } from "../submission/kinds";
import { countUse } from "../submission/rates";
import type { Submission } from "../submission/submission";
import { waitForClaims, wayTo } from "./notices";
import { deliveryRow, endUnsent, insertDelivery, isUnsentOf } from "./queue";
import { beginRouting, passOn } from "./routing";

/**
 * Stores one delivery per destination, in the intake's transaction. If the sender waits for the
 * first attempt, `attemptNow` makes it after the commit, and nothing is due until the wait is over.
 *
 * @param named ids of the firms that the form named; a lead goes to one of them at a time. Null as
 * long as leads go to no firm
 * @param isOverRate its sender exceeded the rate limit: sent after everything else
 * @returns the rows that it stored
 */
export async function plan(
  app: InTransaction,
  submission: Submission,
  named: readonly string[] | null,
  isOverRate = false,
): Promise<Pick<SubmissionRows, "deliveries" | "routing">> {
  const { now, config } = app;
  const wait = awaitedDestination(app, submission.kind) ? config.INLINE_DELIVERY_MS : 0;
  const delay = isOverRate ? app.scaled(overRateDelay) : wait;
  const timing = {
    next_at: now() + delay,
    ...(isOverRate && { priority: priority.overRate }),
  };
  const deliveries: Delivery[] = [];
  for (const destination of app.destinations) {
    // A firm takes nothing by itself: `beginRouting` below gives a lead to one of those named.
    if (!destination.takes?.(submission)) continue;
    const withheld = destination.isMailToSender ? await admitMail(app, submission) : {};
    if (withheld === null) continue;
    const row = {
      ...(await deliveryRow(app, submission, destination)),
      ...timing,
      ...withheld,
    };
    deliveries.push(await insertDelivery(app, row));
  }
  const begun = named && (await beginRouting(app, submission, named, timing));
  if (begun?.delivery) deliveries.push(begun.delivery);
  return {
    deliveries: deliveries.map((one) => ({ ...one, isCorrection: false })),
    routing: begun?.routing,
  };
}

/** After this time the address may send again, so a flood is relayed only when it is over. */
const overRateDelay = minute;

/**
 * Cancels what is not sent of earlier revisions, and plans this one, due now, to every destination
 * that keeps what it gets: a certificate is neither pinged nor retained again. Of the firms, those
 * that have the lead get it, if they may get more of it (`mayGetMore`) and it is not withheld from them.
 *
 * @returns how many recipients it is sent to
 */
export async function planRevision(app: InTransaction, submission: Submission): Promise<number> {
  const { reference, revision } = submission;
  await passOn(app, { reference, occasion: "corrected" });
  // What is being sent needs this revision too, and nothing else is claimed from here on.
  await waitForClaims(app, [reference]);
  const [rows] = await readRowsOf(app.db, [reference]);
  if (!rows) return 0;
  const { deliveries } = rows;
  // What its operator took care of with a firm is not sent there again.
  const isOver = ({ destination, ...one }: (typeof deliveries)[number]) =>
    partnerOf(destination) !== null && isDead(one) && isDone(rows, "failed", one.updated_at);
  const done = deliveries.filter(isOver).map(({ id }) => id);
  const corrected = endings.corrected(revision);
  const replaced = await endUnsent(app, corrected, isUnsentOf([reference]), (is) =>
    is.and([
      is("d.revision", "<", revision),
      is("d.destination", "not in", sentOnce),
      is("d.id", "not in", done),
    ]),
  );
  const keepers = app.destinations.filter((one) => one.keepsLead && one.takes?.(submission));
  const names = [...keepers.map(({ name }) => name), ...revisionGoesTo(rows, replaced, app.now())];
  // The search above may have planned it already.
  const isPlanned = (name: string) =>
    deliveries.some((one) => one.destination === name && one.revision === revision);
  let count = names.filter(isPlanned).length;
  const { optOut } = await readOptOut(app.db, app.keys, submission);
  for (const name of names.filter((name) => !isPlanned(name))) {
    const way = wayTo(app, name);
    const hasLead = recipientsOf(deliveries.filter((one) => one.destination === name)).length > 0;
    // A third party keeps what it has; one that was still to get the lead leaves it to the next firm.
    const optedOut = hasLead ? [...optOut] : submission.optedOut;
    const { state } = await insertDelivery(app, {
      ...(await deliveryRow(app, { ...submission, optedOut }, way)),
      // A firm that left before it got the lead gets it when it comes back.
      ...(way.isGone && hasLead && endings.noWay),
    });
    if (!way.isGone && state !== "withheld") count += 1;
  }
  await passOn(app, { reference, occasion: "again" });
  return count;
}

/** The destination whose first attempt the sender waits for; undefined if none is made. */
export function awaitedDestination(
  { destinations, config, stopping }: App,
  kind: FormKind,
): Destination | undefined {
  if (config.INLINE_DELIVERY_MS === 0 || stopping.signal.aborted) return undefined;
  return destinations.find(({ firstAttemptOf }) => firstAttemptOf === kind);
}

const mailsADay = 3;
/** Whether somebody wants our newsletter back is asked so often, however the sign-ups differ. */
const questionsADay = 1;
const mailsOfNetwork = 30;

/**
 * Whether the sender of a form gets a mail. One who has left our mails gets none with a lead; only
 * such an address is asked whether a sign-up is its own.
 *
 * @returns null if none is planned, what is stored of one that is withheld, or nothing
 */
async function admitMail(app: InTransaction, { kind, state, contact, ip }: Submission) {
  const isQuestion = kind === "newsletter";
  const { email } = contact;
  const hasLeft = await isSuppressed(app.db, "newsletter", hashesUnder(app.keys, { email }));
  if (isQuestion && !hasLeft) return null;
  if (state === "quarantined") return {};

  if (hasLeft && !isQuestion) return endings.mailNotWanted;
  const reason = await whyTooMany(app, email, ip, isQuestion);
  return reason === null ? {} : endings.tooManyMails(reason);
}

/**
 * Anybody can type somebody else's address, so nobody gets more than a few mails a day, and one
 * network causes only a limited number. Counts the mail in question.
 *
 * @param ip of the client, null if it is not known
 * @returns why the mail must not be sent; null if it may
 */
async function whyTooMany(
  app: InTransaction,
  email: string,
  ip: string | null,
  isQuestion: boolean,
): Promise<string | null> {
  const count = (name: string) => countUse(app.db, app.keys, { name, lifeMs: day, at: app.now() });
  const mailbox = mailboxOf(email);
  if (isQuestion) {
    const asked = await count(questionTo(email));
    if (asked > questionsADay) return "already asked today";
  }
  if ((await count(`mail:${mailbox}`)) > mailsADay) return `already ${mailsADay} mails today`;
  if (ip === null) return null;

  const caused = await count(`mails of:${senderNetwork(ip)}`);
  return caused > mailsOfNetwork ? `already ${mailsOfNetwork} mails today from this network` : null;
}

/** The name under which questions to a mailbox are counted, until it answers. */
export function questionTo(email: string): string {
  return `question:${mailboxOf(email)}`;
}

/** Without the tag after a plus: `a+1@b` and `a+2@b` are one mailbox. */
function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*(?=@)/, "");
}
