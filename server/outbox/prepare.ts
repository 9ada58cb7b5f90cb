import { z } from "zod";
import { type ContactChannel, channelsIn, isAllContact } from "~/data/contact-channels";
import { partnerMail as words } from "~/data/partner-mail";
import type { App } from "../app";
import { messageId, type OutboundMessage, subjectOf } from "../destinations/destination";
import { mailStaff, postAlert } from "../destinations/own";
import { findAuthorization, needsAuthorization } from "../privacy/authorizations";
import type { PersonHashes } from "../privacy/identity";
import { isSuppressed, readOptOut } from "../privacy/opt-out";
import { barOf, takesState } from "../routing/choose-partner";
import {
  type Claimed,
  type Ending,
  endings,
  type Prepared,
  type Unsendable,
} from "../state/delivery";
import {
  furtherFirm,
  isCorrection,
  isOverFor,
  mayGetMore,
  mayHave,
  statusFor,
} from "../state/holders";
import { readRoutings } from "../state/routing-row";
import { readRowsOf } from "../state/settle";
import type { Db, Delivery } from "../store/schema";
import { findUnsafe, readStops, stoppedSince } from "../submission/contact-stops";
import { submissionKinds } from "../submission/kinds";
import {
  findSubmission,
  readConsent,
  readCorrected,
  readSubmission,
  type Submission,
  textsIn,
} from "../submission/submission";

type Outgoing = Pick<Claimed, "delivery" | "destination">;

/** What a delivery sends now, or why it must not be sent any more. */
export async function prepare(app: App, claimed: Outgoing): Promise<Prepared | Unsendable> {
  const { delivery, destination } = claimed;
  if (delivery.purpose === "alert") return prepareAlert(app, delivery);
  if (delivery.purpose === "staff") return prepareStaffMail(app, delivery);

  const { message, ending } = await readMessage(app, claimed);
  if (ending) return { kind: "ending", ending };
  const send = (signal: AbortSignal) => destination.send(message, signal);
  return { kind: "message", send, personal: personalIn(message) };
}

/** Personal values that an attempt sends and an answer may repeat. */
function personalIn({ submission }: OutboundMessage): string[] {
  const { fields, answers, ip } = submission;
  return [...Object.values(fields), ...Object.values(answers ?? {}), ip ?? ""];
}

const messageOfAlert = z.record(z.string(), z.union([z.string(), z.number()]));

/** What the outbox sends of an alert. */
function prepareAlert({ config }: App, delivery: Delivery): Prepared {
  const { message_id: id, created_at: at, details } = delivery;
  const event = messageOfAlert.parse(JSON.parse(details ?? "{}"));
  return {
    kind: "message",
    send: (signal) => postAlert(config, { id, at, event }, signal),
    personal: [],
  };
}

const staffLines = z.array(z.object({ title: z.string(), todo: z.string(), count: z.number() }));

/** What the outbox sends to the staff, if anything still needs the operator. */
async function prepareStaffMail(
  { db, config }: App,
  delivery: Delivery,
): Promise<Prepared | Unsendable> {
  const open = await db
    .selectFrom("alerts")
    .select("id")
    .where("resolved_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  if (!open) return { kind: "ending", ending: endings.needsNobody };

  const id = `staff_${delivery.message_id}`;
  const lines = staffLines.parse(JSON.parse(delivery.details ?? "[]"));
  return { kind: "message", send: (signal) => mailStaff(config, id, lines, signal), personal: [] };
}

/** Everything that a delivery would send now, and why it must not be sent, if it must not. */
export async function readMessage(app: App, claimed: Outgoing) {
  const { db, keys } = app;
  const { delivery } = claimed;
  const row = await loadRow(db, delivery.reference);
  const submission = readSubmission(row);
  const { hashes, optOut } = await readOptOut(db, keys, submission);
  const people = new Map([[submission.reference, hashes]]);
  const stops = await readStops(db, people);
  const unsafe = await findUnsafe(db, [row], people);
  const authorization = await readAuthorization(app, claimed, submission);
  const subject = subjectOf(delivery);
  const lead = subject === row.reference ? row : await loadRow(db, subject);
  const receipt = await readReceipt(db, delivery);
  const sent = await readEarlier(db, delivery);
  const { isCorrection } = sent;
  const thread = sent.first && messageId(sent.first);
  const stopped = stoppedSince(submission.receivedAt, stops.get(submission.reference));
  const message: OutboundMessage = {
    at: app.now(),
    delivery: delivery.about === "contact.revoked" ? withStopped(delivery, stopped) : delivery,
    submission,
    leadKind: lead.kind,
    optOut,
    receipt,
    stopped,
    isUnsafeToCall: unsafe.has(submission.reference),
    authorization,
    ...(thread && { thread }),
    ...(isCorrection && { replaced: await readReplaced(db, delivery, sent.known) }),
    isCorrection,
  };
  return { message, ending: await findEnding(app, claimed, { ...message, ...sent, hashes }) };
}

/** A notice that comes late names what was stopped since it was planned, too. */
function withStopped(delivery: Delivery, stopped: readonly ContactChannel[]): Delivery {
  const said = textsIn(delivery.details);
  const all = channelsIn([said.stopped ?? "", ...stopped].join(" "));
  return { ...delivery, details: JSON.stringify({ ...said, stopped: all.join(" ") }) };
}

async function loadRow(db: Db, reference: string) {
  const row = await findSubmission(db, reference);
  if (!row) throw new Error(`No submission ${reference}`);
  return row;
}

/** Read at each attempt: an authorization can end, and a correction can make one necessary. */
async function readAuthorization(
  { db, now }: App,
  { destination: { partner } }: Outgoing,
  { reference, fields }: Submission,
) {
  if (partner === null || !needsAuthorization(fields)) return null;
  return findAuthorization(db, { reference, partner, at: now() });
}

/** What decides whether a message may be sent. */
type Facts = Pick<OutboundMessage, "submission" | "optOut" | "stopped" | "authorization"> &
  Awaited<ReturnType<typeof readEarlier>> & { hashes: PersonHashes };

/**
 * Why a delivery ends unsent, because of what happened since it was planned, or null if it is sent. The
 * first reason counts. For example, a lead waits for its firm, and its sender moved to an excluded state: it
 * ends as `excludedState`. But a firm that may have the lead already is sent that correction.
 */
async function findEnding(app: App, claimed: Outgoing, facts: Facts): Promise<Ending | null> {
  const { delivery, destination } = claimed;
  const { submission, stopped, optOut, hasLead, isCorrection } = facts;
  const { partner } = destination;
  const isThirdParty = destination.role === "third_party";
  const { deadline, attempts } = delivery;
  const isLate = deadline !== null && deadline <= app.now() && attempts > 0;
  if (delivery.purpose === "notice") {
    if (isLate) return endings.tooLate;
    // It was to follow a lead that waited or was being sent there, and did not arrive. A form service may have
    // stored what it answered 500, so it is told of an end all the same.
    const isClear = partner !== null || delivery.about === "privacy.opted_out";
    return hasLead || !isClear ? null : endings.neverHadLead;
  }
  // After an erasure nothing may lead to the person any more.
  if (submission.erasedAt !== null) return endings.erased;
  if (isLate) return endings.tooLate;
  // Who has the lead is still corrected, and told by that how it may use it: it may have answers that
  // its sender took back.
  const asksForContact =
    !isCorrection && (submissionKinds[submission.kind].isLead || partner !== null);
  if (asksForContact && isAllContact(stopped)) return endings.stopped;
  const own =
    partner === null
      ? await endingForOthers(app, destination, facts)
      : await endingForFirm(app, { delivery, partner }, facts);
  if (own || optOut.length === 0 || !isThirdParty) return own;
  const ending = endings.optedOut(optOut);
  // Another firm, which is no third party, can have the lead.
  return partner === null ? ending : { ...ending, occasion: "barred" };
}

/** Why a firm gets no lead or correction that waited for it. */
async function endingForFirm(
  { db, now, config }: App,
  { delivery, partner }: Pick<Claimed, "delivery"> & { partner: string },
  { submission, authorization, isCorrection, isCorrected, hasLead }: Facts,
): Promise<Ending | null> {
  const [routing] = await readRoutings(db, [delivery.reference]);
  const status = routing ? statusFor(routing, partner) : "sent";
  if (status === "declined") return endings.declined;
  // Also if a correction has moved the sender to a state whose law asks for no authorization.
  if (isOverFor(routing, partner)) return endings.notAuthorized;
  // Whatever planned it: two firms must not get one lead, and none gets it again that reported on it
  // during an attempt, unless it asks for what it has. One that may have it is still corrected.
  const isNew = delivery.state === "pending" && !isCorrection;
  if (status !== "sent" && isNew) {
    return status === "passed_on" ? endings.passedOn : endings.reported;
  }
  if (isNew && routing?.search_ended_at != null) {
    // It was being tried when its sender opted out.
    const [rows] = await readRowsOf(db, [delivery.reference]);
    if (rows && furtherFirm(rows) === delivery.destination) return endings.noFurtherFirm;
  }
  if (isCorrected) return endings.superseded;
  // A firm that got it when no signature was needed is still sent corrections.
  const isAllowed = isCorrection
    ? mayGetMore(routing, partner, now())
    : authorization !== null || !needsAuthorization(submission.fields);
  if (!isAllowed) return endings.notAuthorized;
  // The state may have been corrected, or excluded, since; a firm that has the lead is corrected.
  const state = submission.fields.state || null;
  const bar = isCorrection ? null : barOf({ state, excluded: config.EXCLUDED_STATES });
  // No firm can get it, so the operator must know.
  if (bar !== null) return bar === "excluded" ? endings.excludedState : endings.unknownState;
  // What was not corrected goes to the firm that its form named, also if that takes less by now.
  const firm = delivery.revision > 1 && config.partners.find(({ id }) => id === partner);
  return firm && !hasLead && !takesState(firm, state) ? endings.otherState : null;
}

/** Why the form service, a sheet, or the sender's own address gets nothing. */
async function endingForOthers(
  { db }: App,
  { isMailToSender }: Outgoing["destination"],
  { submission, stopped, hashes, isCorrected }: Facts,
): Promise<Ending | null> {
  if (isCorrected) return endings.superseded;
  const isSignUp = submission.kind === "newsletter";
  const hasLeft = () => isSuppressed(db, "newsletter", hashes);
  // An address that left the list is asked by mail whether the sign-up is its own; nobody else gets it.
  if (isSignUp) return !isMailToSender && (await hasLeft()) ? endings.superseded : null;
  const isUnwanted = isMailToSender && (stopped.includes("emails") || (await hasLeft()));
  return isUnwanted ? endings.mailNotWanted : null;
}

/** What the recipient of a delivery was sent of the same lead, and what it may have of it. */
async function readEarlier(db: Db, delivery: Delivery) {
  const { id, reference, destination, purpose, revision } = delivery;
  const lead = subjectOf(delivery);
  const rows = await db
    .selectFrom("deliveries as d")
    .select(["id", "message_id", "reference", "revision"])
    .select(["purpose", "state", "cause", "ambiguous"])
    .select((is) => isCorrection(is).as("isCorrection"))
    .where("reference", "in", [reference, lead])
    .where("destination", "=", destination)
    .where("purpose", "=", "submission")
    .orderBy("id")
    .execute();
  const own = rows.filter((row) => row.reference === reference);
  const ofLead = rows.filter((row) => row.reference === lead);
  const before = ofLead.filter((row) => row.id < id && mayHave([row]));
  return {
    hasLead: mayHave(ofLead),
    isCorrection: own.some((row) => row.id === id && row.isCorrection),
    isCorrected: own.some((row) => row.revision > revision),
    /** The message with which it got the lead first. */
    first: purpose === "notice" || revision > 1 ? before[0] : undefined,
    /** The newest revision that it may have. */
    known: Math.max(0, ...before.map((row) => row.revision)) || revision,
  };
}

async function readReplaced(
  db: Db,
  { reference, revision }: Delivery,
  known: number,
): Promise<Record<string, string>> {
  const row = await findSubmission(db, reference);
  const since = (row ? readCorrected(row) : []).filter(
    (one) => one.revision > known && one.revision <= revision,
  );
  // Taking answers back is the one correction that replaces no field.
  const tookBack = row?.answers === null && since.length < revision - known;
  // Newest first, so that the oldest value of a field wins: the recipient has that one.
  return Object.assign(
    tookBack ? { "Quiz answers": words.shared } : {},
    ...since.toReversed().map(({ before }) => before),
  );
}

/** A correction has no receipt of its own: it is sent with the receipt of an earlier revision. */
async function readReceipt(db: Db, { reference, revision }: Delivery) {
  const row = await db
    .selectFrom("receipts")
    .select(["body", "personal", "sha256"])
    .where("reference", "=", reference)
    .where("revision", "<=", revision)
    .orderBy("revision", "desc")
    .executeTakeFirst();
  return row ? readConsent(row) : null;
}
