import { usPhone } from "~/data/formats";
import { certificateFields } from "~/data/forms/hidden";
import type { SubmissionTable } from "../store/schema";
import type { Values } from "./check";
import { addressOf } from "./sender-address";
import type { Arrival, Entering } from "./store";
import { sharedAnswers } from "./visible-values";

/** What is kept of a form that came in. */
export function submissionRow({ arrival, reasons }: Entering, reference: string): SubmissionTable {
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
    origin: post.visit.publicOrigin,
    path: post.page.path,
    page_source: `${post.visit.publicOrigin}${post.page.path}#${post.page.anchor}`,
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
