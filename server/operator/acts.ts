import { findCase } from "~/data/cases";
import { cleanText } from "~/data/clean";
import { channelsIn, contactChannels } from "~/data/contact-channels";
import { spellMoment } from "~/data/dates";
import { counted } from "~/data/formats";
import { stateName } from "~/data/states";
import { mayFollow } from "../destinations/partner-payload";
import { readTyped } from "../leads/correct";
import { retry } from "../leads/retry";
import { rowsOf } from "../leads/stored-submission";
import { withdraw } from "../leads/withdraw";
import { undoChoice } from "../outbox/routing";
import { standings, standingWords } from "../routing/choose-partner";
import { atPartner, reportOf } from "../state/holders";
import { whyHere } from "../state/need-columns";
import { missed, submissionNeeds, untoldOf } from "../state/needs";
import type { Need, OperatorLogTable, SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { setAbout } from "../submission/row";
import { readCorrected, textsIn } from "../submission/submission";
import { statusWords } from "./inbox";
import { oneLine } from "./printable";
import type { ShownSubmission } from "./shown-submission";
import * as does from "./submission-acts";
import { answerWays, isNoted } from "./submission-view";

// What an operator may do with a submission, at the desk or by a command: what each act is called, when it
// is possible (`whyNot`), its key, what it does, and when and how it is taken back (`undo`). `whyNotNow` refuses
// what no act may do, such as one pressed on an outdated page. `run-act.ts` runs an act, on several submissions
// too. What takes more than a few lines to do is in `submission-acts.ts`.
// The rules ask facts of a `ShownSubmission`, each of which has its own place:
//
// | which                                              | is decided by                                       |
// |----------------------------------------------------|-----------------------------------------------------|
// | firm can have a lead                               | `findOffers` in `outbox/routing.ts`                 |
// | search for a firm can be taken back                | `undoableChoice` in `outbox/routing.ts`             |
// | delivery is sent again                             | `mayRetry` in `state/needs.ts`                      |
// | report follows which                               | `mayFollow` in `destinations/partner-payload.ts`    |
// | need is there, and which acts end it               | `state/needs.ts`                                    |
// | correction is valid                                | `leads/correct.ts`                                  |
//
// What is done elsewhere has its rules there:
//
// | with                                               | by                                                  |
// |----------------------------------------------------|-----------------------------------------------------|
// | a firm                                             | `partner-acts.ts`                                   |
// | a destination, *Try now*                           | `try-destinations.ts`                               |
// | all that was refused or has expired                | `leads/retry.ts`                                    |
// | a person, by `relay allow` and `relay erase`       | `leads/person.ts`, `leads/erase.ts`                 |
// | a list of opt-outs, by `relay import-suppressions` | `import-suppressions.ts`                            |

/**
 * Why an act is not possible now, as a sentence for the operator; null if it is possible. `row`: the id of the
 * recipient that the act is about, if it is about one.
 */
export type Rule = (shown: ShownSubmission, row?: string) => string | null;

export type Act = {
  /** The last part of its address, and its word in the log. */
  name: OperatorLogTable["act"];
  /** For the handbook and the help of its command; an act that takes another one back has none. */
  does?: string;
  /** What takes it back, offered as *Undo* while that is possible. */
  undo?: Inverse;
  /** It cannot be taken back: the reference must be typed. */
  isFinal?: true;
  /** Why it is not done now. */
  whyNot: Rule;
  /** Why it is not done with what was typed or chosen beside it. */
  whyNotWith?: (shown: ShownSubmission, posted: does.Posted) => string | null;
  /** What the act decides about: if that has changed since the page was opened, it is not done. */
  about?: "firm" | "fields" | "ended";
  /** A button for each, instead of one. Only these values are accepted, as `choice`. */
  choices?: (shown: ShownSubmission) => readonly { label: string; value: string }[];
  run: (acting: does.Acting, posted: does.Posted) => Promise<does.Ran>;
};

type Inverse = {
  /** Its word in the log. */
  name: OperatorLogTable["act"];
  /**
   * Finds by the log what the act has done, looks at what came after that, and returns a sentence why it stays, or
   * what takes it back: one that is pressed late or twice takes back nothing else.
   */
  find: FindInverse;
};

type FindInverse = (shown: ShownSubmission, taken: Taken) => string | TakeBack;

type TakeBack = (acting: does.Acting) => Promise<does.Ran>;

/** When the act was done, what the log has of it, and the name of who takes it back. */
type Taken = { at: number; details: Readonly<Record<string, string>>; by?: string | undefined };

/** An act of the menu of a submission, offered while it is possible. */
export type MenuAct = Act & {
  label: (shown: ShownSubmission) => string;
  /** What happens to whom. */
  explain: (shown: ShownSubmission) => string;
  /** The key that presses its button, or only goes there if the act has fields or cannot be taken back. */
  shortcut?: string;
  /** Where it has a place of its own, and not under *More*. */
  place?: "open" | "folded";
};

const isWhole = ({ stored }: ShownSubmission) => stored.row.erased_at === null;
/** A firm that has the lead, or is being sent it, keeps it until it declines. */
const isKept = ({ stored: { routing }, firm: { has, isInFlight } }: ShownSubmission) =>
  routing?.state === "routed" && (has === "yes" || isInFlight);
/** Its firm has not confirmed it: it waits after an attempt, or was refused or given up. */
const isUnconfirmed = ({ stored, firm }: ShownSubmission) =>
  firm.sent.some((one) =>
    one.state === "pending" ? one.attemptRows.length > 0 : missed(rowsOf(stored), one) === "resend",
  );
/** What its firm can have told: more than it has said, and of a lead that it may not have, only that it has it. */
const reportsOf = ({ stored: { routing }, firm }: ShownSubmission) =>
  does.reports.filter(
    ({ value }) =>
      (firm.has === "yes" || value === "received") &&
      mayFollow(reportOf(routing)?.status ?? "sent", value),
  );
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

/** Nothing that a firm says counts after the person ended the authorization by which it had the lead. */
const unlessRevoked =
  (isPossible: Test, why: string): Rule =>
  (shown) => {
    const revoked = "The person ended the authorization of this firm: nothing that it says counts.";
    return shown.firm.isRevoked ? revoked : unlessClosed(isPossible, why)(shown);
  };

/** What the submission needs now, if this act ends it. */
export function needEndedBy(act: Act["name"], { stored, now }: ShownSubmission): Need | null {
  const { need } = stored.row;
  if (need === null || whyHere(stored.row, now) === null) return null;
  return submissionNeeds[need].endedBy.includes(act) ? need : null;
}

/** The need that *Done* ends now. A submission that is sent nowhere counts as a message. */
function needOfDone(shown: ShownSubmission): Need | null {
  const { status, legal_at } = shown.stored.row;
  const need = needEndedBy("done", shown);
  if (need !== null && (need !== "answer" || legal_at === null)) return need;
  return status === "stored" ? "answer" : null;
}

/** The rule of *Case and state*. */
const ruleOfAbout = unlessClosed(
  ({ stored: { row, routing } }) =>
    row.kind === "contact" &&
    routing?.state === "held" &&
    routing.search_ended_at === null &&
    row.stopped === "",
  "A case and a state are chosen only for a message that no firm was sent.",
);

const isTakenBack = "It was taken back already. Nothing was changed.";
const isChangedAgain = "It was changed again, or taken back already. Nothing was changed.";
const isCorrectedAgain = "It was corrected again, or taken back already. Nothing was changed.";
const isMoved = "It was corrected or stopped in the meantime.";
const nothingDone = does.nothingToTakeBack.text;

/** Of the last *Done*, *Answered* or *Spam*, also of somebody else. */
const undoOfDone: Inverse = {
  name: "reopen",
  find: ({ done }, { details }) =>
    done && String(done.id) === details.note ? does.reopen : nothingDone,
};

/** Of a report by telephone: it stays after a later one, or once a later firm is sent the lead or a correction. */
const undoOfReport: Inverse = {
  name: "take-back-report",
  find: ofOpen((shown, { details }) => {
    const { row, deliveries, events } = shown.stored;
    const report = events.find((one) => String(one.id) === details.report && isNoted(one));
    if (!report) return isTakenBack;
    const { id, partner, status } = report;
    const all = reportsBy(shown, partner);
    if (all.find(isNoted)?.id !== id) return isTakenBack;
    if (firmBefore(shown) !== partner) return whyTooLate(shown);
    const there = atPartner(deliveries, partner);
    // A firm that declined is sent no correction: it would keep the old values.
    const isKnown = there.some(({ revision }) => revision === row.revision);
    if (status === "declined" && !isKnown) return isMoved;
    const hasAccepted = there.some((one) => one.state === "delivered" && one.cause !== "reported");
    const isUnsent = all.length === 1 && !hasAccepted;
    return async (acting) => {
      if (!(await goBack(acting))) return does.failed(whyTooLate(shown));
      if (!(await does.unreport(acting, report, isUnsent))) return does.failed(isMoved);
      const text = isUnsent ? "Taken back. It is sent again." : "Taken back.";
      return does.ran(text, { outcome: `${status} taken back`, details: { status } });
    };
  }),
};

export const menuActs: readonly MenuAct[] = [
  {
    name: "release",
    does: "accepts a quarantined submission and delivers it",
    shortcut: "r",
    label: () => "Not spam: send it on",
    explain: ({ parties, stored: { row } }) => {
      const firm = submissionKinds[row.kind].isLead ? ["a firm"] : [];
      const to = [...parties.quarantined, ...firm].join(" and to ");
      const sent = to === "" ? "you find it in this inbox" : `we send it to ${to}`;
      return `It looked like spam, so nobody got it. If a person wrote it, ${sent}.`;
    },
    whyNot: unless(isQuarantined, "It is not taken for spam."),
    run: does.release,
  },
  {
    name: "discard",
    does: "marks quarantined submissions as spam, one or those checked in the list; they are erased after a day",
    undo: undoOfDone,
    label: () => "Spam",
    shortcut: "s",
    explain: () => "Nobody gets it, and it is erased after a day.",
    whyNot: unless(
      ({ stored: { row } }) => row.status === "held",
      "It is not taken for spam, or is marked already.",
    ),
    run: async (acting) => {
      const note = await does.insertNote(acting, { text: "", ends: "spam" });
      const log = { outcome: "spam", details: { note } };
      return does.ran("Spam. It is erased after a day.", log);
    },
  },
  {
    name: "retry",
    does: "retries deliveries that were refused or have expired, and immediately those that wait for their next try",
    shortcut: "r",
    label: () => "Send it again",
    explain: ({ parties }) =>
      `We send it to ${does.listed(parties.retriable)} now. Whoever has it already can tell by its reference.`,
    whyNot: ({ stored: { row }, parties }) =>
      row.state === "accepted" && parties.retriable.length > 0
        ? null
        : (whyClosed(row) ?? "There is nothing to send again."),
    run: async ({ app, shown: { parties } }) => {
      const log = await retry(app, (is) => is("d.id", "in", parties.retriableIds));
      return does.ran("It is sent again now.", log ?? { outcome: "due already" });
    },
  },
  {
    name: "report",
    does: "notes what a firm said by telephone, as if it had reported it",
    undo: undoOfReport,
    shortcut: "c",
    label: ({ firm }) => `${firm.name ?? "The firm"} called`,
    explain: ({ firm }) =>
      firm.has === "yes"
        ? `Note here what ${firm.name} told you by telephone.`
        : `Ask ${firm.name}. If they have it, we do not send it to them again, and tell them about every change.`,
    choices: reportsOf,
    whyNot: unlessRevoked((shown) => {
      const { firm } = shown;
      const isPossible = firm.has === "yes" || isUnconfirmed(shown);
      return firm.isItsFirm && isPossible && reportsOf(shown).length > 0;
    }, "No firm has it, or it is closed."),
    place: "open",
    about: "firm",
    run: does.report,
  },
  {
    name: "declined",
    does: "notes that a firm declined by telephone, and gives the lead to the next firm or the one chosen, half a minute later",
    undo: undoOfReport,
    shortcut: "x",
    label: ({ firm }) => `${firm.name ?? "The firm"} declined`,
    explain: (shown) => {
      const { nextFirm, returns, signer, offers, stored } = shown;
      if (returns) return does.theirsAgain(shown);
      if (nextFirm !== null)
        return `${nextFirm} is next and gets it in half a minute. Until then you can undo this.`;
      const sign = `${signer} can have it only after the person has signed. Ask the person next.`;
      if (isStopped(stored)) return noFurther;
      const stopped = stored.row.stopped === "" ? "" : "The person stopped some contact. ";
      const nobody = `${stopped}After that it goes to no other firm unless you send it. ${whyNotThere(offers, stored.row.region)}`;
      return signer === null ? nobody : sign;
    },
    whyNot: unlessRevoked(
      ({ firm, stored: { routing } }) =>
        firm.has === "yes" && mayFollow(reportOf(routing)?.status ?? "sent", "declined"),
      "No firm has it, or its firm has signed or closed it.",
    ),
    // The choice would be lost until the attempt has ended.
    whyNotWith: ({ firm }, { firm: chosen }) =>
      chosen && firm.isInFlight ? does.whyNotSent.in_flight : null,
    place: "folded",
    about: "firm",
    run: (acting, posted) => does.noteReport(acting, "declined", posted),
  },
  {
    name: "sign",
    does: "notes that the person was asked to sign for a firm, reminds of it, and lets the lead wait for the signature",
    shortcut: "g",
    label: () => "Ask the person to sign",
    explain: ({ signer, stored: { row } }) =>
      `${signer} can have it only with an authorization that the person signs, because of the law of Washington and Nevada. Ask by telephone or email. We remind you in three days.${row.status === "waiting" ? "" : " From then on the page below has the paper to sign."}`,
    choices: () => [{ label: "I have asked", value: "" }],
    // While a firm may have the lead, the signer is who would be asked after a decline.
    whyNot: unlessClosed(
      ({ signer, stored: { routing } }) => signer !== null && routing?.state !== "routed",
      "No firm can have it with a signature now.",
    ),
    run: does.sign,
  },
  {
    name: "pass",
    does: "gives a lead or a review to a firm that its form named, half a minute later",
    // It stays after an attempt, a correction, or another search.
    undo: {
      name: "take-back",
      find: ofOpen((shown, { details: { search } }) => {
        const { undoable, stored } = shown;
        if (!stored.routing?.choices.some(({ id }) => String(id) === search)) return isTakenBack;
        if (String(undoable?.id) !== search || undoable?.occasion !== "by_operator") {
          return whyTooLate(shown);
        }
        // If the same press said what the message is about, that too.
        const said = stored.acts.find(({ at, act }) => at === undoable.at && act === "about");
        const before = said ? describedBefore(shown, takenOf(said)) : null;
        return async (acting) => {
          if (!(await goBack(acting))) return does.failed(whyTooLate(shown));
          const firm = undoable.partner ?? "";
          const outcome = `sending to ${does.nameOf(acting.app, firm)} taken back`;
          if (before === null) return does.ran("Taken back.", { outcome, details: { firm } });
          await setAbout(acting.app.db, stored.row, before);
          return does.ran("Taken back.", { outcome: `case and state and ${outcome}` });
        };
      }),
    },
    shortcut: "f",
    label: ({ firm }) => (firm.holder === null ? "Send to a firm" : "Send to another firm"),
    explain: (shown) => {
      const { returns, offers, stored, firm } = shown;
      if (returns) return does.theirsAgain(shown);
      const stays = `The firm you choose gets it in half a minute. Until then you can undo this. ${whyNotThere(offers, stored.row.region)}`;
      return firm.has === "maybe"
        ? `Ask ${firm.name} first, because they may have it too. We do not send it to them again, but we tell them about every change, such as a stop. ${stays}`
        : stays;
    },
    whyNot: (shown) => {
      const isOver = isStopped(shown.stored);
      if (isKept(shown) && !isOver)
        return "Its firm has it, or is being sent it: ask the firm to decline it.";
      if (shown.offers.some(isEligible)) return null;
      const why = isOver ? noFurther : whyNotThere(shown.offers, shown.stored.row.region);
      return `It was not sent. ${why || "No firm can have it now."}`;
    },
    whyNotWith: ({ firm }, { reason = "" }) =>
      firm.has === "maybe" && oneLine(reason) === ""
        ? "Its firm may have it. Write a reason."
        : null,
    about: "firm",
    run: does.pass,
  },
  {
    name: "about",
    does: "says what a message is about and where its sender lives, so that firms with a list can have it, and gives it to one if wanted, half a minute later",
    // It stays after any other act but a note.
    undo: {
      name: "take-back-about",
      find: ofOpen((shown, taken) => {
        const { row, routing } = shown.stored;
        if (routing?.state !== "held") return whyTooLate(shown);
        const before = describedBefore(shown, taken);
        if (before === null) return isChangedAgain;
        return async ({ app }) => {
          await setAbout(app.db, row, before);
          return does.ran("Taken back.", { outcome: "case and state taken back" });
        };
      }),
    },
    shortcut: "f",
    label: () => "Case and state",
    explain: () =>
      "If this person wants a lawyer, choose the case and the state. No firm can have it before: Washington and Nevada require a signature, and some firms take only certain cases or states. The firm whose turn it is gets it, or save first and choose.",
    choices: () => [
      { label: "Save and send to a firm", value: "send" },
      { label: "Save only", value: "" },
    ],
    whyNot: ruleOfAbout,
    run: does.about,
  },
  {
    name: "answered",
    does: "notes how and when a message or a request with a legal deadline was answered",
    undo: undoOfDone,
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
    run: does.answered,
  },
  {
    name: "done",
    does: "ends a need that was taken care of in another way",
    undo: undoOfDone,
    shortcut: "d",
    label: () => "Done",
    explain: ({ stored: { row } }) => {
      switch (row.need) {
        case "failed":
          return "You took care of it in another way. We do not send it again.";
        case "answer":
          return "Press this once you have answered. It leaves your list.";
        case "unplaced":
          return "Tell the person that it takes longer. A firm still gets it once one has room: withdraw it if the person does not want that.";
        default:
          return "Press this once you have done it. It leaves your list.";
      }
    },
    whyNot: (shown) => {
      const why = shown.done
        ? "It is done already."
        : "It needs nothing that Done ends. A legal deadline is ended by Answered.";
      return whyClosed(shown.stored.row) ?? (needOfDone(shown) === null ? why : null);
    },
    run: async (acting) => {
      const ends = needOfDone(acting.shown);
      const note = await does.insertNote(acting, { text: "", ends });
      return does.ran("Done.", { outcome: ends ?? "", details: { note } });
    },
  },
  {
    name: "reopen",
    shortcut: "o",
    label: () => "Open again",
    explain: ({ stored: { row } }) =>
      `It was ${row.status === "discarded" ? "marked as spam" : "done"}. It goes back to your list.`,
    whyNot: unless(({ done }) => done !== undefined, nothingDone),
    about: "ended",
    run: does.reopen,
  },
  {
    name: "stop",
    does: "stops calls, texts, or emails to a person, for everything sent so far",
    isFinal: true,
    shortcut: "t",
    label: () => "No more contact",
    explain: (shown) =>
      `For this person and everything sent so far${shown.stoppable.length > 0 ? `, also ${counted(shown.stoppable.length, "other request")} with this address or number` : ""}. ${whoWillBeTold(shown)} Only a new request from this person lifts it.`,
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
    about: "fields",
    run: does.allow,
  },
  {
    name: "withdraw",
    does: "withdraws a lead, tells whoever has it, and erases it",
    isFinal: true,
    label: () => "Withdraw this request",
    explain: (shown) =>
      `${whoWillBeTold(shown, shown.parties.recipients)} Then it is erased here. ${shown.others.length > 0 ? `Nothing happens to ${othersOf(shown.others)}.` : ""}`,
    whyNot: unless(isLead, "It was erased, or is not a lead."),
    run: async ({ app, actor, reference }) => {
      await withdraw(app, actor, reference);
      const said = await does.whoIsTold(app, [reference], "lead.withdrawn");
      return does.ran(`Withdrawn and erased. ${said}`);
    },
  },
  {
    name: "erase",
    does: "erases what one person sent; opt-outs and the chain of receipts stay",
    isFinal: true,
    label: () => "Erase everything this person sent",
    explain: (shown) =>
      `${whatIsErased(shown)}${whoWillBeTold(shown, shown.erasure.recipients)} Opt-outs and the record of consents stay.`,
    whyNot: unless(
      (shown) => isWhole(shown) && shown.stored.submission.contact.email !== "",
      "It was erased, or has no email address.",
    ),
    run: does.erase,
  },
];

/** Acts that are not in the menu, but elsewhere on the page of a submission. */
const otherActs: readonly Act[] = [
  {
    name: "note",
    does: "adds a note, what came of a call, or a reminder; it ends nothing",
    undo: {
      name: "remove-note",
      find: ({ stored: { notes } }, { details, by }) => {
        const note = notes.find(
          ({ id, name }) => String(id) === details.note && name === (by ?? null),
        );
        if (!note) return "The note is of somebody else, or was taken back.";
        return (acting) => does.removeNote(acting, note);
      },
    },
    whyNot: unless(isWhole, "It was erased. Nothing was changed."),
    run: does.note,
  },
  {
    name: "edit",
    does: "corrects what was sent, and sends the correction to everybody who has it",
    undo: {
      name: "uncorrect",
      find: ({ stored: { row } }, { details }) =>
        String(lastCorrection(row)?.revision) === details.revision
          ? does.uncorrect
          : isCorrectedAgain,
    },
    whyNot: ({ stored: { row } }) => whyClosed(row),
    about: "fields",
    run: does.edit,
  },
  {
    name: "uncorrect",
    whyNot: unless(({ stored: { row } }) => lastCorrection(row) !== undefined, isCorrectedAgain),
    // It takes back the correction that the page showed, and no later one, such as of the person.
    whyNotWith: ({ stored: { row } }, posted) =>
      (lastCorrection(row)?.revision ?? 0) > revisionSeen(row, posted) ? isCorrectedAgain : null,
    run: does.uncorrect,
  },
  {
    name: "notified",
    does: "notes that a recipient that no message reaches was told by hand",
    whyNot: ({ stored }, row) =>
      untoldOf(rowsOf(stored)).some(({ id }) => !row || String(id) === row)
        ? null
        : "This is already done, or nobody is to be notified by hand.",
    run: does.notified,
  },
];

/** Everything that an operator can do with a submission. */
export const acts: readonly Act[] = [...menuActs, ...otherActs];

type LoggedAct = ShownSubmission["stored"]["acts"][number];

/**
 * What takes back an act that the log has, as an act like any other; null if nothing does.
 *
 * @param by the name of who takes it back
 */
export function inverseOf(logged: LoggedAct, by: string | undefined): Act | null {
  const undo = acts.find(({ name }) => name === logged.act)?.undo;
  if (!undo) return null;
  const find = (shown: ShownSubmission) => undo.find(shown, { ...takenOf(logged), by });
  return {
    name: undo.name,
    whyNot: (shown) => {
      const found = find(shown);
      return typeof found === "string" ? found : null;
    },
    run: async (acting) => {
      const found = find(acting.shown);
      return typeof found === "string" ? does.failed(found) : found(acting);
    },
  };
}

function takenOf({ at, details }: LoggedAct): Taken {
  return { at, details: textsIn(details) };
}

/** What the log has of the act by which a lead is about to be sent. */
export function loggedSending({ undoable, stored: { acts } }: ShownSubmission): LoggedAct | null {
  const search = String(undoable?.id);
  return acts.find(({ details }) => textsIn(details).search === search) ?? null;
}

export function isPossible(shown: ShownSubmission, name: Act["name"]): boolean {
  return acts.some((act) => act.name === name && act.whyNot(shown) === null);
}

/** What an act does; empty if it takes another one back. */
export function describeAct(name: string | undefined): string {
  return acts.find((one) => one.name === name)?.does ?? "";
}

/** Why an act is not done as it was posted, null if it is: beyond its own rule, what holds for each. */
export function whyNotNow(
  shown: ShownSubmission,
  act: Act,
  posted: does.Posted,
): does.Refusal | null {
  if (posted.entered !== undefined) {
    return does.failed("Enter does nothing here: press the button below it. Nothing was changed.");
  }
  const changed = changedSince(shown, posted.was);
  const { row } = shown.stored;
  const { unsaved, conflicts } = typedOn(row, posted);
  // Of an erased lead every field differs, although nothing is typed.
  if (act.name !== "edit" && row.erased_at === null && unsaved.length > 0) {
    const text = "A correction is typed and not saved: save it, or undo it. Nothing was changed.";
    return does.failed(text);
  }
  if (act.name !== "about" && isUndescribed(shown, posted)) {
    const text = "Case and state are chosen and not saved: save them first. Nothing was changed.";
    return does.failed(text);
  }
  const why = act.whyNot(shown, posted.row);
  if (why !== null) return does.failed(changed ? `${changed.text} ${why}` : why);
  if (changed && act.about !== undefined && changed[act.about]) {
    const text = `${changed.text} Nothing was changed. If you still want it, press again.`;
    return act.about === "fields"
      ? { ...does.failed(text), errors: storedBeside(row, conflicts) }
      : does.failed(text);
  }
  const whyWith = act.whyNotWith?.(shown, posted) ?? null;
  if (whyWith !== null) return does.failed(whyWith);
  const choices = act.choices?.(shown);
  if (choices?.every(({ value }) => value !== (posted.choice ?? ""))) {
    const labels = choices.map(({ label }) => label).join(", ");
    return does.failed(`Choose one of these: ${labels}. Nothing was changed.`);
  }
  const { confirm = "" } = posted;
  if (act.isFinal && cleanText(confirm).toUpperCase() !== shown.stored.row.reference) {
    const text = "The reference typed does not match the one above. Nothing was changed.";
    return does.failed(text, `${act.name}.confirm`);
  }
  return null;
}

/** What a page posts of its correction: every field, whether typed in or not. */
export function typedOn(row: SubmissionTable, posted: does.Posted) {
  return readTyped(row, revisionSeen(row, posted), does.partOf("field", posted));
}

/** The revision that the page showed; of a command, the one that is stored. */
function revisionSeen(row: SubmissionTable, { was }: does.Posted): number {
  const [seen = row.revision] = was?.split(" ") ?? [];
  return Number(seen);
}

function storedBeside({ fields }: SubmissionTable, names: readonly string[]) {
  const stored = new Map(Object.entries(textsIn(fields)));
  return Object.fromEntries(
    names.map((name) => [name, `Stored now: ${stored.get(name) || "nothing."}`]),
  );
}

/** Whether a case or a state is chosen and not saved: firms that may have a message follow from both. */
function isUndescribed({ view }: ShownSubmission, { case: about, state }: does.Posted): boolean {
  if (about === undefined || state === undefined) return false;
  return about !== view.about.case || state !== view.about.state;
}

/** What changes if somebody else acts. The page of a submission posts it with every act. */
export function markOf({ revision, holder, status, need, answered_at }: SubmissionTable): string {
  return [revision, holder, status, need, answered_at].join(" ");
}

/** What has changed since the page was opened; null if nothing has, and for a command. */
export function changedSince({ stored: { row }, firm, now }: ShownSubmission, mark?: string) {
  if (mark === undefined || mark === markOf(row)) return null;
  const [revision, holder, status, , answered] = mark.split(" ");
  const found = [statusWords(row), firm.holder && `at ${firm.name}`];
  if (whyHere(row, now) === null) found.push("needs nothing");
  return {
    fields: revision !== String(row.revision),
    firm: holder !== (row.holder ?? ""),
    ended: status !== row.status || answered !== String(row.answered_at ?? ""),
    text: `Somebody changed this after you opened it. It had become: ${found.filter(Boolean).join(", ")}.`,
  };
}

function ofOpen(find: FindInverse): FindInverse {
  return (shown, taken) => whyClosed(shown.stored.row) ?? find(shown, taken);
}

/** Why nothing can be done with a submission, as a sentence for the operator; null if it can. */
function whyClosed({ reference, erased_at, state }: SubmissionTable): string | null {
  if (erased_at !== null) return `${reference} was erased: nothing of it is left.`;

  switch (state) {
    case "accepted":
      return null;
    case "quarantined":
      return `${reference} is taken for spam. If it is none, release it first.`;
    case "refused":
      return `${reference} was refused while the visitor waited, and the visitor saw that it was not sent.`;
  }
}

/** Why neither a report nor a choice of a firm can be taken back any more. */
function whyTooLate({ stored: { routing }, firm, now }: ShownSubmission): string {
  if (routing?.partner == null) return nothingDone;
  const arrived = firm.sent.find(({ state }) => state === "delivered");
  if (arrived) {
    const since = spellMoment(arrived.updated_at, now);
    return `Too late: ${firm.name} has it since ${since}. Call them.`;
  }
  return firm.sent.some(({ state, attemptRows }) => state === "pending" || attemptRows.length > 0)
    ? `Too late: ${firm.name} is being sent it, or may have it. Call them.`
    : isMoved;
}

/** Case and state before an act said them; null if anything but a note was done since. */
function describedBefore({ stored: { acts } }: ShownSubmission, { at, details }: Taken) {
  if (acts.some((one) => one.at > at && one.act !== "note")) return null;
  const { case: slug, state } = details;
  return slug === undefined || state === undefined ? null : { case: findCase(slug) ?? null, state };
}

/** Its firm, or if a search can be taken back, the firm before that. */
function firmBefore({ undoable, stored: { routing } }: ShownSubmission): string | null {
  const firm = undoable ? routing?.choices.at(-2)?.partner : routing?.partner;
  return firm ?? null;
}

/** What a firm reported, the newest first: also what changed nothing, because that stands after an Undo. */
function reportsBy({ stored: { events } }: ShownSubmission, firm: string) {
  return events.filter((one) => one.partner === firm).toReversed();
}

/** Puts the lead where it was. @returns false if it is too late */
async function goBack({ app, shown: { undoable, stored } }: does.Acting): Promise<boolean> {
  if (!stored.routing || !undoable) return true;
  return undoChoice(app, stored.routing, undoable.planned);
}

/** What takes back quiz answers is a later revision, and no correction. */
function lastCorrection(row: SubmissionTable) {
  return readCorrected(row).at(-1);
}

function othersOf(others: ShownSubmission["others"]): string {
  return `${counted(others.length, "other request")} of this person`;
}

/** What was sent with this address; the number alone may be of somebody else in the house. */
function whatIsErased({ others, erasure: { references, earlier } }: ShownSubmission): string {
  const kept = others.filter(({ reference }) => !references.includes(reference));
  const more = references.length - 1;
  return [
    more > 0 ? `This request and ${counted(more, "other request")} of this person. ` : "",
    kept.length > 0
      ? `Nothing happens to ${counted(kept.length, "request")} with another address. `
      : "",
    earlier.length > 0
      ? `${does.listed(earlier)} had this address before a correction: if that is this person's too, erase it on its own page. `
      : "",
  ].join("");
}

/** Whom an act tells: a firm that is being sent the lead now is told after that. */
function whoWillBeTold({ firm, ...shown }: ShownSubmission, recipients = shown.recipients) {
  const later = firm.isInFlight ? firm.name : null;
  const atOnce = recipients.filter((name) => name !== later);
  if (recipients.length === 0) return "Nobody has it, so nobody is told.";
  return [
    atOnce.length > 0 ? `We tell at once: ${does.listed(atOnce)}.` : "",
    later === null ? "" : `It is being sent to ${later} now: we tell them right after that.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A request of its sender ended the search for a firm. */
const isStopped = ({ routing }: ShownSubmission["stored"]) => routing?.search_ended_at != null;
const noFurther = "The person opted out or stopped contact, so no other firm gets it.";

/** Each reason why a firm cannot have it now, with its firms. */
function whyNotThere(offers: ShownSubmission["offers"], region: string | null): string {
  if (region && offers.some(({ standing }) => standing === "excluded")) {
    return `We do not pass on requests from ${stateName(region)}.`;
  }
  return standings
    .map((standing) => {
      const [first, ...others] = offers.filter((one) => one.standing === standing);
      if (!first || standing === "eligible") return "";
      const names = [first, ...others].map(({ name }) => name).join("; ");
      return `${names}${others.length > 0 ? ":" : ""} ${standingWords[standing]}.`;
    })
    .filter(Boolean)
    .join(" ");
}

/** What to say where a firm is looked for, and none can have it; empty if one can. */
export function whyNoPartner(shown: ShownSubmission): string {
  const { offers, firm, signer, stored } = shown;
  const isSought = needEndedBy("pass", shown) !== null && !isKept(shown);
  if (isSought && isStopped(stored)) return noFurther;
  // Then *Case and state* says what to do.
  const isUnknown = offers.every(({ standing }) => standing === "no_state");
  if (!isSought || isUnknown || signer !== null || offers.some(isEligible)) return "";
  const other = firm.name === null ? "" : "other ";
  const isUnsigned = offers.some(({ standing }) => standing === "unauthorized");
  // Only the page of a lead has a paper to sign.
  const sign = isUnsigned ? " Ask the person to send the form of that case: it can be signed." : "";
  return `No ${other}firm can have it now. ${whyNotThere(offers, stored.row.region)}${sign}`;
}

export function isEligible({ standing }: ShownSubmission["offers"][number]): boolean {
  return standing === "eligible";
}

/** The channels that some request still allows that a stop covers. */
export function usedChannels({ stored: { row }, stoppable }: ShownSubmission) {
  return contactChannels.filter((channel) =>
    [row, ...stoppable].some(({ stopped }) => !channelsIn(stopped).includes(channel)),
  );
}
