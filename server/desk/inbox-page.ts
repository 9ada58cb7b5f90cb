import { cases, findCase } from "~/data/cases";
import { cleanText } from "~/data/clean";
import { dateInNewYork, day, spellAge } from "~/data/dates";
import { counted } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import { isPast } from "~/data/record-dates";
import { stateCodes } from "~/data/states";
import type { Actor } from "../leads/actor";
import { findPastPages } from "../operator/check";
import {
  countSubmissions,
  countTabs,
  describeState,
  type Filter,
  findSubmissions,
  type Order,
  orders,
  statusNames,
  type Tab,
  tabs,
} from "../operator/inbox";
import { languageRead } from "../operator/lead-view";
import { readNeeds } from "../operator/needs";
import { oneLine } from "../operator/printable";
import { businessDaysAfter, daysToOptOut } from "../privacy/business-days";
import { type Status, type SubmissionTable, statuses } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { findSubmission, parseTexts, readSubmission } from "../submission/submission";

const pageSize = 50;

const kinds = Object.values(submissionKinds).map(({ kind, label }) => ({ value: kind, label }));

const periods = [
  { value: "1", label: "Last 24 hours" },
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
] as const;

const tabNames: Record<Tab, string> = {
  needs: "Needs you",
  new: "New",
  sent: "Sent",
  done: "Done",
  all: "All",
};

/** The desk's first page: tabs, filters and a list of submissions. */
export async function inboxPage(actor: Actor, query: URLSearchParams) {
  const firms = await listFirms(actor);
  const view = readView(firms, query);
  const filter = filterOf(actor, view);
  const page = {
    order: view.sort,
    after: await findSubmission(actor.db, query.get("after") ?? ""),
    size: pageSize + 1,
  } as const;
  const counts = await countTabs(actor, filter);
  const [found, needs] = await Promise.all([
    // To find nothing, a database may read everything.
    counts[view.tab] === 0 ? [] : findSubmissions(actor, filter, page),
    isFiltered(view) ? [] : listNeeds(actor),
  ]);
  const shown = found.slice(0, pageSize);
  const after = found.length > pageSize ? shown.at(-1)?.reference : undefined;
  return {
    kind: "inbox" as const,
    tabs: tabs.map((tab) => ({
      name: tabNames[tab],
      count:
        counts[tab] + (tab === "needs" ? needs.filter(({ kind }) => kind !== "notify").length : 0),
      href: addressOf({ ...view, tab }),
      isCurrent: tab === view.tab,
    })),
    columns: listColumns(view),
    view,
    isFiltered: isFiltered(view),
    choices: {
      case: cases.map(({ slug, title }) => ({ value: slug, label: title })),
      state: stateCodes.map((code) => ({ value: code, label: code })),
      firm: firms,
      kind: kinds,
      status: statuses.map((status) => ({ value: status, label: statusNames[status] })),
      period: periods,
    },
    needs: view.tab === "needs" ? needs : [],
    rows: listRows(actor, shown),
    /** Address of the next page; null on the last. */
    next: after ? addressOf({ ...view, after }) : null,
    csv: addressOf(view, "/submissions.csv"),
  };
}

type Column = { title: string; href?: string; sorted?: "ascending" | "descending" | undefined };

/** The columns of the list; a title with an address sorts it. */
function listColumns(view: View): Column[] {
  const sortable = (title: string, sort: Order) => ({
    title,
    href: addressOf({ ...view, sort }),
    sorted: view.sort === sort ? ("ascending" as const) : undefined,
  });
  return [
    sortable("Name", "name"),
    sortable("Case", "case"),
    sortable("State", "state"),
    ...["Language", "Next date", "Status"].map((title) => ({ title })),
    view.sort === "newest"
      ? { ...sortable("Received", "oldest"), sorted: "descending" }
      : { ...sortable("Received", "oldest"), href: addressOf({ ...view, sort: "newest" }) },
  ];
}

/** What the address of a list says, without values that no option offers. */
type View = {
  tab: Tab;
  q: string;
  case: string | undefined;
  state: string | undefined;
  firm: string | undefined;
  kind: FormKind | undefined;
  status: Status | undefined;
  period: (typeof periods)[number]["value"] | undefined;
  sort: Order;
};

function readView(firms: readonly { value: string }[], query: URLSearchParams): View {
  const value = (name: string) => query.get(name) ?? "";
  const view = {
    q: cleanText(value("q")),
    case: findCase(value("case"))?.slug,
    state: stateCodes.find((code) => code === value("state")),
    firm: firms.find((one) => one.value === value("firm"))?.value,
    kind: kinds.find((one) => one.value === value("kind"))?.value,
    status: statuses.find((one) => one === value("status")),
    period: periods.find((one) => one.value === value("period"))?.value,
    sort: orders.find((one) => one === value("sort")) ?? "newest",
  };
  // A search goes through all submissions.
  const tab = tabs.find((one) => one === value("tab")) ?? (isFiltered(view) ? "all" : "needs");
  return { tab, ...view };
}

function isFiltered(view: Omit<View, "tab">): boolean {
  const { q, case: about, state, firm, kind, status, period } = view;
  return [q, about, state, firm, kind, status, period].some(Boolean);
}

function filterOf({ now }: Pick<Actor, "now">, { tab, period, ...view }: View): Filter {
  return {
    tab,
    text: view.q,
    about: view.case,
    region: view.state,
    firm: view.firm,
    kind: view.kind,
    status: view.status,
    from: period && now() - Number(period) * day,
  };
}

/** What a list shows, for its rows as CSV. */
export async function viewFrom(actor: Actor, query: URLSearchParams) {
  const view = readView(await listFirms(actor), query);
  return { filter: filterOf(actor, view), order: view.sort };
}

/** Those of the file, then those that had leads and have left it. */
async function listFirms({ db, config }: Actor) {
  const listed = config.partners.flatMap(({ id, name }) => (id ? { value: id, label: name } : []));
  const had = await db.selectFrom("partner_days").select("partner").distinct().execute();
  const left = had.filter(({ partner }) => !listed.some(({ value }) => value === partner));
  return [...listed, ...left.map(({ partner }) => ({ value: partner, label: partner }))];
}

function addressOf(view: View & { after?: string }, path = "/"): string {
  const query = Object.entries(view).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${path}?${new URLSearchParams(query)}`;
}

/** What needs a person and is not a row of the list. */
async function listNeeds(actor: Actor) {
  const needs = await readNeeds(actor);
  return [
    ...needs
      .filter(({ href }) => href !== "/")
      .map(({ title, reason, ...one }) => ({
        ...one,
        title: reason ? `${title}: ${reason}` : title,
      })),
    ...findPastPages(actor.now()).map(({ title, href, days }) => ({
      kind: "page" as const,
      count: 1,
      title: `The page about ${title} is past its date`,
      todo: `${days} is over, and ${href} no longer shows its line. Look up what comes next and edit the record.`,
      href: "/pages",
    })),
  ];
}

function listRows({ now }: Actor, rows: readonly SubmissionTable[]) {
  return rows.map((row) => {
    const { contact, fields, case: about } = readSubmission(row);
    return {
      reference: row.reference,
      name: oneLine(contact.name || contact.email) || row.reference,
      about: about.title ?? submissionKinds[row.kind].label,
      region: oneLine(row.region),
      language: languageRead(fields),
      next: nextDateOf(row, now()),
      isUnsafeToCall: fields.safe_to_call === "no",
      receivedAt: row.received_at,
      age: spellAge(Math.max(0, Math.floor((now() - row.received_at) / 1000))),
      status: describeState(row, now()),
    };
  });
}

/** Of the record of a case, or when the law requires an answer; an ISO date, null if none is left. */
export function nextDateOf(row: SubmissionTable, now: number) {
  const { kind, case_slug, fields, received_at } = row;
  const isRequest = kind === "contact" && parseTexts(fields).topic === "privacy";
  const due =
    kind === "opt_out"
      ? businessDaysAfter(received_at, daysToOptOut)
      : isRequest
        ? dateInNewYork(received_at + daysToAnswer * day)
        : null;
  const date = due ?? findCase(case_slug ?? "")?.record?.soonest?.date;
  if (!date || isPast(date, dateInNewYork(now))) return null;
  return { date, why: due ? "answer due" : "next date of the case" };
}

/** To answer a request to know, correct or erase, as the privacy policy promises. */
const daysToAnswer = 45;
