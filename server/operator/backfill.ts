import { obstacles } from "~/data/desk/obstacles";
import type { Destination } from "../destinations/destination";
import { configuredDestinations, destinationDefinitions } from "../destinations/index";
import type { SubmissionTable } from "../store/schema";
import { readSubmission } from "../submission/submission";
import { type ActResult, obstacle } from "./act-result";
import { planDeliveries } from "./deliver-again";
import type { Operator } from "./operator";
import { logAct } from "./operator-log";

type Backfill = {
  destination: string;
  /** Only submissions received from this moment on, milliseconds since 1970. */
  from: number;
  isDryRun: boolean;
  /** Called after each page with the number of submissions looked at. */
  progress?: (seen: number) => void;
};

/**
 * Plans deliveries of submissions that came before the destination was configured. They keep its
 * rate like any other.
 */
export async function backfill(operator: Operator, wanted: Backfill): Promise<ActResult> {
  const found = configuredDestinations(operator.config, operator.keys[0]).find(
    ({ name }) => name === wanted.destination,
  );
  if (!found) return obstacle(whyNot(wanted.destination));
  if (found.isMailToSender) return obstacle(obstacles.backfill.late(found.name));

  let count = 0;
  let seen = 0;
  for await (const rows of pages(operator, wanted)) {
    const takers = rows.filter((row) => found.takes(readSubmission(row)));
    seen += rows.length;
    count += takers.length;
    if (!wanted.isDryRun) await planPage(operator, takers, found);
    wanted.progress?.(seen);
  }
  return { kind: "done", count };
}

function whyNot(name: string): string {
  const isKnown = destinationDefinitions.some((definition) => definition.name === name);
  if (isKnown) return obstacles.backfill.unconfigured(name);
  const known = destinationDefinitions.map((one) => one.name).join(", ");
  return obstacles.backfill.unknown(name, known);
}

const pageSize = 200;

/** Accepted submissions without a delivery to this destination, oldest first. */
async function* pages(
  { db }: Operator,
  { destination, from }: Backfill,
): AsyncGenerator<SubmissionTable[]> {
  for (let after = { received_at: from, reference: "" }; ; ) {
    const rows = await db
      .selectFrom("submissions")
      .selectAll()
      .where("state", "=", "accepted")
      .where("erased_at", "is", null)
      .where(({ eb, or, and }) =>
        or([
          eb("received_at", ">", after.received_at),
          and([eb("received_at", "=", after.received_at), eb("reference", ">", after.reference)]),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("deliveries")
              .select("deliveries.id")
              .whereRef("deliveries.reference", "=", "submissions.reference")
              .where("deliveries.destination", "=", destination)
              .where("deliveries.purpose", "=", "submission"),
          ),
        ),
      )
      .orderBy("received_at")
      .orderBy("reference")
      .limit(pageSize)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last;
  }
}

async function planPage(
  operator: Operator,
  rows: readonly SubmissionTable[],
  destination: Destination,
): Promise<void> {
  await operator.db.transaction().execute(async (trx) => {
    for (const row of rows) {
      const submission = readSubmission(row);
      await planDeliveries(operator, trx, { submission, destinations: [destination] });
    }
    const references = rows.map(({ reference }) => reference);
    await logAct(trx, operator, { act: "backfill", outcome: destination.name, references });
  });
}
