import type { Report } from "~/data/desk/view";
import { ChartView } from "./chart-view";
import { Shell } from "./desk-document";

/** The charts as one page that needs nothing but itself. */
export function ReportDocument({ report, styles }: { report: Report; styles: string }) {
  return (
    <Shell title={`${report.title} | ${report.site}`} styles={styles}>
      <main>
        <h1>{report.title}</h1>
        <p>{report.period}</p>
        {report.charts.map((chart) => (
          <ChartView key={chart.id} chart={chart} />
        ))}
      </main>
    </Shell>
  );
}
