import type { AuthorizationTable, Db } from "../store/schema";

/** Codes of the states whose law asks for a signed authorization. */
export const signingStates = ["WA", "NV"] as const;

/**
 * Washington (RCW 19.373.070) and Nevada (SB 370 of 2023) ask for a signed authorization, one for each
 * buyer, before health data is sold. A name beside the kind of case is health data already.
 *
 * @param fields of a lead; a ZIP code there counts as living there
 */
export function needsAuthorization({ state, zipcode }: Readonly<Partial<Record<string, string>>>) {
  const area = Number((zipcode ?? "").slice(0, 3));
  const isWashington = state === "WA" || (area >= 980 && area <= 994);
  const isNevada = state === "NV" || (area >= 889 && area <= 898);
  return isWashington || isNevada;
}

/** Days that an authorization is kept after it was last in effect: six years. */
export const authorizationDays = 2192;

/** Days that a lead waits for an authorization before it is withdrawn. */
export const daysToSign = 30;

/** The authorizations of one lead, oldest first. */
export function readAuthorizations(db: Db, reference: string): Promise<AuthorizationTable[]> {
  return db
    .selectFrom("authorizations")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("signed_at")
    .execute();
}

/** The one by which a firm may have the lead now; null if there is none. */
export async function findAuthorization(
  db: Db,
  { reference, partner, at }: { reference: string; partner: string; at: number },
): Promise<AuthorizationTable | null> {
  const signed = await readAuthorizations(db, reference);
  return signed.findLast((one) => one.partner === partner && isInEffect(one, at)) ?? null;
}

export function isInEffect(
  { ends_at, revoked_at }: Pick<AuthorizationTable, "ends_at" | "revoked_at">,
  at: number,
): boolean {
  return revoked_at === null && at < ends_at;
}

/** The same day of the next year; the law lets it end then. */
export function aYearAfter(at: number): number {
  const end = new Date(at);
  return end.setUTCFullYear(end.getUTCFullYear() + 1);
}
