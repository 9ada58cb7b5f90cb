import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { findCase } from "~/data/cases";
import { dateInNewYork, second } from "~/data/dates";
import { counted } from "~/data/formats";
import type { App } from "../app";
import { subjectOf } from "../destinations/destination";
import { partnerLabel } from "../destinations/index";
import { isPartnerDestination, partnerDestination } from "../destinations/partner";
import { type Actor, type ActResult, type Logged, logAct, obstacle } from "../leads/actor";
import { isCorrection } from "../outbox/holders";
import { end, mayRetry, noteMayHave, revive } from "../outbox/queue";
import { askToSign, giveBack, passOn, takeBackChoice, takeBackDecline } from "../outbox/routing";
import { findRouting, storeStatus } from "../outbox/routing-row";
import { changeSubmissions, readDeliveries } from "../outbox/settle";
import { isUntold } from "../outbox/state";
import { noteStored } from "../partners/receive-event";
import { ownIds, type Report } from "../partners/report";
import { storeWithin } from "../partners/store-report";
import type { Database, PartnerStatus, SubmissionTable, Trx } from "../store/schema";
import { listColumns, parseTexts, textsIn } from "../submission/submission";
import { endedByDone, type ShownSubmission } from "./act-rules";

// What acts write: in the transaction of `runAct`, which has locked the submission, asked the rule of
// the act, and logs what came of it. What can also take up many, `discard` and `restore`, locks, judges,
// and logs by itself.

export type Acting = {
  /** Its store is the transaction. */
  app: App;
  trx: Trx;
  actor: Actor;
  reference: string;
  shown: ShownSubmission;
};

/** What to log. `undoKey`: what the act that takes it back needs to know. */
type ToLog = Logged & { undoKey?: number };

export type Written = ToLog | Extract<ActResult, { kind: "obstacle" }>;

/**
 * Accepts a quarantined submission and makes its deliveries due now. Whether an opt-out withholds
 * one is decided at sending.
 */
export async function release({ app, trx, reference }: Acting): Promise<Written> {
  await trx
    .updateTable("submissions")
    .set({ state: "accepted" })
    .where("reference", "=", reference)
    .execute();
  const due = await revive(app, trx, (is) => is.and({ reference, state: "quarantined" }));
  const routed = await passOn(app, trx, { reference, occasion: "released" });
  const count = due.length + (routed?.partner ? 1 : 0);
  return { outcome: `${counted(count, "delivery", "deliveries")} due` };
}

/**
 * Notes of those that are taken for spam that they are; the others stay as they are. Nobody was sent
 * them, and retention erases them after a day.
 *
 * @returns with the moment, by which all of them can be taken back
 */
export function discard(app: App, actor: Actor, references: readonly string[]): Promise<ActResult> {
  return judgeSpam(app, actor, "discard", references, app.now());
}

/** Takes back what was discarded at this moment. */
export async function restore(app: App, actor: Actor, at: number): Promise<ActResult> {
  return judgeSpam(app, actor, "restore", await findDiscarded(app, at), at);
}

/** References of what was discarded at this moment, and is not taken back. */
export async function findDiscarded({ db }: App, at: number): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .innerJoin("lead_notes", "lead_notes.reference", "submissions.reference")
    .select("submissions.reference")
    .where("status", "=", "discarded")
    .where("ends", "=", "spam")
    .where("at", "=", at)
    .execute();
  return rows.map(({ reference }) => reference);
}

function judgeSpam(
  app: App,
  actor: Actor,
  act: "discard" | "restore",
  references: readonly string[],
  at: number,
): Promise<ActResult> {
  const none = obstacle("None of these is taken for spam.");
  return changeSubmissions(app.db, references, async (trx, before) => {
    const isJudged = (row: SubmissionTable) =>
      row.status === (act === "discard" ? "held" : "discarded");
    const judged = before.filter(isJudged).map(({ reference }) => reference);
    if (judged.length === 0) return none;
    if (act === "discard") {
      const note = { at, name: actor.name ?? null, text: "", ends: "spam" } as const;
      const notes = judged.map((reference) => ({ ...note, reference }));
      await trx.insertInto("lead_notes").values(notes).execute();
    } else {
      await trx
        .updateTable("lead_notes")
        .set({ ends: null })
        .where("reference", "in", judged)
        .where("ends", "=", "spam")
        .execute();
    }
    await logAct(app, trx, actor, { act, outcome: "spam", references: judged });
    return { kind: "done", count: judged.length, undoKey: at };
  });
}

export type Note = Pick<
  Insertable<Database["lead_notes"]>,
  "text" | "outcome" | "remind_at" | "ends"
>;

/**
 * Adds a note, which is erased with the lead. The log only records that one was added.
 *
 * @returns with its id, by which it can be taken back
 */
export async function note(acting: Acting, noted: Note): Promise<ToLog> {
  return { outcome: "added", undoKey: await insertNote(acting, noted) };
}

async function insertNote({ app, trx, actor, reference }: Acting, note: Note) {
  const { id } = await trx
    .insertInto("lead_notes")
    .values({ reference, at: app.now(), name: actor.name ?? null, ...note })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Notes how and when a message, a data request, or an opt-out with free text was answered; only this
 * ends its legal day.
 */
export async function answered(
  acting: Acting,
  { how, at }: { how: string; at: number },
): Promise<Written> {
  await insertNote(acting, { text: "", ends: "answer" });
  await setAnswer(acting, { answered_at: at, answered_how: how });
  const details = { how, day: dateInNewYork(at) };
  return { outcome: `${how} ${details.day}`, details };
}

type AnswerColumns = Pick<SubmissionTable, "answered_at" | "answered_how">;

const unanswered: AnswerColumns = { answered_at: null, answered_how: null };

async function setAnswer({ trx, reference }: Acting, answer: AnswerColumns): Promise<void> {
  await trx.updateTable("submissions").set(answer).where("reference", "=", reference).execute();
}

type HowSent = {
  /** Why, although the last firm may have it. */
  reason?: string | null;
  /** Id of the chosen firm. */
  to?: string | undefined;
  /** What a message was about until the same press said it: taken back together. */
  before?: { case: string; state: string } | undefined;
};

/**
 * Gives a lead to the next firm that its form named, or to the one that the operator chose. A firm
 * that has it keeps it until it declines. After an ambiguous attempt the operator must decide, with
 * a reason; that firm still gets every notice.
 */
export async function pass(
  { app, trx, reference, shown: { stored, view } }: Acting,
  { reason = null, to, before }: HowSent,
): Promise<Written> {
  const isUncertain = stored.routing?.partner != null && view.parties.isUncertain;
  if (isUncertain && !reason) return obstacle("Its firm may have it. Write a reason.");

  const timing = timeToUndo(app);
  const way = { reference, occasion: "by_operator", isUncertain, timing, to } as const;
  const routed = await passOn(app, trx, way);
  if (!routed?.partner) return obstacle("It was not sent. That firm cannot have it now.");
  const why = isUncertain ? `, although its firm may have it: ${reason}` : "";
  const outcome = `sent to ${partnerLabel(routed.partner, app.config.partners)}${why}`;
  return { outcome, details: { to: routed.partner, why, ...before } };
}

/** Ends what needs the operator and was taken care of in another way. */
export async function done(acting: Acting): Promise<Written> {
  const ends = endedByDone(acting.shown);
  if (ends === null) return changedMeanwhile;
  await insertNote(acting, { text: "", ends });
  return { outcome: ends };
}

/**
 * Notes that the operator told a recipient that no message reached, or decided otherwise: one, or
 * all of a submission, which may be erased.
 *
 * @param id of the delivery
 */
export async function notified(
  { app, trx, reference }: Acting,
  id: number | null,
): Promise<Written & { count?: number }> {
  const rows = await readDeliveries(trx, [reference]);
  const ids = rows.flatMap((one) =>
    isUntold(one) && subjectOf(one) === reference && (id === null || id === one.id) ? one.id : [],
  );
  if (ids.length === 0) {
    return obstacle("This is already done, or nobody is to be notified by hand.");
  }
  const ending = { state: "delivered", reason: "notified by a person" } as const;
  await end(trx, app.now(), ending, (is) => is("id", "in", ids));
  const outcome = `${counted(ids.length, "recipient")} notified by a person`;
  return { outcome, count: ids.length };
}

/** Takes a note back. Only who wrote it can. */
export async function removeNote({ trx, actor, reference }: Acting, id: number): Promise<Written> {
  const { numDeletedRows } = await trx
    .deleteFrom("lead_notes")
    .where("id", "=", id)
    .where("reference", "=", reference)
    .where("name", actor.name === undefined ? "is" : "=", actor.name ?? null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return obstacle("The note is of somebody else, or was taken back.");
  return { outcome: "taken back" };
}

/** Takes back the last *Done* or *Answered*, whoever pressed it. */
export async function reopen(acting: Acting): Promise<Written> {
  const { done } = acting.shown;
  if (!done) return changedMeanwhile;
  await acting.trx
    .updateTable("lead_notes")
    .set({ ends: null })
    .where("id", "=", done.id)
    .execute();
  if (done.ends === "answer") await setAnswer(acting, unanswered);
  return { outcome: "taken back" };
}

/**
 * Notes what the firm that has a lead reported by telephone, as if it had sent the report.
 *
 * @param to id of the firm that gets it after a decline; without it, the next one in turn
 * @param reason why it declined, if it said so
 */
export async function report(
  { app, trx, reference }: Acting,
  status: PartnerStatus,
  { to, reason }: Pick<HowSent, "to"> & Pick<Report, "reason"> = {},
): Promise<Written> {
  const nameOf = (id: string) => partnerLabel(id, app.config.partners);
  if (status === "received") await noteOpen(app, trx, reference);
  const { partner = null } = (await findRouting(trx, reference)) ?? {};
  if (partner === null) return obstacle("No firm has it.");
  const messageId = `${ownIds.byTelephone}${randomUUID()}`;
  const event = { reference, status, reason, messageId, partner };
  const noted = await storeWithin(app, trx, event, { to, timing: timeToUndo(app) });
  if (noted.kind === "not_counted") {
    return obstacle(`${nameOf(partner)} has already reported: ${noted.status}.`);
  }
  if (noted.kind !== "counted") return obstacle(`${nameOf(partner)} has it no more.`);
  await noteStored(app, event, noted);
  const next = (await findRouting(trx, reference))?.partner ?? partner;
  const then = status === "declined" && next !== partner ? `, it goes to ${nameOf(next)}` : "";
  const details = { partner, status, ...(next !== partner && { to: next }) };
  return { outcome: `${nameOf(partner)}: ${status}, by telephone${then}`, details };
}

/** By telephone a firm can also say that it has what it refused, or what waits. */
async function noteOpen(app: App, trx: Trx, reference: string): Promise<void> {
  const rows = await noteMayHave(trx, (is) =>
    is.and([
      is.and({ reference }),
      isPartnerDestination("destination"),
      is("lease_token", "is", null),
      is.not(isCorrection(is)),
      mayRetry(app)(is),
    ]),
  );
  for (const row of rows) await giveBack(trx, row);
}

/** So long a lead waits that the operator has sent on. */
function timeToUndo({ now, scaled }: App) {
  return { next_at: now() + scaled(30 * second) };
}

/**
 * Takes back the choice of a firm, or the last report, if the operator noted it, and the lead is still
 * at that firm; a choice or a decline, while nothing was sent to another firm, and nobody corrected or
 * stopped the lead.
 */
export async function takeBack({
  app,
  trx,
  reference,
  shown: { stored },
}: Acting): Promise<Written> {
  const { row, routing, deliveries } = stored;
  const isChosen = routing?.choices.at(-1)?.occasion === "by_operator";
  if (isChosen && routing.partner !== null && routing.status === null) {
    const firm = partnerLabel(routing.partner, app.config.partners);
    if (!(await takeBackChoice(app, trx, routing, row))) {
      return obstacle("It was corrected or stopped in the meantime.");
    }
    await restoreAbout(trx, row);
    const outcome = `sending to ${firm} taken back`;
    return { outcome, details: { firm: routing.partner } };
  }
  const events = await trx
    .selectFrom("partner_events")
    .selectAll()
    .where("reference", "=", reference)
    .where("counts", "=", 1)
    .orderBy("id")
    .execute();
  const last = events.at(-1);
  if (!routing || !last?.message_id.startsWith(ownIds.byTelephone)) {
    return obstacle("The last report is not of the desk.");
  }
  const from = last.partner;
  const before = events.findLast((one) => one.partner === from && one.id !== last.id);
  const reported = { status: before?.status ?? null, status_at: before?.received_at ?? null };
  const isBy = ({ destination, cause }: (typeof deliveries)[number]) =>
    cause === "reported" && destination === partnerDestination(from);
  if (!before && deliveries.some(isBy)) {
    return obstacle("It was not sent again, because the firm said that it has it.");
  }
  if (last.status === "declined") {
    if (!(await takeBackDecline(app, trx, routing, row, from, reported))) {
      return obstacle("It was corrected or stopped in the meantime.");
    }
  } else if (from === routing.partner) {
    await storeStatus(trx, reference, reported);
  } else {
    return obstacle("It is no longer at that firm.");
  }
  await trx.deleteFrom("partner_events").where("id", "=", last.id).execute();
  await trx
    .deleteFrom("partner_requests")
    .where("reference", "=", reference)
    .where("message_id", "=", last.message_id)
    .execute();
  return { outcome: `${last.status} taken back`, details: { status: last.status } };
}

/** Notes that the person was asked to sign, and reminds of it; the lead waits for the signature. */
export async function sign(acting: Acting, remind_at: number | null): Promise<Written> {
  const { app, trx, shown } = acting;
  const firm = await askToSign(app, trx, shown.stored.row);
  if (firm === null) return changedMeanwhile;
  const text = `Asked to sign for ${partnerLabel(firm, app.config.partners)}.`;
  await insertNote(acting, { text, remind_at, ends: "declined" });
  return { outcome: "asked" };
}

type Described = { case: { slug: string; title: string } | null; state: string };

/** Says what a message is about and where its sender lives, which its form does not ask. */
export async function about(acting: Acting, { case: known, state }: Described): Promise<Logged> {
  await setAbout(acting.trx, acting.shown.stored.row, { case: known, state });
  const text = `Case and state: ${[known?.title, state].filter(Boolean).join(", ") || "unknown"}`;
  await insertNote(acting, { text });
  return { outcome: "case and state" };
}

async function setAbout(trx: Trx, row: SubmissionTable, { case: known, state }: Described) {
  const fields = { ...parseTexts(row.fields), state };
  const changed = { fields: JSON.stringify(fields), ...listColumns(row.kind, fields) };
  await trx
    .updateTable("submissions")
    .set({ case_slug: known?.slug ?? null, case_title: known?.title ?? null, ...changed })
    .where("reference", "=", row.reference)
    .execute();
}

/** If the press that sent a message on has also said what it is about. */
async function restoreAbout(trx: Trx, row: SubmissionTable): Promise<void> {
  const sent = await trx
    .selectFrom("operator_log")
    .select("details")
    .where("reference", "=", row.reference)
    .where("act", "=", "pass")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  const { case: slug, state } = textsIn(sent?.details ?? null);
  if (slug === undefined || state === undefined) return;
  await setAbout(trx, row, { case: findCase(slug) ?? null, state });
}

/** What its rule did not see. */
const changedMeanwhile = obstacle("It was changed in the meantime. Nothing was done.");
