import type { DeskContent, DestinationRow, ListRow, Need } from "~/data/desk/view";
import { needWords } from "~/data/desk/words";
import type { FormKind } from "~/data/forms/definition";
import {
  deliveryStates,
  type Filter,
  findSubmissions,
  submissionStates,
} from "../operator/find-submissions";
import type { Operator } from "../operator/operator";
import { age, localTime } from "../operator/print-time";
import { readStatus, type Status } from "../operator/read-status";
import { type DeliveryRow, findSubmission, readDeliveries } from "../operator/read-submission";
import type { SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds/index";

const pageSize = 50;
const kinds = Object.values(submissionKinds).map(({ kind }) => kind);
const states = [...new Set([...submissionStates, ...deliveryStates])];

/** The first page of the desk: what needs a person, a search and its results, the destinations. */
export async function overviewContent(
  operator: Operator,
  query: URLSearchParams,
): Promise<DeskContent> {
  const status = await readStatus(operator);
  const filter = filterFrom(query);
  const after = await findSubmission(operator.db, query.get("after") ?? "");
  const rows = await findSubmissions(operator, filter, {
    order: "newest",
    after,
    size: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const references = shown.map(({ reference }) => reference);
  const deliveries = await readDeliveries(operator.db, references);

  return {
    kind: "overview",
    overview: {
      needs: needsIn(status),
      destinations: status.queues.map(destinationRow),
      search: { ...texts(query), kinds, states },
      rows: shown.map((row) => listRow(row, deliveries)),
      next: rows.length > pageSize ? nextAddress(query, references.at(-1) ?? "") : null,
    },
  };
}

function texts(query: URLSearchParams) {
  const text = (name: string) => query.get(name) ?? "";
  return { text: text("q"), kind: text("kind"), state: text("state"), day: text("day") };
}

const oneDay = 24 * 60 * 60 * 1000;

/** What no option offers is ignored. */
function filterFrom(query: URLSearchParams): Filter {
  const { text, kind, state, day } = texts(query);
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00`) : Number.NaN;

  return {
    text,
    kind: kinds.find((one: FormKind) => one === kind),
    state: states.find((one) => one === state),
    ...(Number.isNaN(start) ? {} : { from: start, until: start + oneDay }),
  };
}

function nextAddress(query: URLSearchParams, after: string): string {
  const next = new URLSearchParams(query);
  next.set("after", after);
  return `/?${next}`;
}

function needsIn({ queues, quarantined, refused, expired, certificates }: Status): Need[] {
  const held = queues
    .filter(({ state }) => state === "held")
    .map(({ label, holdReason }) => ({
      text: needWords.held(label, holdReason ?? "?"),
      href: "#destinations",
    }));
  const counted = [
    { count: refused, words: needWords.refused, href: "/?state=refused" },
    { count: expired, words: needWords.expired, href: "/?state=expired" },
    { count: quarantined, words: needWords.quarantined, href: "/?state=quarantined" },
    { count: certificates, words: needWords.certificates, href: "/?state=pending" },
  ];
  return [
    ...held,
    ...counted
      .filter(({ count }) => count > 0)
      .map(({ count, words, href }) => ({ text: words(count), href })),
  ];
}

function destinationRow(queue: Status["queues"][number]): DestinationRow {
  const { name, label, state, pending, oldestSeconds, tokens, holdReason, probeAt } = queue;
  const isShut = state === "held" || state === "open";

  return {
    name,
    label,
    state,
    pending: String(pending),
    oldest: oldestSeconds === null ? "-" : age(oldestSeconds),
    bucket: tokens === null ? "-" : `${tokens} left`,
    detail: [
      state === "held" ? holdReason : null,
      isShut && probeAt !== null ? `tried next ${localTime(probeAt)}` : null,
    ]
      .filter(Boolean)
      .join("; "),
  };
}

function listRow(row: SubmissionTable, deliveries: readonly DeliveryRow[]): ListRow {
  const own = deliveries.filter(({ reference }) => reference === row.reference);
  return {
    reference: row.reference,
    href: `/submissions/${row.reference}`,
    received: localTime(row.received_at),
    kind: row.kind,
    state: row.erased_at === null ? row.state : "erased",
    about: row.case_title ?? "",
    deliveries: own.map(({ destination, state }) => `${destination} ${state}`).join(", "),
  };
}
