import { renderToStaticMarkup } from "react-dom/server";
import type { DeskPage, Report } from "~/data/desk/view";
import { DeskDocument } from "./desk-document";
import { deskStyles } from "./desk-styles";
import { ReportDocument } from "./report-document";

const doctype = "<!DOCTYPE html>";

/** Passed down by `server/main.ts`, because server/ does not know React. */
export const deskRenderer = {
  styles: deskStyles,
  page: (page: DeskPage) =>
    `${doctype}${renderToStaticMarkup(<DeskDocument page={page} styles={deskStyles} />)}`,
  report: (report: Report) =>
    `${doctype}${renderToStaticMarkup(<ReportDocument report={report} styles={deskStyles} />)}`,
};
