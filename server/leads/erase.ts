import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { dateInNewYork, mondayInNewYork } from "~/data/dates";
import { counted } from "~/data/formats";
import type { App, InTransaction } from "../app";
import { destinationOfPartner } from "../destinations/partner";
import { noticeLeads } from "../outbox/notices";
import { endUnsent, eraseTexts, isUnsentOf } from "../outbox/queue";
import { hashesUnder, selectOwn, type Who } from "../privacy/identity";
import { detach } from "../privacy/opt-out";
import { logRequest } from "../privacy/privacy-log";
import { endings } from "../state/delivery";
import { hasArrived, recipientsOf } from "../state/holders";
import { lockSubmissions, settle } from "../state/settle";
import type { Database, OperatorLogTable } from "../store/schema";
import { checkpoint, lockPerson, transact } from "../store/transact";
import { mark } from "../submission/row";
import { forgetFingerprints } from "../submission/submission";
import { type Actor, logAct } from "./operator-log";

type Empty = string | null;

/**
 * Everything that is stored about the person behind a submission: per column, the value that an
 * erasure leaves; `"row"`, if it deletes the row. `tests/server/leads/personal-data.test.ts` fails
 * for a column that neither this list nor its own list of impersonal columns names.
 */
export const personalData = {
  /** Erased after `RETENTION_DAYS`. */
  contents: {
    submissions: {
      fields: "{}",
      corrected: null,
      answers: null,
      ip: null,
      ip_source: null,
      // What the lead was about is health data.
      case_slug: null,
      case_title: null,
      path: "",
      page_source: "",
      fingerprint: null,
      region: "",
      search: "",
      // How the person was answered.
      answered_how: null,
    },
    // The firms named and their reports reveal what the lead was about.
    routings: "row",
    routing_choices: "row",
    partner_events: "row",
    partner_requests: "row",
    lead_notes: "row",
  },
  /** Erased after `RECEIPT_DAYS`. Until then the hashes lead from an address to its receipts. */
  proof: { receipts: { personal: null }, persons: "row" },
  /** Answers of destinations can repeat what they were sent. Erased with the contents. */
  deliveries: { deliveries: { reason: null, person_key: "" }, attempts: { detail: "" } },
  /** Deleted by `forgetFingerprints`, which uses their index. */
  duplicates: { fingerprints: "row" },
  /** Kept longer than the lead, see `/privacy#retention`. */
  signed: { authorizations: "row" },
} as const satisfies Record<
  string,
  Readonly<Record<string, "row" | Readonly<Record<string, Empty>>>>
>;

/** Submissions whose contents were erased now, and those of which only a receipt was left. */
type Erased = { submissions: number; receipts: number };

/**
 * Erases everything sent with this address or number, and notifies its recipients. The person's
 * opt-outs stay, as keyed hashes.
 */
export async function erasePerson(app: App, actor: Actor, who: Who): Promise<Erased> {
  const erased = await transact(app, async (app) => {
    // No lead is corrected to this address from here on.
    await lockPerson(app.db, hashesUnder(app.keys, who));
    const at = app.now();
    const found = await findOwn(app, who);
    await lockSubmissions(app, referencesOf(found));
    // One of them may have been corrected to another address before it was locked.
    const references = referencesOf(await findOwn(app, who));
    const rows = await lockSubmissions(app, references);
    const submissions = rows.filter(({ erased_at }) => erased_at === null).length;
    const request = `${counted(rows.length, "submission")} erased`;
    await logRequest(app.db, actor, { at, nature: "erase", outcome: request });
    if (rows.length > 0) {
      // First, so that the notices are planned without the person's hash.
      await eraseSubmissions(app, references);
      await noticeLeads(app, references, { about: "lead.erased" });
    }
    const outcome = `${counted(submissions, "submission")} erased`;
    await logAct(app, actor, { act: "erase", outcome, references });
    return { submissions, receipts: rows.length - submissions };
  });
  await checkpoint(app.db);
  return erased;
}

function referencesOf({ own }: Awaited<ReturnType<typeof findOwn>>): string[] {
  return own.map(({ reference }) => reference);
}

/** Runs in a transaction of the caller, who logs it and notifies the recipients. */
export async function eraseSubmissions(
  app: InTransaction,
  references: readonly string[],
): Promise<void> {
  await eraseContents(app, references);
  await empty(app, "receipts", personalData.proof.receipts, references);
  await forgetPersons(app, references);
}

/**
 * Everything that has this address or number (`selectOwn`), oldest first. Apart from that, the references of what
 * was corrected to another one since: it is erased and handed out only if that one is asked for.
 */
export async function findOwn({ db, keys }: App, who: Who) {
  const hashes = hashesUnder(keys, who);
  if (hashes.length === 0) return { own: [], earlier: [] };

  const rows = await db
    .selectFrom("submissions")
    .select(["reference", "erased_at"])
    .select((is) => is("reference", "in", selectOwn(db, hashes)).as("isOwn"))
    .where("reference", "in", ({ selectFrom }) =>
      selectFrom("persons").select("persons.reference").where("persons.hash", "in", hashes),
    )
    .orderBy("received_at")
    .execute();
  const earlier = rows.filter(({ isOwn }) => !isOwn).map(({ reference }) => reference);
  return { own: rows.filter(({ isOwn }) => isOwn), earlier };
}

export type Affected = Awaited<ReturnType<typeof previewErasure>>["stored"][number];

/** What an erasure of this person would affect, oldest first, and what it would not (`findOwn`). */
export async function previewErasure(app: App, who: Who) {
  const { own: rows, earlier } = await findOwn(app, who);
  if (rows.length === 0) return { stored: [], earlier };

  const { db } = app;
  const references = rows.map(({ reference }) => reference);
  const deliveries = await db
    .selectFrom("deliveries")
    .select(["reference", "destination", "state", "updated_at"])
    .select(["purpose", "cause", "ambiguous", "lease_token"])
    .where("reference", "in", references)
    .orderBy("id")
    .execute();
  const stored = rows.map(({ reference, erased_at }) => ({
    reference,
    /** Only its receipt is left. */
    isErased: erased_at !== null,
    sent: recipientsOf(deliveries.filter((one) => one.reference === reference)).map(
      ({ destination, state, updated_at }) => ({
        destination,
        /** Null if it only may have arrived. */
        at: state === "delivered" ? updated_at : null,
      }),
    ),
  }));
  return { stored, earlier };
}

/**
 * Removes the contents of these submissions, and what still waits to be sent of them. Their rows
 * stay, so that a reference is never issued twice and the deliveries made remain on record.
 */
export async function eraseContents(
  app: InTransaction,
  references: readonly string[],
): Promise<void> {
  await endUnsent(app, endings.erased, isUnsentOf(references));
  // A firm that was sent nothing gets its place back before the row that names it is erased.
  await settle(app, references);
  await forgetFingerprints(app.db, references);
  await countReports(app, references);
  for (const [table, columns] of Object.entries(personalData.contents)) {
    await empty(app, table, columns, references);
  }
  await mark(app.db, references, { erased_at: app.now() });
  await eraseDeliveryTexts(app, references);
  await forgetPersons(app, references);
  await settle(app, references);
}

/** What firms reported stays in the statistics, without the leads and what they were about. */
async function countReports({ db }: InTransaction, references: readonly string[]): Promise<void> {
  const reports = await db
    .selectFrom("partner_events as e")
    .select(["e.partner", "e.status", "e.received_at"])
    .select(({ selectFrom }) =>
      selectFrom("deliveries as d")
        .select(({ fn }) => fn.min<number | null>("d.created_at").as("at"))
        .whereRef("d.reference", "=", "e.reference")
        .whereRef("d.destination", "=", destinationOfPartner("e.partner"))
        .where(hasArrived())
        .as("got_at"),
    )
    .where("e.reference", "in", references)
    .where("e.counts", "=", 1)
    .execute();
  for (const { partner, status, received_at, got_at } of reports) {
    const week = got_at === null ? "" : mondayInNewYork(got_at);
    await db
      .insertInto("erased_reports")
      .values({ partner, status, day: dateInNewYork(received_at), week, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["partner", "status", "day", "week"])
          .doUpdateSet({ count: sql<number>`erased_reports.count + 1` }),
      )
      .execute();
  }
}

/**
 * Erases the personal parts of receipts under this condition.
 *
 * @returns how many, at most `limit`
 */
export async function eraseOldReceipts(
  app: InTransaction,
  isOld: (is: ExpressionBuilder<Database, "receipts">) => Expression<SqlBool>,
  limit: number,
): Promise<number> {
  const rows = await app.db
    .selectFrom("receipts")
    .select(["id", "reference"])
    .where(isOld)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;

  await app.db
    .updateTable("receipts")
    .set(personalData.proof.receipts)
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  await forgetPersons(
    app,
    rows.map(({ reference }) => reference),
  );
  return rows.length;
}

async function empty(
  { db }: InTransaction,
  table: string,
  columns: "row" | Readonly<Record<string, Empty>>,
  references: readonly string[],
) {
  const where = sql`where reference in (${sql.join(references)})`;
  if (columns === "row") {
    await sql`delete from ${sql.table(table)} ${where}`.execute(db);
    return;
  }
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} ${where}`.execute(db);
}

/** The hashes of a submission stay as long as its contents or a receipt's personal part. */
async function forgetPersons({ db }: InTransaction, references: readonly string[]) {
  const whole = db
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "in", references)
    .where("erased_at", "is", null);
  const proven = db
    .selectFrom("receipts")
    .select("reference")
    .where("reference", "in", references)
    .where("personal", "is not", null);
  const forgotten = await db
    .deleteFrom("persons")
    .where("reference", "in", references)
    .where("reference", "not in", whole)
    .where("reference", "not in", proven)
    .returning(["reference", "hash", "earlier"])
    .execute();
  for (const { reference, hash, earlier } of forgotten) {
    if (earlier === 1) await detach(db, reference, hash);
  }
}

/** Acts whose entries in the log repeat what somebody said, or was told. */
const saidOf = [
  "about",
  "answered",
  "declined",
  "done",
  "pass",
  "report",
  "take-back",
  "take-back-report",
] as const satisfies readonly OperatorLogTable["act"][];

/** What an operator typed, and what was said by telephone, goes with the lead, also from the log. */
async function eraseDeliveryTexts(app: InTransaction, references: readonly string[]) {
  const about = app.db.selectFrom("deliveries").select("id").where("reference", "in", references);
  const { attempts, deliveries } = personalData.deliveries;
  await app.db.updateTable("attempts").set(attempts).where("delivery_id", "in", about).execute();
  await eraseTexts(app, references, deliveries);
  await app.db
    .updateTable("operator_log")
    .set({ outcome: "", details: null })
    .where("reference", "in", references)
    .where("act", "in", saidOf)
    .execute();
}
