import type { Chart, Fact } from "~/data/desk/view";
import { ChartView } from "./chart-view";
import { FactList } from "./facts";

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
