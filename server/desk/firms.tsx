import {
  dateInNewYork,
  day,
  midnightInNewYork,
  nextMidnight,
  spellDay,
  spellDuration,
  spellPlainDay,
} from "~/data/dates";
import { counted } from "~/data/formats";
import { type App, rereadFirms } from "../app";
import type { Environment } from "../config/partners";
import type { Actor } from "../leads/actor";
import { acts } from "../operator/acts";
import {
  addFigures,
  type Figures,
  noFigures,
  readStatistics,
  type Statistic,
} from "../operator/read-statistics";
import { spreadsheetRow, startOfSpreadsheet } from "../operator/spreadsheet";
import { type PartnerStanding, readPartners, setPause, testPartner } from "../partners/standing";
import {
  type Acted,
  ActForm,
  failed,
  type Posted,
  type Shown,
  Table,
  Time,
  type Visit,
} from "./parts";

/** Every firm of the file with its figures, and what can be done about it. */
export async function firmsPage({ app }: Visit, env: Environment): Promise<Shown> {
  const faults = rereadFirms(app, env);
  const firms = await readPartners(app);
  return { title: "Firms", body: <Firms firms={firms} faults={faults} now={app.now()} /> };
}

type FirmsProps = { firms: readonly PartnerStanding[]; faults: readonly string[]; now: number };

function Firms({ firms, faults, now }: FirmsProps) {
  return (
    <>
      <h1>Firms</h1>
      {faults.length > 0 && (
        <p className="caution">
          PARTNERS_FILE {faults.join("; ")}. Everything below is as it was read before.
        </p>
      )}
      <Table
        name="Firms"
        columns={[
          "Firm",
          "Status",
          "Today",
          "This month",
          "Waiting",
          "Declined",
          "Time to answer",
          "Last answer",
          "Change",
        ]}
        rows={firms.map((firm) => ({
          id: firm.id ?? firm.name,
          cells: [
            <FirmName key="name" firm={firm} />,
            <FirmStanding key="status" firm={firm} now={now} />,
            todayOf(firm),
            String(firm.thisMonth),
            firm.waiting === 0 ? "0" : `${firm.waiting}, oldest ${spellDuration(firm.oldestMs)}`,
            String(firm.declined),
            firm.answered ? spellDuration(firm.answered.median) : "-",
            <LastAnswer key="last" firm={firm} />,
            firm.id !== null && firm.way !== null && <FirmActs key="acts" firm={firm} now={now} />,
          ],
        }))}
      />
      <p className="hint">
        Today and this month count leads that are not declined, since midnight and since the first
        in New York. Declined and the median time to a firm's first answer are of the last 30 days.
      </p>
    </>
  );
}

function FirmName({ firm: { id, name } }: { firm: PartnerStanding }) {
  return id === null ? name : <a href={`/?tab=all&firm=${id}`}>{name}</a>;
}

function LastAnswer({ firm: { lastAnswer } }: { firm: PartnerStanding }) {
  if (lastAnswer === null) return "-";
  return (
    <>
      {lastAnswer.status}, <Time at={lastAnswer.at} isAge />
    </>
  );
}

function todayOf({ taken, cap }: PartnerStanding): string {
  if (cap === null) return String(taken);
  return taken > cap ? `${taken} (limit ${cap})` : `${taken} of ${cap}`;
}

function FirmStanding({ firm, now }: { firm: PartnerStanding; now: number }) {
  const { way, state, pausedUntil, lastError } = firm;
  if (way === null) return <>named only, gets nothing</>;
  switch (state) {
    case "paused":
      return (
        <strong>
          {pausedUntil === null ? "paused" : `paused until ${spellDay(pausedUntil, now)}`}
        </strong>
      );
    case "held":
      return (
        <>
          <strong>not reachable</strong>
          <small>{lastError}</small>
        </>
      );
    case "on":
    case "off":
      return (
        <>
          {state === "on" ? "works" : "off"} <small>by {way}</small>
        </>
      );
  }
}

function FirmActs({ firm, now }: { firm: PartnerStanding; now: number }) {
  const { id, name, state } = firm;
  return (
    <div className="firm-acts">
      {state === "paused" ? (
        <ActForm action={`/firms/${id}/resume`} className="plain" label="Resume" about={name} />
      ) : (
        <details>
          <summary>
            Pause<span className="skip"> ({name})</span>
          </summary>
          <ActForm
            action={`/firms/${id}/pause`}
            className="act"
            about={name}
            buttons={[
              { label: "Pause until Monday", name: "until", value: nextMonday(now) },
              { label: "Pause until this day", name: "until", value: "day" },
              { label: "Pause until resumed", name: "until", value: "" },
            ]}
          >
            <p>
              It gets no more leads. Leads that it has not received go to another firm of the form.
            </p>
            <label>
              Day
              <input name="day" type="date" min={dateInNewYork(nextMidnight(now))} />
            </label>
          </ActForm>
        </details>
      )}
      <details>
        <summary>
          Test<span className="skip"> ({name})</span>
        </summary>
        <ActForm action={`/firms/${id}/test`} className="act" label="Send a test" about={name}>
          <p>Sends a made-up message. If the firm accepts it, it counts as reachable again.</p>
          <label className="tick">
            <input type="checkbox" name="lead" /> A made-up lead and each notice about it, too
          </label>
        </ActForm>
      </details>
    </div>
  );
}

function nextMonday(now: number): string {
  const noon = Date.parse(`${dateInNewYork(now)}T12:00:00Z`);
  const days = ((8 - new Date(noon).getUTCDay()) % 7) + (new Date(noon).getUTCDay() === 1 ? 7 : 0);
  return new Date(noon + days * day).toISOString().slice(0, 10);
}

/** The buttons of a firm; null for an unknown one. */
export async function actOnFirm(
  app: App,
  actor: Actor,
  id: string,
  act: string,
  posted: Posted,
): Promise<Acted | null> {
  switch (act) {
    case "pause": {
      const typed = posted.until === "day" ? posted.day : posted.until;
      const until = typed ? midnightInNewYork(typed) : null;
      if (posted.until === "day" && !typed) return failed("Choose a day. Nothing was changed.");
      if (typed && (until === null || until <= app.now())) {
        return failed("Choose a day after today. Nothing was changed.");
      }
      const result = await setPause(app, actor, id, "pause", until);
      if (result.kind === "obstacle") return failed(result.obstacle);
      const end = until === null ? "" : ` until ${spellDay(until, app.now())}`;
      return { kind: "done", text: `Paused${end}. It gets no more leads.`, undo: acts.pause.undo };
    }
    case "resume": {
      const result = await setPause(app, actor, id, "resume");
      if (result.kind === "obstacle") return failed(result.obstacle);
      return { kind: "done", text: "The pause is over.", undo: acts.resume.undo };
    }
    case "test": {
      const tested = await testPartner(app, actor, id, posted.lead !== undefined);
      if (tested.kind === "obstacle") return failed(tested.obstacle);
      const refused = tested.lines.filter(({ isAccepted }) => !isAccepted);
      const count = tested.lines.length - refused.length;
      const text = `${count} of ${counted(tested.lines.length, "message")} accepted.`;
      if (refused.length === 0) return { kind: "done", text };
      return failed([text, ...refused.map((line) => line.text)].join(" "));
    }
    default:
      return null;
  }
}

const spans = [
  { value: "this", label: "This week", weeks: 1, skipped: 0 },
  { value: "last", label: "Last week", weeks: 1, skipped: 1 },
  { value: "4", label: "4 weeks", weeks: 4, skipped: 0 },
  { value: "13", label: "13 weeks", weeks: 13, skipped: 0 },
  { value: "52", label: "52 weeks", weeks: 52, skipped: 0 },
] as const;

const groups = [
  { value: "all", label: "Firm and case by week" },
  { value: "case", label: "By case" },
  { value: "firm", label: "By firm" },
] as const;

type Statistics = {
  span: (typeof spans)[number];
  group: (typeof groups)[number];
  rows: readonly Statistic[];
  total: Figures;
};

async function readChosen(app: App, query: URLSearchParams): Promise<Statistics> {
  const span = spans.find(({ value }) => value === query.get("weeks")) ?? spans[2];
  const group = groups.find(({ value }) => value === query.get("by")) ?? groups[0];
  const read = await readStatistics(app, span.weeks, span.skipped);
  const rows = new Map<string, Statistic>();
  for (const row of read) {
    const place = {
      week: group.value === "all" ? row.week : "",
      firm: group.value === "case" ? "" : row.firm,
      case: group.value === "firm" ? "" : row.case,
    };
    const key = Object.values(place).join("\n");
    rows.set(key, { ...place, ...addFigures(rows.get(key) ?? noFigures, row) });
  }
  const total = read.reduce<Figures>(addFigures, noFigures);
  return { span, group, rows: [...rows.values()], total };
}

export async function statisticsPage({ app, query }: Visit): Promise<Shown> {
  const read = await readChosen(app, query);
  return { title: "Statistics", body: <StatisticsPage {...read} /> };
}

function StatisticsPage({ span, group, rows, total }: Statistics) {
  const link = (weeks: string, by: string) => `/statistics?weeks=${weeks}&by=${by}`;
  return (
    <>
      <h1>Statistics</h1>
      <nav className="tabs" aria-label="Weeks">
        {spans.map(({ value, label }) => (
          <a
            key={value}
            href={link(value, group.value)}
            aria-current={value === span.value ? "page" : undefined}
          >
            {label}
          </a>
        ))}
        <a className="csv" href={`/statistics.csv?weeks=${span.value}&by=${group.value}`}>
          Spreadsheet (CSV)
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
      {rows.length === 0 ? (
        <p className="hint">Nothing was sent to a firm in this period.</p>
      ) : (
        <Table
          name="Statistics"
          columns={[...placesOf(group.value), "Sent", "Declined", "Contacted", "Signed"]}
          rows={[
            ...rows.map((row) => ({
              id: `${row.week} ${row.firm} ${row.case}`,
              cells: [...cellsOf(group.value, row), ...figuresOf(row)],
            })),
            {
              id: "total",
              isTotal: true,
              cells: [
                "Total",
                ...placesOf(group.value)
                  .slice(1)
                  .map(() => ""),
                ...figuresOf(total),
              ],
            },
          ]}
        />
      )}
      <p className="hint">
        Leads by the week in which the firm was sent them, and what it has reported about them so
        far. Weeks begin on Monday in New York. An erased lead counts as sent, without its case.
      </p>
    </>
  );
}

type Group = Statistics["group"]["value"];

function placesOf(group: Group): string[] {
  if (group === "all") return ["Week", "Firm", "Case"];
  return [group === "case" ? "Case" : "Firm"];
}

function cellsOf(group: Group, row: Statistics["rows"][number]): string[] {
  if (group === "all") return [spellPlainDay(row.week), row.firm, row.case || "-"];
  return [group === "case" ? row.case || "-" : row.firm];
}

function figuresOf({ sent, declined, contacted, signed }: Figures): number[] {
  return [sent, declined, contacted, signed];
}

export async function* statisticsCsv(app: App, query: URLSearchParams) {
  const { group, rows } = await readChosen(app, query);
  const names = [...placesOf(group.value), "sent", "declined", "contacted", "signed"];
  yield startOfSpreadsheet(names.map((name) => name.toLowerCase()));
  for (const row of rows) {
    const places =
      group.value === "all" ? [row.week, row.firm, row.case] : cellsOf(group.value, row);
    yield spreadsheetRow([...places, ...figuresOf(row).map(String)]);
  }
}
