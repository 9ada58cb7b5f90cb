import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from "kysely";
import type { Database } from "../store/schema";
import { forgetFingerprints } from "../submission/submission";

type Empty = string | null;

/**
 * Everything that is stored about the person behind a submission: per column, the value that an
 * erasure leaves; `"row"`, if it deletes the row. `tests/server/privacy/personal-data.test.ts` fails
 * for a column that neither this list nor its own list of impersonal columns names.
 */
export const personalData = {
  /** Erased after `RETENTION_DAYS`. */
  contents: {
    submissions: {
      fields: "{}",
      answers: null,
      ip: null,
      ip_source: null,
      // What the lead was about is health data.
      case_slug: null,
      case_title: null,
      path: "",
      page_source: "",
      fingerprint: null,
    },
    // The firms named and their reports reveal what the lead was about.
    routings: "row",
    partner_events: "row",
  },
  /** Erased after `RECEIPT_DAYS`. Until then the hashes lead from an address to its receipts. */
  proof: { receipts: { personal: null }, persons: "row" },
  /** Answers of services can repeat what they were sent. Erased with the contents. */
  deliveries: { deliveries: { reason: null, person_key: "" }, attempts: { detail: "" } },
  /** Deleted by `forgetFingerprints`, which uses their index. */
  duplicates: { fingerprints: "row" },
  /** Kept longer than the lead, see `/privacy#retention`. */
  signed: { authorizations: "row" },
  /** Deleted with the address, not with a lead. */
  watches: { page_watches: "row" },
} as const satisfies Record<
  string,
  Readonly<Record<string, "row" | Readonly<Record<string, Empty>>>>
>;

/**
 * Removes the contents of these submissions. Their rows stay, so that a reference is never issued
 * twice and the deliveries made remain on record.
 */
export async function eraseContents(
  trx: Transaction<Database>,
  references: readonly string[],
  at: number,
): Promise<void> {
  await forgetFingerprints(trx, references);
  for (const [table, columns] of Object.entries(personalData.contents)) {
    await empty(trx, table, columns, references);
  }
  await trx
    .updateTable("submissions")
    .set({ erased_at: at })
    .where("reference", "in", references)
    .execute();
  await eraseDeliveryTexts(trx, references);
  await forgetPersons(trx, references);
}

export async function eraseReceipts(
  trx: Transaction<Database>,
  references: readonly string[],
): Promise<void> {
  await empty(trx, "receipts", personalData.proof.receipts, references);
  await forgetPersons(trx, references);
}

/**
 * Erases the personal parts of receipts under this condition.
 *
 * @returns how many, at most `limit`
 */
export async function eraseOldReceipts(
  trx: Transaction<Database>,
  isOld: (is: ExpressionBuilder<Database, "receipts">) => Expression<SqlBool>,
  limit: number,
): Promise<number> {
  const rows = await trx
    .selectFrom("receipts")
    .select(["id", "reference"])
    .where(isOld)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;

  await trx
    .updateTable("receipts")
    .set(personalData.proof.receipts)
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  await forgetPersons(
    trx,
    rows.map(({ reference }) => reference),
  );
  return rows.length;
}

async function empty(
  trx: Transaction<Database>,
  table: string,
  columns: "row" | Readonly<Record<string, Empty>>,
  references: readonly string[],
) {
  const where = sql`where reference in (${sql.join(references)})`;
  if (columns === "row") {
    await sql`delete from ${sql.table(table)} ${where}`.execute(trx);
    return;
  }
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} ${where}`.execute(trx);
}

/** The hashes of a submission stay as long as its contents or a receipt's personal part. */
async function forgetPersons(trx: Transaction<Database>, references: readonly string[]) {
  const held = trx
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "in", references)
    .where("erased_at", "is", null);
  const proven = trx
    .selectFrom("receipts")
    .select("reference")
    .where("reference", "in", references)
    .where("personal", "is not", null);
  await trx
    .deleteFrom("persons")
    .where("reference", "in", references)
    .where("reference", "not in", held)
    .where("reference", "not in", proven)
    .execute();
}

/** A pending delivery is in flight, or is a notice: it keeps its place in the person's order. */
async function eraseDeliveryTexts(trx: Transaction<Database>, references: readonly string[]) {
  const about = trx.selectFrom("deliveries").select("id").where("reference", "in", references);
  const { attempts, deliveries } = personalData.deliveries;
  await trx.updateTable("attempts").set(attempts).where("delivery_id", "in", about).execute();
  await trx
    .updateTable("deliveries")
    .set({ reason: deliveries.reason })
    .where("reference", "in", references)
    // The other reasons are our own words.
    .where("state", "in", ["delivered", "refused", "expired"])
    .execute();
  await trx
    .updateTable("deliveries")
    .set({ person_key: deliveries.person_key })
    .where("reference", "in", references)
    .where("state", "!=", "pending")
    .execute();
}
