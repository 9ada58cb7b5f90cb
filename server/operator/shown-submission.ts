import type { App } from "../app";
import { destinationLabel, getsNotices, partnerLabel } from "../destinations/index";
import { partnerDestination } from "../destinations/partner";
import { readOthers } from "../leads/same-person";
import {
  readStored,
  rowsOf,
  type StoredDelivery,
  type StoredSubmission,
} from "../leads/stored-submission";
import { findOffers, undoableChoice } from "../outbox/routing";
import { firmOf, recipientsOf } from "../state/holders";
import { lastDone, readDeliveries } from "../state/settle";
import type { SubmissionTable } from "../store/schema";
import { labelIn, viewSubmission } from "./submission-view";

export type ShownSubmission = NonNullable<Awaited<ReturnType<typeof readShown>>>;

/** A submission as its page and the rules of its acts see it; null for an unknown reference. */
export async function readShown(app: App, reference: string) {
  const stored = await readStored(app, reference);
  if (!stored) return null;

  const offers = await findOffers(app, stored.row, stored.routing);
  const undoable = undoableChoice(stored.routing, stored.deliveries, app.now());
  const parties = listParties(app, stored, undoable?.partner ?? null);
  const others = await readOthers(app, stored.row);
  const nameOf = (id: string) => partnerLabel(id, app.config.partners);
  const firm = firmOf(stored);
  const itsFirm = firm.isItsFirm ? firm.partner : null;
  return {
    stored,
    view: viewSubmission(app, stored),
    /** As `firmOf` says, with its name, or that of the last one if no firm is left. */
    firm: { ...firm, name: itsFirm && nameOf(itsFirm) },
    parties,
    now: app.now(),
    /** The firms that the form named: only an `eligible` one can have the lead now. */
    offers: offers.candidates.map(({ id, standing }) => ({ id, standing, name: nameOf(id) })),
    /** Names of the firm that would get it next by itself, and of the one to be signed for first. */
    nextFirm: offers.nextFirm && nameOf(offers.nextFirm),
    /** The next firm has it already: it returns to that firm, and is not sent. */
    isReturn: offers.isReturn,
    signer: offers.signer && nameOf(offers.signer),
    /** The *Done*, *Answered* or *Spam* that *Open again* takes back. */
    done: lastDone(rowsOf(stored)),
    /** The choice of a firm that an operator can take back now. */
    undoable,
    /** Other requests of this person. */
    others,
    /** Names of everybody who has this one or another. */
    recipients: [...new Set([...parties.recipients, ...(await readFollowed(app, others))])],
  };
}

/**
 * Whom an act concerns, by name.
 *
 * @param next the firm that it goes to unless that is undone
 */
function listParties({ config }: App, stored: StoredSubmission, next: string | null) {
  const { row, deliveries, retriable } = stored;
  const labelOf = (destination: string) => destinationLabel(destination, config.partners);
  const own = deliveries.filter(({ reference }) => reference === row.reference);
  const again = own.filter(
    ({ id, destination }) =>
      retriable.has(id) && (next === null || destination !== partnerDestination(next)),
  );
  const namesOf = (isMeant: (one: StoredDelivery) => boolean, of = own) => {
    const labels = of.filter(isMeant).map((one) => labelIn(one, { labelOf }));
    return [...new Set(labels)];
  };
  return {
    /** They have it or may have it: each gets a notice of a stop, a withdrawal or an erasure. */
    recipients: namesOf(({ destination }) => getsNotices(destination), recipientsOf(own)),
    /** To whom *Send it again* sends, and the ids of what it sends. */
    retriable: namesOf(() => true, again),
    retriableIds: again.map(({ id }) => id),
    quarantined: namesOf(({ state }) => state === "quarantined"),
  };
}

/** Names of who has one of these, and so gets a notice about it. */
async function readFollowed({ db, config }: App, rows: readonly SubmissionTable[]) {
  const references = rows.map(({ reference }) => reference);
  const deliveries = await readDeliveries(db, references);
  return recipientsOf(deliveries.filter(({ reference }) => references.includes(reference)))
    .filter(({ destination }) => getsNotices(destination))
    .map(({ destination }) => destinationLabel(destination, config.partners));
}
