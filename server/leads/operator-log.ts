import { randomUUID } from "node:crypto";
import type { InTransaction } from "../app";
import type { Db, OperatorLogTable } from "../store/schema";

/** Who changes a lead, for the log: the operator at desk or command line, the person, the server. */
export type Actor = {
  place: OperatorLogTable["place"];
  /** Who works at the desk, or the id of the firm. */
  name?: string | undefined;
};

/** The person behind a request. */
export const byPerson: Actor = { place: "person" };
export const byServer: Actor = { place: "server" };

/** A firm on its own page. */
export function byPartner(id: string): Actor {
  return { place: "firm", name: id };
}

/** What the log says of an act. Nothing of it may be personal data. */
export type Logged = {
  outcome: string;
  details?: Readonly<Record<string, string | undefined>> | undefined;
  /** The submissions that it concerned: for one of a person, those of the person. */
  references?: readonly (string | null)[] | undefined;
};

type ActEntry = Logged & Pick<OperatorLogTable, "act"> & Required<Pick<Logged, "references">>;

/** Logs an act once for each submission. @returns the ids of these entries */
export async function logAct(
  { now, db }: InTransaction,
  { place, name }: Actor,
  { act, outcome, references, details }: ActEntry,
): Promise<string[]> {
  const at = now();
  const ids: string[] = [];
  for (let from = 0; from < references.length; from += mostRows) {
    const rows = references.slice(from, from + mostRows).map((reference) => ({
      id: randomUUID(),
      at,
      reference,
      act,
      place,
      name: name ?? null,
      outcome,
      details: details === undefined ? null : JSON.stringify(details),
    }));
    await db.insertInto("operator_log").values(rows).execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** What the log has under this id. */
export function findLogged(db: Db, id: string) {
  return db.selectFrom("operator_log").selectAll().where("id", "=", id).executeTakeFirst();
}

/** One statement has a limited number of parameters. */
const mostRows = 500;

/** A sentence for the operator that says why nothing was done. */
export function obstacle(text: string) {
  return { kind: "obstacle" as const, obstacle: text };
}

export function unknownReference(reference: string): string {
  return `No submission has the reference ${reference}.`;
}
