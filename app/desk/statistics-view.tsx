import type { Chart, Fact } from "~/data/desk/view";
import { deskWords } from "~/data/desk/words";
import { FactList, TableHead } from "./desk-parts";

type StatisticsProps = { period: string; figures: readonly Fact[]; charts: readonly Chart[] };

export function StatisticsView({ period, figures, charts }: StatisticsProps) {
  return (
    <>
      <p className="summary">{period}</p>
      <div className="figures">
        <FactList facts={figures} />
      </div>
      <div className="halves">
        {charts.map((chart) => (
          <ChartView key={chart.id} chart={chart} />
        ))}
      </div>
    </>
  );
}

const width = 640;

/** An SVG chart; the table holds the same figures for people who cannot see it. */
function ChartView({ chart }: { chart: Chart }) {
  const { id, title, columns, bars } = chart;

  return (
    <section className="chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {bars.length === 0 ? (
        <p>{chart.empty}</p>
      ) : (
        <>
          {chart.shape === "columns" ? <Columns chart={chart} /> : <Bars chart={chart} />}
          <details>
            <summary>{deskWords.figures}</summary>
            <table>
              <TableHead columns={columns} />
              <tbody>
                {bars.map(({ name, shown }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{shown}</td>
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

function greatest({ bars }: Chart): number {
  return Math.max(1, ...bars.map(({ value }) => value));
}

const below = 24;

/** Values over time. Only the first day, the last day and the maximum are labelled. */
function Columns({ chart }: { chart: Chart }) {
  const height = 180;
  const step = width / chart.bars.length;
  const first = chart.bars.at(0)?.name;
  const last = chart.bars.at(-1)?.name;
  const most = greatest(chart);

  return (
    <svg
      className="chart__picture"
      viewBox={`0 0 ${width} ${height + below}`}
      aria-hidden="true"
      focusable="false"
    >
      {chart.bars.map(({ name, value }, index) => {
        const tall = (value / most) * (height - 24);
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
        {deskWords.most(most)}
      </text>
      <text x="0" y={height + 18}>
        {first}
      </text>
      <text x={width} y={height + 18} textAnchor="end">
        {last}
      </text>
    </svg>
  );
}

function Bars({ chart }: { chart: Chart }) {
  const line = 28;
  const label = 300;
  const most = greatest(chart);
  const room = width - label - 90;

  return (
    <svg
      className="chart__picture"
      viewBox={`0 0 ${width} ${chart.bars.length * line}`}
      aria-hidden="true"
      focusable="false"
    >
      {chart.bars.map(({ name, value, shown }, index) => {
        const long = Math.max(1, (value / most) * room);
        return (
          <g key={name}>
            <text x="0" y={index * line + 18}>
              {name.length > 29 ? `${name.slice(0, 28)}…` : name}
            </text>
            <rect x={label} y={index * line + 5} width={long} height={line - 10} />
            <text x={label + long + 8} y={index * line + 18}>
              {shown}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
