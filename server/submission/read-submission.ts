import type { FormKind } from "~/data/forms/definition";
import type { SubmissionTable } from "../store/schema";
import { submissionKinds } from "./kinds/index";
import { parseReasons, parseTexts } from "./stored-json";
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
