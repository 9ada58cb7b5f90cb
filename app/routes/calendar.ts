import type { LoaderFunctionArgs } from "@remix-run/node";
import { noSuchFile, textResponse } from "~/app/layout/answers.server";
import { drawCalendar } from "~/app/limits/deadlines.server";
import { dateInNewYork, requestFacts, services } from "~/app/services.server";
import { shownCases } from "~/data/cases";

/** iCalendar (RFC 5545): the dates of `/deadlines` that are known to the day, or a case's next. */
export async function loader(args: LoaderFunctionArgs) {
  const { slug } = args.params;
  const item = shownCases().find((one) => one.slug === slug);
  if (slug && !item) return noSuchFile();

  const opened = await services();
  const { origin } = requestFacts(opened, args);
  const site = opened.config.site.name;
  const body = drawCalendar({ origin, site, today: dateInNewYork(opened.now()), item });

  return body === null ? noSuchFile() : textResponse(body, "text/calendar");
}
