import type { VisibleField } from "~/data/field";
import { normalizePhone } from "~/data/formats";
import { wireNames } from "~/data/forms/wire-names";
import type { Values } from "../leads/check";
import type { RequestFacts } from "../leads/form-post";
import type { FurtherConsent } from "../leads/receipt";
import { forCase, naming } from "../legal/placeholders";
import { edit } from "../operator/edit";
import { editableFields } from "../operator/editable-fields";
import { findRouting } from "../operator/read-routing";
import type { Services } from "../services";
import type { SubmissionTable } from "../store/schema";
import { readSubmission } from "../submission/submission";
import { byPerson } from "./visitor-acts";

/** Not the state and the case, because they decide which firm may get the lead. */
const correctable = [
  ...[wireNames.firstName, wireNames.lastName, wireNames.phone, wireNames.email],
  ...["safe_to_call", "leave_message", "zipcode"],
];

/**
 * The fields that a person may correct without the operator, as the form asked them, and their
 * stored values.
 */
export function readCorrectable(row: SubmissionTable): {
  fields: readonly VisibleField[];
  values: Values;
} {
  const submission = readSubmission(row);
  const fields = editableFields(submission).filter(({ name }) => correctable.includes(name));
  const stored = fields.map(({ name }) => [name, submission.fields[name] ?? ""]);
  return { fields, values: Object.fromEntries(stored) };
}

/** A different spelling of the stored number is not new: its owner agreed to calls already. */
export function isNewNumber(stored: Values, typed: Values): boolean {
  const { phone } = wireNames;
  return normalizePhone(stored[phone] ?? "") !== normalizePhone(typed[phone] ?? "");
}

/**
 * Services whose texts name the firms that may have this lead: those on the form that its sender
 * saw. A consent given later must not cover more firms.
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
  /** Given when the number is new. */
  consent: FurtherConsent | null;
};

/** Uses the same function as the desk and the command. */
export function correctRequest(
  services: Services,
  reference: string,
  { seen, changes, ...by }: Wanted,
) {
  return edit(byPerson(services), reference, { seen, changes, by });
}
