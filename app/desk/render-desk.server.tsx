import { renderToStaticMarkup } from "react-dom/server";
import type { DeskPage, Report } from "~/data/desk/view";
import { DeskDocument, Shell } from "./desk-document";
import { StatisticsView } from "./statistics-view";

const doctype = "<!DOCTYPE html>";

/**
 * Passed down by `server/main.ts`, because server/ does not know React.
 *
 * @param styles the text of `desk.css`, as the build made it
 */
export function createDeskRenderer(styles: string) {
  return {
    styles,
    page: (page: DeskPage) =>
      `${doctype}${renderToStaticMarkup(<DeskDocument page={page} styles={styles} />)}`,
    report: (report: Report) =>
      `${doctype}${renderToStaticMarkup(<ReportDocument report={report} styles={styles} />)}`,
  };
}

/** One self-contained file. */
function ReportDocument({ report, styles }: { report: Report; styles: string }) {
  return (
    <Shell title={`${report.title} | ${report.site}`} styles={styles}>
      <main>
        <h1>{report.title}</h1>
        <StatisticsView {...report} />
      </main>
    </Shell>
  );
}
