import { randomBytes } from "node:crypto";
import { wireNames } from "~/data/forms/wire-names";
import type { Language } from "~/data/language";
import type { InTransaction } from "../app";
import type { Config } from "../config/config";
import { certificateAddress, certificatePattern } from "../destinations/certificate";
import { signalsIn } from "../privacy/opt-out";
import { sha256 } from "../privacy/receipt-chain";
import type { Submission } from "../submission/submission";
import type { ShownForm } from "./form-post";

/** What is agreed to, and how; a submission says who agreed. */
export type Agreed = {
  shown: Omit<ShownForm, "shown"> & { version: string };
  /** Of the page that showed it. */
  language: Language;
  /** Names of the firms shown. */
  firms: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
  certificate: CertificateStatus;
  /** Null if the choice was not offered. */
  shareAnswers: boolean | null;
  personal: {
    ip: string;
    ip_source: string;
    user_agent: string;
    certificate_url: string;
    certificate_token: string;
    certificate_ping_url: string;
  };
  /** Hex digits, random by default. Without a salt a name could be guessed from its hash. */
  salt?: string;
};

type Agreeing = Pick<Submission, "reference" | "revision" | "kind" | "contact" | "optedOut"> & {
  /** `source`: origin, path and anchor of the form. */
  page: Pick<Submission["page"], "source">;
};

/** Stores the proof of what the visitor saw and agreed to, in the transaction of that. */
export async function storeReceipt(
  { db }: InTransaction,
  submission: Agreeing,
  agreed: Agreed,
): Promise<void> {
  const { reference, revision } = submission;
  const receipt = makeReceipt(submission, agreed);
  await db
    .insertInto("receipts")
    .values({ ...receipt, reference, revision, created_at: agreed.at })
    .execute();
}

type SealedReceipt = { body: string; sha256: string; personal: string };

/**
 * The proof of one consent, in two parts: `body` has no personal data and is kept for ever;
 * `personal` can be erased: it says who agreed and to what, by the page, the firms and the text that
 * names them. `body` contains the hash of `personal`.
 */
export function makeReceipt(submission: Agreeing, agreed: Agreed): SealedReceipt {
  const { reference, revision, kind, contact, page, optedOut } = submission;
  const { consent, disclosure, version } = agreed.shown;
  const personal = canonicalJson({
    salt: agreed.salt ?? randomBytes(16).toString("hex"),
    page: page.source,
    firms: agreed.firms,
    disclosure_text: disclosure,
    ...contact,
    ...agreed.personal,
  });
  const body = canonicalJson({
    reference,
    revision,
    kind,
    language: agreed.language,
    form_version: version,
    consented_at: new Date(agreed.at).toISOString(),
    consent_text: consent,
    consent_sha256: consent === null ? null : sha256(consent),
    disclosure_sha256: disclosure === null ? null : sha256(disclosure),
    opt_out: signalsIn(optedOut),
    certificate: agreed.certificate,
    share_answers: agreed.shareAnswers,
    personal_sha256: sha256(personal),
  });

  return { body, sha256: sha256(body), personal };
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Sorted names and no white space: the parsed text, written again, has the same hash. */
function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;

  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
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
