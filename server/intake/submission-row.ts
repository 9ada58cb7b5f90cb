import { usPhone } from "~/data/formats";
import { certificateFields } from "~/data/forms/hidden";
import type { SubmissionTable } from "../store/schema";
import type { Values } from "./check";
import type { DecidedSubmission, NewSubmission } from "./new-submission";
import { postedPageSource } from "./page-source";
import { senderAddress } from "./sender-address";
import { sharedAnswers } from "./submitted-fields";

/** What is stored of a submission; answers only when shared and not opted out. */
export function submissionRow(
  { submission, reasons }: DecidedSubmission,
  reference: string,
): SubmissionTable {
  const { post, values, fingerprints, at } = submission;
  const address = senderAddress(post, values);
  const answers = reasons.length > 0 ? null : sharedAnswers(post, values);

  return {
    reference,
    kind: submission.kind.kind,
    case_slug: post.case?.slug ?? null,
    case_title: post.case?.title ?? null,
    received_at: at,
    state: submission.isSpam ? "quarantined" : "accepted",
    revision: 1,
    origin: post.facts.publicOrigin,
    path: post.page.path,
    page_source: postedPageSource(post),
    fields: JSON.stringify(storedFields(submission)),
    answers: answers ? JSON.stringify(answers) : null,
    opted_out: JSON.stringify(reasons),
    ip: address?.ip ?? null,
    ip_source: address?.source ?? null,
    fingerprint: fingerprints[0],
    erased_at: null,
  };
}

function storedFields({ kind, values, fields, contact }: NewSubmission): Values {
  const { case: _slug, answers: _answers, ...told } = fields;
  const phone: Values = kind.contact.phone ? { phone_e164: usPhone(contact.phone) ?? "" } : {};
  if (!kind.isLead) return { ...told, ...phone };

  const certificate = certificateFields.map(({ name }) => [name, values[name] ?? ""]);
  return { ...told, ...Object.fromEntries(certificate), ...phone };
}
