import type { Transaction } from "kysely";
import { hashesOf, type Identity, identify } from "../privacy/identity";
import type { OptOutReason } from "../privacy/opt-out";
import { isSuppressed } from "../privacy/suppression";
import type { Services } from "../services";
import type { Database } from "../store/schema";
import type { Values } from "./check";
import { applyEffects } from "./effects";
import { claim, findTwin } from "./fingerprint";
import type { Post } from "./receive";
import { newReference } from "./reference";
import { rememberOptOut } from "./remember-opt-out";
import { storeReceipt } from "./store-receipt";
import { submissionRow } from "./submission-row";

export type Arrival = {
  post: Post;
  values: Values;
  visible: Values;
  /** The field that people never see was filled: kept apart, delivered only if released. */
  isDecoyed: boolean;
  fingerprint: string;
  at: number;
};

export type Stored = { reference: string; isNew: boolean };

/**
 * One transaction: the submission, its receipt, its deliveries and its effects, or nothing. A twin
 * of the last 24 hours is answered with its own reference; its effects are applied again.
 */
export async function store(services: Services, arrival: Arrival): Promise<Stored> {
  const stored = await storeOnce(services, arrival).catch((error: unknown) => {
    if (error instanceof TwinArrived) return storeOnce(services, arrival);
    throw error;
  });
  announce(services, arrival, stored);
  return stored;
}

class TwinArrived extends Error {}

function storeOnce(services: Services, arrival: Arrival): Promise<Stored> {
  return services.db.transaction().execute(async (trx) => {
    const identity = identityOf(services, arrival);
    const reasons = await reasonsOf(trx, arrival, identity);
    const twin = await findTwin(trx, arrival.fingerprint, arrival.at);
    const entering = { arrival, identity, reasons };
    const reference = twin ?? (await insert(services, trx, entering));

    await rememberOptOut(trx, { identity, reasons, reference, at: arrival.at });
    await applyEffects(services, trx, { arrival, identity, reference });
    return { reference, isNew: twin === undefined };
  });
}

function identityOf({ key }: Services, { visible }: Arrival): Identity {
  return identify(key, {
    email: visible.Email ?? visible.email,
    phone: visible.Phone ?? visible.phone,
  });
}

async function reasonsOf(
  trx: Transaction<Database>,
  { post }: Arrival,
  identity: Identity,
): Promise<OptOutReason[]> {
  const isKnown = await isSuppressed(trx, "sale", hashesOf(identity));
  return [...post.visit.reasons, ...(isKnown ? (["suppression"] as const) : [])];
}

/** An arrival with what the store knows of its sender. */
export type Entering = { arrival: Arrival; identity: Identity; reasons: OptOutReason[] };

async function insert(services: Services, trx: Transaction<Database>, entering: Entering) {
  const { arrival, identity } = entering;
  const reference = await newReference(trx);
  const row = submissionRow(entering, reference);
  // The database decides between parallel twins; who loses is rolled back and finds the other.
  if (!(await claim(trx, { ...arrival, reference }))) throw new TwinArrived();
  await trx.insertInto("submissions").values(row).execute();

  const persons = hashesOf(identity).map((hash) => ({ reference, hash }));
  if (persons.length > 0) await trx.insertInto("persons").values(persons).execute();
  await storeReceipt(services, trx, entering, row);
  if (identity.email && !arrival.isDecoyed) {
    await services.outbox.supersede(trx, { kind: row.kind, personKey: identity.email });
  }
  await services.outbox.plan(trx, row);
  return reference;
}

function announce(services: Services, { isDecoyed, post }: Arrival, stored: Stored) {
  const { reference, isNew } = stored;
  services.log.info({ reference, kind: post.form.kind, isNew, isDecoyed }, "submission stored");
  if (isNew && isDecoyed) services.alert({ event: "quarantined", reference });
}
