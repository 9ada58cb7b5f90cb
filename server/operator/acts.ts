import { cases } from "~/data/cases";
import { cleanText } from "~/data/clean";
import { contactChannels } from "~/data/contact-channels";
import { dateInNewYork, day, midnightInNewYork, spellDay } from "~/data/dates";
import { counted, isPhone } from "~/data/formats";
import { stateCodes } from "~/data/states";
import type { App } from "../app";
import { subjectOf } from "../destinations/destination";
import { destinationLabel, partnerLabel } from "../destinations/index";
import { type Actor, type ActResult, type Logged, logAct, unknownReference } from "../leads/actor";
import { correctWithin, editableFields } from "../leads/correct";
import { eraseWithin } from "../leads/erase";
import { allowWithin } from "../leads/person";
import { retry } from "../leads/retry";
import { personOf, stopWithin } from "../leads/stop";
import { withdrawWithin } from "../leads/withdraw";
import { findRouting } from "../outbox/routing-row";
import { changeSubmissions, readDeliveries } from "../outbox/settle";
import { isUntold } from "../outbox/state";
import { declineReason, mayFollow } from "../partners/report";
import { hashesUnder, usPhone } from "../privacy/identity";
import { rowId } from "../store/row-id";
import { callOutcomes, type Need, type NoticeAbout, type OperatorLogTable } from "../store/schema";
import { checkpoint, lockPerson, transact } from "../store/transact";
import { submissionKinds } from "../submission/kinds";
import {
  findSubmission,
  readCorrected,
  readSubmission,
  textsIn,
  unlessDamaged,
} from "../submission/submission";
import {
  lookForPartner,
  type Rule,
  readShown,
  rules,
  type ShownSubmission,
  whyNotThere,
} from "./act-rules";
import { oneLine } from "./printable";
import type { Acting, Written } from "./submission-acts";
import * as writes from "./submission-acts";
import { answerWays } from "./submission-view";

/** Result of an act; `undo` names the act that takes it back. */
export type Acted =
  | { kind: "done"; text: string; undo?: string | undefined; typed?: Posted | undefined }
  | FailedAct;

type FailedAct = { kind: "failed"; text: string } & Correction;

/** What was typed and not saved, and what a correction came to, to be shown beside its fields. */
export type Correction = {
  /** Messages by field name. */
  errors?: Readonly<Record<string, string>>;
  typed?: Posted | undefined;
  /** The act that was not done; its part of the page is open. */
  act?: string;
  /** It was made on an outdated page: values that differ from the stored ones are pointed out. */
  isStale?: boolean;
};

export type Posted = Readonly<Record<string, string>>;

/** @param field that is wrong */
export function failed(text: string, field?: string): FailedAct {
  return { kind: "failed", text, ...(field && { errors: { [field]: text } }) };
}

/** What an operator can do with a submission, at the desk or by a command. */
type Act = {
  /** The last part of the address that it posts to, and its word in the log. */
  name: OperatorLogTable["act"];
  /** What it does, for the handbook and the help of its command; without it, it takes one back. */
  does?: string;
  /** The act that takes it back, offered as *Undo*. */
  undo?: Act["name"];
  /** It cannot be taken back: the reference must be typed. */
  isFinal?: true;
  /** Why it is not done now; without it, only the act itself knows. */
  whyNot?: Rule;
  /** It is about the firm that the page showed: not done if another one has the lead now. */
  isOfFirm?: true;
  run: (acting: Acting, posted: Posted) => Promise<Ran>;
};

/** An act of the menu of a submission, offered while it is possible. */
export type MenuAct = Act & {
  whyNot: Rule;
  label: (shown: ShownSubmission) => string;
  /** What happens to whom. */
  explain: (shown: ShownSubmission) => string;
  /** Instead of one button: each is posted by the name `choice`. */
  choices?: (shown: ShownSubmission) => readonly { label: string; value: string }[];
  /** The key that presses it, if it can be taken back and asks nothing, or goes to it. */
  shortcut?: string;
  /** It stands beside the need that it ends, and not under *More*. */
  ends?: readonly Need[];
  /** Where it has a place of its own, and not under *More*. */
  place?: "open" | "folded";
};

/** `log`: unless what it did has logged itself. `hasNoUndo`: although the act can be taken back. */
type Ran =
  | {
      kind: "done";
      text: string;
      log?: Logged;
      undoKey?: number | undefined;
      hasNoUndo?: true;
      typed?: Posted | undefined;
    }
  | FailedAct;

const reports = [
  { label: "Has it", value: "received" },
  { label: "Contacted the person", value: "contacted" },
  { label: "Signed", value: "signed" },
  { label: "Closed", value: "closed" },
] as const;

export const menuActs: readonly MenuAct[] = [
  {
    name: "release",
    does: "accepts a quarantined submission and delivers it",
    shortcut: "r",
    label: () => "Not spam: send it on",
    explain: ({ view, stored: { row } }) => {
      const firm = submissionKinds[row.kind].isLead ? ["a firm"] : [];
      const to = [...view.parties.quarantined, ...firm].join(" and to ");
      const sent = to === "" ? "you find it in this inbox" : `we send it to ${to}`;
      return `It looked like spam, so nobody got it. If a person wrote it, ${sent}.`;
    },
    whyNot: rules.release,
    ends: ["spam"],
    run: async (acting) => logged(await writes.release(acting), "Not spam. It is on its way."),
  },
  {
    name: "discard",
    does: "marks quarantined submissions as spam, one or those checked in the list; they are erased after a day",
    undo: "restore",
    label: () => "Spam",
    shortcut: "s",
    explain: () => "Nobody gets it, and it is erased after a day.",
    whyNot: rules.discard,
    ends: ["spam"],
    run: async ({ app, actor, reference }) =>
      outcome(
        await writes.discard(app, actor, [reference]),
        () => "Spam. It is erased after a day.",
      ),
  },
  {
    name: "retry",
    does: "retries deliveries that were refused or have expired, and immediately those that wait for their next try",
    shortcut: "r",
    label: () => "Send it again",
    explain: ({ view }) =>
      `We send it to ${listed(view.parties.waiting)} now. Nobody gets it twice.`,
    whyNot: rules.retry,
    ends: ["failed", "certificate"],
    run: async ({ app, trx, reference }) => {
      const log = await retry(app, trx, { reference });
      return log === null
        ? failed("There was nothing to send again.")
        : { kind: "done", text: "It is sent again now.", log };
    },
  },
  {
    name: "report",
    does: "notes what a firm said by telephone, as if it had reported it",
    undo: "take-back",
    shortcut: "c",
    label: ({ view }) => `${view.parties.last ?? "The firm"} called`,
    explain: ({ view: { parties } }) =>
      parties.hasIt
        ? `Note here what ${parties.last} told you by telephone.`
        : `Ask ${parties.last}. If they have it, we do not send it to them again, and tell them about every change.`,
    choices: ({ stored: { routing }, view: { parties } }) =>
      reports.filter(({ value }) =>
        parties.hasIt ? mayFollow(routing?.status ?? "sent", value) : value === "received",
      ),
    whyNot: rules.report,
    ends: ["uncertain"],
    place: "open",
    isOfFirm: true,
    run: report,
  },
  {
    name: "declined",
    does: "notes that a firm declined by telephone, and gives the lead to the next firm or the one chosen, half a minute later",
    undo: "take-back",
    shortcut: "x",
    label: ({ view }) => `${view.parties.last ?? "The firm"} declined`,
    explain: ({ nextFirm, signer, offers, stored }) => {
      if (nextFirm !== null)
        return `${nextFirm} is next and gets it in half a minute. Until then you can undo this.`;
      const sign = `${signer} can have it only after the person has signed. Ask the person next.`;
      const stopped = stored.row.stopped === "" ? "" : "The person stopped some contact. ";
      const nobody = `${stopped}After that it goes to no other firm unless you send it. ${whyNotThere(offers, stored.row.region)}`;
      return signer === null ? nobody : sign;
    },
    whyNot: rules.declined,
    place: "folded",
    isOfFirm: true,
    run: decline,
  },
  {
    name: "sign",
    does: "notes that the person was asked to sign for a firm, reminds of it, and lets the lead wait for the signature",
    shortcut: "g",
    label: () => "Ask the person to sign",
    explain: ({ signer, stored: { row } }) =>
      `${signer} can have it only with an authorization that the person signs, because of the law of Washington and Nevada. Ask by telephone or email. We remind you in three days.${row.status === "waiting" ? "" : " From then on the page below has the paper to sign."}`,
    choices: () => [{ label: "I have asked", value: "asked" }],
    whyNot: rules.sign,
    ends: ["declined", "failed", "answer"],
    run: async (acting) => {
      const { now } = acting.shown;
      const until = daysFrom(now, 3);
      const text = `Noted: asked to sign. We remind you on ${spellDay(until ?? 0, now)}.`;
      return logged(await writes.sign(acting, until), text);
    },
  },
  {
    name: "pass",
    does: "gives a lead or a review to a firm that its form named, half a minute later",
    undo: "take-back",
    shortcut: "f",
    label: ({ stored }) => (stored.row.holder === null ? "Send to a firm" : "Send to another firm"),
    explain: ({ offers, stored, view: { parties } }) => {
      const stays = `The firm you choose gets it in half a minute. Until then you can undo this. ${whyNotThere(offers, stored.row.region)}`;
      return parties.isUncertain
        ? `Ask ${parties.last} first, because they may have it too. We do not send it to them again, but we tell them about every change, such as a stop. ${stays}`
        : stays;
    },
    whyNot: rules.pass,
    ends: lookForPartner,
    isOfFirm: true,
    run: async (acting, { reason = "", firm }) => {
      const why = oneLine(reason).slice(0, 200) || null;
      const sent = await writes.pass(acting, { reason: why, to: firm || undefined });
      return logged(sent, `It goes to ${await firmOfLead(acting)} in half a minute.`);
    },
  },
  {
    name: "about",
    does: "says what a message is about and where its sender lives, so that firms with a list can have it, and gives it to one if wanted, half a minute later",
    undo: "take-back",
    shortcut: "f",
    label: () => "Case and state",
    explain: () =>
      "If this person wants a lawyer, choose the case and the state. No firm can have it before: Washington and Nevada require a signature, and some firms take only certain cases or states. The firm whose turn it is gets it, or save first and choose.",
    choices: () => [
      { label: "Save and send to a firm", value: "send" },
      { label: "Save only", value: "" },
    ],
    whyNot: rules.about,
    ends: ["answer"],
    run: saveAbout,
  },
  {
    name: "answered",
    does: "notes how and when a message or a request with a legal deadline was answered",
    undo: "reopen",
    shortcut: "w",
    label: () => "Answered",
    explain: () =>
      "After you have answered, note when and how. Until then, the legal deadline stays on the list.",
    choices: () =>
      Object.entries(answerWays).map(([value, way]) => ({ label: `Answered ${way}`, value })),
    whyNot: rules.answered,
    ends: ["answer"],
    run: answered,
  },
  {
    name: "done",
    does: "ends a need that was taken care of in another way",
    undo: "reopen",
    shortcut: "d",
    label: () => "Done",
    explain: ({ stored: { row } }) =>
      row.need === "failed"
        ? "You took care of it in another way. We do not send it again."
        : row.need === "answer"
          ? "Press this once you have answered. It leaves your list."
          : "Press this once you have done it. It leaves your list.",
    whyNot: rules.done,
    ends: ["failed", "declined", "answer", "reminder"],
    run: async (acting) => logged(await writes.done(acting), "Done."),
  },
  {
    name: "reopen",
    shortcut: "o",
    label: () => "Open again",
    explain: () => "It was done. It goes back to your list.",
    whyNot: rules.reopen,
    run: async (acting) => logged(await writes.reopen(acting), "It is open again."),
  },
  {
    name: "stop",
    does: "stops calls, texts, or emails to a person, for everything sent so far",
    isFinal: true,
    shortcut: "t",
    label: () => "No more contact",
    explain: (shown) =>
      `For this person and everything sent so far${shown.others.length > 0 ? `, also ${othersOf(shown.others)}` : ""}. ${whoWillBeTold(shown)} Only a new request from this person lifts it.`,
    whyNot: rules.stop,
    place: "folded",
    run: stop,
  },
  {
    name: "allow",
    does: "takes one person off the opt-out list; check first who asks",
    label: () => "Lift the opt-out of this person",
    explain: () =>
      "First check who is asking. This lifts the opt-out for this email address, and so for every request of this person. Nobody is notified.",
    whyNot: rules.allow,
    run: async ({ app, trx, actor, shown: { stored } }) => {
      const { email } = stored.submission.contact;
      const { lifted, log } = await allowWithin(app, trx, actor, { email });
      const text =
        lifted === 0
          ? "That address is not on the opt-out list."
          : `${counted(lifted, "entry", "entries")} lifted.`;
      return { kind: "done", text, log };
    },
  },
  {
    name: "withdraw",
    does: "withdraws a lead, tells whoever has it, and erases it",
    isFinal: true,
    label: () => "Withdraw this request",
    explain: (shown) =>
      `${whoWillBeTold(shown, shown.view.parties.recipients)} Then it is erased here. ${shown.others.length > 0 ? `Nothing happens to ${othersOf(shown.others)}.` : ""}`,
    whyNot: rules.withdraw,
    run: async ({ app, trx, actor, reference }) => {
      const log = await withdrawWithin(app, trx, actor, reference);
      const said = await whoIsTold(app, [reference], "lead.withdrawn");
      return { kind: "done", text: `Withdrawn and erased. ${said}`, log };
    },
  },
  {
    name: "erase",
    does: "erases what one person sent; opt-outs and the chain of receipts stay",
    isFinal: true,
    label: () => "Erase everything this person sent",
    explain: (shown) =>
      `${shown.others.length > 0 ? `This request and ${othersOf(shown.others)}. ` : ""}${whoWillBeTold(shown)} Opt-outs and the record of consents stay.`,
    whyNot: rules.erase,
    run: async ({ app, trx, actor, reference, shown }) => {
      const { email } = shown.stored.submission.contact;
      const { submissions, log } = await eraseWithin(app, trx, actor, { email });
      const all = [reference, ...shown.others.map((one) => one.reference)];
      const said = await whoIsTold(app, all, "lead.erased");
      return { kind: "done", text: `${counted(submissions, "submission")} erased. ${said}`, log };
    },
  },
];

/** What has a place of its own on the page of a submission, or takes an act back. */
const otherActs: readonly Act[] = [
  {
    name: "note",
    does: "adds a note, what came of a call, or a reminder; it ends nothing",
    undo: "remove-note",
    whyNot: rules.note,
    run: note,
  },
  {
    name: "edit",
    does: "corrects what was sent, and sends the correction to everybody who has it",
    undo: "uncorrect",
    whyNot: rules.edit,
    run: correct,
  },
  {
    name: "notified",
    does: "notes that a recipient that no message reaches was told by hand",
    run: notified,
  },
  { name: "remove-note", whyNot: rules.removeNote, run: removeNote },
  {
    name: "restore",
    whyNot: rules.restore,
    run: async ({ app, actor }, { row }) =>
      outcome(await writes.restore(app, actor, Number(row)), () => "Taken back."),
  },
  {
    name: "take-back",
    whyNot: rules.takeBack,
    run: async (acting) => logged(await writes.takeBack(acting), "Taken back."),
  },
  { name: "uncorrect", whyNot: rules.uncorrect, run: uncorrect },
];

/** Everything that an operator can do with a submission. */
export const acts: readonly Act[] = [...menuActs, ...otherActs];

/** What an act does; empty if it takes another one back. */
export function describeAct(name: string | undefined): string {
  return acts.find((one) => one.name === name)?.does ?? "";
}

/**
 * Runs an act if its part of the form was complete and it is possible: what decides is read again
 * under the locks, so that no act overlaps an erasure, another act, or a search for a firm. A note
 * that was typed beside it is saved with it; a correction, or a case and state, that is not saved keeps
 * every other act from running.
 */
export async function runAct(
  app: App,
  actor: Actor,
  name: string,
  reference: string,
  posted: Posted = {},
): Promise<Acted> {
  const act = acts.find((one) => one.name === name);
  if (!act) return failed(unknownReference(reference));
  if (posted.entered !== undefined) {
    const typed = acts.find((one) => one.isFinal && posted[`${one.name}.confirm`]);
    const text = "Enter does nothing here: press the button below it. Nothing was changed.";
    return { kind: "failed", text, typed: posted, act: typed?.name ?? name };
  }
  const acted = await onSubmission(app, actor, reference, (acting) =>
    runLocked(acting, act, posted),
  );
  // What was erased must not stay in the log of an embedded store.
  if (act.isFinal) await checkpoint(app.db);
  if (acted === null) return failed(unknownReference(reference));
  return acted.kind === "failed" ? { ...acted, typed: posted, act: name } : acted;
}

/** Locks in one order: the person, then their submission. Null for an unknown reference. */
function onSubmission(
  app: App,
  actor: Actor,
  reference: string,
  change: (acting: Acting) => Promise<Acted>,
): Promise<Acted | null> {
  return transact(app.db, async (trx) => {
    const row = await findSubmission(trx, reference);
    const contact = row && unlessDamaged(() => readSubmission(row).contact);
    await lockPerson(trx, contact ? hashesUnder(app.keys, contact) : []);
    return changeSubmissions(trx, [reference], async () => {
      const within = { ...app, db: trx };
      const shown = await readShown(within, reference);
      return shown && change({ app: within, trx, actor, reference, shown });
    });
  });
}

async function runLocked(acting: Acting, act: Act, posted: Posted): Promise<Acted> {
  const { app, trx, reference, shown } = acting;
  const { name } = act;
  const noted = readNote(app, posted);
  if (typeof noted === "string") return failed(noted, "remind_on");
  const typed = posted[`${name}.confirm`] ?? posted.confirm ?? "";
  const why = whyNotNow(app, act, shown, posted);
  if (why !== null) return failed(why);
  if (act.isFinal && cleanText(typed).toUpperCase() !== reference) {
    const text = "The reference typed does not match the one above. Nothing was changed.";
    return failed(text, `${name}.confirm`);
  }

  const ran = await act.run(acting, { ...posted, ...partOf(name, posted) });
  if (ran.kind === "failed") return ran;
  if (ran.log) await logWritten(acting, name, ran.log);
  const undo =
    ran.hasNoUndo || !act.undo ? undefined : [act.undo, ran.undoKey ?? []].flat().join("/");
  const acted: Acted = { kind: "done", text: ran.text, undo, typed: ran.typed };
  if (noted === null || name === "note") return acted;

  const kept = (await findSubmission(trx, reference))?.erased_at === null;
  if (kept) await logWritten(acting, "note", await writes.note(acting, noted));
  const said = kept ? saidOf(app, noted) : "The note could not be kept.";
  return { ...acted, text: [acted.text, said].filter(Boolean).join(" ") };
}

function logWritten(
  { app, trx, actor, reference }: Acting,
  act: Act["name"],
  log: Logged,
): Promise<void> {
  return logAct(app, trx, actor, { act, references: [reference], ...log });
}

function whyNotNow(app: App, act: Act, shown: ShownSubmission, posted: Posted): string | null {
  if (act.name !== "edit" && isUncorrected(shown, posted)) {
    return "A correction is typed and not saved: save it, or undo it. Nothing was changed.";
  }
  if (act.name !== "about" && isUndescribed(shown, posted)) {
    return "Case and state are chosen and not saved: save them first. Nothing was changed.";
  }
  const why = act.whyNot?.(shown, posted.row || undefined) ?? null;
  const moved = whyMoved(posted.seen, shown.stored.routing?.partner ?? null, app);
  if (why !== null) return moved ?? why;
  return moved !== null && act.isOfFirm ? `${moved} If you still want it, press again.` : null;
}

/** Somebody else was faster: nobody decides about a firm that the page did not show. */
function whyMoved(seen: string | undefined, partner: string | null, { config }: App) {
  if (seen === undefined || seen === (partner ?? "")) return null;
  const where =
    partner === null
      ? "No firm has it now"
      : `It is at ${partnerLabel(partner, config.partners)} now`;
  return `${where}: somebody changed this in the meantime, as the history says. Nothing was changed.`;
}

/** The values of the fields whose names begin with this one. */
function partOf(name: string, posted: Posted): Posted {
  const own = `${name}.`;
  return Object.fromEntries(
    Object.entries(posted).flatMap(([key, value]) =>
      key.startsWith(own) ? [[key.slice(own.length), value]] : [],
    ),
  );
}

/** The page posts every field; one that was changed elsewhere since is not counted. */
function isUncorrected({ stored: { row } }: ShownSubmission, posted: Posted): boolean {
  if (row.revision !== Number(posted.revision)) return false;
  const stored = textsIn(row.fields);
  const plain = (text = "") => text.replace(/\s+/g, " ").trim();
  return Object.entries(partOf("field", posted)).some(
    ([name, value]) => plain(value) !== plain(stored[name]),
  );
}

/** Which firms may have a message follows from both. */
function isUndescribed({ view }: ShownSubmission, { case: about, state }: Posted): boolean {
  if (about === undefined || state === undefined) return false;
  return about !== view.about.case || state !== view.about.state;
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? "nobody" : names.join(", ");
}

function othersOf(others: ShownSubmission["others"]): string {
  return `${counted(others.length, "other request")} of this person`;
}

/** Whom an act tells: whoever is being sent it now only hears of it after that. */
function whoWillBeTold(
  { view: { parties }, ...shown }: ShownSubmission,
  recipients = shown.recipients,
) {
  const later = parties.isInFlight ? parties.last : null;
  const atOnce = recipients.filter((name) => name !== later);
  if (recipients.length === 0) return "Nobody has it, so nobody is told.";
  return [
    atOnce.length > 0 ? `We tell at once: ${listed(atOnce)}.` : "",
    later === null ? "" : `It is being sent to ${later} now: we tell them right after that.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whom the newest notice about them went to, and whom a person must tell. */
async function whoIsTold(
  app: App,
  references: readonly string[],
  about: NoticeAbout,
): Promise<string> {
  const notices = (await readDeliveries(app.db, references)).filter(
    (one) => one.about === about && references.includes(subjectOf(one)),
  );
  const since = Math.max(...notices.map(({ created_at }) => created_at));
  const newest = notices.filter(({ created_at }) => created_at === since);
  const names = (some: typeof notices) =>
    listed([
      ...new Set(some.map(({ destination }) => destinationLabel(destination, app.config.partners))),
    ]);
  const byHand = newest.filter(isUntold);
  const byMessage = newest.filter((one) => !isUntold(one));
  return [
    byMessage.length > 0 || byHand.length === 0 ? `We are telling: ${names(byMessage)}.` : "",
    byHand.length > 0 ? `Tell by hand: ${names(byHand)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function logged(written: Written, text: string): Ran {
  if ("obstacle" in written) return failed(written.obstacle);
  const { undoKey, ...log } = written;
  return { kind: "done", text, log, undoKey };
}

/** Of what logs itself. */
function outcome(result: ActResult, text: (count: number) => string): Ran {
  if (result.kind === "obstacle") return failed(result.obstacle);
  return { kind: "done", text: text(result.count), undoKey: result.undoKey };
}

/** Whose turn it is then gets it, if that was pressed. */
async function saveAbout(acting: Acting, { case: slug, state, choice }: Posted): Promise<Ran> {
  const { app, reference, shown: then } = acting;
  const about = cases.find((one) => one.slug === slug) ?? null;
  const known = stateCodes.find((code) => code === state) ?? "";
  const { case_slug, region } = then.stored.row;
  if ([about, known, case_slug, region].every((one) => !one)) {
    return failed("Choose the case, or the state, or both. Nothing was changed.", "case");
  }
  const written = await writes.about(acting, { case: about, state: known });
  const saved = "Case and state are noted.";
  if (choice !== "send") {
    const text = `${saved} See which firms can have it.`;
    return { kind: "done", text, log: written, hasNoUndo: true };
  }
  await logWritten(acting, "about", written);
  const shown = await readShown(app, reference);
  const why = shown && rules.pass(shown);
  if (!shown || why) return failed(`${saved} ${why}`);
  const before = { case: case_slug ?? "", state: region };
  const sent = await writes.pass({ ...acting, shown }, { before });
  if ("obstacle" in sent) return failed(`${saved} ${sent.obstacle}`);
  await logWritten(acting, "pass", sent);
  const firm = await firmOfLead(acting);
  return { kind: "done", text: `${saved} It goes to ${firm} in half a minute.` };
}

async function firmOfLead({ app, reference }: Acting): Promise<string | null> {
  const { partner = null } = (await findRouting(app.db, reference)) ?? {};
  return partner && partnerLabel(partner, app.config.partners);
}

async function report(acting: Acting, { choice }: Posted): Promise<Ran> {
  const status = reports.find(({ value }) => value === choice)?.value;
  if (!status) return failed("Choose what the firm said. Nothing was changed.");
  const noted = logged(await writes.report(acting, status), `Noted: ${status}.`);
  const isOpen = !acting.shown.view.parties.hasIt;
  return noted.kind === "done" && isOpen ? { ...noted, hasNoUndo: true } : noted;
}

async function decline(acting: Acting, { firm, reason }: Posted): Promise<Ran> {
  const { app, reference } = acting;
  const details = { to: firm || undefined, reason: declineReason.safeParse(reason).data };
  const written = await writes.report(acting, "declined", details);
  const routing = await findRouting(app.db, reference);
  const nameOf = (id: string) => partnerLabel(id, app.config.partners);
  const then = routing?.partner
    ? `It goes to ${nameOf(routing.partner)} in half a minute.`
    : routing?.asks
      ? `Now ask the person to sign for ${nameOf(routing.asks)}.`
      : "No other firm has it now.";
  return logged(written, `Noted: declined. ${then}`);
}

async function answered(acting: Acting, posted: Posted): Promise<Ran> {
  const { stored, now } = acting.shown;
  const { choice: how = "", when = "" } = posted;
  const at = midnightInNewYork(when);
  const isEarly = when < dateInNewYork(stored.row.received_at);
  if (answerWays[how] === undefined) {
    return failed("Choose how you answered. Nothing was changed.");
  }
  if (at === null || at > now || isEarly) {
    return failed(
      "Choose a day that is neither in the future nor before the request. Nothing was changed.",
      "when",
    );
  }
  const text = `Answered ${answerWays[how]} on ${spellDay(at, now)}.`;
  return logged(await writes.answered(acting, { how, at }), text);
}

/** Marks one recipient, or without its id all of them. */
async function notified(acting: Acting, { mark }: Posted): Promise<Ran> {
  const written = await writes.notified(acting, mark === undefined ? null : rowId(mark));
  const { count = 0, ...log } = written;
  return logged(log, `Noted: you have told ${counted(count, "recipient")}.`);
}

async function stop({ app, trx, reference, shown }: Acting, posted: Posted): Promise<Ran> {
  const channels = contactChannels.filter((channel) => posted[channel] ?? posted.everything);
  if (channels.length === 0) return failed("Check what should stop. Nothing was changed.");
  const person = await personOf(app, reference);
  const { leads, log } = await stopWithin(app, trx, { ...person, channels, manner: "desk" });
  const all = [reference, ...shown.others.map((one) => one.reference)];
  const said = await whoIsTold(app, all, "contact.revoked");
  const more = leads > 1 ? ` For ${counted(leads, "request")} of this person.` : "";
  return { kind: "done", text: `No more ${channels.join(", ")}. ${said}${more}`, log };
}

/** Its text goes back to its field, to be changed or saved again. */
async function removeNote(acting: Acting, posted: Posted): Promise<Ran> {
  const id = rowId(posted.row);
  const removed = logged(await writes.removeNote(acting, id), "Taken back.");
  const note = acting.shown.stored.notes.find((one) => one.id === id)?.text;
  return removed.kind === "done" && note ? { ...removed, typed: { note } } : removed;
}

/** What the note form offers; a typed day comes before it. */
export const reminders = [
  { days: 1, label: "Tomorrow" },
  { days: 3, label: "In 3 days" },
  { days: 7, label: "In a week" },
  { days: 30, label: "In 30 days" },
] as const;

/** The beginning of a later day in New York. */
function daysFrom(now: number, days: number): number | null {
  const noon = Date.parse(`${dateInNewYork(now)}T12:00:00Z`) + days * day;
  return midnightInNewYork(new Date(noon).toISOString().slice(0, 10));
}

/** What was typed or chosen there: null for nothing, a sentence if it cannot be saved. */
function readNote(app: App, typed: Posted): writes.Note | string | null {
  const posted = [typed.stay, typed.go].includes("no answer")
    ? { note: "", ...typed, outcome: "no answer", remind_in: "1", remind_on: "" }
    : typed;
  // PostgreSQL refuses a NUL.
  const text = cleanText(posted.note ?? "", true)
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .slice(0, 2000);
  const result = callOutcomes.find((one) => one === posted.outcome) ?? null;
  const soon = reminders.find(({ days }) => String(days) === posted.remind_in);
  const { remind_on: date = "" } = posted;
  const chosen = /^\d{4}-\d{2}-\d{2}$/.test(date) ? midnightInNewYork(date) : null;
  const remind_at = date === "" && soon ? daysFrom(app.now(), soon.days) : chosen;
  if (date !== "" && (remind_at === null || remind_at <= app.now())) {
    return "Choose a day after today. Nothing was changed.";
  }
  return text === "" && result === null && remind_at === null
    ? null
    : { text, outcome: result, remind_at };
}

async function note(acting: Acting, posted: Posted): Promise<Ran> {
  const noted = readNote(acting.app, posted);
  // *Next* saves what was typed, if anything.
  if (noted === null && posted.to !== undefined) return { kind: "done", text: "", hasNoUndo: true };
  if (noted === null || typeof noted === "string") {
    return failed("Write a note, or choose what came of a call, or a day. Nothing was changed.");
  }
  return logged(await writes.note(acting, noted), saidOf(acting.app, noted));
}

function saidOf(app: App, { outcome: result, remind_at }: writes.Note): string {
  const said = result ? `Noted: ${result}.` : "Your note is saved.";
  return remind_at == null ? said : `${said} We remind you on ${spellDay(remind_at, app.now())}.`;
}

/** A visitor may mistype a number; a clerk corrects it to one that can be dialed. */
function canBeDialed(text: string): boolean {
  return text.startsWith("+") || usPhone(text) !== null;
}

async function correct({ app, trx, actor, shown }: Acting, posted: Posted): Promise<Ran> {
  const { row, submission } = shown.stored;
  const changes = partOf("field", posted);
  const short = editableFields(submission).find(({ type, name }) => {
    const typed = cleanText(changes[name] ?? "");
    const isNew = typed !== (submission.fields[name] ?? "");
    return type === "tel" && isNew && isPhone(typed) && !canBeDialed(typed);
  });
  if (short) {
    const text = "The correction was not saved. See the fields below.";
    const error = "A US number has 10 digits. Begin a number of another country with +.";
    return { kind: "failed", text, errors: { [short.name]: error } };
  }
  // The form posts every field, so an outdated page would undo later corrections.
  const seen = posted.revision === undefined ? undefined : Number(posted.revision);
  const result = await correctWithin(app, trx, actor, row, { changes, seen });
  switch (result.kind) {
    case "done": {
      const sent =
        result.count === 0
          ? "It is sent to nobody, because nobody gets these requests now."
          : "Everybody who has it gets the correction.";
      const { log, revision } = result;
      return { kind: "done", text: `Corrected. ${sent}`, log, undoKey: revision };
    }
    case "invalid": {
      const text = "The correction was not saved. See the fields below.";
      const told = Object.entries(result.errors).map(([name, message]) => [
        name,
        cleanText(changes[name] ?? "") === "" ? "This cannot be empty." : message,
      ]);
      return { kind: "failed", text, errors: Object.fromEntries(told) };
    }
    case "stale": {
      const text =
        "It was changed in the meantime, so nothing was saved. What you typed is kept: where it differs, the stored value is shown below it.";
      return { kind: "failed", text, isStale: true };
    }
    case "obstacle":
      return failed(result.obstacle);
    case "unagreed":
      throw new Error("The operator needs no consent for a correction");
  }
}

/** Corrects once more, with the values before the last correction. */
async function uncorrect({ app, trx, actor, shown }: Acting): Promise<Ran> {
  const { row } = shown.stored;
  const last = readCorrected(row).at(-1);
  if (!last) throw new Error("Its rule has a correction");
  // It follows from the number as it was typed.
  const { phone_e164: _, ...changes } = last.before;
  const result = await correctWithin(app, trx, actor, row, { changes });
  if (result.kind === "done") {
    const text = "The last change is taken back, and that is sent on.";
    return { kind: "done", text, log: result.log };
  }
  return failed("obstacle" in result ? result.obstacle : "The earlier values are not valid now.");
}
