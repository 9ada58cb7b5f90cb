import { counted } from "~/data/formats";
import { mayFollow } from "../partners/report";
import type { Need, OperatorLogTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { lookForPartner, type Rule, rules, type ShownSubmission, whyNotThere } from "./act-rules";
import * as does from "./submission-acts";
import { answerWays } from "./submission-view";

// Everything that an operator can do with a submission, at the desk or by a command. `run-act.ts` runs
// each in the same way; when it is possible says `act-rules.ts`, and what it writes `submission-acts.ts`.

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
    run: does.release,
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
    run: does.discard,
  },
  {
    name: "retry",
    does: "retries deliveries that were refused or have expired, and immediately those that wait for their next try",
    shortcut: "r",
    label: () => "Send it again",
    explain: ({ view }) =>
      `We send it to ${does.listed(view.parties.waiting)} now. Nobody gets it twice.`,
    whyNot: rules.retry,
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
    whyNot: rules.report,
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
    whyNot: rules.declined,
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
    whyNot: rules.sign,
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
    whyNot: rules.pass,
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
    whyNot: rules.about,
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
    whyNot: rules.answered,
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
    whyNot: rules.done,
    ends: ["failed", "declined", "unplaced", "answer", "reminder"],
    run: does.done,
  },
  {
    name: "reopen",
    shortcut: "o",
    label: () => "Open again",
    explain: () => "It was done. It goes back to your list.",
    whyNot: rules.reopen,
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
    whyNot: rules.stop,
    place: "folded",
    run: does.stop,
  },
  {
    name: "allow",
    does: "takes one person off the opt-out list; check first who asks",
    label: () => "Lift the opt-out of this person",
    explain: () =>
      "First check who is asking. This lifts the opt-out for this email address, and so for every request of this person. Nobody is notified.",
    whyNot: rules.allow,
    run: does.allow,
  },
  {
    name: "withdraw",
    does: "withdraws a lead, tells whoever has it, and erases it",
    isFinal: true,
    label: () => "Withdraw this request",
    explain: (shown) =>
      `${whoWillBeTold(shown, shown.view.parties.recipients)} Then it is erased here. ${shown.others.length > 0 ? `Nothing happens to ${othersOf(shown.others)}.` : ""}`,
    whyNot: rules.withdraw,
    run: does.withdraw,
  },
  {
    name: "erase",
    does: "erases what one person sent; opt-outs and the chain of receipts stay",
    isFinal: true,
    label: () => "Erase everything this person sent",
    explain: (shown) =>
      `${shown.others.length > 0 ? `This request and ${othersOf(shown.others)}. ` : ""}${whoWillBeTold(shown)} Opt-outs and the record of consents stay.`,
    whyNot: rules.erase,
    run: does.erase,
  },
];

/** What has a place of its own on the page of a submission, or takes an act back. */
const otherActs: readonly Act[] = [
  {
    name: "note",
    does: "adds a note, what came of a call, or a reminder; it ends nothing",
    undo: "remove-note",
    whyNot: rules.note,
    run: does.note,
  },
  {
    name: "edit",
    does: "corrects what was sent, and sends the correction to everybody who has it",
    undo: "uncorrect",
    whyNot: rules.edit,
    about: "fields",
    run: does.edit,
  },
  {
    name: "notified",
    does: "notes that a recipient that no message reaches was told by hand",
    whyNot: rules.notified,
    run: does.notified,
  },
  { name: "remove-note", whyNot: rules.removeNote, run: does.removeNote },
  { name: "restore", whyNot: rules.restore, run: does.restore },
  { name: "take-back", whyNot: rules.takeBack, run: does.takeBack },
  { name: "take-back-about", whyNot: rules.takeBackAbout, run: does.takeBackAbout },
  { name: "uncorrect", whyNot: rules.uncorrect, run: does.uncorrect },
];

/** Everything that an operator can do with a submission. */
export const acts: readonly Act[] = [...menuActs, ...otherActs];

/** What an act does; empty if it takes another one back. */
export function describeAct(name: string | undefined): string {
  return acts.find((one) => one.name === name)?.does ?? "";
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
