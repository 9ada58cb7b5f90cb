import { Readable } from "node:stream";
import { findCase, resolveCase } from "~/data/cases";
import {
  dateAfter,
  dateInNewYork,
  day,
  hour,
  mondayInNewYork,
  spellDay,
  spellDuration,
  spellMoment,
  spellPlainDay,
} from "~/data/dates";
import { counted } from "~/data/formats";
import type { App } from "../app";
import { partnerLabel } from "../destinations/index";
import { statusNames } from "../operator/inbox";
import { partnerActs } from "../operator/partner-acts";
import { type PartnerFigures, readPartnerFigures } from "../operator/partner-figures";
import {
  addFigures,
  type Figures,
  noFigures,
  readCases,
  readPartnerRows,
  type Statistic,
  summed,
} from "../operator/read-statistics";
import { spreadsheetRow, startOfSpreadsheet } from "../operator/spreadsheet";
import { isBroken } from "../state/condition";
import { statuses } from "../store/schema";
import { ConditionOf, Problems } from "./destinations";
import {
  ActForm,
  Entry,
  type Shown,
  type Spreadsheet,
  Table,
  Tick,
  Time,
  Typed,
  type Unsaved,
  usePage,
  type Visit,
} from "./parts";

/** Every firm of the file with its figures, and what can be done about it. */
export async function firmsPage({ app }: Visit, unsaved: UnsavedOfFirm = {}): Promise<Shown> {
  const firms = await readPartnerFigures(app);
  return { title: "Firms", body: <Firms firms={firms} unsaved={unsaved} /> };
}

type UnsavedOfFirm = Unsaved & { firm?: string };

type FirmsProps = { firms: readonly PartnerFigures[]; unsaved: UnsavedOfFirm };

/** A firm that takes longer, at the median, until it has reached the person. */
const slow = day;

function Firms({ firms, unsaved }: FirmsProps) {
  return (
    <>
      <h1>Firms</h1>
      <Problems page="/firms" />
      <SlowFirms firms={firms} />
      {firms.length === 0 && (
        <p className="hint">
          No firm is set up. Each firm is here with its leads, how fast it is, and what can be done.
        </p>
      )}
      {firms.length > 0 && (
        <Table
          name="Firms"
          columns={[
            "Firm",
            "Status",
            "Has now",
            "Today",
            "Month",
            "Waiting",
            "Declined",
            "Speed",
            "Change",
          ]}
          rows={firms.map((firm) => ({
            id: firm.id ?? firm.name,
            cells: [
              firm.name,
              <FirmStatus key="status" firm={firm} />,
              <Has key="has" firm={firm} />,
              todayOf(firm),
              String(firm.thisMonth),
              firm.waiting === 0 ? "0" : `${firm.waiting}, oldest ${spellDuration(firm.oldestMs)}`,
              <Declined key="declined" firm={firm} />,
              <Speed key="speed" firm={firm} />,
              <FirmActs key="acts" firm={firm} unsaved={unsaved.firm === firm.id ? unsaved : {}} />,
            ],
          }))}
        />
      )}
      <p className="hint">
        Today and Month: leads that the firm got and did not decline, since midnight and since the
        first of the month. Waiting: messages that it has not received yet. Declined and Speed: the
        last 30 days. Half of the leads were faster than that, and half were slower. A firm is slow
        if it takes more than a day to reach a person.
      </p>
    </>
  );
}

function Has({ firm: { id, has } }: { firm: PartnerFigures }) {
  const total = has.reduce((sum, { count }) => sum + count, 0);
  if (id === null || total === 0) return "0";
  return (
    <>
      <a href={`/?tab=all&firm=${id}`}>{counted(total, "lead")}</a>
      <small>
        {statuses
          .flatMap((status) => has.filter((one) => one.status === status))
          .map(({ status, count }) => `${count} ${statusNames[status]}`)
          .join(", ")}
      </small>
    </>
  );
}

function Declined({ firm: { declined, reasons } }: { firm: PartnerFigures }) {
  return (
    <>
      {declined}
      <small>
        {reasons
          .map(
            ({ reason, count }) => `${count} ${reason?.replaceAll("_", " ") ?? "without a reason"}`,
          )
          .join(", ")}
      </small>
    </>
  );
}

/** The slowest first, with what waits for it and what to do. */
function SlowFirms({ firms }: Pick<FirmsProps, "firms">) {
  const { now } = usePage();
  const found = firms
    .filter((firm) => isSlow(firm))
    .toSorted((a, b) => (b.contacted?.median ?? 0) - (a.contacted?.median ?? 0));
  if (found.length === 0) return null;
  return (
    <ul className="needs" aria-label="Slow firms">
      {found.map((firm) => {
        const unreached = firm.has.filter(
          ({ status }) => status === "sent" || status === "received",
        );
        const count = unreached.reduce((sum, one) => sum + one.count, 0);
        const oldest = Math.min(...unreached.map(({ first }) => first));
        return (
          <li key={firm.id}>
            <strong>{firm.name} is slow</strong>
            <p>
              It takes {inHours(firm.contacted?.median)} to reach a person.{" "}
              {count > 0 &&
                `It has not reached the people of ${counted(count, "lead")} yet, the oldest since ${spellDay(oldest, now)}. `}
              Call the firm and ask why. Until it is faster, its new leads can go to others.
            </p>
            <PauseUntilMonday firm={firm} />
          </li>
        );
      })}
    </ul>
  );
}

function isSlow({ contacted }: PartnerFigures): boolean {
  return contacted !== null && contacted.median > slow;
}

function Speed({ firm }: { firm: PartnerFigures }) {
  const { way, answered, contacted, lastAnswer } = firm;
  if (answered === null) return way === null ? "" : "no report yet";
  return (
    <>
      {contacted === null
        ? "has reached nobody yet"
        : `reaches people in ${inHours(contacted.median)}`}{" "}
      {isSlow(firm) && <strong>slow</strong>}
      <small>first report in {inHours(answered.median)}</small>
      {lastAnswer && (
        <small>
          last report: {lastAnswer.status}, <Time at={lastAnswer.at} isAge /> ago
        </small>
      )}
    </>
  );
}

/** `40 hours`, but days where nobody counts hours any more. */
function inHours(ms: number | undefined): string {
  if (ms === undefined || ms < hour) return spellDuration(ms);
  return ms < 4 * day
    ? counted(Math.round(ms / hour), "hour")
    : counted(Math.round(ms / day), "day");
}

function todayOf({ taken, cap }: PartnerFigures): string {
  if (cap === null) return String(taken);
  return taken > cap ? `${taken} (limit ${cap})` : `${taken} of ${cap}`;
}

function FirmStatus({ firm }: { firm: PartnerFigures }) {
  const { now } = usePage();
  const { way, condition } = firm;
  if (way === null) return <>on the site by name only, gets no leads</>;
  const nextAt = isBroken(condition) ? condition.nextAt : null;
  return (
    <>
      <ConditionOf condition={condition} />{" "}
      <small>
        {condition.kind === "works" && ways[way]}
        {nextAt !== null && `next try ${spellMoment(nextAt, now)}`}
      </small>
    </>
  );
}

const ways = {
  webhook: "leads go to its own system",
  mail: "leads go by email",
} as const;

function FirmActs({ firm, unsaved }: { firm: PartnerFigures; unsaved: Unsaved }) {
  const { now } = usePage();
  const forms = {
    pause: {
      buttons: [
        { label: "Pause until this day", name: "until", value: "day" },
        { label: "Pause until I resume it", name: "until", value: "" },
      ],
      children: <Entry name="day" label="Day" type="date" min={dateAfter(dateInNewYork(now), 1)} />,
    },
    resume: { label: "Resume", className: "plain", shortcut: "p", children: null },
    test: {
      label: "Send a test",
      busy: "Testing…",
      children: <Tick name="lead" label="A made-up lead and each notice about it, too" />,
    },
  };
  const acts = partnerActs.map(({ name, label, explain, whyNot }) => {
    if (whyNot(firm) !== null) return null;
    const { children, ...own } = forms[name];
    const form = (
      <ActForm key={name} action={`/firms/${firm.id}/${name}`} about={firm.name} {...own}>
        {explain && <p>{explain}</p>}
        {children}
      </ActForm>
    );
    if (!explain) return form;
    return (
      <details key={name} open={unsaved.act === name}>
        <summary>
          {label}
          <span className="skip"> ({firm.name})</span>
        </summary>
        {form}
      </details>
    );
  });
  return (
    <Typed.Provider value={unsaved}>
      <div className="firm-acts">
        <PauseUntilMonday firm={firm} shortcut="p" />
        {acts}
      </div>
    </Typed.Provider>
  );
}

function PauseUntilMonday({ firm, shortcut }: { firm: PartnerFigures; shortcut?: string }) {
  const { now } = usePage();
  if (partnerActs.find(({ name }) => name === "pause")?.whyNot(firm) !== null) return null;
  const value = dateAfter(mondayInNewYork(now), 7);
  return (
    <ActForm
      action={`/firms/${firm.id}/pause`}
      className="plain"
      about={firm.name}
      buttons={[{ label: "Pause until Monday", name: "until", value }]}
      shortcut={shortcut}
    />
  );
}

const spans = [
  { value: "this", label: "This week", weeks: 1, skipped: 0 },
  { value: "last", label: "Last week", weeks: 1, skipped: 1 },
  { value: "4", label: "4 weeks", weeks: 4, skipped: 0 },
  { value: "13", label: "13 weeks", weeks: 13, skipped: 0 },
  { value: "52", label: "52 weeks", weeks: 52, skipped: 0 },
] as const;

type Column = { title: string; of: (row: Week & Statistic, app: App) => string };

const week: Column = { title: "Week of", of: ({ from }) => from };
const firm: Column = {
  title: "Firm",
  of: (row, app) => partnerLabel(row.firm, app.config.partners),
};
const about: Column = {
  title: "Case",
  of: (row) => (row.case === "" ? "erased" : resolveCase(row.case).title),
};

/** `of`: the figure that it is a part of. */
type Figure = { name: keyof Figures; title: string; of?: keyof Figures };

const sofar: readonly Figure[] = [
  { name: "contacted", title: "Contacted", of: "delivered" },
  { name: "signed", title: "Signed", of: "delivered" },
];
const ofCases: readonly Figure[] = [
  { name: "received", title: "Received" },
  { name: "delivered", title: "Delivered to a firm", of: "received" },
  ...sofar,
];
const ofFirms: readonly Figure[] = [
  { name: "delivered", title: "Delivered" },
  { name: "declined", title: "Declined", of: "delivered" },
  ...sofar,
];
const sent =
  "Delivered: sent to the firm on these days. Declined, contacted, and signed: what the firm has reported about those leads so far. A lead that another firm declined before counts for both. Percentages are of the leads delivered.";

/** What each table of statistics has in a row, and what its numbers count. */
const groups = [
  {
    value: "case",
    label: "By case",
    places: [about],
    figures: ofCases,
    counts:
      "Received: leads that came in on these days, without spam. Delivered, contacted, and signed: how many of those a firm got, also if it declined later, has reached, and has signed so far. Contacted and signed are percentages of the leads delivered.",
  },
  { value: "firm", label: "By firm", places: [firm], figures: ofFirms, counts: sent },
  {
    value: "all",
    label: "Firm and case by week",
    places: [week, firm, about],
    figures: ofFirms,
    counts: sent,
  },
] as const;

/** Its Monday, and the one after it. */
type Week = { from: string; until: string };

type WeekRow = Week & Statistic;

type Statistics = Awaited<ReturnType<typeof readChosen>>;

async function readChosen(app: App, query: URLSearchParams) {
  const span = spans.find(({ value }) => value === query.get("weeks")) ?? spans[2];
  const group = groups.find(({ value }) => value === query.get("by")) ?? groups[0];
  const weeks = lastWeeks(app.now(), span.weeks + span.skipped).slice(span.skipped);
  const days = { from: weeks.at(-1)?.from ?? "", until: weeks[0]?.until ?? "" };
  const read = async (one: Week): Promise<WeekRow[]> => {
    const found = await (group.value === "case" ? readCases(app, one) : readPartnerRows(app, one));
    const rows = group.value === "firm" ? found.map((row) => ({ ...row, case: "" })) : found;
    const named = summed(rows).map((row) => ({ ...one, ...row }));
    const nameOf = (row: WeekRow) => group.places.map(({ of }) => of(row, app)).join();
    return named.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  };
  // A week that is not over is compared with as many days.
  const tomorrow = dateAfter(dateInNewYork(app.now()), 1);
  const back = -7 * span.weeks;
  const past = {
    from: dateAfter(days.from, back),
    until: dateAfter(days.until < tomorrow ? days.until : tomorrow, back),
  };
  const isByWeek = group.value === "all";
  const rows = await Promise.all((isByWeek ? weeks : [days]).map(read));
  return {
    app,
    span,
    group,
    days,
    /** The same days as many weeks before; null where each row is a week. */
    past: isByWeek ? null : past,
    rows: rows.flat(),
    before: isByWeek ? [] : await read(past),
  };
}

/** Weeks begin on Monday in New York. Newest first. */
function lastWeeks(now: number, weeks: number): Week[] {
  const monday = mondayInNewYork(now);
  return Array.from({ length: weeks }, (_, back) => ({
    from: dateAfter(monday, -7 * back),
    until: dateAfter(monday, 7 - 7 * back),
  }));
}

export async function statisticsPage({ app, query }: Visit): Promise<Shown> {
  const read = await readChosen(app, query);
  return { title: "Statistics", body: <StatisticsPage {...read} /> };
}

function StatisticsPage(read: Statistics) {
  const { app, span, group, days, past, rows, before } = read;
  const link = (weeks: string, by: string, path = "/statistics") =>
    `${path}?${new URLSearchParams({ weeks, by })}`;
  const { places, figures } = group;
  const total = totalOf(days, rows);
  const cellsOf = (row: WeekRow, past: Figures | null, isListed: boolean) =>
    figures.map((figure) => (
      <Cell key={figure.name} figure={figure} row={row} past={past} isListed={isListed} />
    ));
  return (
    <>
      <h1>Statistics</h1>
      <nav className="tabs" aria-label="Weeks" data-key="w" data-choices="">
        {spans.map(({ value, label }) => (
          <a
            key={value}
            href={link(value, group.value)}
            aria-current={value === span.value ? "page" : undefined}
          >
            {label}
          </a>
        ))}
        <a
          className="aside"
          data-key="e"
          data-hint="e"
          href={link(span.value, group.value, "/statistics.csv")}
        >
          Spreadsheet
        </a>
      </nav>
      <nav className="reasons" aria-label="Rows">
        {groups.map(({ value, label }) => (
          <a
            key={value}
            href={link(span.value, value)}
            aria-current={value === group.value ? "page" : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <p>
        Monday, {spellPlainDay(days.from)}, to Sunday, {spellPlainDay(dateAfter(days.until, -1))}
        {past && (
          <span className="hint">
            {" "}
            (before: {spellPlainDay(past.from)}, to {spellPlainDay(dateAfter(past.until, -1))})
          </span>
        )}
      </p>
      {rows.length === 0 ? (
        <p className="hint">
          No lead of these days. The numbers of each are here once there is one.
        </p>
      ) : (
        <Table
          name="Statistics"
          columns={[...places, ...figures].map(({ title }) => title)}
          rows={[
            ...rows.map((row) => ({
              id: `${row.from} ${row.firm} ${row.case}`,
              cells: [
                ...places.map(({ of }) => spellPlainDay(of(row, app))),
                // An erased lead is in no list.
                ...cellsOf(
                  row,
                  past && beforeOf(read, row),
                  group.value === "firm" || findCase(row.case) !== undefined,
                ),
              ],
            })),
            {
              id: "total",
              isTotal: true,
              cells: [
                "Total",
                ...places.slice(1).map(() => ""),
                // Of firms, it can count a lead twice.
                ...cellsOf(total, past && totalOf(past, before), group.value === "case"),
              ],
            },
          ]}
        />
      )}
      <p className="hint">
        {group.counts} Whoever signed was contacted, too. Weeks begin on Monday in New York.
      </p>
    </>
  );
}

function totalOf(days: Week, rows: readonly WeekRow[]): WeekRow {
  return { ...days, firm: "", case: "", ...rows.reduce<Figures>(addFigures, noFigures) };
}

function beforeOf({ before }: Statistics, row: WeekRow): Figures {
  return before.find((one) => one.firm === row.firm && one.case === row.case) ?? noFigures;
}

type CellProps = { figure: Figure; row: WeekRow; past: Figures | null; isListed: boolean };

/** The number, which leads to its leads, its share, and what it was before. */
function Cell({ figure, row, past, isListed }: CellProps) {
  const { name } = figure;
  const query = {
    tab: "all",
    figure: name,
    ...(row.firm === "" ? {} : { firm: row.firm }),
    ...(row.case === "" ? {} : { case: row.case }),
    from: row.from,
    to: dateAfter(row.until, -1),
  };
  return (
    <>
      {isListed && row[name] > 0 ? (
        <a href={`/?${new URLSearchParams(query)}`}>{row[name]}</a>
      ) : (
        row[name]
      )}{" "}
      {percentOf(figure, row)}
      {past && (
        <small>
          {past[name]} before {percentOf(figure, past)}
        </small>
      )}
    </>
  );
}

function percentOf({ name, of }: Figure, row: Figures): string {
  return of === undefined || row[of] === 0 ? "" : `(${Math.round((100 * row[name]) / row[of])}%)`;
}

/** As on the page. */
export async function statisticsCsv(app: App, query: URLSearchParams): Promise<Spreadsheet> {
  const read = await readChosen(app, query);
  const { group, days, past, rows } = read;
  const { places, figures } = group;
  const last = dateAfter(days.until, -1);
  const shares = figures.filter(({ of }) => of !== undefined);
  const plain = (figure: Figure, row: Figures) => percentOf(figure, row).replace(/[()]/g, "");
  return {
    name: `statistics-by-${group.value === "all" ? "week" : group.value}-${days.from}-to-${last}.csv`,
    rows: Readable.from([
      startOfSpreadsheet([
        ...[...places, ...figures].map(({ title }) => title),
        ...shares.map(({ title }) => `${title} in percent`),
        ...(past ? figures.map(({ title }) => `${title} before`) : []),
      ]),
      ...rows.map((row) =>
        spreadsheetRow([
          ...places.map(({ of }) => of(row, app)),
          ...figures.map(({ name }) => String(row[name])),
          ...shares.map((figure) => plain(figure, row)),
          ...(past ? figures.map(({ name }) => String(beforeOf(read, row)[name])) : []),
        ]),
      ),
    ]),
  };
}
