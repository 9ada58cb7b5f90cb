import type { Kysely } from "kysely";
import type { Database } from "../store/schema";
import { findReferences } from "./erasure";
import { hashesUnder } from "./identity";
import { findPersonHashes, type PersonHashes } from "./person-hashes";

/** Everything held about the person with this address, for a request to know. Times in ISO 8601. */
export async function person(
  db: Kysely<Database>,
  who: { keys: readonly Buffer[]; email: string },
) {
  const references = await findReferences(db, hashesUnder(who.keys, { email: who.email }));

  return {
    email: who.email,
    submissions: await Promise.all(
      references.map((reference) => describeSubmission(db, reference)),
    ),
    suppressions: await findSuppressions(db, await findPersonHashes(db, who)),
  };
}

async function describeSubmission(db: Kysely<Database>, reference: string) {
  const row = await db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();

  return {
    reference,
    kind: row.kind,
    case: row.case_title,
    receivedAt: isoTime(row.received_at),
    state: row.state,
    /** From then on only the receipts identify the person, until they are erased too. */
    erasedAt: row.erased_at === null ? null : isoTime(row.erased_at),
    page: row.page_source,
    fields: parse(row.fields),
    answers: parse(row.answers),
    ip: row.ip,
    ipSource: row.ip_source,
    optedOut: parse(row.opted_out),
    receipts: await findReceipts(db, reference),
    deliveries: await findDeliveries(db, reference),
  };
}

async function findReceipts(db: Kysely<Database>, reference: string) {
  const rows = await db
    .selectFrom("receipts")
    .select(["revision", "body", "sha256", "personal", "seq", "seal"])
    .where("reference", "=", reference)
    .orderBy("revision")
    .execute();
  return rows.map((row) => ({ ...row, body: parse(row.body), personal: parse(row.personal) }));
}

async function findDeliveries(db: Kysely<Database>, reference: string) {
  const rows = await db
    .selectFrom("deliveries")
    .select(["destination", "purpose", "state", "reason", "created_at", "updated_at"])
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();
  return rows.map(({ created_at, updated_at, ...row }) => ({
    ...row,
    createdAt: isoTime(created_at),
    changedAt: isoTime(updated_at),
  }));
}

async function findSuppressions(db: Kysely<Database>, { own, all }: PersonHashes) {
  const rows = await db
    .selectFrom("suppressions")
    .select(["scope", "hash", "source", "created_at"])
    .where("hash", "in", all)
    .orderBy("created_at")
    .execute();
  return rows.map(({ scope, hash, source, created_at }) => ({
    scope,
    of: own.includes(hash) ? "email" : "phone",
    source,
    since: isoTime(created_at),
  }));
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}

function parse(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}
