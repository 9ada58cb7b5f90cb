import type { Transaction } from "kysely";
import { usPhone } from "~/data/formats";
import { certificateFields } from "~/data/forms/hidden";
import type { OptOutReason } from "../http/visit";
import { hashesOf, type Identity, identify } from "../privacy/identity";
import { isSuppressed } from "../privacy/suppression";
import type { Services } from "../services";
import type { Database, SubmissionTable } from "../store/schema";
import type { Values } from "./check";
import { applyEffects } from "./effects";
import { claim, findTwin } from "./fingerprint";
import { certificateStatus, makeReceipt } from "./receipt";
import type { Post } from "./receive";
import { newReference } from "./reference";
import { rememberOptOut } from "./remember-opt-out";
import { addressOf } from "./sender-address";
import { sharedAnswers } from "./visible-values";

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

type Entering = { arrival: Arrival; identity: Identity; reasons: OptOutReason[] };

async function insert(services: Services, trx: Transaction<Database>, entering: Entering) {
  const { arrival, identity } = entering;
  const reference = await newReference(trx);
  const row = rowOf(entering, reference);
  // The database decides between parallel twins; who loses is rolled back and finds the other.
  if (!(await claim(trx, { ...arrival, reference }))) throw new TwinArrived();
  await trx.insertInto("submissions").values(row).execute();

  const persons = hashesOf(identity).map((hash) => ({ reference, hash }));
  if (persons.length > 0) await trx.insertInto("persons").values(persons).execute();
  await insertReceipt(services, trx, entering, row);
  if (identity.email && !arrival.isDecoyed) {
    await services.outbox.supersede(trx, { kind: row.kind, personKey: identity.email });
  }
  await services.outbox.plan(trx, row);
  return reference;
}

function rowOf({ arrival, reasons }: Entering, reference: string): SubmissionTable {
  const { post, values, fingerprint, at } = arrival;
  const address = addressOf(post, values);
  const answers = reasons.length > 0 ? null : sharedAnswers(post, values);

  return {
    reference,
    kind: post.form.kind,
    case_slug: post.case?.slug ?? null,
    case_title: post.case?.title ?? null,
    received_at: at,
    state: arrival.isDecoyed ? "quarantined" : "accepted",
    revision: 1,
    origin: post.visit.origin,
    path: post.page.path,
    page_source: `${post.visit.origin}${post.page.path}#${post.page.anchor}`,
    fields: JSON.stringify(fieldsOf(arrival)),
    answers: answers ? JSON.stringify(answers) : null,
    opted_out: JSON.stringify(reasons),
    ip: address?.ip ?? null,
    ip_source: address?.source ?? null,
    fingerprint,
    erased_at: null,
  };
}

function fieldsOf({ post, values, visible }: Arrival): Values {
  const { case: _slug, answers: _answers, ...told } = visible;
  if (post.form.kind !== "home" && post.form.kind !== "case") return told;

  const certificate = certificateFields.map(({ name }) => [name, values[name] ?? ""]);
  return {
    ...told,
    ...Object.fromEntries(certificate),
    phone_e164: usPhone(told.Phone ?? "") ?? "",
  };
}

async function insertReceipt(
  services: Services,
  trx: Transaction<Database>,
  { arrival, reasons }: Entering,
  row: SubmissionTable,
) {
  const { post, values, visible } = arrival;
  const receipt = makeReceipt({
    reference: row.reference,
    revision: row.revision,
    kind: row.kind,
    page: row.page_source,
    formVersion: services.formVersion,
    consentedAt: row.received_at,
    consentText: post.consent ?? null,
    disclosureText: post.disclosure ?? null,
    firms: services.firms,
    optOut: reasons,
    certificate: certificateStatus(services.config, values),
    shareAnswers: row.kind === "case" ? row.answers !== null : null,
    personal: {
      name: nameIn(visible),
      email: visible.Email ?? visible.email ?? "",
      phone: visible.Phone ?? visible.phone ?? "",
      ip: row.ip ?? "",
      ipSource: row.ip_source ?? "",
      userAgent: post.visit.userAgent,
      certUrl: values.xxTrustedFormCertUrl ?? "",
      token: values.xxTrustedFormToken ?? "",
      pingUrl: values.xxTrustedFormPingUrl ?? "",
    },
  });
  await trx
    .insertInto("receipts")
    .values({ ...receipt, reference: row.reference, revision: 1, created_at: row.received_at })
    .execute();
}

function nameIn(visible: Values): string {
  const first = visible["First name"] ?? visible.firstName;
  const last = visible["Last name"] ?? visible.lastName;

  return visible.fullName ?? [first, last].filter(Boolean).join(" ");
}

function announce(services: Services, { isDecoyed, post }: Arrival, stored: Stored) {
  const { reference, isNew } = stored;
  services.log.info({ reference, kind: post.form.kind, isNew, isDecoyed }, "submission stored");
  if (isNew && isDecoyed) services.alert({ event: "quarantined", reference });
}
