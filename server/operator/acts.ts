import { cases } from "~/data/cases";
import { cleanText } from "~/data/clean";
import { contactChannels } from "~/data/contact-channels";
import { dateInNewYork, day, midnightInNewYork, spellDay } from "~/data/dates";
import { counted, isPhone } from "~/data/formats";
import { stateCodes } from "~/data/states";
import type { App } from "../app";
import { subjectOf } from "../destinations/destination";
import { destinationLabel, partnerLabel } from "../destinations/index";
import { type Actor, type ActResult, unknownReference } from "../leads/actor";
import { correct as correctLead } from "../leads/correct";
import { editableFields } from "../leads/editable-fields";
import { allowPerson, erasePersonBehind } from "../leads/person";
import { retry } from "../leads/retry";
import { stopContactOf } from "../leads/stop";
import { withdraw } from "../leads/withdraw";
import { isUntold } from "../outbox/needs";
import { findRouting } from "../outbox/routing-row";
import { readDeliveries } from "../outbox/settle";
import { declineReason, mayFollow } from "../partners/report";
import { usPhone } from "../privacy/identity";
import { rowId } from "../store/row-id";
import { callOutcomes, type Need, type NoticeAbout, type SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { isReference, readCorrected, textsIn } from "../submission/submission";
import {
  lookForPartner,
  type Rule,
  readShown,
  rules,
  type ShownSubmission,
  whyNotThere,
} from "./act-rules";
import { oneLine } from "./printable";
import * as operator from "./submission-acts";
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

export function failed(text: string): FailedAct {
  return { kind: "failed", text };
}

/** What an operator can do with a submission, at the desk or by a command. */
type Act = {
  /** The last part of the address that it posts to. */
  name: string;
  /** What it does, for the handbook and the help of its command; without it, it takes one back. */
  does?: string;
  /** The act that takes it back, offered as *Undo*. */
  undo?: string;
  /** It cannot be taken back: the reference must be typed. */
  isFinal?: true;
  /** Why it is not done now; without it, only the act itself knows. */
  whyNot?: Rule;
  run: (app: App, actor: Actor, shown: ShownSubmission, posted: Posted) => Promise<Ran>;
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

/** `id`: of what was added, to take it back. `isFinal`: although the act can be taken back. */
type Ran =
  | {
      kind: "done";
      text: string;
      undoKey?: number | undefined;
      isFinal?: true;
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
    run: simple(
      (app, actor, { reference }) => operator.release(app, actor, reference),
      () => "Not spam. It is on its way.",
    ),
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
    run: simple(
      (app, actor, { reference }) => operator.discard(app, actor, [reference]),
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
    run: async (app, actor, { stored: { row } }) => {
      const result = await retry(app, actor, { reference: row.reference });
      return result.kind === "done" && result.count === 0
        ? failed("There was nothing to send again.")
        : outcome(result, () => "It is sent again now.");
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
    run: async (app, actor, { stored: { row }, now }) => {
      const until = daysFrom(now, 3);
      return outcome(
        await operator.sign(app, actor, row.reference, until),
        () => `Noted: asked to sign. We remind you on ${spellDay(until ?? 0, now)}.`,
      );
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
    run: async (app, actor, { stored: { row } }, { reason = "", firm, seen }) => {
      const { reference } = row;
      const why = oneLine(reason).slice(0, 200) || null;
      const way = { reason: why, to: firm || undefined, seen };
      const sent = await operator.pass(app, actor, reference, way);
      const name = await firmOfLead(app, reference);
      return outcome(sent, () => `It goes to ${name} in half a minute.`);
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
    shortcut: "d",
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
    run: simple(
      (app, actor, { reference }) => operator.done(app, actor, reference),
      () => "Done.",
    ),
  },
  {
    name: "reopen",
    shortcut: "o",
    label: () => "Open again",
    explain: () => "It was done. It goes back to your list.",
    whyNot: rules.reopen,
    run: simple(
      (app, actor, { reference }) => operator.reopen(app, actor, reference),
      () => "It is open again.",
    ),
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
    run: simple(
      (app, actor, { reference }) => allowPerson(app, actor, reference),
      (count) =>
        count === 0
          ? "That address is not on the opt-out list."
          : `${counted(count, "entry", "entries")} lifted.`,
    ),
  },
  {
    name: "withdraw",
    does: "withdraws a lead, tells whoever has it, and erases it",
    isFinal: true,
    label: () => "Withdraw this request",
    explain: (shown) =>
      `${whoWillBeTold(shown, shown.view.parties.recipients)} Then it is erased here. ${shown.others.length > 0 ? `Nothing happens to ${othersOf(shown.others)}.` : ""}`,
    whyNot: rules.withdraw,
    run: async (app, actor, { stored: { row } }) => {
      const { reference } = row;
      const result = await withdraw(app, actor, reference);
      if (result.kind === "obstacle") return failed(result.obstacle);
      const said = await whoIsTold(app, [reference], "lead.withdrawn");
      return { kind: "done", text: `Withdrawn and erased. ${said}` };
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
    run: async (app, actor, { stored: { row }, others }) => {
      const { reference } = row;
      const result = await erasePersonBehind(app, actor, reference);
      if (result.kind === "obstacle") return failed(result.obstacle);
      const all = [reference, ...others.map((one) => one.reference)];
      const said = await whoIsTold(app, all, "lead.erased");
      const count = counted(result.erased.submissions, "submission");
      return { kind: "done", text: `${count} erased. ${said}` };
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
    run: simple(
      (app, actor, _row, { row }) => operator.restore(app, actor, Number(row)),
      takenBack,
    ),
  },
  {
    name: "take-back",
    whyNot: rules.takeBack,
    run: simple((app, actor, { reference }) => operator.takeBack(app, actor, reference), takenBack),
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
 * Runs an act if it is possible and its part of the form was complete. A note that was typed beside
 * it is saved with it; a correction, or a case and state, that is not saved keeps every other act
 * from running.
 */
export async function runAct(
  app: App,
  actor: Actor,
  name: string,
  reference: string,
  posted: Posted = {},
): Promise<Acted> {
  const act = acts.find((one) => one.name === name);
  const shown = act && isReference(reference) ? await readShown(app, reference) : null;
  if (!act || !shown) return failed(unknownReference(reference));
  if (posted.entered !== undefined) {
    const typed = acts.find((one) => one.isFinal && posted[`${one.name}.confirm`]);
    const text = "Enter does nothing here: press the button below it. Nothing was changed.";
    return { kind: "failed", text, typed: posted, act: typed?.name ?? name };
  }
  const noted = readNote(app, posted);
  const why = typeof noted === "string" ? noted : whyNotNow(app, act, shown, posted);
  const ran =
    why === null
      ? await act.run(app, actor, shown, { ...posted, ...partOf(name, posted) })
      : failed(why);
  if (ran.kind === "failed") return { ...ran, typed: posted, act: name };
  const undo =
    ran.isFinal || !act.undo ? undefined : [act.undo, ran.undoKey ?? []].flat().join("/");
  const acted: Acted = { kind: "done", text: ran.text, undo, typed: ran.typed };
  if (noted === null || typeof noted === "string" || name === "note") return acted;

  const kept = await operator.note(app, actor, reference, noted);
  const said = kept.kind === "done" ? saidOf(app, noted) : "The note could not be kept.";
  return { ...acted, text: [acted.text, said].filter(Boolean).join(" ") };
}

function whyNotNow(app: App, act: Act, shown: ShownSubmission, posted: Posted): string | null {
  const { reference } = shown.stored.row;
  if (act.name !== "edit" && isUncorrected(shown, posted)) {
    return "A correction is typed and not saved: save it, or undo it. Nothing was changed.";
  }
  if (act.name !== "about" && isUndescribed(shown, posted)) {
    return "Case and state are chosen and not saved: save them first. Nothing was changed.";
  }
  const typed = posted[`${act.name}.confirm`] ?? posted.confirm ?? "";
  if (act.isFinal && cleanText(typed).toUpperCase() !== reference) {
    return "The reference typed does not match the one above. Nothing was changed.";
  }
  const why = act.whyNot?.(shown, posted.row || undefined) ?? null;
  const moved = operator.whyMoved(posted, shown.stored.routing?.partner ?? null, app);
  return why === null || moved === null ? why : moved.obstacle.replace(operator.pressAgain, "");
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
function isUndescribed(
  { stored: { row } }: ShownSubmission,
  { case: about, state }: Posted,
): boolean {
  if (about === undefined || state === undefined) return false;
  return about !== (row.case_slug ?? "") || state !== row.region;
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

function simple(
  act: (app: App, actor: Actor, row: SubmissionTable, posted: Posted) => Promise<ActResult>,
  text: (count: number) => string,
): Act["run"] {
  return async (app, actor, { stored }, posted) =>
    outcome(await act(app, actor, stored.row, posted), text);
}

function takenBack(): string {
  return "Taken back.";
}

function outcome(result: ActResult, text: (count: number) => string): Ran {
  if (result.kind === "obstacle") return failed(result.obstacle);
  return { kind: "done", text: text(result.count), undoKey: result.undoKey };
}

/** Whose turn it is then gets it, if that was pressed. */
async function saveAbout(
  app: App,
  actor: Actor,
  { stored: { row } }: ShownSubmission,
  { case: slug, state, choice, seen }: Posted,
): Promise<Ran> {
  const { reference } = row;
  const about = cases.find((one) => one.slug === slug) ?? null;
  const known = stateCodes.find((code) => code === state) ?? "";
  const described = await operator.about(app, actor, reference, { case: about, state: known });
  const saved = "Case and state are noted.";
  if (described.kind === "obstacle") return failed(described.obstacle);
  if (choice !== "send") {
    return { kind: "done", text: `${saved} See which firms can have it.`, isFinal: true };
  }
  const before = { case: row.case_slug ?? "", state: row.region };
  const sent = await operator.pass(app, actor, reference, { seen, before });
  if (sent.kind === "obstacle") return failed(`${saved} ${sent.obstacle}`);
  return {
    kind: "done",
    text: `${saved} It goes to ${await firmOfLead(app, reference)} in half a minute.`,
  };
}

async function firmOfLead(app: App, reference: string): Promise<string | null> {
  const { partner = null } = (await findRouting(app.db, reference)) ?? {};
  return partner && partnerLabel(partner, app.config.partners);
}

async function report(
  app: App,
  actor: Actor,
  { stored: { row }, view }: ShownSubmission,
  { choice, seen }: Posted,
): Promise<Ran> {
  const status = reports.find(({ value }) => value === choice)?.value;
  if (!status) return failed("Choose what the firm said. Nothing was changed.");
  const result = await operator.report(app, actor, row.reference, status, { seen });
  const noted = outcome(result, () => `Noted: ${status}.`);
  return noted.kind === "done" && !view.parties.hasIt ? { ...noted, isFinal: true } : noted;
}

async function decline(
  app: App,
  actor: Actor,
  { stored: { row } }: ShownSubmission,
  { firm, reason, seen }: Posted,
): Promise<Ran> {
  const details = { to: firm || undefined, reason: declineReason.safeParse(reason).data, seen };
  const result = await operator.report(app, actor, row.reference, "declined", details);
  if (result.kind === "obstacle") return failed(result.obstacle);
  const routing = await findRouting(app.db, row.reference);
  const nameOf = (id: string) => partnerLabel(id, app.config.partners);
  const then = routing?.partner
    ? `It goes to ${nameOf(routing.partner)} in half a minute.`
    : routing?.asks
      ? `Now ask the person to sign for ${nameOf(routing.asks)}.`
      : "No other firm has it now.";
  return { kind: "done", text: `Noted: declined. ${then}` };
}

async function answered(
  app: App,
  actor: Actor,
  { stored: { row }, now }: ShownSubmission,
  posted: Posted,
): Promise<Ran> {
  const { choice: how = "", when = "" } = posted;
  const at = midnightInNewYork(when);
  const isEarly = when < dateInNewYork(row.received_at);
  if (answerWays[how] === undefined) {
    return failed("Choose how you answered. Nothing was changed.");
  }
  if (at === null || at > now || isEarly) {
    return failed(
      "Choose a day that is neither in the future nor before the request. Nothing was changed.",
    );
  }
  const result = await operator.answered(app, actor, row.reference, { how, at });
  return outcome(result, () => `Answered ${answerWays[how]} on ${spellDay(at, now)}.`);
}

/** Marks one recipient, or without its id all of them. */
async function notified(
  app: App,
  actor: Actor,
  { stored: { row } }: ShownSubmission,
  { mark }: Posted,
): Promise<Ran> {
  const id = mark === undefined ? null : rowId(mark);
  const result = await operator.notified(app, actor, row.reference, id);
  return outcome(result, (count) => `Noted: you have told ${counted(count, "recipient")}.`);
}

async function stop(
  app: App,
  actor: Actor,
  { stored: { row }, others }: ShownSubmission,
  posted: Posted,
): Promise<Ran> {
  const { reference } = row;
  const channels = contactChannels.filter((channel) => posted[channel] ?? posted.everything);
  if (channels.length === 0) return failed("Check what should stop. Nothing was changed.");
  const { leads } = await stopContactOf(app, actor, { reference, channels });
  const all = [reference, ...others.map((one) => one.reference)];
  const said = await whoIsTold(app, all, "contact.revoked");
  const more = leads > 1 ? ` For ${counted(leads, "request")} of this person.` : "";
  return { kind: "done", text: `No more ${channels.join(", ")}. ${said}${more}` };
}

/** Its text goes back to its field, to be changed or saved again. */
async function removeNote(
  app: App,
  actor: Actor,
  { stored: { row, notes } }: ShownSubmission,
  posted: Posted,
): Promise<Ran> {
  const id = rowId(posted.row);
  const result = await operator.removeNote(app, actor, row.reference, id);
  if (result.kind === "obstacle") return failed(result.obstacle);
  const note = notes.find((one) => one.id === id)?.text;
  return { kind: "done", text: "Taken back.", ...(note && { typed: { note } }) };
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
function readNote(app: App, typed: Posted): operator.Note | string | null {
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

async function note(
  app: App,
  actor: Actor,
  { stored: { row } }: ShownSubmission,
  posted: Posted,
): Promise<Ran> {
  const noted = readNote(app, posted);
  // *Next* saves what was typed, if anything.
  if (noted === null && posted.to !== undefined) return { kind: "done", text: "", isFinal: true };
  if (noted === null || typeof noted === "string") {
    return failed("Write a note, or choose what came of a call, or a day. Nothing was changed.");
  }
  const result = await operator.note(app, actor, row.reference, noted);
  return outcome(result, () => saidOf(app, noted));
}

function saidOf(app: App, { outcome: result, remind_at }: operator.Note): string {
  const said = result ? `Noted: ${result}.` : "Your note is saved.";
  return remind_at == null ? said : `${said} We remind you on ${spellDay(remind_at, app.now())}.`;
}

/** A visitor may mistype a number; a clerk corrects it to one that can be dialed. */
function canBeDialed(text: string): boolean {
  return text.startsWith("+") || usPhone(text) !== null;
}

async function correct(
  app: App,
  actor: Actor,
  { stored: { row, submission } }: ShownSubmission,
  posted: Posted,
): Promise<Ran> {
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
  const result = await correctLead(app, actor, row.reference, { changes, seen });
  switch (result.kind) {
    case "done": {
      const sent =
        result.count === 0
          ? "It is sent to nobody, because nobody gets these requests now."
          : "Everybody who has it gets the correction.";
      return { kind: "done", text: `Corrected. ${sent}`, undoKey: row.revision + 1 };
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
async function uncorrect(
  app: App,
  actor: Actor,
  { stored: { row } }: ShownSubmission,
): Promise<Ran> {
  const last = readCorrected(row).at(-1);
  if (!last) throw new Error("Its rule has a correction");
  // It follows from the number as it was typed.
  const { phone_e164: _, ...changes } = last.before;
  const result = await correctLead(app, actor, row.reference, { changes, seen: row.revision });
  if (result.kind === "done") {
    return { kind: "done", text: "The last change is taken back, and that is sent on." };
  }
  return failed("obstacle" in result ? result.obstacle : "The earlier values are not valid now.");
}
