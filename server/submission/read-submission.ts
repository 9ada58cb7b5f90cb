import { z } from "zod";
import type { FormKind } from "~/data/forms/definition";
import { type OptOutReason, optOutReasons } from "../privacy/opt-out";
import type { SubmissionTable } from "../store/schema";
import { submissionKinds } from "./kinds";
import type { Contact, Submission } from "./submission";

/** The one place that knows the JSON columns of a submission. */
export function readSubmission(row: SubmissionTable): Submission {
  const fields = parseTexts(row.fields);

  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    revision: row.revision,
    receivedAt: row.received_at,
    erasedAt: row.erased_at,
    case: { slug: row.case_slug, title: row.case_title },
    page: { origin: row.origin, path: row.path, source: row.page_source },
    contact: readContact(row.kind, fields),
    fields,
    answers: row.answers === null ? null : parseTexts(row.answers),
    optedOut: parseReasons(row.opted_out),
    ip: row.ip,
  };
}

export function readContact(kind: FormKind, fields: Readonly<Record<string, string>>): Contact {
  const { contact } = submissionKinds[kind];
  const value = (name: string | undefined) => (name && fields[name]) || "";

  return {
    name: contact.name.map(value).filter(Boolean).join(" "),
    email: value(contact.email),
    phone: value(contact.phone),
  };
}

const texts = z.record(z.string(), z.string());
const reasons = z.array(z.enum(optOutReasons));
const receiptBody = z.object({
  consented_at: z.string(),
  consent_text: z.string().nullable(),
  disclosure_text: z.string().nullish(),
});

/** @throws for text that is not a JSON object of strings, as do the others for theirs */
export function parseTexts(json: string): Record<string, string> {
  return texts.parse(JSON.parse(json));
}

function parseReasons(json: string): OptOutReason[] {
  return reasons.parse(JSON.parse(json));
}

const shownConsent = z.object({
  consent_text: z.string().nullish(),
  disclosure_text: z.string().nullish(),
});

/** What the visitor was shown and agreed to, and the hash of its receipt. */
export function readConsent({ body, sha256 }: { body: string; sha256: string }) {
  const { consent_text, disclosure_text } = shownConsent.parse(JSON.parse(body));
  return { text: [consent_text, disclosure_text].filter(Boolean).join("\n"), hash: sha256 };
}

/** What a payload carries of a receipt. */
export function readConsentProof({ body, sha256 }: { body: string; sha256: string }) {
  const proof = receiptBody.parse(JSON.parse(body));
  return {
    consentedAt: proof.consented_at,
    consentText: proof.consent_text ?? "",
    disclosureText: proof.disclosure_text ?? "",
    sha256,
  };
}
