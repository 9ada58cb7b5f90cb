import type { FormKind } from "~/data/forms/definition";
import { isReference } from "../submission/reference";
import { dateInNewYork } from "./dates";
import type { IntakeServices } from "./intake-services";

/**
 * What the page after sending may show; no personal data. Only the day in New York, as `YYYY-MM-DD`:
 * a stranger who repeats a request must not learn at what moment it was made first.
 */
export type Confirmation = { reference: string; receivedOn: string };

type Form = { kind: FormKind; caseSlug?: string };

/**
 * The submission named by `?sent=`. Null, for the ordinary page, unless it was made with this form
 * and is not refused; null too when the store cannot be read.
 */
export async function findConfirmation(
  { db, log }: IntakeServices,
  request: Request,
  { kind, caseSlug }: Form,
): Promise<Confirmation | null> {
  const reference = new URL(request.url).searchParams.get("sent") ?? "";
  if (!isReference(reference)) return null;

  try {
    const row = await db
      .selectFrom("submissions")
      .select(["reference", "received_at", "case_slug"])
      .where("reference", "=", reference)
      .where("kind", "=", kind)
      .where("state", "!=", "refused")
      .executeTakeFirst();
    const isHere = row && (caseSlug === undefined || row.case_slug === caseSlug);
    return isHere ? { reference: row.reference, receivedOn: dateInNewYork(row.received_at) } : null;
  } catch {
    log.error("a reference could not be looked up");
    return null;
  }
}
