import type { App, InTransaction } from "../app";
import { subjectOf } from "../destinations/destination";
import { noteEarlier } from "../privacy/identity";
import { type Db, notMigrated, type SubmissionTable } from "../store/schema";
import { readAtOnce, transact } from "../store/transact";
import { mark, type Settled } from "../submission/row";
import {
  readContact,
  readCorrected,
  readSubmission,
  textsIn,
  unlessDamaged,
} from "../submission/submission";
import { firmOf, isCorrection, type SubmissionRows, wasTried } from "./holders";
import { causesOf, legalDay, mayRetry, needOf } from "./needs";
import { candidatesIn, keepPlace, namedIn, readRoutings } from "./routing-row";
import { statusOf } from "./status";

// Where a submission stands is made of its own rows (`stateOf`) and stored with it as columns (`settle`): its
// status (`status.ts`), the firm that has it (`holders.ts`), and its need (`needs.ts`). Everything else reads the
// columns. Who opens a transaction that changes one of its rows locks the submission first and settles it last
// (`changeSubmissions`). What finds submissions by itself, such as those of a person, settles these.

/** Of a row before its state is known: nothing has happened to it. */
export const noState = {
  corrected: null,
  stopped: "",
  closed_at: null,
  withdrawn_at: null,
  answered_at: null,
  answered_how: null,
  status: notMigrated,
  holder: null,
  need: null,
  need_at: null,
  legal_at: null,
} as const;

/** The columns that say where a submission stands: computed from its own rows, without the clock. */
export function stateOf(rows: SubmissionRows): Settled {
  const status = statusOf(rows);
  return {
    status,
    holder: firmOf(rows).holder,
    ...needOf(rows, status),
    // The law asks for no answer to spam.
    legal_at: status === "discarded" ? null : legalDay(rows.submission),
  };
}

/** The newest *Done* or *Answered* that still ends something: without it, that would be open. */
export function lastDone(rows: SubmissionRows) {
  return rows.notes.findLast((done) => {
    if (done.ends === null) return false;
    const stand = (notes: SubmissionRows["notes"]) => {
      const status = statusOf({ ...rows, notes });
      return JSON.stringify([status, causesOf({ ...rows, notes }, status)]);
    };
    return stand(rows.notes) !== stand(rows.notes.filter((one) => one !== done));
  });
}

/**
 * Stores the state of these submissions as their rows are now, and which leads use a place of their firm's day
 * (`keepPlace`: a place that is free again wakes leads that wait for it). After every change of them in a
 * transaction. It locks each, so that of two transactions the later one reads what the other wrote.
 */
export async function settle(app: InTransaction, references: readonly string[]): Promise<void> {
  const known = [...new Set(references)].filter((reference) => reference !== "");
  for (let from = 0; from < known.length; from += atOnce) {
    const some = known.slice(from, from + atOnce);
    for (const rows of await readRows(app.db, await lockSubmissions(app, some))) {
      const state = stateOf(rows);
      if (rows.routing) await keepPlace(app, rows.routing, sentAt(rows, state));
      if (!isSame(rows.submission, state)) await mark(app.db, [rows.submission.reference], state);
    }
  }
}

/** When what its holder is sent last changed; null without a holder. */
function sentAt(rows: SubmissionRows, { holder }: Settled): number | null {
  return holder === null ? null : (firmOf(rows).sent.at(-1)?.updated_at ?? null);
}

/** One statement has a limited number of parameters. */
const atOnce = 200;

function isSame(a: Settled, b: Settled): boolean {
  return (
    a.status === b.status &&
    a.holder === b.holder &&
    a.need === b.need &&
    a.need_at === b.need_at &&
    a.legal_at === b.legal_at
  );
}

/** Runs a change of these submissions with their rows locked, and settles them. */
export function changeSubmissions<Result>(
  app: App,
  references: readonly string[],
  change: (app: InTransaction, before: readonly SubmissionTable[]) => Promise<Result>,
): Promise<Result> {
  return transact(app, async (app) => {
    const result = await change(app, await lockSubmissions(app, references));
    await settle(app, references);
    return result;
  });
}

/**
 * Locks submissions until the transaction ends, in one order: another one waits here. In SQLite the
 * transaction is the lock. `lockPerson` says which locks come before it, and which after.
 */
export async function lockSubmissions(
  { db }: InTransaction,
  references: readonly string[],
): Promise<SubmissionTable[]> {
  if (references.length === 0) return [];
  return db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "in", references)
    .orderBy("reference")
    .forNoKeyUpdate()
    .execute();
}

/** Deliveries of these submissions and the notices about them, in the order of planning. */
export async function readDeliveries(db: Db, references: readonly string[]) {
  if (references.length === 0) return [];
  return db
    .selectFrom("deliveries as d")
    .selectAll()
    .select((is) => [isCorrection(is).as("isCorrection"), wasTried(is).as("wasTried")])
    .where((is) => is.or([is("reference", "in", references), is("regarding", "in", references)]))
    .orderBy("id")
    .execute();
}

/** Ids of the deliveries that *send it again* may send (`mayRetry`). */
export function retriableIn(app: App, all: readonly SubmissionRows[]): ReadonlySet<number> {
  return new Set(
    all.flatMap((rows) =>
      rows.deliveries.flatMap((one) => (mayRetry(app, rows, one) ? one.id : [])),
    ),
  );
}

/** What the state of each of these submissions is made of. */
export async function readRowsOf(db: Db, references: readonly string[]): Promise<SubmissionRows[]> {
  if (references.length === 0) return [];
  const found = db.selectFrom("submissions").selectAll().where("reference", "in", references);
  return readRows(db, await found.orderBy("reference").execute());
}

async function readRows(
  db: Db,
  submissions: readonly SubmissionTable[],
): Promise<SubmissionRows[]> {
  if (submissions.length === 0) return [];
  const references = submissions.map(({ reference }) => reference);
  const deliveries = await readDeliveries(db, references);
  const routings = await readRoutings(db, references);
  const notes = await db
    .selectFrom("lead_notes")
    .selectAll()
    .where("reference", "in", references)
    .orderBy("id")
    .execute();
  return submissions.map((submission) => {
    const isOwn = (row: { reference: string }) => row.reference === submission.reference;
    return {
      submission,
      // A notice about an opt-out belongs to the request, and concerns the lead.
      deliveries: deliveries.filter((row) => subjectOf(row) === submission.reference),
      routing: routings.find(isOwn),
      notes: notes.filter(isOwn),
    };
  });
}

/** A submission whose stored state is not that of its rows. */
export type StateDifference = {
  reference: string;
  stored: Settled;
  computed: Settled;
};

/**
 * Recomputes every state, a page at a time. The rows of a page are read at one moment: beside a server, those of
 * another moment would not belong to the stored state.
 */
export async function* findDifferences(db: Db): AsyncGenerator<StateDifference> {
  for await (const page of eachPage(db)) {
    for (const rows of await readAtOnce(db, (trx) => readRowsOf(trx, page))) {
      const computed = stateOf(rows);
      const { status, holder, need, need_at, legal_at } = rows.submission;
      const stored = { status, holder, need, need_at, legal_at };
      if (!isSame(stored, computed))
        yield { reference: rows.submission.reference, stored, computed };
    }
  }
}

/** References of submissions that a fault of a disk or an older version left unreadable. */
export async function* findDamaged(db: Db): AsyncGenerator<string> {
  for await (const page of eachPage(db)) {
    for (const { submission, routing } of await readAtOnce(db, (trx) => readRowsOf(trx, page))) {
      const read = unlessDamaged(() => [
        readSubmission(submission),
        readCorrected(submission),
        routing && [namedIn(routing), routing.choices.map(candidatesIn)],
      ]);
      if (!read) yield submission.reference;
    }
  }
}

/** Settles what an older version stored without a state, or without saying which address is an earlier one. */
export async function settleMigrated(app: App): Promise<void> {
  for (;;) {
    const rows = await app.db
      .selectFrom("submissions")
      .select("reference")
      .where("status", "=", notMigrated)
      .limit(atOnce)
      .execute();
    if (rows.length === 0) return;
    const references = rows.map(({ reference }) => reference);
    await transact(app, async (app) => {
      for (const { reference, kind, fields } of await lockSubmissions(app, references)) {
        await noteEarlier(app, reference, readContact(kind, textsIn(fields)));
      }
      await settle(app, references);
    });
  }
}

/** The references of all submissions, as many at a time as a statement takes. */
export async function* eachPage(db: Db): AsyncGenerator<string[]> {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("submissions")
      .select("reference")
      .where("reference", ">", after)
      .orderBy("reference")
      .limit(atOnce)
      .execute();
    const page = rows.map(({ reference }) => reference);
    after = page.at(-1) ?? "";
    if (page.length === 0) return;
    yield page;
  }
}
