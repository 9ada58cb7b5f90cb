import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database, DeliveryTable, SubmissionTable } from "../store/schema";

/** A submission as `list --json` prints it. */
export type SubmissionView = {
  reference: string;
  kind: SubmissionTable["kind"];
  case: string | null;
  /** ISO 8601, UTC, like every time here. */
  receivedAt: string;
  state: SubmissionTable["state"];
  optedOut: string[];
  deliveries: {
    destination: string;
    state: DeliveryTable["state"];
    attempts: number;
    nextAt: string | null;
    reason: string | null;
  }[];
};

export type DeliveryRow = Pick<
  DeliveryTable,
  "reference" | "destination" | "state" | "attempts" | "reason"
> & {
  id: number;
  /** When it can be sent at the earliest, as things stand. */
  next_at: number;
};

export function viewOf(row: SubmissionTable, deliveries: readonly DeliveryRow[]): SubmissionView {
  return {
    reference: row.reference,
    kind: row.kind,
    case: row.case_slug,
    receivedAt: new Date(row.received_at).toISOString(),
    state: row.state,
    optedOut: z.array(z.string()).parse(JSON.parse(row.opted_out)),
    deliveries: deliveries
      .filter(({ reference }) => reference === row.reference)
      .map(({ destination, state, attempts, next_at, reason }) => ({
        destination,
        state,
        attempts,
        nextAt: state === "pending" ? new Date(next_at).toISOString() : null,
        reason,
      })),
  };
}

const texts = z.record(z.string(), z.string());

/** A JSON column of names and texts. */
export function textsOf(json: string | null): Record<string, string> {
  return json === null ? {} : texts.parse(JSON.parse(json));
}

export async function submissionOf(
  db: Kysely<Database>,
  reference: string,
): Promise<SubmissionTable | undefined> {
  return db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
}

export async function deliveriesOf(
  db: Kysely<Database>,
  references: readonly string[],
): Promise<DeliveryRow[]> {
  if (references.length === 0) return [];

  const rows = await db
    .selectFrom("deliveries as d")
    .leftJoin("channels as c", "c.name", "d.channel")
    .select(["d.id", "d.reference", "d.destination", "d.state", "d.attempts", "d.next_at"])
    .select(["d.reason", "c.held_since", "c.opened_at", "c.probe_at"])
    .where("d.reference", "in", references)
    .orderBy("d.id")
    .execute();
  return rows.map(({ held_since, opened_at, probe_at, ...row }) => {
    const isShut = held_since !== null || opened_at !== null;
    // Nothing goes to a channel on hold, or one that fails, before its next probe.
    return isShut ? { ...row, next_at: Math.max(row.next_at, probe_at ?? 0) } : row;
  });
}

export function unknownReference(reference: string): string {
  return `No submission has the reference ${reference}.`;
}
