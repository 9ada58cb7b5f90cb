import type { DeskContent, DestinationRow, ListRow } from "~/data/desk/view";
import { deskWords, needWords } from "~/data/desk/words";
import type { FormKind } from "~/data/forms/definition";
import { languages } from "~/data/language";
import { type Filter, findSubmissions, listStates } from "../operator/find-submissions";
import { formatAge } from "../operator/format-time";
import { needs } from "../operator/needs";
import type { Operator } from "../operator/operator";
import { tellPagesByAge } from "../operator/pages-to-check";
import { type Queue, readStatus } from "../operator/read-status";
import { type DeliveryRow, findSubmission, readDeliveries } from "../operator/submission-rows";
import type { SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { formLanguage, readSubmission, type Submission } from "../submission/submission";
import { shortLabel } from "./destination-labels";
import { listNeeds } from "./list-needs";
import { moment } from "./moment";

const pageSize = 50;
const kinds = Object.values(submissionKinds).map(({ kind }) => kind);
const kindOptions = Object.values(submissionKinds).map(({ kind, label }) => ({
  value: kind,
  label,
}));
const stateOptions = listStates.map((state) => ({ value: state, label: state }));
const languageOptions = languages.map((code) => ({
  value: code,
  label: deskWords.languageOptions[code],
}));

/** Without a search: needs first, destinations last. The results of a search stand alone. */
export async function overviewContent(
  operator: Operator,
  query: URLSearchParams,
): Promise<DeskContent> {
  const isSearch = [...query.values()].some((value) => value !== "");
  const status = isSearch ? null : await readStatus(operator);
  const { rows, next } = await readList(operator, query);

  return {
    kind: "overview",
    overview: {
      needs: status ? listNeeds(status, operator.now()) : [],
      destinations: status?.queues.map(destinationRow) ?? null,
      pages: status ? tellPagesByAge(operator.now()) : null,
      receipts: status && deskWords.receipts(status.chain),
      search: {
        ...texts(query),
        kinds: kindOptions,
        states: stateOptions,
        languages: languageOptions,
      },
      rows,
      next,
    },
  };
}

async function readList(operator: Operator, query: URLSearchParams) {
  const rows = await findSubmissions(operator, filterFrom(query), {
    order: "newest",
    after: await findSubmission(operator.db, query.get("after") ?? ""),
    size: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const references = shown.map(({ reference }) => reference);
  const deliveries = await readDeliveries(operator.db, references);

  return {
    rows: shown.map((row) =>
      listRow(
        row,
        deliveries.filter(({ reference }) => reference === row.reference),
      ),
    ),
    next: rows.length > pageSize ? nextAddress(query, references.at(-1) ?? "") : null,
  };
}

function texts(query: URLSearchParams) {
  const text = (name: string) => query.get(name) ?? "";
  return {
    text: text("q"),
    kind: text("kind"),
    state: text("state"),
    day: text("day"),
    language: text("language"),
  };
}

const oneDay = 24 * 60 * 60 * 1000;

/** Ignores values that no option offers. */
function filterFrom(query: URLSearchParams): Filter {
  const { text, kind, state, day, language } = texts(query);
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00`) : Number.NaN;

  return {
    text,
    kind: kinds.find((one: FormKind) => one === kind),
    state: listStates.find((one) => one === state),
    language: languages.find((one) => one === language),
    need: needs.find((one) => one === query.get("need")),
    ...(Number.isNaN(start) ? {} : { from: start, until: start + oneDay }),
  };
}

function nextAddress(query: URLSearchParams, after: string): string {
  const next = new URLSearchParams(query);
  next.set("after", after);
  return `/?${next}`;
}

function destinationRow(queue: Queue): DestinationRow {
  const { name, label, state, pending, oldestSeconds, tokens, holdReason, probeAt } = queue;
  const isShut = state === "held" || state === "open";

  return {
    name,
    label,
    state,
    pending: String(pending),
    oldest: oldestSeconds === null ? "-" : formatAge(oldestSeconds),
    bucket: tokens === null ? "-" : deskWords.tokensLeft(tokens),
    detail: [
      state === "held" ? holdReason : null,
      isShut && probeAt !== null ? needWords.triedNext(moment(probeAt).text).trim() : null,
    ]
      .filter(Boolean)
      .join(". "),
  };
}

function listRow(row: SubmissionTable, deliveries: readonly DeliveryRow[]): ListRow {
  const {
    reference,
    kind,
    state,
    receivedAt,
    erasedAt,
    contact,
    fields,
    case: about,
  } = readSubmission(row);

  return {
    reference,
    href: `/submissions/${reference}`,
    received: moment(receivedAt),
    from: contact.name || contact.email,
    contact: [contact.phone, fields.state].filter(Boolean).join(" · "),
    caution: fields.safe_to_call === "no" ? deskWords.notSafe : null,
    kind: submissionKinds[kind].label,
    state: erasedAt === null ? state : "erased",
    about: about.title ?? "",
    language: spokenLanguage(fields),
    deliveries: deliveries.map(({ id, destination, state: reached }) => ({
      id,
      label: shortLabel(destination),
      state: reached,
    })),
  };
}

function spokenLanguage(fields: Submission["fields"]): string | null {
  const form = formLanguage({ fields });
  const chosen = fields.preferred_language;
  const preferred = chosen === "en" || chosen === "es" || chosen === "either" ? chosen : form;
  if (form === "en" && preferred === "en") return null;

  const { languages: tell, spoken } = deskWords;
  return tell(spoken[form], preferred === form ? "" : spoken[preferred]);
}
