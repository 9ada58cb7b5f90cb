import { type Command, Option } from "commander";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database, DeliveryState, SubmissionState, SubmissionTable } from "../store/schema";
import type { CommandContext, ExitCode, Run } from "./context";
import { type Since, since } from "./options";
import { localTime } from "./print";
import { deliveriesOf, type SubmissionView, viewOf } from "./submission-view";

const kinds = ["home", "case", "newsletter", "contact", "unsubscribe", "opt_out"] as const;

const submissionStates: readonly SubmissionState[] = ["accepted", "refused", "quarantined"];
const deliveryStates: readonly DeliveryState[] = [
  "pending",
  "delivered",
  "refused",
  "expired",
  "withheld",
  "quarantined",
  "cancelled",
];
const states = [...new Set([...submissionStates, ...deliveryStates])];

type State = SubmissionState | DeliveryState;

type Filter = {
  kind?: SubmissionTable["kind"];
  state?: State;
  since?: Since;
  json?: boolean;
};

export function addList(relay: Command, run: Run) {
  relay
    .command("list")
    .description("submissions, oldest first")
    .addOption(new Option("--kind <kind>", "of this form only").choices(kinds))
    .addOption(
      new Option("--state <state>", "in this state, or with a delivery in it").choices(states),
    )
    .option(
      "--since <when>",
      "received since a date (2026-11-21) or within a span (24h, 7d)",
      since,
    )
    .option("--json", "one JSON object a line")
    .action((filter: Filter) => run((context) => list(context, filter), "read"));
}

async function list(context: CommandContext, filter: Filter): Promise<ExitCode> {
  for await (const rows of pages(context, filter)) {
    const deliveries = await deliveriesOf(
      context.db,
      rows.map(({ reference }) => reference),
    );
    for (const row of rows) {
      const view = viewOf(row, deliveries);
      context.out(filter.json ? JSON.stringify(view) : lineOf(row, view));
    }
  }
  return 0;
}

const pageSize = 200;

async function* pages({ db, now }: CommandContext, filter: Filter) {
  const from = filter.since?.(now()) ?? 0;
  for (let last: SubmissionTable | undefined; ; ) {
    const rows: SubmissionTable[] = await after(db, filter, last ?? from);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

/** The next page: from a moment on, or after the last row of the page before. */
async function after(db: Kysely<Database>, filter: Filter, start: number | SubmissionTable) {
  let query = db.selectFrom("submissions").selectAll();
  if (filter.kind) query = query.where("kind", "=", filter.kind);
  if (filter.state) query = query.where(inState(filter.state));

  return query
    .where(({ eb, or, and }) =>
      typeof start === "number"
        ? eb("received_at", ">=", start)
        : or([
            eb("received_at", ">", start.received_at),
            and([eb("received_at", "=", start.received_at), eb("reference", ">", start.reference)]),
          ]),
    )
    .orderBy("received_at")
    .orderBy("reference")
    .limit(pageSize)
    .execute();
}

/** `refused` and `quarantined` are states of both: either will do. */
function inState(state: State) {
  const own = submissionStates.find((one) => one === state);
  const sent = deliveryStates.find((one) => one === state);

  return ({ eb, or, selectFrom }: ExpressionBuilder<Database, "submissions">) => {
    const delivered = selectFrom("deliveries").select("deliveries.reference");
    return or([
      ...(own ? [eb("submissions.state", "=", own)] : []),
      ...(sent ? [eb("reference", "in", delivered.where("deliveries.state", "=", sent))] : []),
    ]);
  };
}

function lineOf(row: SubmissionTable, { deliveries }: SubmissionView): string {
  const state = row.erased_at === null ? row.state : "erased";
  const sent = deliveries.map((delivery) => `${delivery.destination} ${delivery.state}`).join(", ");
  const about = row.case_title ?? "";

  return [
    localTime(row.received_at),
    row.reference,
    row.kind.padEnd(11),
    state.padEnd(11),
    (about.length > 28 ? `${about.slice(0, 27)}…` : about).padEnd(28),
    sent || "stored only",
  ].join("  ");
}
