import type { LoaderFunctionArgs } from "@remix-run/node";
import { noSuchFile, textResponse, xmlResponse } from "~/app/layout/answers.server";
import { drawFeed } from "~/app/layout/feed.server";
import { drawCalendar, writeSpreadsheet } from "~/app/limits/deadlines.server";
import { openApp, requestFacts } from "~/app/services.server";
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

  const app = await openApp();
  const { origin } = requestFacts(app, args);
  const today = dateInNewYork(app.now());
  const { pathname } = new URL(args.request.url);
  if (pathname.endsWith(".xml")) {
    return xmlResponse(drawFeed(app, origin, item), "application/atom+xml");
  }
  if (pathname.endsWith(".csv")) return textResponse(writeSpreadsheet(today, origin), "text/csv");

  const calendar = drawCalendar({ origin, site: app.config.site.name, today, item });
  return calendar === null ? noSuchFile() : textResponse(calendar, "text/calendar");
}
