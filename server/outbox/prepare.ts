import { z } from "zod";
import { type ContactChannel, channelsIn } from "~/data/contact-channels";
import { partnerMail as words } from "~/data/partner-mail";
import type { App } from "../app";
import { messageId, type OutboundMessage, subjectOf } from "../destinations/destination";
import { mailStaff, postAlert } from "../destinations/own";
import { findAuthorization, needsAuthorization } from "../privacy/authorizations";
import { isSuppressed, readOptOut } from "../privacy/opt-out";
import { type Claimed, endings, type Prepared, type Unsendable } from "../state/delivery";
import { mayHave } from "../state/holders";
import { findRouting } from "../state/routing-row";
import { readDeliveries } from "../state/settle";
import { isCorrecting, whyUnsent } from "../state/unsent";
import type { Db, Delivery, SubmissionTable } from "../store/schema";
import { findUnsafe, readStops, stoppedSince } from "../submission/contact-stops";
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
  const { db, keys, config } = app;
  const { delivery, destination } = claimed;
  const at = app.now();
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
  const deliveries = await readDeliveries(db, [subject]);
  const sent = deliveries.filter(
    (one) => one.purpose === "submission" && one.destination === delivery.destination,
  );
  const isCorrection = isCorrecting({ delivery, sent });
  const before = sent.filter((one) => one.id < delivery.id && mayHave([one]));
  // Of the message with which it got the lead first.
  const first = delivery.purpose === "notice" || delivery.revision > 1 ? before[0] : undefined;
  const thread = first && messageId(first);
  const stopped = stoppedSince(submission.receivedAt, stops.get(submission.reference));
  const isOfList = destination.isMailToSender || submission.kind === "newsletter";
  const ending = whyUnsent({
    delivery,
    destination,
    submission,
    sent,
    deliveries,
    routing: destination.partner === null ? null : await findRouting(db, subject),
    optOut,
    stopped,
    hasLeft: isOfList && (await isSuppressed(db, "newsletter", hashes)),
    at,
    config,
  });
  const message: OutboundMessage = {
    at,
    delivery: delivery.about === "contact.revoked" ? withStopped(delivery, stopped) : delivery,
    submission,
    leadKind: lead.kind,
    optOut,
    receipt,
    stopped,
    isUnsafeToCall: unsafe.has(submission.reference),
    authorization,
    ...(thread && { thread }),
    ...(isCorrection && { replaced: readReplaced(row, delivery, before) }),
    isCorrection,
  };
  return { message, ending };
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

/** @param before what its recipient may have */
function readReplaced(
  row: SubmissionTable,
  { revision }: Delivery,
  before: readonly Pick<Delivery, "revision">[],
): Record<string, string> {
  const known = Math.max(0, ...before.map((one) => one.revision)) || revision;
  const since = readCorrected(row).filter(
    (one) => one.revision > known && one.revision <= revision,
  );
  // Taking answers back is the one correction that replaces no field.
  const tookBack = row.answers === null && since.length < revision - known;
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
