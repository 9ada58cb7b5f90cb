import { channelsIn, contactChannels } from "~/data/contact-channels";
import { spellMoment } from "~/data/dates";
import { stateName } from "~/data/states";
import type { App } from "../app";
import { destinationLabel, getsNotices, partnerLabel } from "../destinations/index";
import { partnerDestination } from "../destinations/partner";
import { whyClosed } from "../leads/operator-log";
import { readOthers } from "../leads/same-person";
import { readStored, rowsOf, type StoredSubmission } from "../leads/stored-submission";
import { atPartner, recipientsOf } from "../outbox/holders";
import { lastDone, whyHere } from "../outbox/needs";
import { findOffers } from "../outbox/routing";
import { readDeliveries } from "../outbox/settle";
import { untoldOf } from "../outbox/state";
import { ownIds } from "../partners/report";
import { type Candidate, standings, standingWords } from "../routing/choose-partner";
import type { Need, SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { readCorrected, textsIn } from "../submission/submission";
import { statusWords } from "./inbox";
import { type SubmissionView, viewSubmission } from "./submission-view";

/** A firm, and what a lead would meet there now. */
type Offer = Pick<Candidate, "id" | "standing"> & { name: string };

/** A submission as its page and its acts see it. */
export type ShownSubmission = {
  stored: StoredSubmission;
  view: SubmissionView;
  now: number;
  /** The firms that the form named: only an `eligible` one can have the lead now. */
  offers: readonly Offer[];
  /** Names of the firm that would get it next by itself, and of the one to be signed for first. */
  nextFirm: string | null;
  signer: string | null;
  /** The *Done* or *Answered* that *Open again* takes back. */
  done: StoredSubmission["notes"][number] | undefined;
  /** Other requests of this person. */
  others: readonly SubmissionTable[];
  /** Names of everybody who has this one or another. */
  recipients: readonly string[];
};

/** Null for an unknown reference. */
export async function readShown(app: App, reference: string): Promise<ShownSubmission | null> {
  const stored = await readStored(app, reference);
  if (!stored) return null;

  const view = viewSubmission(app, stored);
  const offers = await findOffers(app, stored.row, stored.routing);
  const others = await readOthers(app, stored.row);
  const nameOf = (id: string) => partnerLabel(id, app.config.partners);
  return {
    stored,
    view,
    now: app.now(),
    offers: offers.candidates.map(({ id, standing }) => ({ id, standing, name: nameOf(id) })),
    nextFirm: offers.nextFirm === null ? null : nameOf(offers.nextFirm),
    signer: offers.signer === null ? null : nameOf(offers.signer),
    done: lastDone(rowsOf(stored)),
    others,
    recipients: [...new Set([...view.parties.recipients, ...(await readFollowed(app, others))])],
  };
}

/** Names of who has one of these, and so gets a notice about it. */
async function readFollowed({ db, config }: App, rows: ShownSubmission["others"]) {
  const references = rows.map(({ reference }) => reference);
  const deliveries = await readDeliveries(db, references);
  return recipientsOf(deliveries.filter(({ reference }) => references.includes(reference)))
    .filter(({ destination }) => getsNotices(destination))
    .map(({ destination }) => destinationLabel(destination, config.partners));
}

/**
 * Why an act is not possible now, as a sentence for the operator; null if it is. `key`: of what it
 * takes back.
 */
export type Rule = (shown: ShownSubmission, key?: string) => string | null;

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
/** By its firm, until that declines it. */
const isKept = ({ stored: { routing }, view: { parties } }: ShownSubmission) =>
  routing?.state === "routed" && (parties.hasIt || parties.isInFlight);
/** What another firm ends. */
export const lookForPartner: readonly Need[] = ["declined", "uncertain", "failed", "answer"];
const needs = ({ stored, now }: ShownSubmission, ...some: Need[]) =>
  whyHere(stored.row, now) !== null && some.some((need) => need === stored.row.need);

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

const ruleOfAbout = unlessClosed(
  ({ stored: { row, routing } }) => row.kind === "contact" && routing?.state === "held",
  "A case and a state are chosen only for a message that no firm was sent.",
);

/** When each act is possible: asked by the page, and by `runAct` under the locks. */
export const rules = {
  release: unless(isQuarantined, "It is not taken for spam."),
  discard: unless(
    ({ stored: { row } }) => row.status === "held",
    "It is not taken for spam, or is marked already.",
  ),
  // Of an erased one, what waits tells of it.
  retry: ({ stored: { row }, view: { parties } }) =>
    row.state === "accepted" && parties.waiting.length > 0
      ? null
      : (whyClosed(row) ?? "There is nothing to send again."),
  report: unlessClosed((shown) => {
    const { isOpenAtFirm, last } = shown.view.parties;
    const isOver = shown.stored.routing?.status === "closed";
    return last !== null && !isOver && (isAtFirm(shown) || isOpenAtFirm);
  }, "No firm has it, or it is closed."),
  declined: unlessClosed(
    (shown) => isAtFirm(shown) && isNotFinal(shown),
    "No firm has it, or its firm has signed or closed it.",
  ),
  sign: unlessClosed(
    (shown) => shown.signer !== null && !isAtFirm(shown),
    "No firm can have it with a signature now.",
  ),
  pass: (shown) => {
    if (isKept(shown)) return "Its firm has it, or is being sent it: ask the firm to decline it.";
    if (eligible(shown.offers).length > 0) return null;
    const why = whyNotThere(shown.offers, shown.stored.row.region);
    return `It was not sent. ${why || "No firm can have it now."}`;
  },
  about: ruleOfAbout,
  answered: ({ stored: { row } }) => {
    if (row.answered_at !== null) return "It was answered in the meantime. Nothing was changed.";
    const isAsked = row.legal_at !== null && !submissionKinds[row.kind].isLead;
    return whyClosed(row) ?? (isAsked ? null : "It asks for no answer.");
  },
  done: (shown) => {
    const why = shown.done
      ? "It is done already."
      : "It needs nothing that Done ends. A legal deadline is ended by Answered.";
    return whyClosed(shown.stored.row) ?? (endedByDone(shown) === null ? why : null);
  },
  reopen: unlessClosed(({ done }) => done !== undefined, "There is nothing to take back."),
  stop: unless(
    (shown) =>
      (isLead(shown) || (isWhole(shown) && shown.stored.routing !== null)) &&
      usedChannels(shown).length > 0,
    "It was erased, is no request for a firm, or has nothing left to stop.",
  ),
  allow: unless((shown) => {
    const { kind, contact, optedOut } = shown.stored.submission;
    return isWhole(shown) && contact.email !== "" && (optedOut.length > 0 || kind === "opt_out");
  }, "It has no email address, or is no opt-out."),
  withdraw: unless(isLead, "It was erased, or is not a lead."),
  erase: unless(
    (shown) => isWhole(shown) && shown.stored.submission.contact.email !== "",
    "It was erased, or has no email address.",
  ),
  note: unless(isWhole, "It was erased. Nothing was changed."),
  edit: ({ stored: { row } }) => whyClosed(row),
  removeNote: ({ stored: { notes } }, key = "") =>
    notes.some(({ id }) => String(id) === key)
      ? null
      : "The note is of somebody else, or was taken back.",
  notified: unless(
    ({ stored }) => untoldOf(rowsOf(stored)).length > 0,
    "This is already done, or nobody is to be notified by hand.",
  ),
  restore: ({ stored: { row }, done }, key = "") =>
    row.status === "discarded" && String(done?.at) === key
      ? null
      : "It was erased or taken back already. Nothing was changed.",
  uncorrect: ({ stored: { row } }, key = String(row.revision)) =>
    readCorrected(row).length > 0 && String(row.revision) === key
      ? null
      : "It was corrected again, or taken back already. Nothing was changed.",
  takeBack: (shown) => {
    const { row, routing, deliveries, events } = shown.stored;
    const closed = whyClosed(row);
    if (closed !== null) return closed;
    if (routing?.next_partner != null && routing.status !== "declined") return null;
    const last = lastReport(events);
    // No other firm has followed.
    const isLast = routing?.partner === null && routing.choices.at(-1)?.occasion === "declined";
    const isThere = routing?.partner === last?.partner || (isLast && routing.state !== "stopped");
    const isReport = isOfDesk(last) && isThere;
    if (isReport && last.status === "declined" && !wasSent(last, row, deliveries)) return isMoved;
    if (isReport && !lastReport(events, last) && wasEndedBy(last, deliveries)) {
      return "It was not sent again, because the firm said that it has it.";
    }
    if (isReport) return null;
    return whyTooLate(shown);
  },
  takeBackAbout: (shown, key = "") => {
    if (shown.stored.routing?.partner != null) return whyTooLate(shown);
    const why = "It was changed again, or taken back already. Nothing was changed.";
    return ruleOfAbout(shown) ?? (aboutBefore(shown, key) === null ? why : null);
  },
} satisfies Record<string, Rule>;

/** What *Case and state* replaced at this moment, maybe sending it on too; null if more was done since. */
export function aboutBefore({ stored: { acts } }: ShownSubmission, key: string) {
  const at = Number(key);
  if (acts.some((one) => one.at > at && one.act !== "note")) return null;
  const said = acts.find((one) => one.at === at && one.act === "about");
  const { case: slug, state } = textsIn(said?.details ?? null);
  return slug === undefined || state === undefined ? null : { slug, state };
}

/** Another firm has followed. */
function whyTooLate({ stored: { routing, deliveries }, view, now }: ShownSubmission): string {
  if (routing?.partner == null) return "There is nothing to take back.";
  const there = atPartner(deliveries, routing.partner);
  const arrived = there.find(({ state }) => state === "delivered");
  if (arrived) {
    const since = spellMoment(arrived.updated_at, now);
    return `Too late: ${view.parties.last} has it since ${since}. Call them.`;
  }
  return there.some(({ state, attempts }) => state === "pending" || attempts.length > 0)
    ? `Too late: ${view.parties.last} is being sent it, or may have it. Call them.`
    : isMoved;
}

/** The need that *Done* ends now; what is sent nowhere counts as a message. */
export function endedByDone(shown: ShownSubmission): Need | null {
  const { status, need, legal_at } = shown.stored.row;
  const isPlainMessage = needs(shown, "answer") && legal_at === null;
  if (needs(shown, "failed", "declined", "unplaced", "reminder") || isPlainMessage) return need;
  return status === "stored" ? "answer" : null;
}

type ReportOfFirm = StoredSubmission["events"][number];

/** What counts of what firms reported. @param before an earlier one of the same firm */
export function lastReport(events: readonly ReportOfFirm[], before?: ReportOfFirm) {
  return events.findLast(
    ({ counts, id, partner }) =>
      counts === 1 && (before === undefined || (partner === before.partner && id !== before.id)),
  );
}

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

/** What changes if somebody else acts. The page of a submission posts it with every act. */
export function markOf({ revision, holder, status, need, answered_at }: SubmissionTable): string {
  return [revision, holder, status, need, answered_at].join(" ");
}

/** What is not as its page showed it; null for a mark of now, and for a command, which has none. */
export function changedSince({ stored: { row }, view, now }: ShownSubmission, mark?: string) {
  if (mark === undefined || mark === markOf(row)) return null;
  const [revision, holder] = mark.split(" ");
  const found = [statusWords(row), view.firm && `at ${view.firm}`];
  if (whyHere(row, now) === null) found.push("needs nothing");
  return {
    fields: revision !== String(row.revision),
    firm: holder !== (row.holder ?? ""),
    text: `Somebody changed this after you opened it. It had become: ${found.filter(Boolean).join(", ")}.`,
  };
}

/** Each reason why a firm cannot have it now, with its firms. */
export function whyNotThere(offers: readonly Offer[], region: string | null): string {
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
  const { offers, signer, stored, view } = shown;
  const isSought = needs(shown, ...lookForPartner) && !isKept(shown);
  // *Case and state* says it.
  const isUnknown = offers.every(({ standing }) => standing === "no_state");
  if (!isSought || isUnknown || signer !== null || eligible(offers).length > 0) return "";
  const other = view.parties.last === null ? "" : "other ";
  return `No ${other}firm can have it now. ${whyNotThere(offers, stored.row.region)}`;
}

export function eligible(offers: ShownSubmission["offers"]) {
  return offers
    .filter(({ standing }) => standing === "eligible")
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** What is not stopped for each of these requests. */
export function usedChannels({ stored: { row }, others }: ShownSubmission) {
  return contactChannels.filter((channel) =>
    [row, ...others].some(({ stopped }) => !channelsIn(stopped).includes(channel)),
  );
}
