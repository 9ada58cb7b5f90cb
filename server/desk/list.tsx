import { cases, findCase } from "~/data/cases";
import { cleanText } from "~/data/clean";
import { dateInNewYork, day, midnightInNewYork, plainTimeInNewYork } from "~/data/dates";
import { counted } from "~/data/formats";
import type { FormKind } from "~/data/forms/definition";
import { mainLanguage } from "~/data/language";
import { stateCodes } from "~/data/states";
import type { App } from "../app";
import { type Need, needs } from "../events";
import type { Actor } from "../leads/actor";
import {
  countTabs,
  eachSubmission,
  type Filter,
  findSubmissions,
  type Order,
  orders,
  statusNames,
  type Tab,
  tabs,
} from "../operator/inbox";
import { type NeedEntry, readNeeds } from "../operator/needs";
import { oneLine, printable } from "../operator/printable";
import { spreadsheetRow, startOfSpreadsheet } from "../operator/spreadsheet";
import { discardSeveral } from "../operator/submission-acts";
import { languageRead } from "../operator/submission-view";
import { type Status, type SubmissionTable, statuses } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { findSubmission, isReference, readSubmission } from "../submission/submission";
import { type Acted, Choice, failed, type Shown, Time, Token, type Visit } from "./parts";
import { firmOf, statusOf, whyHere } from "./words";

const pageSize = 50;

const kinds = Object.values(submissionKinds).map(({ kind, label }) => ({ value: kind, label }));

const periods = [
  { value: "this-week", label: "This week" },
  { value: "last-week", label: "Last week" },
  { value: "this-month", label: "This month" },
  { value: "last-month", label: "Last month" },
] as const;

type Period = (typeof periods)[number]["value"];

const tabNames: Record<Tab, string> = {
  needs: "Needs you",
  new: "New",
  sent: "Sent",
  done: "Done",
  all: "All",
};

/** What the clerk calls each kind of need, above the list. */
const needNames: Record<Need, string> = {
  spam: "spam?",
  failed: "could not be sent",
  uncertain: "did its firm get it?",
  declined: "declined",
  certificate: "certificate ends soon",
  answer: "to answer",
  notify: "to notify by hand",
  reminder: "to call back",
};

/** What the address of a list says, without values that no option offers. */
type View = {
  tab: Tab;
  q: string;
  case: string | undefined;
  state: string | undefined;
  firm: string | undefined;
  kind: FormKind | undefined;
  status: Status | undefined;
  need: Need | undefined;
  period: Period | undefined;
  /** Days in New York, the last one included. */
  from: string | undefined;
  to: string | undefined;
  sort: Order | undefined;
};

function readView(firms: readonly { value: string }[], query: URLSearchParams): View {
  const value = (name: string) => query.get(name) ?? "";
  const date = (name: string) =>
    midnightInNewYork(value(name)) === null ? undefined : value(name);
  const view = {
    q: cleanText(value("q")),
    case: findCase(value("case"))?.slug,
    state: stateCodes.find((code) => code === value("state")),
    firm: firms.find((one) => one.value === value("firm"))?.value,
    kind: kinds.find((one) => one.value === value("kind"))?.value,
    status: statuses.find((one) => one === value("status")),
    need: needs.find((one) => one === value("need")),
    period: periods.find((one) => one.value === value("period"))?.value,
    from: date("from"),
    to: date("to"),
    sort: orders.find((one) => one === value("sort")),
  };
  const tab = tabs.find((one) => one === value("tab"));
  // A search goes through all submissions.
  return { tab: tab ?? (isFiltered(view) && !view.need ? "all" : "needs"), ...view };
}

function isFiltered({ q, kind, status, period, ...view }: Omit<View, "tab">): boolean {
  const { case: about, state, firm, from, to } = view;
  return [q, about, state, firm, kind, status, period, from, to].some(Boolean);
}

/** What is due first stands first where something is due. */
function orderOf({ tab, sort }: View): Order {
  return sort ?? (tab === "needs" ? "due" : "newest");
}

function filterOf({ now }: App, view: View): Filter {
  const span = view.period ? spanOf(view.period, now()) : null;
  const last = view.to ? midnightInNewYork(dayAfter(view.to)) : null;
  return {
    tab: view.tab,
    text: view.q,
    about: view.case,
    region: view.state,
    firm: view.firm,
    kind: view.kind,
    status: view.status,
    need: view.need,
    from: span?.from ?? (view.from ? (midnightInNewYork(view.from) ?? undefined) : undefined),
    until: span?.until ?? last ?? undefined,
  };
}

/** Weeks begin on Monday in New York. */
function spanOf(period: Period, now: number): { from: number; until: number } {
  const today = dateInNewYork(now);
  const noon = Date.parse(`${today}T12:00:00Z`);
  const start = (date: string) => midnightInNewYork(date) ?? 0;
  const back = (days: number) => new Date(noon - days * day).toISOString().slice(0, 10);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  const monthOf = (date: string) => `${date.slice(0, 8)}01`;
  const firstOf = monthOf(today);
  switch (period) {
    case "this-week":
      return { from: start(back(sinceMonday)), until: start(back(sinceMonday - 7)) };
    case "last-week":
      return { from: start(back(sinceMonday + 7)), until: start(back(sinceMonday)) };
    case "this-month":
      return { from: start(firstOf), until: start(dayAfter(today)) };
    case "last-month": {
      const before = new Date(Date.parse(`${firstOf}T12:00:00Z`) - day).toISOString().slice(0, 10);
      return { from: start(monthOf(before)), until: start(firstOf) };
    }
  }
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + day).toISOString().slice(0, 10);
}

/** Those of the file, then those that had leads and have left it. */
async function listFirms({ db, config }: App) {
  const listed = config.partners.flatMap(({ id, name }) => (id ? { value: id, label: name } : []));
  const had = await db.selectFrom("partner_days").select("partner").distinct().execute();
  const left = had.filter(({ partner }) => !listed.some(({ value }) => value === partner));
  return [...listed, ...left.map(({ partner }) => ({ value: partner, label: partner }))];
}

function queryOf(view: View & { after?: string; all?: string }): string {
  const given = Object.entries(view).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return String(new URLSearchParams(given));
}

function listAt(view: View & { after?: string; all?: string }, path = "/"): string {
  return `${path}?${queryOf(view)}`;
}

/** The page of a submission, or one of its acts, that knows which list it was opened from. */
export function addressIn(list: string, place: string): string {
  const query = list === "" ? "" : `?${new URLSearchParams({ list })}`;
  return `/submissions/${place}${query}`;
}

/** The rows before and after one in the list that it was opened from. */
export async function neighbors(app: App, list: URLSearchParams, row: SubmissionTable) {
  const view = readView(await listFirms(app), list);
  const [filter, order] = [filterOf(app, view), orderOf(view)];
  const nearest = async (side: "after" | "before") => {
    const [found] = await findSubmissions(app, filter, { order, [side]: row, size: 1 });
    return found ? addressIn(String(list), found.reference) : null;
  };
  if (String(list) === "") return { next: null, previous: null };
  return { next: await nearest("after"), previous: await nearest("before") };
}

function viewRow(app: App, row: SubmissionTable) {
  const { contact, fields, case: about } = readSubmission(row);
  return {
    reference: row.reference,
    name: oneLine(contact.name || contact.email) || row.reference,
    language: languageRead(fields),
    isUnsafeToCall: fields.safe_to_call === "no",
    phone: oneLine(contact.phone),
    about: about.title ?? submissionKinds[row.kind].label,
    region: oneLine(row.region),
    firm: firmOf(app, row),
    status: statusOf(row),
    why: whyHere(row, app.now()),
    receivedAt: row.received_at,
    isSpam: row.need === "spam",
  };
}

/** The desk's first page: tabs, filters and a list of submissions. */
export async function listPage({ app, query }: Visit): Promise<Shown> {
  const firms = await listFirms(app);
  const view = readView(firms, query);
  const filter = filterOf(app, view);
  const reference = query.get("after") ?? "";
  const after = isReference(reference) ? await findSubmission(app.db, reference) : undefined;
  const counts = await countTabs(app, { ...filter, need: undefined });
  // To find nothing, a database may read everything.
  const found =
    counts[view.tab] === 0
      ? []
      : await findSubmissions(app, filter, { order: orderOf(view), after, size: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? rows.at(-1)?.reference : undefined;
  const all = view.tab === "needs" && !isFiltered(view) ? await readNeeds(app) : [];
  const content: Content = {
    view,
    firms,
    rows: rows.map((row) => viewRow(app, row)),
    tabs: tabs.map((tab) => ({ tab, count: counts[tab] })),
    reasons: all.filter(({ href }) => isReason(href)),
    problems: all.filter(({ href }) => !isReason(href)),
    next: last ? listAt({ ...view, after: last }) : null,
    isAllChecked: query.has("all"),
  };
  return { title: tabNames[view.tab], body: <List {...content} /> };
}

type Content = {
  view: View;
  firms: readonly { value: string; label: string }[];
  rows: readonly ReturnType<typeof viewRow>[];
  tabs: readonly { tab: Tab; count: number }[];
  /** Why the submissions of the first list are there. */
  reasons: readonly NeedEntry[];
  /** What needs the operator and is no submission. */
  problems: readonly { title: string; href: string }[];
  next: string | null;
  isAllChecked: boolean;
};

const isReason = (href: string) => href.startsWith("/?tab=needs");

function List(content: Content) {
  const { view, rows, next, problems, reasons } = content;
  const isSpam = rows.length > 0 && rows.every((row) => row.isSpam);
  const list = queryOf(view);
  const table = <Rows content={content} list={list} isSpam={isSpam} />;
  return (
    <>
      <h1 className="skip">{tabNames[view.tab]}</h1>
      <nav className="tabs" aria-label="Lists">
        {content.tabs.map(({ tab, count }) => (
          <a
            key={tab}
            href={listAt({ ...view, tab, need: undefined, sort: undefined })}
            aria-current={tab === view.tab ? "page" : undefined}
          >
            {tabNames[tab]} {count}
          </a>
        ))}
        <a className="csv" href={listAt(view, "/submissions.csv")}>
          Spreadsheet (CSV)
        </a>
      </nav>
      <Filters content={content} />
      {problems.length > 0 && (
        <p className="problems">
          <strong>{counted(problems.length, "problem")}:</strong>{" "}
          {problems.map(({ title, href }, index) => (
            <span key={title}>
              {index > 0 && " · "}
              <a href={href}>{title}</a>
            </span>
          ))}
        </p>
      )}
      {(reasons.length > 1 || view.need) && (
        <nav className="reasons" aria-label="Why they need you">
          <a
            href={listAt({ ...view, need: undefined })}
            aria-current={view.need ? undefined : "page"}
          >
            everything
          </a>
          {needs.map((need) => {
            const count = reasons.find(({ kind }) => kind === need)?.count ?? 0;
            return (
              count > 0 && (
                <a
                  key={need}
                  href={listAt({ ...view, need })}
                  aria-current={view.need === need ? "page" : undefined}
                >
                  {needNames[need]} {count}
                </a>
              )
            );
          })}
        </nav>
      )}
      {rows.length === 0 && (
        <p className="hint">
          {isFiltered(view)
            ? "Nothing matches. A search finds parts of a name, a phone number or an email address, and the beginning of a reference."
            : view.tab === "needs"
              ? `Nothing ${view.need ? "of this kind " : ""}needs you.`
              : "Nothing is in this list."}
        </p>
      )}
      {rows.length > 0 &&
        (isSpam ? (
          <form method="post" action={listAt(view, "/discard")}>
            <Token />
            <p className="several">
              <a href={listAt({ ...view, all: "1" })}>Check all spam below</a>
              <button type="submit" className="button">
                Erase the checked ones as spam
              </button>
              <small>This cannot be undone.</small>
            </p>
            {table}
          </form>
        ) : (
          table
        ))}
      {next && (
        <p className="links">
          <a href={next}>Next page</a>
        </p>
      )}
    </>
  );
}

function Filters({ content: { view, firms } }: { content: Content }) {
  const { sort, tab } = view;
  return (
    <search>
      <form method="get" action="/" className="filters">
        <label className="wide">
          <span className="skip">Name, phone, email or reference</span>
          <input
            name="q"
            type="search"
            defaultValue={view.q}
            autoComplete="off"
            placeholder="Name, phone, email or reference"
            data-key="/"
          />
        </label>
        <Choice
          name="case"
          label="Case"
          value={view.case}
          none="Any"
          options={cases.map(({ slug, title }) => ({ value: slug, label: title }))}
        />
        <Choice
          name="state"
          label="State"
          value={view.state}
          none="Any"
          options={stateCodes.map((code) => ({ value: code, label: code }))}
        />
        {firms.length > 0 && (
          <Choice name="firm" label="Firm" value={view.firm} none="Any" options={firms} />
        )}
        <Choice
          name="status"
          label="Status"
          value={view.status}
          none="Any"
          options={statuses.map((status) => ({ value: status, label: statusNames[status] }))}
        />
        <Choice
          name="period"
          label="Received"
          value={view.period}
          none="Any day"
          options={periods}
        />
        {/* A search goes through everything; a filter stays in its list. */}
        <input type="hidden" name="tab" value={tab === "needs" ? "all" : tab} />
        {sort && <input type="hidden" name="sort" value={sort} />}
        <details open={Boolean(view.from || view.to || view.kind)}>
          <summary>Other days, form</summary>
          <div>
            <label>
              From
              <input name="from" type="date" defaultValue={view.from} />
            </label>
            <label>
              To
              <input name="to" type="date" defaultValue={view.to} />
            </label>
            <Choice name="kind" label="Form" value={view.kind} none="Any" options={kinds} />
          </div>
        </details>
        <button type="submit" className="button">
          Search
        </button>
        {isFiltered(view) && <a href="/">Clear</a>}
      </form>
    </search>
  );
}

type RowsProps = { content: Content; list: string; isSpam: boolean };

/** One line each; the name is the link, and the whole row opens it. */
function Rows({ content: { view, rows, isAllChecked }, list, isSpam }: RowsProps) {
  const order = orderOf(view);
  const column = (title: string, sort?: Order, down?: Order) => (
    <th
      key={title}
      scope="col"
      aria-sort={
        sort && order === sort ? "ascending" : down && order === down ? "descending" : undefined
      }
    >
      {sort ? (
        <a href={listAt({ ...view, sort: down && order !== down ? down : sort })}>{title}</a>
      ) : (
        title
      )}
    </th>
  );
  return (
    <table className="list" aria-label="Submissions">
      <thead>
        <tr>
          {isSpam && (
            <th scope="col">
              <span className="skip">Check</span>
            </th>
          )}
          {column("Name", "name")}
          {column("Phone")}
          {column("Case", "case")}
          {column("State", "state")}
          {column("Firm")}
          {column("Status")}
          {column("Why here", view.tab === "needs" ? "due" : undefined)}
          {column("Age", "oldest", "newest")}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.reference}>
            {isSpam && (
              <td className="list__check">
                <input
                  type="checkbox"
                  name="reference"
                  value={row.reference}
                  aria-label={`Check ${row.name}`}
                  defaultChecked={isAllChecked}
                />
              </td>
            )}
            <th scope="row">
              <a href={addressIn(list, row.reference)} id={row.reference}>
                {row.name}
              </a>
              {row.language !== mainLanguage && (
                <span className="list__language"> {row.language}</span>
              )}
            </th>
            <td className="list__phone">
              {row.phone}
              {row.isUnsafeToCall && (
                <strong>
                  {" not safe"}
                  <span className="skip"> to call</span>
                </strong>
              )}
            </td>
            <td className="list__about">{row.about}</td>
            <td>{row.region}</td>
            <td className="list__firm">{row.firm}</td>
            <td className="list__status">{row.status}</td>
            <td className="list__why">
              {row.why && (row.why.isDue ? <strong>{row.why.text}</strong> : row.why.text)}
            </td>
            <td className="list__age">
              <Time at={row.receivedAt} isAge />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Erases several at once that are taken for spam. */
export async function discardChecked(
  app: App,
  actor: Actor,
  checked: readonly string[],
): Promise<Acted> {
  const references = checked.filter(isReference);
  if (references.length === 0) return failed("Check the spam first. Nothing was erased.");
  const result = await discardSeveral(app, actor, references.slice(0, pageSize));
  if (result.kind === "obstacle") return failed(result.obstacle);
  return { kind: "done", text: `${counted(result.count, "submission")} erased as spam.` };
}

const columns = [
  "Reference",
  "Received (New York)",
  "Name",
  "Phone",
  "Email",
  "State",
  "Language",
  "Case",
  "Form",
  "Status",
  "Firm",
  "Needs you",
  "Do not use",
  "Sale opt-out",
  "Message",
] as const;

/** The submissions of a view, in words; a page at a time. */
export async function* listCsv(app: App, query: URLSearchParams): AsyncGenerator<string> {
  const view = readView(await listFirms(app), query);
  yield startOfSpreadsheet(columns);
  for await (const page of eachSubmission(app, filterOf(app, view), orderOf(view))) {
    yield page
      .filter(({ erased_at }) => erased_at === null)
      .map((row) => spreadsheetRow(cellsOf(app, row)))
      .join("");
  }
}

function cellsOf(app: App, row: SubmissionTable): string[] {
  const { contact, fields, optedOut, kind } = readSubmission(row);
  const shown = viewRow(app, row);
  const isOptOut = kind === "opt_out" || optedOut.length > 0;
  return [
    row.reference,
    plainTimeInNewYork(row.received_at),
    shown.name,
    contact.phone,
    contact.email,
    shown.region,
    shown.language,
    shown.about,
    submissionKinds[kind].label,
    statusNames[row.status === "" ? "stored" : row.status],
    shown.firm,
    shown.why?.text ?? "",
    [row.stopped, shown.isUnsafeToCall ? "calls texts" : ""].filter(Boolean).join(" "),
    isOptOut ? "yes" : "no",
    printable(fields.message ?? fields.details ?? ""),
  ];
}
