import type { Command } from "commander";
import { counts } from "~/data/desk/counts";
import { showWords as words } from "~/data/desk/show";
import { answerPrefix } from "~/data/forms/prefixes";
import { unknownReference } from "../operator/act-result";
import { formatTime } from "../operator/format-time";
import { readActs } from "../operator/operator-log";
import { findRouting, type PartnerEventRow, readPartnerEvents } from "../operator/read-routing";
import {
  type AttemptRow,
  type DeliveryRow,
  findSubmission,
  type ReceiptRow,
  readAttempts,
  readDeliveries,
  readReceipt,
} from "../operator/submission-rows";
import { readAuthorizations } from "../privacy/authorizations";
import type { Routing } from "../routing/routing-row";
import type { AuthorizationTable, OperatorLogTable, SubmissionTable } from "../store/schema";
import { parseTexts } from "../submission/submission";
import type { CommandContext, ExitCode, Run } from "./context";
import { reference } from "./options";
import { aligned } from "./print";
import { viewSubmission } from "./submission-view";

export function addShow(relay: Command, run: Run) {
  relay
    .command("show")
    .description(
      "shows one submission, its deliveries, what was done to it, and the proof of its consent",
    )
    .argument("<reference>", "as the visitor saw it", reference)
    .option("--json", "as one JSON object")
    .action((ref: string, options: { json?: boolean }) =>
      run((context) => show(context, ref, options), "read"),
    );
}

async function show(
  context: CommandContext,
  ref: string,
  { json }: { json?: boolean },
): Promise<ExitCode> {
  const row = await findSubmission(context.db, ref);
  if (!row) {
    context.err(unknownReference(ref));
    return 1;
  }

  const shown = await readAll(context, row);
  const lines = json ? [JSON.stringify(jsonView(shown))] : showLines(shown);
  for (const line of lines) context.out(line);
  return 0;
}

type Shown = {
  row: SubmissionTable;
  deliveries: readonly DeliveryRow[];
  attempts: readonly AttemptRow[];
  receipt: ReceiptRow | undefined;
  acts: readonly OperatorLogTable[];
  routing: Routing | null;
  events: readonly PartnerEventRow[];
  papers: readonly AuthorizationTable[];
};

async function readAll({ db }: CommandContext, row: SubmissionTable): Promise<Shown> {
  const deliveries = await readDeliveries(db, [row.reference]);
  return {
    row,
    deliveries,
    attempts: await readAttempts(
      db,
      deliveries.map(({ id }) => id),
    ),
    receipt: await readReceipt(db, row.reference),
    acts: await readActs(db, row.reference),
    routing: await findRouting(db, row.reference),
    events: await readPartnerEvents(db, row.reference),
    papers: await readAuthorizations(db, row.reference),
  };
}

function jsonView({ row, deliveries, attempts, receipt, acts, routing, events, papers }: Shown) {
  const view = viewSubmission(row, deliveries, routing?.state === "waiting");
  return {
    ...view,
    deliveries: view.deliveries.map((delivery, index) => ({
      ...delivery,
      attempts: attempts
        .filter(({ delivery_id }) => delivery_id === deliveries[index]?.id)
        .map(({ started_at, outcome, status }) => ({ at: iso(started_at), outcome, status })),
    })),
    fields: { ...parseTexts(row.fields), ...answersByPostedName(row) },
    receipt: receipt
      ? { ...receipt, body: parseOrKeep(receipt.body), personal: parseOrKeep(receipt.personal) }
      : null,
    acts: acts.map(({ at, act, place, outcome }) => ({ at: iso(at), act, place, outcome })),
    routing: routing && {
      state: routing.state,
      partner: routing.partner,
      named: routing.named,
      status: routing.status,
      statusAt: routing.status_at === null ? null : iso(routing.status_at),
      asks: routing.asks,
      askedAt: routing.asked_at === null ? null : iso(routing.asked_at),
      choices: routing.choices.map(({ at, ...choice }) => ({ at: iso(at), ...choice })),
    },
    firmEvents: events.map(({ partner, status, note, received_at, counts }) => ({
      partner,
      status,
      note,
      at: iso(received_at),
      counts: counts === 1,
    })),
    authorizations: papers.map(({ partner, sha256, signed_at, ends_at, revoked_at }) => ({
      ...{ partner, sha256, signedAt: iso(signed_at), endsAt: iso(ends_at) },
      revokedAt: revoked_at === null ? null : iso(revoked_at),
    })),
  };
}

function answersByPostedName({ answers }: SubmissionTable) {
  return Object.fromEntries(
    Object.entries(parseTexts(answers ?? "{}")).map(([name, value]) => [
      answerPrefix + name,
      value,
    ]),
  );
}

/**
 * Serialized with sorted names and no white space, the parsed value yields the hashed bytes again.
 * Text that does not parse is printed as it is.
 */
function parseOrKeep(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function showLines(shown: Shown): string[] {
  const { row, deliveries, attempts, receipt, acts } = shown;
  return [
    ...summary(row),
    ...section(words.fields, Object.entries(parseTexts(row.fields))),
    ...section(words.answers, Object.entries(parseTexts(row.answers ?? "{}"))),
    ...deliveryLines(deliveries, attempts),
    ...routingLines(shown),
    ...authorizationLines(shown),
    ...actLines(acts),
    ...proof(receipt),
  ];
}

function summary(row: SubmissionTable): string[] {
  return aligned([
    [words.reference, row.reference],
    [words.revision, String(row.revision)],
    [words.kind, row.kind],
    [words.case, row.case_title ?? "-"],
    [words.received, formatTime(row.received_at)],
    [words.state, row.erased_at === null ? row.state : words.erasedAt(formatTime(row.erased_at))],
    [words.optedOut, viewSubmission(row, []).optedOut.join(", ") || words.no],
    [words.page, row.page_source],
    [words.address, row.ip ? words.seenBy(row.ip, row.ip_source ?? words.server) : "-"],
  ]);
}

function section(title: string, rows: [string, string][]): string[] {
  if (rows.length === 0) return [];

  const indented = rows.map(([name, value]) => [`  ${name}`, value.replace(/\r?\n/g, "\n    ")]);
  return ["", title, ...aligned(indented)];
}

function deliveryLines(
  deliveries: readonly DeliveryRow[],
  attempts: readonly AttemptRow[],
): string[] {
  if (deliveries.length === 0) return ["", words.storedOnly];

  const lines = deliveries.flatMap(({ id, destination, state, next_at, reason, ...delivery }) => {
    const next = state === "pending" ? words.next(formatTime(next_at)) : "";
    const revision = delivery.revision > 1 ? words.atRevision(delivery.revision) : "";
    // Lists all attempts, unlike the count for the schedule, which starts over with a retry.
    const own = attempts.filter(({ delivery_id }) => delivery_id === id);
    const told = [state, counts.attempts(own.length), revision, next, reason];
    return [`  ${destination}: ${told.filter(Boolean).join(", ")}`, ...attemptLines(own)];
  });
  return ["", words.deliveries, ...lines];
}

function attemptLines(attempts: readonly AttemptRow[]): string[] {
  return aligned(
    attempts.map(({ started_at, outcome, status, detail }) => [
      `    ${formatTime(started_at)}`,
      outcome,
      status === null ? "-" : String(status),
      detail,
    ]),
  );
}

function routingLines({ routing, events }: Shown): string[] {
  if (!routing) return [];

  const choices = routing.choices.map(({ at, occasion, partner, outcome, candidates }) => {
    const others = candidates.map(({ id, standing, taken }) => `${id} ${standing} (${taken})`);
    const told = [occasion.replace("_", " "), partner ?? outcome, words.among(others.join(", "))];
    return [`  ${formatTime(at)}`, ...told];
  });
  const told = events.map(({ received_at, partner, status, counts, note }) => [
    `  ${formatTime(received_at)}`,
    `${partner}: ${status}`,
    counts === 1 ? "" : words.tooLate,
    note ?? "",
  ]);
  const firms = ["", words.firms(routing.state, routing.named.join(", ")), ...aligned(choices)];
  return told.length > 0 ? [...firms, "", words.events, ...aligned(told)] : firms;
}

function authorizationLines({ routing, papers }: Shown): string[] {
  const asked = routing?.asks
    ? [`  ${words.asks(routing.asks, formatTime(routing.asked_at ?? 0))}`]
    : [];
  const signed = papers.map(({ partner, signed_at, ends_at, revoked_at }) => {
    const [at, end] = [formatTime(signed_at), formatTime(revoked_at ?? ends_at)];
    return `  ${words.signed(partner, { at, end, isRevoked: revoked_at !== null })}`;
  });
  const lines = [...asked, ...signed];
  return lines.length > 0 ? ["", words.authorizations, ...lines] : [];
}

function actLines(acts: readonly OperatorLogTable[]): string[] {
  if (acts.length === 0) return [];

  const rows = acts.map(({ at, act, place, outcome }) => [
    `  ${formatTime(at)}`,
    act,
    place === "person" ? words.byPerson : place,
    outcome,
  ]);
  return ["", words.operator, ...aligned(rows)];
}

/** The stored bytes, so that a partner firm can compute the hash itself. */
function proof(receipt: ReceiptRow | undefined): string[] {
  if (!receipt) return ["", words.noReceipt];

  const { body, sha256, personal, seq, seal } = receipt;
  const rows = [
    [words.body, body],
    [words.sha256, words.ofBody(sha256)],
    [words.personal, personal ?? words.erased],
    [words.place, seq === null ? words.unsealed : words.inChain(seq)],
    ...(seal === null ? [] : [[words.seal, seal]]),
  ];
  return [
    "",
    words.receipt,
    ...aligned(rows.map(([name = "", value = ""]) => [`  ${name}`, value])),
  ];
}
