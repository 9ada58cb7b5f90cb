import { cases, findCase } from "~/data/cases";
import { dateInNewYork, day, spellAge } from "~/data/dates";
import type { FormKind } from "~/data/forms/definition";
import { isPast } from "~/data/record-dates";
import { stateCodes } from "~/data/states";
import type { Actor } from "../leads/actor";
import { findWaiting, stateOf } from "../leads/read-lead";
import { findPastPages } from "../operator/check";
import {
  countTabs,
  type Filter,
  findSubmissions,
  type Order,
  orders,
  referencesIn,
  rowNeeds,
  type Tab,
  tabs,
} from "../operator/inbox";
import { readsSpanish } from "../operator/lead-view";
import { oneLine } from "../operator/printable";
import { type Need, readStatus } from "../operator/read-status";
import type { SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { findSubmission, readSubmission } from "../submission/submission";

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
  all: "All",
};

/** The desk's first page: tabs, filters and a list of submissions. */
export async function inboxPage(actor: Actor, query: URLSearchParams) {
  const firms = await listFirms(actor);
  const view = readView(firms, query);
  const filter = filterOf(actor, view);
  const counts = await countTabs(actor, filter);
  const page = {
    order: view.sort,
    after: await findSubmission(actor.db, query.get("after") ?? ""),
    size: pageSize + 1,
  } as const;
  const found = counts[view.tab] === 0 ? [] : await findSubmissions(actor, filter, page);
  const shown = found.slice(0, pageSize);
  const after = found.length > pageSize ? shown.at(-1)?.reference : undefined;
  const needs = isFiltered(view) ? [] : await listNeeds(actor);
  const urgent = needs.filter(({ isWatched }) => !isWatched).length;
  return {
    kind: "inbox" as const,
    tabs: tabs.map((tab) => ({
      name: tabNames[tab],
      count: counts[tab] + (tab === "needs" ? urgent : 0),
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
      period: periods,
    },
    needs: view.tab === "needs" ? needs : [],
    rows: await listRows(actor, shown),
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
  period: (typeof periods)[number]["value"] | undefined;
  sort: Order;
};

function readView(firms: readonly { value: string }[], query: URLSearchParams): View {
  const value = (name: string) => query.get(name) ?? "";
  const view = {
    q: value("q").trim(),
    case: findCase(value("case"))?.slug,
    state: stateCodes.find((code) => code === value("state")),
    firm: firms.find((one) => one.value === value("firm"))?.value,
    kind: kinds.find((one) => one.value === value("kind"))?.value,
    period: periods.find((one) => one.value === value("period"))?.value,
    sort: orders.find((one) => one === value("sort")) ?? "newest",
  };
  // A search goes through all submissions.
  const tab = tabs.find((one) => one === value("tab")) ?? (isFiltered(view) ? "all" : "needs");
  return { tab, ...view };
}

function isFiltered(view: Omit<View, "tab">): boolean {
  return [view.q, view.case, view.state, view.firm, view.kind, view.period].some(Boolean);
}

function filterOf({ now }: Pick<Actor, "now">, { tab, period, ...view }: View): Filter {
  return {
    tab,
    text: view.q,
    about: view.case,
    region: view.state,
    firm: view.firm,
    kind: view.kind,
    from: period && now() - Number(period) * day,
  };
}

/** What a list shows, for its rows as CSV. */
export async function filterFrom(actor: Actor, query: URLSearchParams): Promise<Filter> {
  return filterOf(actor, readView(await listFirms(actor), query));
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
async function listNeeds(actor: Actor): Promise<Need[]> {
  const { needs } = await readStatus(actor);
  return [
    ...needs.filter(({ href }) => href !== "/"),
    ...findPastPages(actor.now()).map(({ title, href, days }) => ({
      what: "page" as const,
      count: 1,
      title: `The page about ${title} is past its date`,
      todo: `${days} is over, and ${href} no longer shows its line. Look up what comes next and edit the record.`,
      href: "/pages",
    })),
  ];
}

async function listRows(actor: Actor, rows: readonly SubmissionTable[]) {
  const { db, now } = actor;
  const references = rows.map(({ reference }) => reference);
  const waiting = await findWaiting(db, references);
  const troubles = new Map<string, string>();
  for (const need of rowNeeds) {
    const found = await db
      .selectFrom("submissions")
      .select("reference")
      .where("reference", "in", references)
      .where("reference", "in", referencesIn(actor, need))
      .execute();
    for (const { reference } of found) troubles.set(reference, troubleNames[need]);
  }
  const today = dateInNewYork(now());
  return rows.map((row) => {
    const { contact, fields, case: about } = readSubmission(row);
    const state = stateOf(row, waiting.has(row.reference));
    return {
      reference: row.reference,
      name: oneLine(contact.name || contact.email) || row.reference,
      about: about.title ?? submissionKinds[row.kind].label,
      region: oneLine(fields.state ?? ""),
      language: readsSpanish(fields) ? "es" : "en",
      nextDate: nextDateOf(about.slug, today),
      isUnsafeToCall: fields.safe_to_call === "no",
      receivedAt: row.received_at,
      age: spellAge(Math.max(0, Math.floor((now() - row.received_at) / 1000))),
      /** Null if it is the usual one. */
      status: troubles.get(row.reference) ?? stateNames[state] ?? null,
    };
  });
}

/** Of the record of a case, as an ISO date; null if none is known. */
function nextDateOf(slug: string | null, today: string): string | null {
  const soonest = findCase(slug ?? "")?.record?.soonest;
  return soonest && !isPast(soonest.date, today) ? soonest.date : null;
}

const troubleNames: Record<(typeof rowNeeds)[number], string> = {
  messages: "unanswered",
  reminders: "reminder",
  certificates: "certificate ends",
  expired: "expired",
  refused: "refused",
  quarantined: "quarantined",
};

const stateNames: Partial<Record<ReturnType<typeof stateOf>, string>> = {
  waiting: "waits for a firm",
  refused: "rejected",
  erased: "erased",
};
