import type { LoaderFunctionArgs } from "@remix-run/node";
import { noSuchFile, textResponse, xmlResponse } from "~/app/layout/answers.server";
import { drawFeed } from "~/app/layout/feed.server";
import { drawCalendar, writeSpreadsheet } from "~/app/limits/deadlines.server";
import { requestFacts, services } from "~/app/services.server";
import { shownCases } from "~/data/cases";
import { dateInNewYork } from "~/data/dates";

/**
 * For programs, of all cases or of one: what changed (Atom, RFC 4287), the dates that are known to
 * the day (iCalendar, RFC 5545), and every date and docket (CSV, RFC 4180).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { slug } = args.params;
  const item = shownCases().find((one) => one.slug === slug);
  if (slug && !item) return noSuchFile();

  const opened = await services();
  const { origin } = requestFacts(opened, args);
  const today = dateInNewYork(opened.now());
  const { pathname } = new URL(args.request.url);
  if (pathname.endsWith(".xml")) {
    return xmlResponse(drawFeed(opened, origin, item), "application/atom+xml");
  }
  if (pathname.endsWith(".csv")) return textResponse(writeSpreadsheet(today, origin), "text/csv");

  const calendar = drawCalendar({ origin, site: opened.config.site.name, today, item });
  return calendar === null ? noSuchFile() : textResponse(calendar, "text/calendar");
}
