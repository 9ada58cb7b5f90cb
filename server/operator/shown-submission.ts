import { channelsIn, contactChannels } from "~/data/contact-channels";
import { stateName } from "~/data/states";
import type { App } from "../app";
import { destinationLabel, getsNotices, partnerLabel } from "../destinations/index";
import { readOthers } from "../leads/same-person";
import { readStored, rowsOf, type StoredSubmission } from "../leads/stored-submission";
import { recipientsOf } from "../outbox/holders";
import { lastDone, whyHere } from "../outbox/needs";
import { findOffers } from "../outbox/routing";
import { readDeliveries } from "../outbox/settle";
import { type Candidate, standings, standingWords } from "../routing/choose-partner";
import type { Need, SubmissionTable } from "../store/schema";
import { textsIn } from "../submission/submission";
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

/** By its firm, until that declines it. */
export const isKept = ({ stored: { routing }, view: { parties } }: ShownSubmission) =>
  routing?.state === "routed" && (parties.hasIt || parties.isInFlight);
/** What another firm ends. */
export const lookForPartner: readonly Need[] = ["declined", "uncertain", "failed", "answer"];
const hasNeed = ({ stored, now }: ShownSubmission, ...some: Need[]) =>
  whyHere(stored.row, now) !== null && some.some((need) => need === stored.row.need);

/** What *Case and state* replaced at this moment, maybe sending it on too; null if more was done since. */
export function aboutBefore({ stored: { acts } }: ShownSubmission, key: string) {
  const at = Number(key);
  if (acts.some((one) => one.at > at && one.act !== "note")) return null;
  const said = acts.find((one) => one.at === at && one.act === "about");
  const { case: slug, state } = textsIn(said?.details ?? null);
  return slug === undefined || state === undefined ? null : { slug, state };
}

/** The need that *Done* ends now; what is sent nowhere counts as a message. */
export function endedByDone(shown: ShownSubmission): Need | null {
  const { status, need, legal_at } = shown.stored.row;
  const isPlainMessage = hasNeed(shown, "answer") && legal_at === null;
  if (hasNeed(shown, "failed", "declined", "unplaced", "reminder") || isPlainMessage) return need;
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
  const isSought = hasNeed(shown, ...lookForPartner) && !isKept(shown);
  // *Case and state* says it.
  const isUnknown = offers.every(({ standing }) => standing === "no_state");
  if (!isSought || isUnknown || signer !== null || eligible(offers).length > 0) return "";
  const other = view.parties.last === null ? "" : "other ";
  const isUnsigned = offers.some(({ standing }) => standing === "unauthorized");
  // Only the page of a lead has a paper to sign.
  const sign = isUnsigned ? " Ask the person to send the form of that case: it can be signed." : "";
  return `No ${other}firm can have it now. ${whyNotThere(offers, stored.row.region)}${sign}`;
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
