import type { App } from "../app";
import { subjectOf } from "../destinations/destination";
import { destinationLabel, getsNotices, partnerLabel } from "../destinations/index";
import { previewErasure } from "../leads/erase";
import { readOthers } from "../leads/same-person";
import { readStored, rowsOf } from "../leads/stored-submission";
import { findOffers, undoableChoice } from "../outbox/routing";
import { firmOf, recipientsOf } from "../state/holders";
import { lastDone, readDeliveries, readRowsOf, retriableIn } from "../state/settle";
import type { Delivery } from "../store/schema";
import { labelIn, viewSubmission } from "./submission-view";

export type ShownSubmission = NonNullable<Awaited<ReturnType<typeof readShown>>>;

/** A submission as its page and the rules of its acts see it; null for an unknown reference. */
export async function readShown(app: App, reference: string) {
  const stored = await readStored(app, reference);
  if (!stored) return null;

  const rows = rowsOf(stored);
  const offers = await findOffers(app, { ...rows, routing: stored.routing });
  const undoable = undoableChoice(stored.routing, stored.deliveries, app.now());
  const stoppable = await readOthers(app, stored.row);
  const ofOthers = await readDeliveries(
    app.db,
    stoppable.map((one) => one.reference),
  );
  const { email } = stored.submission.contact;
  const { stored: sameAddress, earlier } = await previewErasure(app, { email });
  const erasable = sameAddress.filter(({ isErased }) => !isErased);
  const { partners } = app.config;
  const nameOf = (id: string) => partnerLabel(id, partners);
  const labelOf = (destination: string) => destinationLabel(destination, partners);
  const namesOf = (some: readonly Pick<Delivery, "destination" | "purpose">[]) => [
    ...new Set(some.map((one) => labelIn(one, { labelOf }))),
  ];
  /** They have one of these or may have it: each gets a notice of a stop, a withdrawal or an erasure. */
  const recipientsIn = (some: Parameters<typeof recipientsOf>[0]) =>
    namesOf(recipientsOf(some).filter(({ destination }) => getsNotices(destination)));
  const erased = erasable.flatMap(({ sent }) => sent.map(({ destination }) => destination));
  const own = stored.deliveries.filter((one) => one.reference === reference);
  // A request to opt out has the notices about leads.
  const leads = own.map(subjectOf).filter((subject) => subject !== reference);
  const retriable = retriableIn(app, [rows, ...(await readRowsOf(app.db, leads))]);
  // What was never tried keeps its time (`retry`), and what is being sent is left alone.
  const again = own.filter(
    ({ id, next_at, attemptRows, lease_token }) =>
      retriable.has(id) && lease_token === null && (next_at <= app.now() || attemptRows.length > 0),
  );
  const firm = firmOf(stored);
  const itsFirm = firm.isItsFirm ? firm.partner : null;
  return {
    stored,
    view: viewSubmission(app, stored),
    /** As `firmOf` says, with its name, or that of the last one if no firm is left. */
    firm: { ...firm, name: itsFirm && nameOf(itsFirm) },
    /** Whom an act concerns, by name. */
    parties: {
      recipients: recipientsIn(own),
      /** To whom *Send it again* sends, and the ids of what it sends. */
      retriable: namesOf(again),
      retriableIds: again.map(({ id }) => id),
      quarantined: namesOf(own.filter(({ state }) => state === "quarantined")),
    },
    now: app.now(),
    /** The firms that the form named: only an `eligible` one can have the lead now. */
    offers: offers.candidates.map(({ id, standing }) => ({ id, standing, name: nameOf(id) })),
    /** Names of the firm that would get it next by itself, and of the one to be signed for first. */
    nextFirm: offers.nextFirm && nameOf(offers.nextFirm),
    /** The next firm has it already, or may have it: it returns to that firm, and is not sent. Otherwise null. */
    returns: offers.returns,
    signer: offers.signer && nameOf(offers.signer),
    /** The *Done*, *Answered* or *Spam* that *Open again* takes back. */
    done: lastDone(rows),
    /** The choice of a firm that an operator can take back now. */
    undoable,
    /** Other requests of this person. */
    others: stoppable.filter(({ isOwn }) => isOwn),
    /** With those that had its address or number before a correction. */
    stoppable,
    /** Names of everybody who has this one or another that a stop covers. */
    recipients: recipientsIn([...own, ...ofOthers]),
    /** What an erasure takes: this request, and what else was sent with its address. */
    erasure: {
      references: erasable.map((one) => one.reference),
      earlier,
      recipients: [...new Set(erased.filter(getsNotices).map(labelOf))],
    },
  };
}
