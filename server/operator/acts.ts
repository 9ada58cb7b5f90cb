import { spellMoment } from "~/data/dates";
import { counted } from "~/data/formats";
import { partnerDestination } from "../destinations/partner";
import { whyClosed } from "../leads/operator-log";
import { rowsOf, type StoredSubmission } from "../leads/stored-submission";
import { atPartner } from "../outbox/holders";
import { untoldOf } from "../outbox/state";
import { mayFollow, ownIds } from "../partners/report";
import type { Need, OperatorLogTable, SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { readCorrected } from "../submission/submission";
import {
  aboutBefore,
  eligible,
  endedByDone,
  isKept,
  lastReport,
  lookForPartner,
  type ShownSubmission,
  usedChannels,
  whyNotThere,
} from "./shown-submission";
import * as does from "./submission-acts";
import { answerWays } from "./submission-view";

// Everything that an operator can do with a submission, at the desk or by a command: when it is possible,
// its key, and what takes it back. `run-act.ts` runs each in the same way, several at once too; what it
// writes says `submission-acts.ts`. Three conditions are asked for here and kept elsewhere: which firm can
// have a lead (`findOffers` in `outbox/routing.ts`), which delivery is sent again (`mayRetry` in
// `outbox/queue.ts`), and which need is there (`outbox/needs.ts`). What is done with a firm and not with a
// submission (pause, resume, test) has its table in `desk/firms.tsx`.

/**
 * Why an act is not possible now, as a sentence for the operator; null if it is. `key`: of what it
 * takes back.
 */
export type Rule = (shown: ShownSubmission, key?: string) => string | null;

export type Act = {
  /** The last part of the address that it posts to, and its word in the log. */
  name: OperatorLogTable["act"];
  /** What it does, for the handbook and the help of its command; without it, it takes one back. */
  does?: string;
  /** The act that takes it back, offered as *Undo* while that is possible. */
  undo?: Act["name"];
  /** It cannot be taken back: the reference must be typed. */
  isFinal?: true;
  /** Why it is not done now. */
  whyNot: Rule;
  /** What it decides about: not done if that is not as the page showed it. */
  about?: "firm" | "fields";
  run: (acting: does.Acting, posted: does.Posted) => Promise<does.Ran>;
};

/** An act of the menu of a submission, offered while it is possible. */
export type MenuAct = Act & {
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

const isWhole = ({ stored }: ShownSubmission) => stored.row.erased_at === null;
/** Its firm has it. */
const isAtFirm = ({ stored, view }: ShownSubmission) =>
  stored.routing?.partner != null && view.parties.hasIt;
const isNotFinal = ({ stored: { routing } }: ShownSubmission) =>
  routing?.status !== "signed" && routing?.status !== "closed";
const isQuarantined = ({ stored }: ShownSubmission) =>
  stored.row.erased_at === null && stored.row.state === "quarantined";
const isLead = ({ stored: { row } }: ShownSubmission) =>
  submissionKinds[row.kind].isLead && row.erased_at === null && row.state !== "refused";

type Test = (shown: ShownSubmission) => boolean;

const unless =
  (isPossible: Test, why: string): Rule =>
  (shown) =>
    isPossible(shown) ? null : why;

/** Nothing is done about what was erased, refused, or taken for spam. */
const unlessClosed =
  (isPossible: Test, why: string): Rule =>
  (shown) =>
    whyClosed(shown.stored.row) ?? (isPossible(shown) ? null : why);

/** Of *Case and state*. */
const ruleOfAbout = unlessClosed(
  ({ stored: { row, routing } }) =>
    row.kind === "contact" && routing?.state === "held" && row.stopped === "",
  "A case and a state are chosen only for a message that no firm was sent.",
);

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
    whyNot: unless(isQuarantined, "It is not taken for spam."),
    ends: ["spam"],
    run: does.release,
  },
  {
    name: "discard",
    does: "marks quarantined submissions as spam, one or those checked in the list; they are erased after a day",
    undo: "restore",
    label: () => "Spam",
    shortcut: "s",
    explain: () => "Nobody gets it, and it is erased after a day.",
    whyNot: unless(
      ({ stored: { row } }) => row.status === "held",
      "It is not taken for spam, or is marked already.",
    ),
    ends: ["spam"],
    run: does.discard,
  },
  {
    name: "retry",
    does: "retries deliveries that were refused or have expired, and immediately those that wait for their next try",
    shortcut: "r",
    label: () => "Send it again",
    explain: ({ view }) =>
      `We send it to ${does.listed(view.parties.waiting)} now. Nobody gets it twice.`,
    whyNot: ({ stored: { row }, view: { parties } }) =>
      row.state === "accepted" && parties.waiting.length > 0
        ? null
        : (whyClosed(row) ?? "There is nothing to send again."),
    ends: ["failed", "certificate"],
    run: does.retry,
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
      does.reports.filter(({ value }) =>
        parties.hasIt ? mayFollow(routing?.status ?? "sent", value) : value === "received",
      ),
    whyNot: unlessClosed((shown) => {
      const { isOpenAtFirm, last } = shown.view.parties;
      const isOver = shown.stored.routing?.status === "closed";
      return last !== null && !isOver && (isAtFirm(shown) || isOpenAtFirm);
    }, "No firm has it, or it is closed."),
    ends: ["uncertain"],
    place: "open",
    about: "firm",
    run: does.report,
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
    whyNot: unlessClosed(
      (shown) => isAtFirm(shown) && isNotFinal(shown),
      "No firm has it, or its firm has signed or closed it.",
    ),
    place: "folded",
    about: "firm",
    run: does.decline,
  },
  {
    name: "sign",
    does: "notes that the person was asked to sign for a firm, reminds of it, and lets the lead wait for the signature",
    shortcut: "g",
    label: () => "Ask the person to sign",
    explain: ({ signer, stored: { row } }) =>
      `${signer} can have it only with an authorization that the person signs, because of the law of Washington and Nevada. Ask by telephone or email. We remind you in three days.${row.status === "waiting" ? "" : " From then on the page below has the paper to sign."}`,
    choices: () => [{ label: "I have asked", value: "asked" }],
    whyNot: unlessClosed(
      (shown) => shown.signer !== null && !isAtFirm(shown),
      "No firm can have it with a signature now.",
    ),
    ends: ["declined", "failed", "answer"],
    run: does.sign,
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
    whyNot: (shown) => {
      if (isKept(shown)) return "Its firm has it, or is being sent it: ask the firm to decline it.";
      if (eligible(shown.offers).length > 0) return null;
      const why = whyNotThere(shown.offers, shown.stored.row.region);
      return `It was not sent. ${why || "No firm can have it now."}`;
    },
    ends: lookForPartner,
    about: "firm",
    run: does.pass,
  },
  {
    name: "about",
    does: "says what a message is about and where its sender lives, so that firms with a list can have it, and gives it to one if wanted, half a minute later",
    undo: "take-back-about",
    shortcut: "f",
    label: () => "Case and state",
    explain: () =>
      "If this person wants a lawyer, choose the case and the state. No firm can have it before: Washington and Nevada require a signature, and some firms take only certain cases or states. The firm whose turn it is gets it, or save first and choose.",
    choices: () => [
      { label: "Save and send to a firm", value: "send" },
      { label: "Save only", value: "" },
    ],
    whyNot: ruleOfAbout,
    ends: ["answer"],
    run: does.about,
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
    whyNot: ({ stored: { row } }) => {
      if (row.answered_at !== null) return "It was answered in the meantime. Nothing was changed.";
      const isAsked = row.legal_at !== null && !submissionKinds[row.kind].isLead;
      return whyClosed(row) ?? (isAsked ? null : "It asks for no answer.");
    },
    ends: ["answer"],
    run: does.answered,
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
    whyNot: (shown) => {
      const why = shown.done
        ? "It is done already."
        : "It needs nothing that Done ends. A legal deadline is ended by Answered.";
      return whyClosed(shown.stored.row) ?? (endedByDone(shown) === null ? why : null);
    },
    ends: ["failed", "declined", "unplaced", "answer", "reminder"],
    run: does.done,
  },
  {
    name: "reopen",
    shortcut: "o",
    label: () => "Open again",
    explain: () => "It was done. It goes back to your list.",
    whyNot: unlessClosed(({ done }) => done !== undefined, "There is nothing to take back."),
    run: does.reopen,
  },
  {
    name: "stop",
    does: "stops calls, texts, or emails to a person, for everything sent so far",
    isFinal: true,
    shortcut: "t",
    label: () => "No more contact",
    explain: (shown) =>
      `For this person and everything sent so far${shown.others.length > 0 ? `, also ${othersOf(shown.others)}` : ""}. ${whoWillBeTold(shown)} Only a new request from this person lifts it.`,
    whyNot: unless(
      (shown) =>
        (isLead(shown) || (isWhole(shown) && shown.stored.routing !== null)) &&
        usedChannels(shown).length > 0,
      "It was erased, is no request for a firm, or has nothing left to stop.",
    ),
    place: "folded",
    run: does.stop,
  },
  {
    name: "allow",
    does: "takes one person off the opt-out list; check first who asks",
    label: () => "Lift the opt-out of this person",
    explain: () =>
      "First check who is asking. This lifts the opt-out for this email address, and so for every request of this person. Nobody is notified.",
    whyNot: unless((shown) => {
      const { kind, contact, optedOut } = shown.stored.submission;
      return isWhole(shown) && contact.email !== "" && (optedOut.length > 0 || kind === "opt_out");
    }, "It has no email address, or is no opt-out."),
    run: does.allow,
  },
  {
    name: "withdraw",
    does: "withdraws a lead, tells whoever has it, and erases it",
    isFinal: true,
    label: () => "Withdraw this request",
    explain: (shown) =>
      `${whoWillBeTold(shown, shown.view.parties.recipients)} Then it is erased here. ${shown.others.length > 0 ? `Nothing happens to ${othersOf(shown.others)}.` : ""}`,
    whyNot: unless(isLead, "It was erased, or is not a lead."),
    run: does.withdraw,
  },
  {
    name: "erase",
    does: "erases what one person sent; opt-outs and the chain of receipts stay",
    isFinal: true,
    label: () => "Erase everything this person sent",
    explain: (shown) =>
      `${shown.others.length > 0 ? `This request and ${othersOf(shown.others)}. ` : ""}${whoWillBeTold(shown)} Opt-outs and the record of consents stay.`,
    whyNot: unless(
      (shown) => isWhole(shown) && shown.stored.submission.contact.email !== "",
      "It was erased, or has no email address.",
    ),
    run: does.erase,
  },
];

/** What has a place of its own on the page of a submission, or takes an act back. */
const otherActs: readonly Act[] = [
  {
    name: "note",
    does: "adds a note, what came of a call, or a reminder; it ends nothing",
    undo: "remove-note",
    whyNot: unless(isWhole, "It was erased. Nothing was changed."),
    run: does.note,
  },
  {
    name: "edit",
    does: "corrects what was sent, and sends the correction to everybody who has it",
    undo: "uncorrect",
    whyNot: ({ stored: { row } }) => whyClosed(row),
    about: "fields",
    run: does.edit,
  },
  {
    name: "notified",
    does: "notes that a recipient that no message reaches was told by hand",
    whyNot: unless(
      ({ stored }) => untoldOf(rowsOf(stored)).length > 0,
      "This is already done, or nobody is to be notified by hand.",
    ),
    run: does.notified,
  },
  {
    name: "remove-note",
    whyNot: ({ stored: { notes } }, key = "") =>
      notes.some(({ id }) => String(id) === key)
        ? null
        : "The note is of somebody else, or was taken back.",
    run: does.removeNote,
  },
  {
    name: "restore",
    whyNot: ({ stored: { row }, done }, key = "") =>
      row.status === "discarded" && String(done?.at) === key
        ? null
        : "It was erased or taken back already. Nothing was changed.",
    run: does.restore,
  },
  { name: "take-back", whyNot: whyNotTakenBack, run: does.takeBack },
  {
    name: "take-back-about",
    whyNot: (shown, key = "") => {
      if (shown.stored.routing?.partner != null) return whyTooLate(shown);
      const why = "It was changed again, or taken back already. Nothing was changed.";
      return ruleOfAbout(shown) ?? (aboutBefore(shown, key) === null ? why : null);
    },
    run: does.takeBackAbout,
  },
  {
    name: "uncorrect",
    whyNot: ({ stored: { row } }, key = String(row.revision)) =>
      readCorrected(row).length > 0 && String(row.revision) === key
        ? null
        : "It was corrected again, or taken back already. Nothing was changed.",
    run: does.uncorrect,
  },
];

/** Everything that an operator can do with a submission. */
export const acts: readonly Act[] = [...menuActs, ...otherActs];

/** What an act does; empty if it takes another one back. */
export function describeAct(name: string | undefined): string {
  return acts.find((one) => one.name === name)?.does ?? "";
}

/** What goes to another firm stays, or what the operator noted of a report ends. */
function whyNotTakenBack(shown: ShownSubmission): string | null {
  const { row, routing, deliveries, events } = shown.stored;
  const closed = whyClosed(row);
  if (closed !== null) return closed;
  if (routing?.next_partner != null && routing.status !== "declined") return null;
  const last = lastReport(events);
  // Its firm declined it, and no other one has followed.
  const isDeclined = routing?.partner === null && routing.choices.at(-1)?.occasion === "declined";
  const isItsFirm = routing?.partner === last?.partner;
  const mayReturn = isItsFirm || (isDeclined && routing.state !== "stopped");
  if (!isOfDesk(last) || !mayReturn) return whyTooLate(shown);
  if (last.status === "declined" && !wasSent(last, row, deliveries)) return isMoved;
  const isFirst = lastReport(events, last) === undefined;
  return isFirst && wasEndedBy(last, deliveries)
    ? "It was not sent again, because the firm said that it has it."
    : null;
}

/** Another firm has followed, or none can. */
function whyTooLate({ stored, view, now }: ShownSubmission): string {
  const { routing, deliveries, acts: past } = stored;
  if (routing?.partner == null) return "There is nothing to take back.";
  const there = atPartner(deliveries, routing.partner);
  const arrived = there.find(({ state }) => state === "delivered");
  if (arrived) {
    const last = past.findLast(({ act }) => act !== "note");
    const isUndone = last?.act === "take-back" && arrived.updated_at <= last.at;
    if (isUndone) return "It was taken back already. Nothing was changed.";
    const since = spellMoment(arrived.updated_at, now);
    return `Too late: ${view.parties.last} has it since ${since}. Call them.`;
  }
  return there.some(({ state, attempts }) => state === "pending" || attempts.length > 0)
    ? `Too late: ${view.parties.last} is being sent it, or may have it. Call them.`
    : isMoved;
}

type ReportOfFirm = StoredSubmission["events"][number];

const isOfDesk = (report: ReportOfFirm | undefined): report is ReportOfFirm =>
  report?.message_id.startsWith(ownIds.byTelephone) === true;

const isMoved = "It was corrected or stopped in the meantime.";

/** A firm that declined is sent no correction: it would keep the old values. */
function wasSent(
  { partner }: ReportOfFirm,
  { revision }: SubmissionTable,
  deliveries: StoredSubmission["deliveries"],
) {
  return atPartner(deliveries, partner).some((one) => one.revision === revision);
}

/** What waited for the firm was not sent, because it said that it has it. */
function wasEndedBy({ partner }: ReportOfFirm, deliveries: StoredSubmission["deliveries"]) {
  return deliveries.some(
    ({ cause, destination }) => cause === "reported" && destination === partnerDestination(partner),
  );
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
    atOnce.length > 0 ? `We tell at once: ${does.listed(atOnce)}.` : "",
    later === null ? "" : `It is being sent to ${later} now: we tell them right after that.`,
  ]
    .filter(Boolean)
    .join(" ");
}
