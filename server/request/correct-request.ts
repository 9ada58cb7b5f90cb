import type { VisibleField } from "~/data/field";
import { normalizePhone } from "~/data/formats";
import type { Values } from "../intake/check";
import type { RequestFacts } from "../intake/form-post";
import type { FurtherConsent } from "../intake/receipt";
import { forCase, naming } from "../legal/placeholders";
import { edit } from "../operator/edit";
import { editableFields } from "../operator/editable-fields";
import { findRouting } from "../operator/read-routing";
import type { Services } from "../services";
import type { SubmissionTable } from "../store/schema";
import { readSubmission } from "../submission/submission";
import { byPerson } from "./visitor-acts";

/** Not the state and the case: they decide which firm may have it. */
const correctable = [
  ...["First name", "Last name", "Phone", "Email"],
  ...["safe_to_call", "leave_message", "zipcode"],
];

/** What a person may correct alone, as the form asked it, and what is stored now. */
export function readCorrectable(row: SubmissionTable): {
  fields: readonly VisibleField[];
  values: Values;
} {
  const submission = readSubmission(row);
  const fields = editableFields(submission).filter(({ name }) => correctable.includes(name));
  const stored = fields.map(({ name }) => [name, submission.fields[name] ?? ""]);
  return { fields, values: Object.fromEntries(stored) };
}

/** Another writing of the same number was agreed to already. */
export function isNewNumber(stored: Values, typed: Values): boolean {
  return normalizePhone(stored.Phone ?? "") !== normalizePhone(typed.Phone ?? "");
}

/**
 * Services whose texts name the firms that may have this lead: those of the form that its sender
 * saw. A consent given later must not be taken for more.
 */
export async function namedFirst(services: Services, row: SubmissionTable): Promise<Services> {
  const ofCase = forCase(services, row.case_slug ?? "");
  const routing = await findRouting(services.db, row.reference);
  if (!routing) return ofCase;
  return naming(
    services,
    services.named.filter(({ id }) => id !== undefined && routing.named.includes(id)),
  );
}

type Wanted = {
  seen: number;
  changes: Values;
  facts: RequestFacts;
  /** Where the number is a new one. */
  consent: FurtherConsent | null;
};

/** Through the function of desk and command. */
export function correctRequest(
  services: Services,
  reference: string,
  { seen, changes, ...by }: Wanted,
) {
  return edit(byPerson(services), reference, { seen, changes, by });
}
