import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { cases } from "~/data/cases";
import { cleanText } from "~/data/clean";
import { contactChannels } from "~/data/contact-channels";
import { dateInNewYork, day, midnightInNewYork, spellDay } from "~/data/dates";
import { counted, isPhone } from "~/data/formats";
import { stateCodes } from "~/data/states";
import type { App, InTransaction } from "../app";
import { subjectOf } from "../destinations/destination";
import { destinationLabel, partnerLabel } from "../destinations/index";
import { correct, editableFields, type Released } from "../leads/correct";
import { erasePerson } from "../leads/erase";
import type { Actor, Logged } from "../leads/operator-log";
import { allow as liftOptOut } from "../leads/person";
import { supersede } from "../leads/preferences";
import { stopContactOf } from "../leads/stop";
import { type ReportOfFirm, rowsOf } from "../leads/stored-submission";
import { noteRecipient } from "../outbox/notices";
import { endReportedNoMore, endUnsent, type IsMeant, revive } from "../outbox/queue";
import { type PassOnResult, passOn } from "../outbox/routing";
import { noteStored } from "../partners/receive-event";
import { declineReason, ownIds } from "../partners/report";
import { dropReport } from "../partners/report-row";
import { storeWithin } from "../partners/store-report";
import { hashesUnder, usPhone } from "../privacy/identity";
import { endings, isDead } from "../state/delivery";
import { hasDeclined, isCorrection, reportOf } from "../state/holders";
import { untoldOf } from "../state/needs";
import { findRouting } from "../state/routing-row";
import { readDeliveries } from "../state/settle";
import { callOutcomes, type Database, type NoticeAbout, type PartnerStatus } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { accept, mark, setAbout } from "../submission/row";
import { findSubmission, readCorrected } from "../submission/submission";
import { oneLine } from "./printable";
import type { ShownSubmission } from "./shown-submission";
import { answerWays } from "./submission-view";

// What the acts of the table in `acts.ts` do, in the transaction of `runAct`, which has locked the submission
// and asked the rule of the act, and logs the result, or undoes what the act wrote before it refused. A function
// here refuses only what its rule could not see: a text that cannot be read, more reports of a firm than are
// stored, or an attempt of another process, which begins without a lock of the submission.

export type Acting = {
  /** Its store is the transaction, and its time that of the act. */
  app: InTransaction;
  actor: Actor;
  reference: string;
  shown: ShownSubmission;
};

/**
 * What the page of a submission posts with an act, by the names of its fields. A field of one act may begin with
 * the name of the act, or of `field` in a correction.
 */
export type Posted = Readonly<{
  /** What the page showed that acts decide about (`markOf`). */
  was?: string;
  /** The last part of the address: the id of a recipient, or of what the log has of an act that is taken back. */
  row?: string;
  /** The button of an act that has several (`choices`). */
  choice?: string;
  /** The button that stays on the page, or goes on to the next one: `no answer` is what came of a call, too. */
  stay?: string;
  go?: string;
  /** The address to which a button leaves the page. */
  to?: string;
  /** Enter was pressed in a field, and no button. */
  entered?: string;
  /** What is typed or chosen for a note. */
  note?: string;
  outcome?: string;
  remind_in?: string;
  remind_on?: string;
  /** The firm that gets it, by its id, and why. */
  firm?: string;
  reason?: string;
  /** What a message is about, and where its sender lives. */
  case?: string;
  state?: string;
  /** The day of an answer. */
  when?: string;
  /** What is to stop. */
  calls?: string;
  texts?: string;
  emails?: string;
  /** The reference, typed. */
  confirm?: string;
  [own: `${string}.${string}`]: string;
}>;

/** What an act came to. */
export type Ran = Done | Refusal;

type Done = {
  kind: "done";
  /** What is said of it; empty if nothing was asked for. */
  text: string;
  /**
   * Its details have the ids of the note, the report, and the search that the act stored: what takes it back finds
   * them by that. Null if `leads/` has logged the act, because persons do the same.
   */
  log: Logged | null;
  /** The id of what `leads/` has logged, for the act that takes this one back. */
  entry?: string | undefined;
  /** The second act of the same press. */
  next?: "pass";
  /** The text of a note that was taken back: it goes back to its field, to be changed or saved again. */
  note?: string | undefined;
};

/** Why nothing was done; `errors`: messages by field name. */
export type Refusal = { kind: "failed"; text: string; errors: Readonly<Record<string, string>> };

/** @param field that is wrong, if one is */
export function failed(text: string, field?: string): Refusal {
  return { kind: "failed", text, errors: field === undefined ? {} : { [field]: text } };
}

export function ran(text: string, log: Logged | null = null): Done {
  return { kind: "done", text, log };
}

export const nothingToTakeBack = failed("There is nothing to take back.");

/** What the rule of the act could not see. */
const changedMeanwhile = failed("It was changed in the meantime. Nothing was done.");

/**
 * Accepts a quarantined submission and makes its deliveries due now. Whether an opt-out withholds
 * one is decided at sending.
 */
export async function release({ app, reference, shown }: Acting): Promise<Ran> {
  await accept(app.db, reference);
  const due = await revive(app, (is) => is.and({ reference, state: "quarantined" }));
  const passed = await passOn(app, { reference, occasion: "released" });
  const { row, routing, submission } = shown.stored;
  const { isLead, preference } = submissionKinds[row.kind];
  if (preference === "join_newsletter") {
    // Spam replaced no unsubscribe; this does.
    await supersede(app, { kind: row.kind, hashes: hashesUnder(app.keys, submission.contact) });
  }
  const count = due.length + (passed.kind === "moved" && passed.partner !== null ? 1 : 0);
  const outcome = `${counted(count, "delivery", "deliveries")} due`;
  // While it waited, a request of its sender ended the search for a firm.
  const isStopped = isLead && routing?.search_ended_at != null;
  const goes = isStopped
    ? "Its sender opted out or stopped contact, so no firm gets it."
    : "It is on its way.";
  return ran(`Not spam. ${goes}`, { outcome });
}

export const reports = [
  { label: "Has it", value: "received" },
  { label: "Contacted the person", value: "contacted" },
  { label: "Signed", value: "signed" },
  { label: "Closed", value: "closed" },
] as const;

export async function report(acting: Acting, { choice }: Posted): Promise<Ran> {
  const status = reports.find(({ value }) => value === choice)?.value;
  return status ? noteReport(acting, status) : changedMeanwhile;
}

/**
 * Notes what the firm that has a lead reported by telephone, as if it had sent the report.
 *
 * @param posted why the firm declined, if it said so, and the id of the firm that gets the lead then: without
 * one, the next firm in turn
 */
export async function noteReport(
  { app, reference, shown }: Acting,
  status: PartnerStatus,
  { firm = "", reason: why = "" }: Posted = {},
): Promise<Ran> {
  const { partner, sent } = shown.firm;
  if (partner === null) return changedMeanwhile;
  // By telephone a firm can also say that it has what it refused.
  const refused = status === "received" ? sent.filter(isDead).map(({ id }) => id) : [];
  const isRefused: IsMeant = (is) => is.and([is("d.id", "in", refused), is.not(isCorrection(is))]);
  await noteRecipient(app, { reference, partner }, isRefused);
  const messageId = `${ownIds.byTelephone}${randomUUID()}`;
  const { data: reason } = declineReason.safeParse(why);
  const event = { reference, status, reason, messageId, partner };
  const noted = await storeWithin(app, event, { to: firm || undefined, canUndo: true });
  if (noted.kind !== "counted") return changedMeanwhile;
  await noteStored(app, event, noted);
  const { id } = await app.db
    .selectFrom("partner_events")
    .select("id")
    .where("message_id", "=", messageId)
    .executeTakeFirstOrThrow();
  const now = await findRouting(app.db, reference);
  const next = now === null || now.partner === partner ? null : now.partner;
  const then = next ? `, it goes to ${nameOf(app, next)}` : "";
  const search = next ? { to: next, search: String(now?.choices.at(-1)?.id) } : {};
  const log = {
    outcome: `${nameOf(app, partner)}: ${status}, by telephone${then}`,
    details: { partner, status, report: String(id), ...search },
  };
  const said = (text: string) => ran(`Noted: ${text}`, log);
  if (status !== "declined") return said(`${status}.`);
  if (shown.returns && next) return said(`declined. ${theirsAgain(shown)}`);
  const goes = next
    ? `It goes to ${nameOf(app, next)} in half a minute.`
    : now?.asks
      ? `Now ask the person to sign for ${nameOf(app, now.asks)}.`
      : now?.state === "routed"
        ? "It goes on once what is being sent to this firm has ended."
        : "No other firm has it now.";
  return said(`declined. ${goes}`);
}

/**
 * Takes back a report by telephone; what the firm reported by itself stands then.
 *
 * @param isUnsent whether nothing else says that the firm has the lead, so that it is sent there again
 * @returns false if what it was sent has changed meanwhile
 */
export async function unreport(
  { app, reference }: Acting,
  report: ReportOfFirm,
  isUnsent: boolean,
): Promise<boolean> {
  await dropReport(app, report);
  if (isUnsent && !(await endReportedNoMore(app, report))) return false;
  if (hasDeclined(await findRouting(app.db, reference), report.partner)) {
    await passOn(app, { reference, occasion: "declined", from: report.partner });
  }
  return true;
}

/** Notes that the person was asked to sign, and reminds of it; the lead waits for the signature. */
export async function sign(acting: Acting): Promise<Ran> {
  const { app, reference, shown } = acting;
  await passOn(app, { reference, occasion: "asked" });
  const remind_at = daysFrom(app.now(), 3);
  await insertNote(acting, {
    text: `Asked to sign for ${shown.signer}.`,
    remind_at,
    ends: "declined",
  });
  const until = spellDay(remind_at ?? 0, app.now());
  return ran(`Noted: asked to sign. We remind you on ${until}.`, { outcome: "asked" });
}

/**
 * Gives a lead to the next firm that its form named, or to the one that the operator chose. A firm
 * that has it keeps it until it declines. After an ambiguous attempt the operator must decide, with
 * a reason; that firm still gets every notice.
 */
export async function pass(acting: Acting, { reason: typed = "", firm }: Posted): Promise<Ran> {
  const { app, reference, shown } = acting;
  const reason = oneLine(typed).slice(0, 200);
  const isUncertain = shown.firm.has === "maybe";
  const way = { reference, occasion: "by_operator", isUncertain, canUndo: true } as const;
  const passed = await passOn(app, { ...way, to: firm || undefined });
  if (passed.kind === "stays") return failed(`It was not sent. ${whyNotSent[passed.why]}`);
  const name = nameOf(app, passed.partner ?? "");
  const why = isUncertain ? `, although its firm may have it: ${reason}` : "";
  const search = (await findRouting(app.db, reference))?.choices.at(-1);
  const details = { to: passed.partner ?? "", why };
  const outcome = `sent to ${name}${why}`;
  if (shown.returns) return ran(theirsAgain(shown), { outcome, details });
  const log = { outcome, details: { ...details, search: String(search?.id) } };
  return ran(`It goes to ${name} in half a minute.`, log);
}

/** The next firm has the lead already, or may have it: it is not sent there again. */
export function theirsAgain({ nextFirm, returns }: ShownSubmission): string {
  return returns === "yes"
    ? `${nextFirm} has it too, so it is theirs again.`
    : `${nextFirm} may have it, and no other firm will get it, so it is theirs again: ask them.`;
}

export const whyNotSent: Record<Extract<PassOnResult, { kind: "stays" }>["why"], string> = {
  over: "It was changed in the meantime.",
  no_firm: "That firm cannot have it now.",
  has_it: "Its firm has it: ask the firm to decline it.",
  may_have: "Its firm may have it: ask the firm first.",
  in_flight: "Its firm is being sent it: try again in a minute.",
};

/** Says what a message is about and where its sender lives, which its form does not ask. */
export async function about(acting: Acting, { case: slug, state, choice }: Posted): Promise<Ran> {
  const { row } = acting.shown.stored;
  const known = cases.find((one) => one.slug === slug) ?? null;
  const region = stateCodes.find((code) => code === state) ?? "";
  if ([known, region, row.case_slug, row.region].every((one) => !one)) {
    return failed("Choose the case, or the state, or both. Nothing was changed.", "case");
  }
  await setAbout(acting.app.db, row, { case: known, state: region });
  const text = `Case and state: ${[known?.title, region].filter(Boolean).join(", ") || "unknown"}`;
  await insertNote(acting, { text });
  const outcome = "case and state";
  const saved = "Case and state are noted.";
  // As they were before.
  const log = { outcome, details: { case: row.case_slug ?? "", state: row.region } };
  if (choice !== "send") return ran(`${saved} See which firms can have it.`, log);
  return { ...ran(saved, log), next: "pass" };
}

/**
 * Notes how and when a message, a data request, or an opt-out with free text was answered; only this
 * ends its legal day.
 */
export async function answered(acting: Acting, { choice = "", when = "" }: Posted): Promise<Ran> {
  const { stored, now } = acting.shown;
  const at = midnightInNewYork(when);
  const isEarly = when < dateInNewYork(stored.row.received_at);
  if (at === null || at > now || isEarly) {
    return failed(
      "Choose a day that is neither in the future nor before the request. Nothing was changed.",
      "when",
    );
  }
  const note = await insertNote(acting, { text: "", ends: "answer" });
  await mark(acting.app.db, [acting.reference], { answered_at: at, answered_how: choice });
  const details = { how: choice, day: dateInNewYork(at), note };
  const log = { outcome: `${choice} ${details.day}`, details };
  return ran(`Answered ${answerWays[choice]} on ${spellDay(at, now)}.`, log);
}

/**
 * Notes that the operator told a recipient that no message reached, or decided otherwise: one, or
 * without its id all of a submission, which may be erased.
 */
export async function notified({ app, shown }: Acting, { row }: Posted): Promise<Ran> {
  const all = untoldOf(rowsOf(shown.stored)).map(({ id }) => id);
  const ids = row ? [Number(row)] : all;
  await endUnsent(app, endings.notified, (is) => is("id", "in", ids));
  const count = counted(ids.length, "recipient");
  return ran(`Noted: you have told ${count}.`, { outcome: `${count} notified by a person` });
}

export async function stop(acting: Acting, posted: Posted): Promise<Ran> {
  const { app, actor, reference, shown } = acting;
  const channels = contactChannels.filter((channel) => posted[channel]);
  if (channels.length === 0) return failed("Check what should stop. Nothing was changed.");
  const leads = await stopContactOf(app, actor, { reference, channels });
  const covered = [reference, ...shown.stoppable.map((one) => one.reference)];
  const said = await whoIsTold(app, covered, "contact.revoked");
  const more = leads > 1 ? ` For ${counted(leads, "request")} with this address or number.` : "";
  return ran(`No more ${channels.join(", ")}. ${said}${more}`);
}

export async function allow({ app, actor, reference, shown }: Acting): Promise<Ran> {
  const { email } = shown.stored.submission.contact;
  const { lifted, kept, earlier } = await liftOptOut(app, actor, { email }, reference);
  const text =
    lifted === 0
      ? "That address is not on the opt-out list."
      : `${counted(lifted, "entry", "entries")} lifted.`;
  const number =
    kept > 0
      ? " The phone number stays on the list: another person opted out with the same number."
      : "";
  const others =
    earlier.length > 0 ? ` Not lifted: ${listed(earlier)}, with another address now.` : "";
  return ran(`${text}${number}${others}`);
}

export async function erase(acting: Acting): Promise<Ran> {
  const { app, actor, shown } = acting;
  const { email } = shown.stored.submission.contact;
  const { submissions } = await erasePerson(app, actor, { email });
  const { references, earlier } = shown.erasure;
  const said = await whoIsTold(app, references, "lead.erased");
  const kept =
    earlier.length > 0 ? ` Not erased: ${listed(earlier)}, with another address now.` : "";
  return ran(`${counted(submissions, "submission")} erased. ${said}${kept}`);
}

/** Whom this act tells of these submissions, and whom a person must tell. */
export async function whoIsTold(
  app: App,
  references: readonly string[],
  about: NoticeAbout,
): Promise<string> {
  const notices = (await readDeliveries(app.db, references)).filter(
    (one) => one.about === about && references.includes(subjectOf(one)),
  );
  const namesOf = (some: typeof notices) => [
    ...new Set(some.map(({ destination }) => destinationLabel(destination, app.config.partners))),
  ];
  const byHand = namesOf(notices.filter(isDead));
  const told = namesOf(notices.filter((one) => !isDead(one) && one.created_at === app.now()));
  if (notices.length > 0 && told.length + byHand.length === 0) {
    return "Everybody who has it is told already.";
  }
  const byUs = told.length > 0 || byHand.length === 0 ? [`We are telling: ${listed(told)}.`] : [];
  return [...byUs, byHand.length > 0 ? `Tell by hand: ${listed(byHand)}.` : ""].join(" ").trim();
}

export function listed(names: readonly string[]): string {
  return names.length === 0 ? "nobody" : names.join(", ");
}

/** What the note form offers; a typed day comes before it. */
export const reminders = [
  { days: 1, label: "Tomorrow" },
  { days: 3, label: "In 3 days" },
  { days: 7, label: "In a week" },
  { days: 30, label: "In 30 days" },
] as const;

type Note = Pick<Insertable<Database["lead_notes"]>, "text" | "outcome" | "remind_at" | "ends">;

/** What was typed or chosen there: null for nothing, a sentence if it cannot be saved. */
export function readNote({ now }: App, typed: Posted): Note | string | null {
  const posted = [typed.stay, typed.go].includes("no answer")
    ? { note: "", ...typed, outcome: "no answer", remind_in: "1", remind_on: "" }
    : typed;
  // PostgreSQL refuses a NUL.
  const text = cleanText(posted.note ?? "", true)
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .slice(0, 2000);
  const outcome = callOutcomes.find((one) => one === posted.outcome) ?? null;
  const soon = reminders.find(({ days }) => String(days) === posted.remind_in);
  const { remind_on: date = "" } = posted;
  const chosen = /^\d{4}-\d{2}-\d{2}$/.test(date) ? midnightInNewYork(date) : null;
  const remind_at = date === "" && soon ? daysFrom(now(), soon.days) : chosen;
  if (date !== "" && (remind_at === null || remind_at <= now())) {
    return "Choose a day after today. Nothing was changed.";
  }
  return text === "" && outcome === null && remind_at === null
    ? null
    : { text, outcome, remind_at };
}

/** Adds a note, which is erased with the lead. The log only records that one was added. */
export async function note(acting: Acting, posted: Posted): Promise<Ran> {
  const { app } = acting;
  const noted = readNote(app, posted);
  // *Next* saves what was typed, if anything.
  if (noted === null && posted.to !== undefined) return ran("");
  if (noted === null || typeof noted === "string") {
    return failed("Write a note, or choose what came of a call, or a day. Nothing was changed.");
  }
  const { outcome, remind_at } = noted;
  const id = await insertNote(acting, noted);
  const said = outcome ? `Noted: ${outcome}.` : "Your note is saved.";
  const then = remind_at == null ? "" : ` We remind you on ${spellDay(remind_at, app.now())}.`;
  return ran(said + then, { outcome: "added", details: { note: id } });
}

/** @returns its id, for the log */
export async function insertNote(
  { app, actor, reference, shown }: Acting,
  note: Note,
): Promise<string> {
  // It ends what came before it, also if the clock was set back since.
  const at = note.ends ? Math.max(app.now(), lastChange(shown.stored)) : app.now();
  const { id } = await app.db
    .insertInto("lead_notes")
    .values({ reference, at, name: actor.name ?? null, ...note })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

function lastChange({ row, deliveries, routing }: ShownSubmission["stored"]): number {
  const { choices = [], failed_at = null } = routing ?? {};
  const sent = deliveries.map(({ updated_at }) => updated_at);
  const looked = choices.map(({ at }) => at);
  return Math.max(
    row.received_at,
    ...sent,
    ...looked,
    reportOf(routing)?.received_at ?? 0,
    failed_at ?? 0,
  );
}

export async function removeNote(
  { app: { db } }: Acting,
  { id, text }: { id: number; text: string },
): Promise<Ran> {
  await db.deleteFrom("lead_notes").where("id", "=", id).execute();
  return { ...ran("Taken back.", { outcome: "taken back" }), note: text || undefined };
}

/** What the last *Done*, *Answered* or *Spam* ended is open again. */
export async function reopen(acting: Acting): Promise<Ran> {
  const { done } = acting.shown;
  if (!done) return changedMeanwhile;
  const notes = acting.app.db.updateTable("lead_notes").set({ ends: null });
  await notes.where("id", "=", done.id).execute();
  if (done.ends === "answer") {
    await mark(acting.app.db, [acting.reference], { answered_at: null, answered_how: null });
  }
  return ran("It is open again.", { outcome: "taken back" });
}

/** The beginning of a later day in New York. */
function daysFrom(now: number, days: number): number | null {
  const noon = Date.parse(`${dateInNewYork(now)}T12:00:00Z`) + days * day;
  return midnightInNewYork(new Date(noon).toISOString().slice(0, 10));
}

const toNobody = "It is sent to nobody, because nobody may get it now.";

export async function edit({ app, actor, reference, shown }: Acting, posted: Posted): Promise<Ran> {
  const { submission } = shown.stored;
  const changes = partOf("field", posted);
  const text = "The correction was not saved. See the fields below.";
  const short = editableFields(submission).find(({ type, name }) => {
    const typed = cleanText(changes[name] ?? "");
    const isNew = typed !== (submission.fields[name] ?? "");
    return type === "tel" && isNew && isPhone(typed) && !canBeDialed(typed);
  });
  if (short) {
    const error = "A US number has 10 digits. Begin a number of another country with +.";
    return { ...failed(text), errors: { [short.name]: error } };
  }
  const result = await correct(app, actor, reference, { changes });
  if (result.kind === "done") {
    const sent = result.count === 0 ? toNobody : "Everybody who may have it gets the correction.";
    return { ...ran(`Corrected. ${sent}`), entry: result.entry };
  }
  if (result.kind === "invalid") {
    const told = Object.entries(result.errors).map(([name, message]) => [
      name,
      cleanText(changes[name] ?? "") === "" ? "This cannot be empty." : message,
    ]);
    return { ...failed(text), errors: Object.fromEntries(told) };
  }
  if (result.kind !== "unagreed") return failed(result.obstacle);
  throw new Error("The operator needs no consent for a correction");
}

/** Corrects once more, with the values before the last correction. */
export async function uncorrect(acting: Acting): Promise<Ran> {
  const { app, actor, reference, shown } = acting;
  // The number to dial follows from the one that was typed.
  const { phone_e164: _, ...changes } = readCorrected(shown.stored.row).at(-1)?.before ?? {};
  const result = await correct(app, actor, reference, { act: "uncorrect", changes });
  if (result.kind !== "done") {
    return failed("obstacle" in result ? result.obstacle : "The earlier values are not valid now.");
  }
  const said =
    result.count === 0
      ? `The last change is taken back. ${toNobody}`
      : "The last change is taken back, and that is sent on.";
  const stays = result.released && (await whatStays(acting, result.released));
  return ran([said, await whatIsAllowed(acting), stays].filter(Boolean).join(" "));
}

/** A mistaken address may have brought what its owner had stopped. */
async function whatIsAllowed({ app, reference, shown }: Acting): Promise<string> {
  const now = (await findSubmission(app.db, reference))?.stopped ?? "";
  if (now === shown.stored.row.stopped) return "";
  const isOver = (await findRouting(app.db, reference))?.search_ended_at != null;
  const over = isOver ? " The search for a firm stays ended: if none has it, tell the person." : "";
  return `What was stopped at the mistaken address or number is allowed again.${over}`;
}

/** What became of an address that only a mistaken correction had opted out, and what cannot be taken back. */
async function whatStays(
  { app, reference, shown }: Acting,
  { leads, isListed }: Released,
): Promise<string> {
  if (isListed) {
    return "What that had put on a list of opt-outs is off it again, but the address is still there for another reason.";
  }
  const off = "What only that had put on a list of opt-outs is off it again.";
  if (submissionKinds[shown.stored.row.kind].preference === "leave_newsletter") {
    return `${off} Whoever had signed up with that address must do so again.`;
  }
  if (leads.length === 0) return off;
  const notices = (await readDeliveries(app.db, leads)).filter(
    (one) => one.reference === reference && one.about === "privacy.opted_out",
  );
  const told = notices.map(({ destination }) => destinationLabel(destination, app.config.partners));
  const byHand = `Tell by hand that nobody opted out: ${listed([...new Set(told)])}.`;
  const stopped = "Requests with that address still go to no further firm.";
  return [off, stopped, told.length > 0 ? byHand : ""].filter(Boolean).join(" ");
}

/** A visitor may mistype a number; a clerk corrects it to one that can be dialed. */
function canBeDialed(text: string): boolean {
  return text.startsWith("+") || usPhone(text) !== null;
}

/** The values of the fields whose names begin with this one. */
export function partOf(name: string, posted: Posted): Readonly<Record<string, string>> {
  const own = `${name}.`;
  return Object.fromEntries(
    Object.entries(posted).flatMap(([key, value]) =>
      key.startsWith(own) ? [[key.slice(own.length), value]] : [],
    ),
  );
}

export function nameOf({ config }: App, partner: string): string {
  return partnerLabel(partner, config.partners);
}
