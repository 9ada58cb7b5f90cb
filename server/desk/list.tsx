import { cases, findCase } from "~/data/cases";
import { cleanText } from "~/data/clean";
import { contactChannels } from "~/data/contact-channels";
import {
  clockIn,
  dateAfter,
  dateInNewYork,
  midnightInNewYork,
  mondayInNewYork,
  plainTimeInNewYork,
  spellMoment,
  startInNewYork,
} from "~/data/dates";
import { counted, spellPhone } from "~/data/formats";
import { mainLanguage } from "~/data/language";
import { editions } from "~/data/languages";
import { stateCodes } from "~/data/states";
import type { App } from "../app";
import { partnerLabel } from "../destinations/index";
import type { Actor } from "../leads/operator-log";
import { type Person, readPersons } from "../leads/same-person";
import {
  answerStates,
  countAnswers,
  countNeeds,
  countTabs,
  eachSubmission,
  type Filter,
  findSubmissions,
  type NeedPart,
  needParts,
  type Order,
  orders,
  statusNames,
  stoppedWords,
  type Tab,
  tabs,
} from "../operator/inbox";
import { oneLine, printable } from "../operator/printable";
import { figures } from "../operator/read-statistics";
import { type Acted, runOnEach, type Undo } from "../operator/run-act";
import { spreadsheetRow, startOfSpreadsheet } from "../operator/spreadsheet";
import { failed } from "../operator/submission-acts";
import { languageRead } from "../operator/submission-view";
import { reasonsNow } from "../privacy/opt-out";
import { whyHere } from "../state/need-columns";
import { submissionNeeds } from "../state/needs";
import { type SubmissionTable, statuses } from "../store/schema";
import { allowedChannels } from "../submission/contact-stops";
import { submissionKinds } from "../submission/kinds";
import { findSubmission, isReference, readSubmission } from "../submission/submission";
import { Problems } from "./destinations";
import { Choice, type Shown, type Spreadsheet, Time, Token, type Visit } from "./parts";

export const pageSize = 50;

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
  legal: "Opt-outs and data requests",
  all: "All",
};

/** What a tab would show, if nothing is in it. */
const emptyTabs: Record<Tab, string> = {
  needs:
    "Nothing needs you. Calls to make, messages to answer, and requests that could not be sent are here.",
  new: "Nothing is new. A request is here until somebody got it.",
  sent: "No firm has a request now. A request is here until its firm has signed or closed it.",
  done: "Nothing is done yet. Requests that were signed, closed, stopped, or answered are here.",
  legal:
    "Nobody has opted out or asked about data yet. Each such request is here, with the day by which it must be answered, and who answered it when.",
  all: "Nothing has come in yet. Every request is here.",
};

type View = ReturnType<typeof readView>;

/** What the address of a list says, without values that no option offers. */
function readView(firms: readonly { value: string }[], query: URLSearchParams) {
  const value = (name: string) => query.get(name) ?? "";
  const date = (name: string) =>
    midnightInNewYork(value(name)) === null ? undefined : value(name);
  const typed = readTyped(cleanText(value("q")));
  const view = {
    q: typed.q,
    case: findCase(value("case"))?.slug ?? typed.case,
    state: stateCodes.find((code) => code === value("state")),
    firm: firms.find((one) => one.value === value("firm"))?.value,
    kind: kinds.find((one) => one.value === value("kind"))?.value,
    status: statuses.find((one) => one === value("status")),
    /** Reference of one request of a person. */
    person: isReference(value("person")) ? value("person") : undefined,
    period: periods.find((one) => one.value === value("period"))?.value ?? typed.period,
    /** A number of the statistics, whose leads these are; the firm and the days are its own then. */
    figure: figures.find((one) => one === value("figure")),
    /** Days in New York, the last one included. */
    from: date("from"),
    to: date("to"),
  };
  // A search goes through all submissions.
  const tab = tabs.find((one) => one === value("tab")) ?? (isFiltered(view) ? "all" : "needs");
  return {
    tab,
    ...view,
    need: tab === "needs" ? needParts.find((one) => one === value("need")) : undefined,
    answer: tab === "legal" ? answerStates.find((one) => one === value("answer")) : undefined,
    sort: orders.find((one) => one === value("sort")),
  };
}

/** Where days are named at its end, a search is for those, and for the case if it names one. */
function readTyped(text: string): { q: string; case?: string; period?: Period } {
  const lower = text.toLowerCase();
  const period = periods.find(({ label }) => ` ${lower}`.endsWith(` ${label.toLowerCase()}`));
  if (!period) return { q: text };
  const rest = text.slice(0, -period.label.length).trim();
  const named = cases.filter(({ title }) => title.toLowerCase().startsWith(rest.toLowerCase()));
  const only = rest !== "" && named.length === 1 ? named[0] : undefined;
  return { q: only ? "" : rest, case: only?.slug, period: period.value };
}

function isFiltered(view: Readonly<Record<string, unknown>>): boolean {
  const { tab, need, answer, sort, ...filters } = view;
  return Object.values(filters).some(Boolean);
}

/** What is due first stands first where something is due. */
function orderOf({ tab, sort }: View): Order {
  return sort ?? (tab === "needs" ? "due" : tab === "legal" ? "legal" : "newest");
}

function filterOf(view: View, now: number): Filter {
  const { from, until } = daysOf(view, now);
  const { figure, firm } = view;
  const counted = figure && from && until ? { figure, firm, days: { from, until } } : undefined;
  return {
    tab: view.tab,
    text: view.q,
    about: view.case,
    region: view.state,
    firm: counted ? undefined : firm,
    kind: view.kind,
    status: view.status,
    need: view.need,
    answer: view.answer,
    person: view.person,
    from: from && !counted ? startInNewYork(from) : undefined,
    until: until && !counted ? startInNewYork(until) : undefined,
    counted,
  };
}

type DayRange = { from?: string | undefined; until?: string | undefined };

/** The first day, and the day after the last one. Weeks begin on Monday in New York. */
function daysOf({ period, from, to }: View, now: number): DayRange {
  const today = dateInNewYork(now);
  const monday = mondayInNewYork(now);
  const firstOf = (date: string) => `${date.slice(0, 8)}01`;
  switch (period) {
    case "this-week":
      return { from: monday, until: dateAfter(monday, 7) };
    case "last-week":
      return { from: dateAfter(monday, -7), until: monday };
    case "this-month":
      return { from: firstOf(today), until: dateAfter(today, 1) };
    case "last-month":
      return { from: firstOf(dateAfter(firstOf(today), -1)), until: firstOf(today) };
    case undefined:
      // The last day that a field can name has no day after it.
      return { from, until: to && to < "9999-12-31" ? dateAfter(to, 1) : undefined };
  }
}

/** Those of the file, then those that had leads and have left it. */
async function listFirms({ db, config }: App) {
  const listed = config.partners.flatMap(({ id, name }) => (id ? { value: id, label: name } : []));
  const had = await db.selectFrom("partner_days").select("partner").distinct().execute();
  const left = had.filter(({ partner }) => !listed.some(({ value }) => value === partner));
  return [...listed, ...left.map(({ partner }) => ({ value: partner, label: partner }))];
}

type More = { after?: string | undefined; all?: string };

function queryOf(view: Partial<View> & More): string {
  const given = Object.entries(view).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return String(new URLSearchParams(given));
}

function listAt(view: Partial<View> & More, path = "/"): string {
  return `${path}?${queryOf(view)}`;
}

/**
 * The page of a submission, or one of its acts, that knows which list it was opened from.
 *
 * @param around references of the rows before and after, for one that is not in that list
 */
export function addressIn(list: string, place: string, around?: Around): string {
  const query = list === "" ? "" : `?${new URLSearchParams({ list, ...around })}`;
  return `/submissions/${place}${query}`;
}

type Around = { next: string; previous: string };

/**
 * References of the rows before and after a submission in the list that it was opened from. An act may move
 * it within the list or out of it: its address then has the rows from before the act.
 */
export async function neighbors(
  app: App,
  query: URLSearchParams,
  row: SubmissionTable,
): Promise<Around> {
  const list = new URLSearchParams(query.get("list") ?? "");
  const view = readView(await listFirms(app), list);
  const [filter, order] = [filterOf(view, app.now()), orderOf(view)];
  const nearest = async (name: "next" | "previous") => {
    const before = query.get(name);
    if (before !== null && before !== row.reference) return isReference(before) ? before : "";
    if (String(list) === "") return "";
    const side = name === "next" ? "after" : "before";
    const [found] = await findSubmissions(app, filter, { order, [side]: row, size: 1 });
    return found?.reference ?? "";
  };
  return { next: await nearest("next"), previous: await nearest("previous") };
}

type Row = ReturnType<typeof viewRow>;

/** Each row, with the cautions that any request of its person gives. */
async function viewRows(app: App, rows: readonly SubmissionTable[]) {
  const persons = await readPersons(app, rows);
  const answered = rows.filter(({ legal_at, answered_at }) => legal_at !== null && answered_at);
  const answers = await readAnsweredBy(
    app,
    answered.map(({ reference }) => reference),
  );
  return rows.map((row) =>
    viewRow(app, row, { person: persons.get(row.reference), by: answers.get(row.reference) }),
  );
}

/** Who answered each of these. */
async function readAnsweredBy({ db }: App, references: readonly string[]) {
  if (references.length === 0) return new Map<string | null, string | null>();

  const rows = await db
    .selectFrom("operator_log")
    .select(["reference", "name"])
    .where("act", "=", "answered")
    .where("reference", "in", references)
    .orderBy("at")
    .execute();
  return new Map(rows.map(({ reference, name }) => [reference, name]));
}

/** What people call a request. */
export function nameOf(row: SubmissionTable): string {
  const { contact } = readSubmission(row);
  return oneLine(contact.name || contact.email) || row.reference;
}

type RowFacts = { person: Person | undefined; by: string | null | undefined };

function viewRow(app: App, row: SubmissionTable, { person, by }: RowFacts) {
  const { contact, fields, case: about } = readSubmission(row);
  const { legal_at, answered_at } = row;
  const language = languageRead(fields);
  const answered =
    legal_at !== null && answered_at !== null
      ? `answered ${spellMoment(answered_at, app.now()).replace(/, 12:00 am$/, "")}${by ? ` by ${oneLine(by)}` : ""}`
      : "";
  return {
    reference: row.reference,
    name: nameOf(row),
    language: editions[language].english,
    isForeign: language !== mainLanguage,
    person: row.erased_at === null ? person : undefined,
    phone: oneLine(spellPhone(contact.phone)),
    about: about.title ?? submissionKinds[row.kind].label,
    region: oneLine(row.region),
    firm: row.holder === null ? "" : partnerLabel(row.holder, app.config.partners),
    status: statusNames[row.status],
    why: whyHere(row, app.now()) ?? { text: answered, isDue: false },
    said:
      row.need === "spam" || row.need === "answer" || legal_at !== null
        ? oneLine((fields.message ?? fields.details) || contact.email)
        : "",
    receivedAt: row.received_at,
    isSpam: row.need === "spam",
  };
}

type ListContent = Awaited<ReturnType<typeof readList>>;

/** @param typed rows that could not be marked as spam */
/** Which rows are typed or checked. */
type Typed = Readonly<Record<string, string>>;

async function readList({ app, query }: Visit, typed: Typed) {
  const firms = await listFirms(app);
  const view = readView(firms, query);
  const filter = filterOf(view, app.now());
  const reference = query.get("after") ?? "";
  const after = isReference(reference) ? await findSubmission(app.db, reference) : undefined;
  const every = { ...filter, tab: undefined, need: undefined, answer: undefined };
  const counting = countTabs(app, every);
  const [counts, all] = await Promise.all([counting, partsOf(app, view, every, counting)]);
  const parts = all.filter(({ count, isShown }) => count > 0 || isShown);
  const isOverview = view.tab === "needs" && !view.need && !view.sort && !after && parts.length > 1;
  // To find nothing, a database may read everything.
  const found =
    isOverview || counts[view.tab] === 0
      ? []
      : await findSubmissions(app, filter, { order: orderOf(view), after, size: pageSize + 1 });
  const rows = await viewRows(app, found.slice(0, pageSize));
  const last = found.length > pageSize ? rows.at(-1)?.reference : undefined;
  const groups: Group[] = isOverview ? await overviewOf(app, parts, filter) : [{ view, rows }];
  return {
    view,
    firms,
    groups,
    counts,
    parts,
    next: last ? listAt({ ...view, after: last }) : null,
    /** The address of the same page, and when it was read. */
    here: listAt({ ...view, after: after?.reference }),
    now: app.now(),
    isAllChecked: query.has("all"),
    typed,
  };
}

/** The desk's first page: tabs, filters and a list of submissions. */
export async function listPage(visit: Visit, typed: Typed = {}): Promise<Shown> {
  const content = await readList(visit, typed);
  const noBox = "Only the list “is it spam?” has boxes: press i.";
  const without = {
    "data-i": "Nothing is taken for spam, or this is not the list Needs you.",
    "data-x": noBox,
    "data-s": noBox,
    "data-c": noBox,
    "data-n": "This is the last page.",
  };
  return { title: tabNames[content.view.tab], body: <List {...content} />, without };
}

type Part = { label: string; count: number; view: Partial<View>; isShown: boolean };

/** The parts of the first list: its needs, and what the list itself sets apart. */
const partNames: Record<NeedPart, { name: string }> = {
  ...submissionNeeds,
  today: { name: "today" },
  legal: { name: "answer due by law" },
};

/** What the list of a tab is made of: each part is a list of its own. */
async function partsOf(
  app: App,
  view: View,
  every: Filter,
  counting: Promise<{ today: number }>,
): Promise<Part[]> {
  switch (view.tab) {
    case "needs": {
      const [{ today }, counts] = await Promise.all([counting, countNeeds(app, every)]);
      return counts.map(({ need, count }) => ({
        label: partNames[need].name,
        count: need === "today" ? today : count,
        view: { ...view, need },
        isShown: view.need === need,
      }));
    }
    case "legal":
      return (await countAnswers(app, every)).map(({ answer, count }) => ({
        label: answer,
        count,
        view: { ...view, answer },
        isShown: view.answer === answer,
      }));
    default:
      return [];
  }
}

/** What cannot wait, then the beginning of each other part, each in the order of its own list. */
async function overviewOf(app: App, parts: readonly Part[], filter: Filter): Promise<Group[]> {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const found = await Promise.all(
    parts.map(({ view: { need } }) => {
      const isToday = need === "today";
      const size = all <= pageSize ? pageSize : isToday ? 25 : 5;
      return findSubmissions(app, { ...filter, need, isLater: !isToday }, { order: "due", size });
    }),
  );
  const rows = await viewRows(app, found.flat());
  return parts
    .map(({ view, label, count }, index) => ({
      view,
      rows: rows.splice(0, found[index]?.length),
      label,
      count,
    }))
    .filter((group) => group.rows.length > 0);
}

/** Rows of one list, with its name and how many it has if there are several. */
type Group = { view: Partial<View>; rows: readonly Row[]; label?: string; count?: number };

function List(content: ListContent) {
  const { view, groups, counts, parts, next } = content;
  const whole = { ...view, need: undefined, answer: undefined, sort: undefined };
  return (
    <>
      <h1 className="skip">{tabNames[view.tab]}</h1>
      <nav className="tabs" aria-label="Lists">
        {isFiltered(view) && <span>Found in</span>}
        {tabs.map((tab, index) => (
          <a
            key={tab}
            data-key={index + 1}
            href={listAt({ ...whole, tab })}
            aria-current={tab === view.tab ? "page" : undefined}
          >
            {tabNames[tab]} {counts[tab]}
            {tab === "needs" && !isFiltered(view) && `, ${counts.today} today`}
          </a>
        ))}
        <a hidden data-key="l" href={listAt({ ...whole, tab: "legal", answer: "due" })}>
          Due by law
        </a>
        <span className="aside">
          <strong aria-live="polite" />
          <a href={content.here} data-fresh={counts.all}>
            As of {clockIn("America/New_York", content.now)} · Refresh
          </a>
        </span>
      </nav>
      <Problems list={queryOf(view)} />
      <Filters content={content} />
      {view.figure && (
        <p className="hint">
          From the statistics: leads that count as {view.figure}
          {view.firm
            ? " for the chosen firm, sent to it on the chosen days"
            : " on the chosen days"}
          .
        </p>
      )}
      {parts.length > 0 && (
        <nav className="reasons" aria-label="Parts of this list" data-key="w" data-choices="">
          <a
            href={listAt({ ...view, need: undefined, answer: undefined })}
            aria-current={parts.some(({ isShown }) => isShown) ? undefined : "page"}
          >
            all {counts[view.tab]}
          </a>
          {parts.map(({ label, count, view, isShown }) => (
            <a
              key={label}
              href={listAt(view)}
              aria-current={isShown ? "page" : undefined}
              {...(view.need === "spam" && { "data-key": "i", "data-hint": "i" })}
            >
              {label} {count}
            </a>
          ))}
        </nav>
      )}
      {groups.every(({ rows }) => rows.length === 0) ? (
        <p className="hint">
          {isFiltered(view)
            ? "Nothing matches. You can search by part of a name, of a phone number, or of an email address, or by the start of a reference."
            : parts.length > 0
              ? "This list has none of these."
              : emptyTabs[view.tab]}
        </p>
      ) : (
        <Rows content={content} />
      )}
      {next && (
        <p className="links">
          <a href={next} data-key="n">
            Next page
          </a>
        </p>
      )}
    </>
  );
}

function Filters({ content: { view, firms } }: { content: ListContent }) {
  const { tab, need, answer, person, figure, sort } = view;
  // A search goes through everything; a filter stays in its list.
  const kept = { tab: tab === "needs" ? undefined : tab, need, answer, person, figure, sort };
  return (
    <search>
      <form method="get" action="/" className="filters">
        <label className="wide">
          <span className="skip">Name, phone, email or reference, or days, such as this week</span>
          <input
            name="q"
            type="search"
            defaultValue={view.q}
            autoComplete="off"
            placeholder="Name, phone, email, this week"
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
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <details open={Boolean(view.from || view.to || view.kind)}>
          <summary>Days, form</summary>
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
        <button
          type="submit"
          className="button button--other"
          data-key="e"
          formAction="/submissions.csv"
        >
          Spreadsheet{asksForSpam(view) ? "" : ", no spam"}
        </button>
        {isFiltered(view) && <a href="/">Clear</a>}
      </form>
    </search>
  );
}

/** One line each; the name is the link, and the whole row opens it. */
function Rows({ content: { view, groups, isAllChecked, typed } }: { content: ListContent }) {
  const list = queryOf(view);
  const rows = groups.flatMap((group) => group.rows);
  // Among others, most rows would have no box.
  const isSpam = rows.every((row) => row.isSpam);
  const hasFirms = !isSpam && view.tab !== "legal";
  const width = 6 + (isSpam ? 1 : hasFirms ? 2 : 1);
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
  const table = (
    <table className="list" aria-label="Submissions">
      <thead data-key="o" data-choices="">
        <tr>
          {isSpam && (
            <th scope="col" className="list__check">
              Row
            </th>
          )}
          {column("Name", "name")}
          {column("Phone")}
          {column("Case", "case")}
          {column("State", "state")}
          {hasFirms && column("Firm")}
          {!isSpam && column("Status")}
          {column("Why here", view.tab === "needs" ? "due" : undefined)}
          {column("Age", "oldest", "newest")}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={queryOf(group.view)}>
          {group.count !== undefined && (
            <tr className="list__part">
              <th scope="rowgroup" colSpan={width}>
                <a href={listAt(group.view)}>
                  {group.label} {group.count}
                </a>{" "}
                {group.rows.length < group.count && <small>the first {group.rows.length}</small>}
              </th>
            </tr>
          )}
          {group.rows.map((row, index) => (
            <tr key={row.reference}>
              {isSpam && (
                <td className="list__check">
                  <input type="hidden" name="shown" value={row.reference} />
                  <input
                    type="checkbox"
                    name="reference"
                    value={row.reference}
                    aria-label={`Check ${row.name}`}
                    defaultChecked={isAllChecked || row.reference in typed}
                  />{" "}
                  {index + 1}
                </td>
              )}
              <th scope="row">
                <a href={addressIn(list, row.reference)} id={row.reference} data-row="">
                  {row.name}
                </a>{" "}
                {row.isForeign && <span className="list__language">{row.language} </span>}
                {row.person && row.person.requests > 1 && view.person === undefined && (
                  <a
                    className="list__others"
                    data-key="v"
                    href={listAt({ tab: "all", person: row.reference })}
                  >
                    {row.person.requests} requests
                  </a>
                )}
              </th>
              <td className="list__phone">
                {row.phone} {row.person && <Cautions person={row.person} />}
              </td>
              <td className="list__about">{row.about}</td>
              <td>{row.region}</td>
              {hasFirms && <td className="list__firm">{row.firm}</td>}
              {!isSpam && <td className="list__status">{row.status}</td>}
              <td>
                <span className="list__why">
                  {row.why.isDue ? <strong>{row.why.text}</strong> : <span>{row.why.text}</span>}
                  {row.said && <span className="list__said">{row.said}</span>}
                </span>
              </td>
              <td className="list__age">
                <Time at={row.receivedAt} isAge />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
  if (!isSpam) return table;
  return (
    <form method="post" action={listAt(view, "/discard")}>
      <Token />
      <p className="several">
        <a href={listAt({ ...view, all: "1" })} data-key="c">
          {rows.length === 1 ? "Check the one below" : `Check all ${rows.length} below`}
        </a>
        <label>
          or type their rows, such as 1-4, 7
          <input name="rows" defaultValue={typed.rows} autoComplete="off" data-key="x" />
        </label>
        <button type="submit" className="button" data-key="s">
          Mark as spam <span data-checked="" />
        </button>
        <small>Nobody gets them, and they are erased after a day.</small>
      </p>
      {table}
    </form>
  );
}

function Cautions({ person }: { person: Person }) {
  const { stopped, isUnsafeToCall, isWrongNumber } = person;
  const words = [
    stoppedWords(stopped),
    isUnsafeToCall ? "not safe to call" : "",
    isWrongNumber ? "wrong number" : "",
  ].filter(Boolean);
  return words.length === 0 ? null : <strong>{words.join(", ")}</strong>;
}

/** What must not be used to reach a person, for a spreadsheet. */
function barred(person: Person): string[] {
  const allowed = allowedChannels(person);
  return [
    ...contactChannels
      .filter((channel) => !allowed.includes(channel))
      .map((channel) => (channel === "emails" ? "email" : channel)),
    ...(person.isWrongNumber ? ["this number"] : []),
  ];
}

/** Discards several at once that are taken for spam: what was checked, and the rows that were typed. */
export async function discardChecked(app: App, actor: Actor, posted: CheckedRows): Promise<Acted> {
  const typed = rowsIn(posted.rows, posted.shown);
  if (typed === null) {
    return failed(
      `Type the numbers of rows from 1 to ${posted.shown.length}, such as 1-4, 7. Nothing was changed.`,
    );
  }
  const references = [...new Set([...posted.checked, ...typed])].filter(isReference);
  if (references.length === 0) {
    return failed("Check the boxes of the spam, or type its rows. Nothing was changed.");
  }
  const all = await runOnEach(app, actor, "discard", references.slice(0, pageSize));
  const undos = all.flatMap((one) => (one.kind === "done" && one.undo ? one.undo : []));
  const [first] = undos;
  if (!first) return failed("None of these is taken for spam.");
  const text = `${counted(undos.length, "request")} marked as spam.`;
  return { kind: "done", text, undo: { ...first, of: undos.flatMap(({ of }) => of) } };
}

/** References that were checked, the typed rows, and what each row of that page was. */
type CheckedRows = { checked: readonly string[]; rows: string; shown: readonly string[] };

/** What is in the rows of `1-4, 7`; null if that has anything else, or a row that the page had not. */
function rowsIn(typed: string, shown: readonly string[]): string[] | null {
  const parts = typed
    .replace(/\s+/g, " ")
    .replace(/ ?[-–] ?/g, "-")
    .split(/[ ,;]+/);
  const rows = parts.filter(Boolean).map((part) => {
    const [, from = "", to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part) ?? [];
    const isThere = 1 <= Number(from) && Number(from) <= Number(to) && Number(to) <= shown.length;
    return isThere ? shown.slice(Number(from) - 1, Number(to)) : null;
  });
  return rows.includes(null) ? null : rows.flatMap((some) => some ?? []);
}

/** Takes back what was discarded at once. */
export async function reopenDiscarded(
  app: App,
  actor: Actor,
  { of, entry: row }: Undo,
): Promise<Acted> {
  const all = await runOnEach(app, actor, "undo", of.slice(0, pageSize), { row });
  const count = all.filter(({ kind }) => kind === "done").length;
  return count === 0
    ? failed("They were erased or taken back already. Nothing was changed.")
    : { kind: "done", text: `${counted(count, "request")} taken back.` };
}

const columns = [
  "Reference",
  "Received (New York)",
  "Name",
  "Phone",
  "Do not use",
  "Email",
  "State",
  "Language",
  "Case",
  "Form",
  "Status",
  "Firm",
  "What to do",
  "Opted out of sale",
  "Message",
] as const;

/** The submissions of a view, in words, without spam unless the view is one of spam. */
export async function listCsv(app: App, query: URLSearchParams): Promise<Spreadsheet> {
  const view = readView(await listFirms(app), query);
  return { name: fileNameOf(view, app.now()), rows: csvRows(app, view) };
}

/** A page at a time. */
async function* csvRows(app: App, view: View): AsyncGenerator<string> {
  let isEmpty = true;
  yield startOfSpreadsheet(columns);
  for await (const page of eachSubmission(app, filterOf(view, app.now()), orderOf(view))) {
    const rows = page.filter(
      ({ erased_at, state }) =>
        erased_at === null && (asksForSpam(view) || state !== "quarantined"),
    );
    const shown = await viewRows(app, rows);
    isEmpty = isEmpty && rows.length === 0;
    yield shown.map((one, index) => csvRow(one, rows[index])).join("");
  }
  const none = "No request matches what was chosen.";
  if (isEmpty) yield spreadsheetRow(columns.map((_, index) => (index === 0 ? none : "")));
}

function asksForSpam({ status, need }: View): boolean {
  return [status ?? "", need ?? ""].some((one) => ["held", "discarded", "spam"].includes(one));
}

/** What it has, and of which days: `leads-oxbryta-2026-11-23-to-2026-11-28.csv`. */
function fileNameOf(view: View, now: number): string {
  const today = dateInNewYork(now);
  const { from, until } = daysOf(view, now);
  const last = until === undefined || until > today ? today : dateAfter(until, -1);
  const isOfLeads = view.case !== undefined || view.firm !== undefined;
  const parts = [
    view.kind?.replaceAll("_", "-") ?? (isOfLeads ? "leads" : "requests"),
    view.figure,
    view.need ?? view.answer ?? (view.tab === "all" ? "" : view.tab),
    view.case,
    view.firm,
    view.state,
    view.status,
    view.q || view.person ? "search" : "",
    from && from !== last ? `${from}-to-${last}` : last,
  ];
  return `${parts.filter(Boolean).join("-").toLowerCase()}.csv`;
}

function csvRow(shown: Row, row: SubmissionTable | undefined): string {
  if (row === undefined) return "";
  const { contact, fields, optedOut, kind } = readSubmission(row);
  const isListed = shown.person?.isOptedOut ?? false;
  const isOptOut = kind === "opt_out" || reasonsNow(optedOut, isListed).length > 0;
  return spreadsheetRow([
    row.reference,
    plainTimeInNewYork(row.received_at),
    shown.name,
    spellPhone(contact.phone),
    shown.person ? barred(shown.person).join(", ") : "",
    contact.email,
    shown.region,
    shown.language,
    shown.about,
    submissionKinds[kind].label,
    shown.status,
    shown.firm,
    shown.why.text,
    isOptOut ? "yes" : "no",
    printable(fields.message ?? fields.details ?? ""),
  ]);
}
