import type { Kysely } from "kysely";
import type { Database, UpkeepTable } from "./schema";

type Task = UpkeepTable["task"];

type Upkeep = Record<Task, { doneAt: number | null; fault: string | null }>;

const never = { doneAt: null, fault: null };

/** When each task was last done, and what prevents it now. */
export async function readUpkeep(db: Kysely<Database>): Promise<Upkeep> {
  const rows = await db.selectFrom("upkeep").selectAll().execute();
  const found = rows.map(({ task, done_at: doneAt, fault }) => [task, { doneAt, fault }]);
  return { backup: never, retention: never, serve: never, ...Object.fromEntries(found) };
}

export async function noteDone(db: Kysely<Database>, task: Task, at: number): Promise<void> {
  await note(db, { task, done_at: at, fault: null });
}

/** Notes that the task could not be done; the time it was last done is kept. */
export async function noteFault(db: Kysely<Database>, task: Task, fault: string): Promise<void> {
  await note(db, { task, fault });
}

type Note = Pick<UpkeepTable, "task" | "fault"> & Partial<UpkeepTable>;

async function note(db: Kysely<Database>, row: Note) {
  await db
    .insertInto("upkeep")
    .values({ done_at: null, ...row })
    .onConflict((conflict) => conflict.column("task").doUpdateSet(row))
    .execute();
}
