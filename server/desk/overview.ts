import { midnightInNewYork, nextMidnight } from "~/data/dates";
import type { FormKind } from "~/data/forms/definition";
import { type Language, languages } from "~/data/language";
import { destinationLabel } from "../destinations/index";
import { type DeliveryRow, findSubmission, readDeliveries } from "../leads/read-lead";
import { findPastPages, listPagesByAge } from "../operator/check";
import { readAlerts } from "../operator/dismiss";
import { type Filter, findSubmissions, listStates } from "../operator/find-submissions";
import { needs } from "../operator/needs";
import type { Operator } from "../operator/operator";
import { oneLine } from "../operator/printable";
import { listNeeds, type Need, readStatus } from "../operator/read-status";
import type { SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { formLanguage, readSubmission } from "../submission/submission";

const pageSize = 50;
const kinds = Object.values(submissionKinds);

/** The list. Without a search, what needs a person stands above it and the destinations below. */
export async function overviewContent(operator: Operator, query: URLSearchParams) {
  const isSearch = [...query.values()].some((value) => value !== "");
  const { rows, next } = await readList(operator, query);
  return {
    kind: "overview" as const,
    state: isSearch ? null : await readState(operator),
    search: textsOf(query),
    kinds: kinds.map(({ kind, label }) => ({ value: kind, label })),
    states: listStates,
    rows,
    /** Address of the next page; null on the last. */
    next,
  };
}

async function readState(operator: Operator) {
  const status = await readStatus(operator);
  return {
    queues: status.queues,
    alerts: (await readAlerts(operator)).map(({ id, event, destination, reference, ...row }) => ({
      ...{ id, event, reference, at: row.created_at },
      about: [destination, oneLine(row.reason ?? "")].filter(Boolean).join(": "),
    })),
    chain: status.chain,
    needs: [...listNeeds(status), ...findPastPages(operator.now()).map(pastPage)],
    /** One line per case page, by age of its newest source. */
    pages: listPagesByAge(operator.now()),
  };
}

function pastPage({ title, href, days }: ReturnType<typeof findPastPages>[number]): Need {
  return {
    what: "page",
    count: 1,
    title: `The page about ${title} is past its date`,
    todo: `${days} is over, and ${href} no longer shows its line. Look up what comes next and edit the record.`,
    href: "#pages",
  };
}

async function readList(operator: Operator, query: URLSearchParams) {
  const found = await findSubmissions(operator, filterFrom(query), {
    order: "newest",
    after: await findSubmission(operator.db, query.get("after") ?? ""),
    size: pageSize + 1,
  });
  const shown = found.slice(0, pageSize);
  const references = shown.map(({ reference }) => reference);
  const deliveries = await readDeliveries(operator.db, references);
  const after = found.length > pageSize ? references.at(-1) : undefined;
  return {
    rows: shown.map((row) => listRow(row, deliveries)),
    next: after ? `/?${new URLSearchParams([...query, ["after", after]])}` : null,
  };
}

function textsOf(query: URLSearchParams) {
  const text = (name: string) => query.get(name) ?? "";
  return {
    text: text("q"),
    kind: text("kind"),
    state: text("state"),
    day: text("day"),
    language: text("language"),
  };
}

/** Ignores values that no option offers. */
function filterFrom(query: URLSearchParams): Filter {
  const { text, kind, state, day, language } = textsOf(query);
  const from = midnightInNewYork(day);

  return {
    text,
    kind: kinds.map((one): FormKind => one.kind).find((one) => one === kind),
    state: listStates.find((one) => one === state),
    language: languages.find((one) => one === language),
    need: needs.find((one) => one === query.get("need")),
    ...(from === null ? {} : { from, until: nextMidnight(from) }),
  };
}

function listRow(row: SubmissionTable, deliveries: readonly DeliveryRow[]) {
  const { reference, kind, erased_at } = row;
  const { contact, fields, case: about } = readSubmission(row);
  return {
    reference,
    receivedAt: row.received_at,
    from: oneLine(contact.name || contact.email),
    contact: oneLine([contact.phone, fields.state].filter(Boolean).join(" · ")),
    isUnsafeToCall: fields.safe_to_call === "no",
    kind: submissionKinds[kind].label,
    state: erased_at === null ? row.state : "erased",
    about: about.title ?? "",
    language: describeLanguage(formLanguage({ fields }), fields.preferred_language),
    deliveries: deliveries
      .filter((one) => one.reference === reference)
      .map(({ id, destination, state }) => ({
        id,
        // Without the form, which the row names.
        label: destinationLabel(destination).replace(/,.*/, ""),
        state,
      })),
  };
}

const languageNames = { en: "English", es: "Spanish", either: "either" } as const;

/** Null if the form was in English and nothing else was preferred. */
function describeLanguage(form: Language, chosen: string | undefined): string | null {
  const isChosen = chosen === "en" || chosen === "es" || chosen === "either";
  const preferred = isChosen ? chosen : form;
  if (form === "en" && preferred === "en") return null;
  const name = languageNames[form];
  return preferred === form ? name : `${name}, prefers ${languageNames[preferred]}`;
}
