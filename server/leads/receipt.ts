import { randomBytes } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import type { FormKind } from "~/data/forms/definition";
import { wireNames } from "~/data/forms/wire-names";
import { language } from "~/data/language";
import type { Config } from "../config/config";
import { certificateAddress, certificatePattern } from "../destinations/certificate";
import type { OptOutReason } from "../privacy/opt-out";
import { sha256 } from "../privacy/receipt-chain";
import { prepareQuery } from "../store/prepared-query";
import type { Database, ReceiptTable, SubmissionTable } from "../store/schema";
import { readSubmission } from "../submission/submission";
import type { RequestFacts } from "./form-post";
import { canonicalJson, formVersion } from "./form-version";
import type { IntakeServices } from "./intake-services";
import type { DecidedSubmission } from "./new-submission";

/** Stores the proof of what the visitor saw and agreed to, in the submission's transaction. */
export async function storeReceipt(
  services: IntakeServices,
  trx: Transaction<Database>,
  { submission, reasons, row }: DecidedSubmission & { row: SubmissionTable },
): Promise<void> {
  const { post, values, contact } = submission;
  const receipt = makeReceipt({
    reference: row.reference,
    revision: row.revision,
    kind: row.kind,
    page: row.page_source,
    formVersion: formVersion(post, services.firms),
    consentedAt: row.received_at,
    consentText: post.consent ?? null,
    disclosureText: post.disclosure ?? null,
    firms: services.firms,
    optOut: reasons,
    certificate: certificateStatus(services.config, values),
    shareAnswers: row.kind === "case" ? row.answers !== null : null,
    personal: {
      ...contact,
      ip: row.ip ?? "",
      ipSource: row.ip_source ?? "",
      userAgent: post.facts.userAgent,
      certUrl: values[wireNames.certificateUrl] ?? "",
      token: values[wireNames.certificateToken] ?? "",
      pingUrl: values[wireNames.certificatePing] ?? "",
    },
  });
  const { reference, received_at: created_at } = row;
  await insertReceipt(trx, { row: { ...receipt, reference, revision: 1, created_at } });
}

/**
 * The consent shown to a person who corrects their number, because they never agreed to calls at
 * the new one.
 */
export type FurtherConsent = {
  sentence: string;
  disclosure: string;
  formVersion: string;
  firms: readonly string[];
  page: string;
  facts: RequestFacts;
};

/** Stored beside the first receipt, which still proves what was agreed to before. */
export async function storeFurtherReceipt(
  trx: Transaction<Database>,
  consent: FurtherConsent,
  { row, at }: { row: SubmissionTable; at: number },
): Promise<void> {
  const { facts } = consent;
  const { reference, revision, kind } = row;
  const receipt = makeReceipt({
    ...{ reference, revision, kind, page: consent.page },
    formVersion: consent.formVersion,
    consentedAt: at,
    consentText: consent.sentence,
    disclosureText: consent.disclosure,
    firms: consent.firms,
    optOut: facts.reasons,
    certificate: "absent",
    shareAnswers: null,
    personal: {
      ...readSubmission(row).contact,
      ip: facts.ip ?? "",
      ipSource: facts.ip === null ? "" : "server",
      userAgent: facts.userAgent,
      ...{ certUrl: "", token: "", pingUrl: "" },
    },
  });
  await insertReceipt(trx, { row: { ...receipt, reference, revision, created_at: at } });
}

const insertReceipt = prepareQuery((db, { row }: { row: Insertable<ReceiptTable> }) =>
  db.insertInto("receipts").values(row),
);

type ReceiptInput = {
  reference: string;
  revision: number;
  kind: FormKind;
  /** Origin, path and anchor of the form. */
  page: string;
  formVersion: string;
  /** Milliseconds since 1970. */
  consentedAt: number;
  /** Exactly as shown; null for forms without a consent box. */
  consentText: string | null;
  /** The text above the button, as plain text; null for forms without a consent box. */
  disclosureText: string | null;
  /** Names of the firms shown. */
  firms: readonly string[];
  optOut: readonly OptOutReason[];
  certificate: CertificateStatus;
  /** Null if the choice was not offered. */
  shareAnswers: boolean | null;
  personal: {
    name: string;
    email: string;
    phone: string;
    ip: string;
    ipSource: string;
    userAgent: string;
    certUrl: string;
    token: string;
    pingUrl: string;
  };
  /** Hex digits, random by default. Without a salt a name could be guessed from its hash. */
  salt?: string;
};

type Receipt = { body: string; sha256: string; personal: string };

/**
 * The proof of one consent, in two parts: `body` has no personal data and is kept for ever;
 * `personal` can be erased: it says who agreed and to what, by the page, the firms and the text that
 * names them. `body` contains the hash of `personal`.
 */
export function makeReceipt(input: ReceiptInput): Receipt {
  const { consentText, disclosureText, personal: person } = input;
  const personal = canonicalJson({
    salt: input.salt ?? randomBytes(16).toString("hex"),
    page: input.page,
    firms: input.firms,
    disclosure_text: disclosureText,
    name: person.name,
    email: person.email,
    phone: person.phone,
    ip: person.ip,
    ip_source: person.ipSource,
    user_agent: person.userAgent,
    certificate_url: person.certUrl,
    certificate_token: person.token,
    certificate_ping_url: person.pingUrl,
  });
  const body = canonicalJson({
    reference: input.reference,
    revision: input.revision,
    kind: input.kind,
    language: language(),
    form_version: input.formVersion,
    consented_at: new Date(input.consentedAt).toISOString(),
    consent_text: consentText,
    consent_sha256: consentText === null ? null : sha256(consentText),
    disclosure_sha256: disclosureText === null ? null : sha256(disclosureText),
    opt_out: input.optOut,
    certificate: input.certificate,
    share_answers: input.shareAnswers,
    personal_sha256: sha256(personal),
  });

  return { body, sha256: sha256(body), personal };
}

type CertificateStatus = "present" | "absent" | "malformed";

/** Whether a certificate was posted; `malformed` means an address that must not be called. */
export function certificateStatus(
  { CONSENT_CERT_HOSTS: hosts }: Pick<Config, "CONSENT_CERT_HOSTS">,
  { [wireNames.certificateUrl]: url }: Partial<Record<string, string>>,
): CertificateStatus {
  if (!url) return "absent";
  return certificateAddress(url, { hosts, pattern: certificatePattern }) ? "present" : "malformed";
}
