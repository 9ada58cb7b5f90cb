import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { findCase } from "~/data/cases";
import { dateInNewYork, second } from "~/data/dates";
import { counted } from "~/data/formats";
import type { App } from "../app";
import { subjectOf } from "../destinations/destination";
import { partnerLabel } from "../destinations/index";
import { isPartnerDestination, partnerDestination } from "../destinations/partner";
import { type Actor, type ActResult, logAct, obstacle, unknownReference } from "../leads/actor";
import { isCorrection } from "../outbox/holders";
import { isUntold } from "../outbox/needs";
import { end, mayRetry, noteMayHave, revive } from "../outbox/queue";
import { askToSign, giveBack, passOn, takeBackChoice, takeBackDecline } from "../outbox/routing";
import { findRouting, lockRouting } from "../outbox/routing-row";
import { changeSubmissions, readDeliveries } from "../outbox/settle";
import { noteStored } from "../partners/receive-event";
import { ownIds, type Report } from "../partners/report";
import { storeWithin } from "../partners/store-report";
import type {
  Database,
  OperatorLogTable,
  PartnerStatus,
  SubmissionTable,
  Trx,
} from "../store/schema";
import { listColumns, parseTexts, textsIn } from "../submission/submission";
import { endedByDone, type Rule, readShown, rules, type ShownSubmission } from "./act-rules";

/**
 * Accepts a quarantined submission and makes its deliveries due now. Whether an opt-out withholds
 * one is decided at sending.
 */
export function release(app: App, actor: Actor, reference: string): Promise<ActResult> {
  return onSubmission({ app, actor, reference }, rules.release, "release", async (trx) => {
    await trx
      .updateTable("submissions")
      .set({ state: "accepted", ...unanswered })
      .where("reference", "=", reference)
      .execute();
    const due = await revive(app, trx, (is) => is.and({ reference, state: "quarantined" }));
    const routed = await passOn(app, trx, { reference, occasion: "released" });
    const count = due.length + (routed?.partner ? 1 : 0);
    return { outcome: `${counted(count, "delivery", "deliveries")} due`, count };
  });
}

/**
 * Notes of those that are taken for spam that they are; the others stay as they are. Nobody was sent
 * them, and retention erases them after a day.
 *
 * @returns with the moment, by which all of them can be taken back
 */
export function discard(app: App, actor: Actor, references: readonly string[]): Promise<ActResult> {
  const at = app.now();
  return judgeSpam(app, actor, "discard", references, { answered_at: at, answered_how: "spam" });
}

/** Takes back what was discarded at this moment. */
export async function restore(app: App, actor: Actor, at: number): Promise<ActResult> {
  return judgeSpam(app, actor, "restore", await findDiscarded(app, at), unanswered);
}

/** References of what was discarded at this moment, and is not taken back. */
export async function findDiscarded({ db }: App, at: number): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("reference")
    .where("status", "=", "discarded")
    .where("answered_at", "=", at)
    .execute();
  return rows.map(({ reference }) => reference);
}

function judgeSpam(
  app: App,
  actor: Actor,
  act: "discard" | "restore",
  references: readonly string[],
  answered: AnswerColumns,
): Promise<ActResult> {
  const none = obstacle("None of these is taken for spam.");
  if (references.length === 0) return Promise.resolve(none);
  return changeSubmissions(app.db, references, async (trx) => {
    const rows = await trx
      .updateTable("submissions")
      .set(answered)
      .where("reference", "in", references)
      .where("status", "=", act === "discard" ? "held" : "discarded")
      .returning("reference")
      .execute();
    const judged = rows.map(({ reference }) => reference);
    if (judged.length === 0) return none;
    await logAct(app, trx, actor, { act, outcome: "spam", references: judged });
    return { kind: "done", count: judged.length, undoKey: answered.answered_at ?? undefined };
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
export function note(app: App, actor: Actor, reference: string, noted: Note): Promise<ActResult> {
  return onSubmission({ app, actor, reference }, rules.note, "note", async (trx) => {
    return { outcome: "added", undoKey: await insertNote(app, trx, actor, reference, noted) };
  });
}

async function insertNote(app: App, trx: Trx, actor: Actor, reference: string, note: Note) {
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
export function answered(
  app: App,
  actor: Actor,
  reference: string,
  { how, at }: { how: string; at: number },
): Promise<ActResult> {
  return onSubmission({ app, actor, reference }, rules.answered, "answered", async (trx) => {
    await insertNote(app, trx, actor, reference, { text: "", ends: "answer" });
    await setAnswer(trx, reference, { answered_at: at, answered_how: how });
    const details = { how, day: dateInNewYork(at) };
    return { outcome: `${how} ${details.day}`, details };
  });
}

type AnswerColumns = Pick<SubmissionTable, "answered_at" | "answered_how">;

const unanswered: AnswerColumns = { answered_at: null, answered_how: null };

async function setAnswer(trx: Trx, reference: string, answer: AnswerColumns): Promise<void> {
  await trx.updateTable("submissions").set(answer).where("reference", "=", reference).execute();
}

/** Id of the firm that had the lead on the page of the operator; empty for none. */
type Seen = { seen?: string | undefined };

/** Only while the act is still possible. */
export const pressAgain = " If you still want it, press again.";

/** Somebody else was faster: nobody decides about a firm that the page did not show. */
export function whyMoved({ seen }: Seen, partner: string | null, { config }: App) {
  if (seen === undefined || seen === (partner ?? "")) return null;
  const where =
    partner === null
      ? "No firm has it now"
      : `It is at ${partnerLabel(partner, config.partners)} now`;
  return obstacle(
    `${where}: somebody changed this in the meantime, as the history says. Nothing was changed.${pressAgain}`,
  );
}

type HowSent = Seen & {
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
export function pass(
  app: App,
  actor: Actor,
  reference: string,
  { reason = null, to, seen, before }: HowSent = {},
): Promise<ActResult> {
  const what = { app, actor, reference, seen };
  return onSubmission(what, rules.pass, "pass", async (trx, { stored, view }) => {
    const isUncertain = stored.routing?.partner != null && view.parties.isUncertain;
    if (isUncertain && !reason) return obstacle("Its firm may have it. Write a reason.");

    const timing = timeToUndo(app);
    const way = { reference, occasion: "by_operator", isUncertain, timing, to } as const;
    const routed = await passOn(app, trx, way);
    if (!routed?.partner) return obstacle("It was not sent. That firm cannot have it now.");
    const why = isUncertain ? `, although its firm may have it: ${reason}` : "";
    const outcome = `sent to ${partnerLabel(routed.partner, app.config.partners)}${why}`;
    return { outcome, details: { to: routed.partner, why, ...before } };
  });
}

/** Ends what needs the operator and was taken care of in another way. */
export function done(app: App, actor: Actor, reference: string): Promise<ActResult> {
  return onSubmission({ app, actor, reference }, rules.done, "done", async (trx, shown) => {
    const ends = endedByDone(shown);
    if (ends === null) return changedMeanwhile;
    await insertNote(app, trx, actor, reference, { text: "", ends });
    return { outcome: ends };
  });
}

/**
 * Notes that the operator told a recipient that no message reached, or decided otherwise: one, or
 * all of a submission, which may be erased.
 *
 * @param id of the delivery
 */
export function notified(
  app: App,
  actor: Actor,
  reference: string,
  id: number | null,
): Promise<ActResult> {
  return changeSubmissions(app.db, [reference], async (trx) => {
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
    await logAct(app, trx, actor, { act: "notified", outcome, references: [reference] });
    return { kind: "done", count: ids.length };
  });
}

/** Takes a note back. Only who wrote it can. */
export function removeNote(
  app: App,
  actor: Actor,
  reference: string,
  id: number,
): Promise<ActResult> {
  return onSubmission({ app, actor, reference }, rules.note, "remove-note", async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("lead_notes")
      .where("id", "=", id)
      .where("reference", "=", reference)
      .where("name", actor.name === undefined ? "is" : "=", actor.name ?? null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return obstacle("The note is of somebody else, or was taken back.");
    return { outcome: "taken back" };
  });
}

/** Takes back the last *Done* or *Answered*, whoever pressed it. */
export function reopen(app: App, actor: Actor, reference: string): Promise<ActResult> {
  return onSubmission({ app, actor, reference }, rules.reopen, "reopen", async (trx, { done }) => {
    if (!done) return changedMeanwhile;
    await trx.updateTable("lead_notes").set({ ends: null }).where("id", "=", done.id).execute();
    if (done.ends === "answer") await setAnswer(trx, reference, unanswered);
    return { outcome: "taken back" };
  });
}

/**
 * Notes what the firm that has a lead reported by telephone, as if it had sent the report.
 *
 * @param to id of the firm that gets it after a decline; without it, the next one in turn
 * @param reason why it declined, if it said so
 */
export function report(
  app: App,
  actor: Actor,
  reference: string,
  status: PartnerStatus,
  { to, reason, seen }: Pick<HowSent, "to" | "seen"> & Pick<Report, "reason"> = {},
): Promise<ActResult> {
  const what = { app, actor, reference, seen };
  return onSubmission(what, rules.report, "report", async (trx) => {
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
    await noteStored({ ...app, db: trx }, event, noted);
    const next = (await findRouting(trx, reference))?.partner ?? partner;
    const then = status === "declined" && next !== partner ? `, it goes to ${nameOf(next)}` : "";
    const details = { partner, status, ...(next !== partner && { to: next }) };
    const act = status === "declined" ? ("declined" as const) : ("report" as const);
    return { act, outcome: `${nameOf(partner)}: ${status}, by telephone${then}`, details };
  });
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
  for (const row of rows) await giveBack(trx, row, app.now());
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
export function takeBack(app: App, actor: Actor, reference: string): Promise<ActResult> {
  return onSubmission(
    { app, actor, reference },
    rules.takeBack,
    "take-back",
    async (trx, { stored }) => {
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
        await trx
          .updateTable("routings")
          .set(reported)
          .where("reference", "=", reference)
          .execute();
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
    },
  );
}

/** Notes that the person was asked to sign, and reminds of it; the lead waits for the signature. */
export function sign(
  app: App,
  actor: Actor,
  reference: string,
  remind_at: number | null,
): Promise<ActResult> {
  return onSubmission({ app, actor, reference }, rules.sign, "sign", async (trx, { stored }) => {
    const firm = await askToSign(app, trx, stored.row);
    if (firm === null) return changedMeanwhile;
    const text = `Asked to sign for ${partnerLabel(firm, app.config.partners)}.`;
    await insertNote(app, trx, actor, reference, { text, remind_at, ends: "declined" });
    return { outcome: "asked" };
  });
}

type Described = { case: { slug: string; title: string } | null; state: string };

/** Says what a message is about and where its sender lives, which its form does not ask. */
export function about(
  app: App,
  actor: Actor,
  reference: string,
  { case: known, state }: Described,
): Promise<ActResult> {
  return onSubmission({ app, actor, reference }, rules.about, "about", async (trx, { stored }) => {
    await setAbout(trx, stored.row, { case: known, state });
    const text = `Case and state: ${[known?.title, state].filter(Boolean).join(", ") || "unknown"}`;
    await insertNote(app, trx, actor, reference, { text });
    return { outcome: "case and state" };
  });
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

type Changed =
  | Exclude<ActResult, { kind: "done" }>
  | {
      /** Where the log has another word for it. */
      act?: OperatorLogTable["act"];
      outcome: string;
      details?: Record<string, string | undefined>;
      count?: number;
      undoKey?: number;
    };

/**
 * Changes a submission if its rule still allows it under the locks, and logs it. No act overlaps an
 * erasure, another act, or a search for a firm.
 */
function onSubmission(
  { app, actor, reference, seen }: { app: App; actor: Actor; reference: string } & Seen,
  whyNot: Rule,
  logged: OperatorLogTable["act"],
  change: (trx: Trx, shown: ShownSubmission) => Promise<Changed>,
): Promise<ActResult> {
  return changeSubmissions(app.db, [reference], async (trx) => {
    const routing = await lockRouting(trx, reference);
    const moved = whyMoved({ seen }, routing?.partner ?? null, app);
    if (moved) return moved;
    const shown = await readShown({ ...app, db: trx }, reference);
    if (!shown) return obstacle(unknownReference(reference));
    const why = whyNot(shown);
    if (why !== null) return obstacle(why);
    const changed = await change(trx, shown);
    if ("obstacle" in changed) return changed;
    const { act = logged, outcome, details, ...rest } = changed;
    await logAct(app, trx, actor, { act, outcome, details, references: [reference] });
    return { kind: "done", count: 1, ...rest };
  });
}

/** What its rule did not see. */
const changedMeanwhile = obstacle("It was changed in the meantime. Nothing was done.");
