import type { Report } from "~/data/desk/view";
import { Shell } from "./desk-document";
import { StatisticsView } from "./statistics-view";

/** One self-contained file. */
export function ReportDocument({ report, styles }: { report: Report; styles: string }) {
  return (
    <Shell title={`${report.title} | ${report.site}`} styles={styles}>
      <main>
        <h1>{report.title}</h1>
        <StatisticsView {...report} />
      </main>
    </Shell>
  );
}
