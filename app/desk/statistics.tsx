import { timeInNewYork } from "~/data/dates";
import { locale } from "~/data/locale";
import type { ContentOf, Share, Statistics } from "../services.server";
import { FactList, TableHead } from "./parts";

/** The last 30 days in charts. */
export function StatisticsPage({ content: { statistics } }: { content: ContentOf<"statistics"> }) {
  const { from, until, perKind, perCase, firstTry, latency, backlog, withheld } = statistics;
  const { delivered, atFirstTry } = firstTry;
  const perDay = statistics.perDay.map(({ day, count }) => ({ name: day, count }));
  const tries = [
    { name: "First try", count: atFirstTry },
    { name: "Later", count: delivered - atFirstTry },
  ];
  const percentiles = latency
    ? [
        { name: "50 %", count: latency.p50 },
        { name: "90 %", count: latency.p90 },
        { name: "99 %", count: latency.p99 },
      ]
    : [];

  return (
    <>
      <p className="summary">
        {timeInNewYork(from).slice(0, 10)} to {timeInNewYork(until)}
      </p>
      <div className="figures">
        <FactList facts={keyFigures(statistics)} />
      </div>
      <div className="halves">
        <Chart title="Submissions per day" columns={["Day", "Submissions"]} bars={perDay} isTime />
        <Chart title="Submissions by form" columns={["Form", "Submissions"]} bars={perKind} />
        <Chart title="Leads by case" columns={["Case", "Leads"]} bars={perCase} />
        <Chart title="Delivered at the first try" columns={["Try", "Deliveries"]} bars={tries} />
        <Chart
          title="Time from receipt to delivery"
          columns={["Percentile", "Time"]}
          bars={percentiles}
          format={duration}
        />
        <Chart title="Waiting deliveries by age" columns={["Age", "Deliveries"]} bars={backlog} />
        <Chart title="Withheld by reason" columns={["Reason", "Deliveries"]} bars={withheld} />
      </div>
    </>
  );
}

function keyFigures({ perDay, firstTry, latency, backlog }: Statistics) {
  const { delivered, atFirstTry } = firstTry;
  const share = delivered === 0 ? "-" : `${oneDigit.format((100 * atFirstTry) / delivered)} %`;
  return [
    { name: "Submissions in 30 days", value: whole(sum(perDay)) },
    { name: "Delivered at the first try", value: share },
    { name: "Typical time to delivery", value: latency ? duration(latency.p50) : "-" },
    { name: "Deliveries waiting", value: whole(sum(backlog)) },
  ];
}

const oneDigit = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

function whole(count: number): string {
  return count.toLocaleString(locale);
}

/** `850 ms`, `4.2 s` or `3.5 min`. */
function duration(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  return ms < 60_000 ? `${oneDigit.format(ms / 1000)} s` : `${oneDigit.format(ms / 60_000)} min`;
}

function sum(counted: readonly { count: number }[]): number {
  return counted.reduce((total, { count }) => total + count, 0);
}

type ChartProps = {
  title: string;
  columns: readonly [string, string];
  bars: readonly Share[];
  isTime?: boolean;
  format?: (value: number) => string;
};

/** An SVG chart; the table holds the same figures for people who cannot see it. */
function Chart({ title, columns, bars, isTime = false, format = whole }: ChartProps) {
  const id = title.toLowerCase().replaceAll(/\W+/g, "-");
  const Picture = isTime ? Columns : Bars;

  return (
    <section className="chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {sum(bars) === 0 ? (
        <p>Nothing in this period.</p>
      ) : (
        <>
          <Picture bars={bars} format={format} />
          <details>
            <summary>The figures</summary>
            <table>
              <TableHead columns={columns} />
              <tbody>
                {bars.map(({ name, count }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{format(count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}

type PictureProps = Required<Pick<ChartProps, "bars" | "format">>;

const width = 640;
const below = 24;

/** Values over time. Only the first day, the last day and the maximum are labelled. */
function Columns({ bars }: PictureProps) {
  const height = 180;
  const step = width / bars.length;
  const most = Math.max(1, ...bars.map(({ count }) => count));

  return (
    <svg
      className="chart__picture"
      viewBox={`0 0 ${width} ${height + below}`}
      aria-hidden="true"
      focusable="false"
    >
      {bars.map(({ name, count }, index) => {
        const tall = (count / most) * (height - 24);
        return (
          <rect
            key={name}
            x={index * step + 1}
            y={height - tall}
            width={Math.max(1, step - 2)}
            height={tall}
          />
        );
      })}
      <line x1="0" y1={height} x2={width} y2={height} />
      <text x="0" y="14">
        Most in a day: {whole(most)}
      </text>
      <text x="0" y={height + 18}>
        {bars.at(0)?.name}
      </text>
      <text x={width} y={height + 18} textAnchor="end">
        {bars.at(-1)?.name}
      </text>
    </svg>
  );
}

function Bars({ bars, format }: PictureProps) {
  const line = 28;
  const label = 300;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const room = width - label - 90;

  return (
    <svg
      className="chart__picture"
      viewBox={`0 0 ${width} ${bars.length * line}`}
      aria-hidden="true"
      focusable="false"
    >
      {bars.map(({ name, count }, index) => {
        const long = Math.max(1, (count / most) * room);
        return (
          <g key={name}>
            <text x="0" y={index * line + 18}>
              {name.length > 29 ? `${name.slice(0, 28)}…` : name}
            </text>
            <rect x={label} y={index * line + 5} width={long} height={line - 10} />
            <text x={label + long + 8} y={index * line + 18}>
              {format(count)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
