import { findCase } from "~/data/cases";
import { spellMoment } from "~/data/dates";
import type { App } from "../app";
import { destinationLabel } from "../destinations/index";
import { correct } from "../leads/correct";
import { endReportedNoMore } from "../outbox/queue";
import { passOn, undoChoice } from "../outbox/routing";
import { dropReport } from "../partners/report-row";
import { atPartner, hasDeclined } from "../state/holders";
import { findRouting } from "../state/routing-row";
import { readDeliveries } from "../state/settle";
import type { SubmissionTable } from "../store/schema";
import { setAbout } from "../submission/row";
import { readCorrected, textsIn } from "../submission/submission";
import type { ShownSubmission } from "./shown-submission";
import {
  type Acting,
  endNoMore,
  failed,
  listed,
  nameOf,
  type Ran,
  ran,
  removeNote,
} from "./submission-acts";
import { isNoted } from "./submission-view";

// Each act that takes another one back is a function of what is stored. By its key, it finds the note, report,
// or search that is to be taken back, looks at what came after that, and returns a sentence why that stays, or a
// function that takes it back. So *Undo* is offered as long as it can be done, and one that is pressed late or
// twice takes back nothing else.
//
// | what                       | which one: `key`           | it stays after                             |
// |----------------------------|----------------------------|--------------------------------------------|
// | a note                     | its id, of who wrote it    |                                            |
// | done, answered, spam       | the last, by its moment    | another of them                            |
// | a correction               | the last, by its revision  | another correction                         |
// | case and state             | by their moment            | any other act but a note                   |
// | that a lead goes to a firm | its search, by its id      | an attempt, a correction, another search   |
// | a report by telephone      | its id                     | a later one by telephone, or an attempt    |
// |                            |                            | or a correction to a later firm            |

/** Why something stays, or what takes it back. `by`: the name of the operator. */
type FindUndo = (shown: ShownSubmission, key?: number, by?: string) => string | Inverse;

type Inverse = (acting: Acting) => Promise<Ran>;

/** By the names of the acts. */
export const undos = {
  "remove-note": ({ stored: { notes } }, key, by) => {
    const note = notes.find(({ id, name }) => id === key && name === (by ?? null));
    if (!note) return "The note is of somebody else, or was taken back.";
    return async ({ app }) => {
      await removeNote(app, note.id);
      const said = ran("Taken back.", { outcome: "taken back" });
      return { ...said, note: note.text || undefined };
    };
  },
  /** Also if somebody else pressed *Done*. */
  reopen: ({ done }, key = done?.at) => {
    if (done === undefined || done.at !== key) return "There is nothing to take back.";
    return async (acting) => {
      await endNoMore(acting, done);
      return ran("It is open again.", { outcome: "taken back" });
    };
  },
  /** Corrects once more, with the values before. */
  uncorrect: ({ stored: { row } }, key) => {
    // What takes back quiz answers is a later revision, and no correction.
    const last = readCorrected(row).at(-1);
    if (last === undefined || (key !== undefined && key !== last.revision)) {
      return "It was corrected again, or taken back already. Nothing was changed.";
    }
    // The number to dial follows from the one that was typed.
    const { phone_e164: _, ...changes } = last.before;
    return async ({ app, actor, reference }) => {
      const result = await correct(app, actor, reference, { act: "uncorrect", changes });
      if (result.kind !== "done") {
        return failed(
          "obstacle" in result ? result.obstacle : "The earlier values are not valid now.",
        );
      }
      const said = "The last change is taken back, and that is sent on.";
      if (result.released === null) return ran(said);
      return ran(`${said} ${await whatStays(app, reference, result.released)}`);
    };
  },
  "take-back-about": ofOpen((shown, key = 0) => {
    const { row, routing } = shown.stored;
    if (routing?.state !== "held") return whyTooLate(shown);
    const before = aboutBefore(shown, key);
    if (before === null) {
      return "It was changed again, or taken back already. Nothing was changed.";
    }
    return async ({ app }) => {
      await setAbout(app.db, row, before);
      return ran("Taken back.", { outcome: "case and state taken back" });
    };
  }),
  /** And if the same press said what the message is about, that too. */
  "take-back": ofOpen((shown, key) => {
    const { undoable, stored } = shown;
    const { row, routing } = stored;
    if (!routing?.choices.some(({ id }) => id === key)) return isTakenBack;
    if (undoable?.id !== key || undoable?.occasion !== "by_operator") return whyTooLate(shown);
    const before = aboutBefore(shown, undoable.at);
    return async (acting) => {
      if (!(await goBack(acting))) return failed(whyTooLate(shown));
      const firm = undoable.partner ?? "";
      const outcome = `sending to ${nameOf(acting.app, firm)} taken back`;
      if (before === null) return ran("Taken back.", { outcome, details: { firm } });
      await setAbout(acting.app.db, row, before);
      return ran("Taken back.", { outcome: `case and state and ${outcome}` });
    };
  }),
  "take-back-report": ofOpen((shown, key) => {
    const { row, deliveries, events } = shown.stored;
    const report = events.find((one) => one.id === key && isNoted(one));
    if (!report) return isTakenBack;
    const { id, partner, status } = report;
    const reports = reportsOf(shown, partner);
    if (reports.find(isNoted)?.id !== id) return isTakenBack;
    if (firmBefore(shown) !== partner) return whyTooLate(shown);
    const there = atPartner(deliveries, partner);
    // A firm that declined is sent no correction: it would keep the old values.
    const isKnown = there.some(({ revision }) => revision === row.revision);
    if (status === "declined" && !isKnown) return isMoved;
    const hasAccepted = there.some((one) => one.state === "delivered" && one.cause !== "reported");
    const isUnsent = reports.length === 1 && !hasAccepted;
    return async (acting) => {
      const { app, reference } = acting;
      if (!(await goBack(acting))) return failed(whyTooLate(shown));
      await dropReport(app, report);
      if (isUnsent && !(await endReportedNoMore(app, report))) return failed(isMoved);
      // What its firm reported by itself stands now.
      if (hasDeclined(await findRouting(app.db, reference), partner)) {
        await passOn(app, { reference, occasion: "declined", from: partner });
      }
      const text = isUnsent ? "Taken back. It is sent again." : "Taken back.";
      return ran(text, { outcome: `${status} taken back`, details: { status } });
    };
  }),
} satisfies Record<string, FindUndo>;

/** Beside an address that is off the lists of opt-outs again. */
async function whatStays(app: App, reference: string, { leads }: { leads: readonly string[] }) {
  const off = "What only that had put on a list of opt-outs is off it again.";
  const notices = (await readDeliveries(app.db, leads)).filter(
    (one) => one.reference === reference && one.about === "privacy.opted_out",
  );
  const told = notices.map(({ destination }) => destinationLabel(destination, app.config.partners));
  const byHand = `Tell by hand that nobody opted out: ${listed([...new Set(told)])}.`;
  return [
    off,
    leads.length > 0 ? "Requests with that address still go to no further firm." : "",
    told.length > 0 ? byHand : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export type UndoName = keyof typeof undos;

function ofOpen(find: FindUndo): FindUndo {
  return (shown, ...about) => whyClosed(shown.stored.row) ?? find(shown, ...about);
}

/** What takes back that a lead is about to be sent: an act, and its key. */
export function undoOfSending(shown: ShownSubmission): string {
  const { undoable } = shown;
  const [declined] = reportsOf(shown, firmBefore(shown));
  return undoable?.occasion === "declined"
    ? `take-back-report/${declined?.id}`
    : `take-back/${undoable?.id}`;
}

const isTakenBack = "It was taken back already. Nothing was changed.";
const isMoved = "It was corrected or stopped in the meantime.";

/** Why nothing can be done with a submission, as a sentence for the operator; null if it can. */
export function whyClosed({ reference, erased_at, state }: SubmissionTable): string | null {
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
  if (routing?.partner == null) return "There is nothing to take back.";
  const arrived = firm.sent.find(({ state }) => state === "delivered");
  if (arrived) {
    const since = spellMoment(arrived.updated_at, now);
    return `Too late: ${firm.name} has it since ${since}. Call them.`;
  }
  return firm.sent.some(({ state, attempts }) => state === "pending" || attempts.length > 0)
    ? `Too late: ${firm.name} is being sent it, or may have it. Call them.`
    : isMoved;
}

/** Case and state before the act of this moment; null if anything but a note was done since. */
function aboutBefore({ stored: { acts } }: ShownSubmission, at: number) {
  if (acts.some((one) => one.at > at && one.act !== "note")) return null;
  const said = acts.find((one) => one.at === at && one.act === "about");
  const { case: slug, state } = textsIn(said?.details ?? null);
  return slug === undefined || state === undefined ? null : { case: findCase(slug) ?? null, state };
}

/** Its firm, or if a search can be taken back, the firm before that. */
function firmBefore({ undoable, stored: { routing } }: ShownSubmission): string | null {
  const firm = undoable ? routing?.choices.at(-2)?.partner : routing?.partner;
  return firm ?? null;
}

/** What a firm reported, the newest first: also what changed nothing, because that stands after an Undo. */
function reportsOf({ stored: { events } }: ShownSubmission, firm: string | null) {
  return events.filter((one) => one.partner === firm).toReversed();
}

/** Puts the lead where it was. @returns false if it is too late */
async function goBack({ app, shown: { undoable, stored } }: Acting): Promise<boolean> {
  if (!stored.routing || !undoable) return true;
  return undoChoice(app, stored.routing, undoable.planned);
}
