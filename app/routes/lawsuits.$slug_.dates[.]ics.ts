import type { LoaderFunctionArgs } from "@remix-run/node";
import { noSuchFile, textResponse } from "~/app/layout/answers.server";
import { drawCalendar } from "~/app/limits/calendar.server";
import { dateInNewYork, requestFacts, services } from "~/app/services.server";
import { shownCases } from "~/data/cases";

/** iCalendar (RFC 5545): the next dates of one case that are known to the day. */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await services();
  const item = shownCases().find(({ slug }) => slug === args.params.slug);
  const { origin } = requestFacts(opened, args);
  const today = dateInNewYork(opened.now());
  const body = item && drawCalendar(item, { origin, site: opened.config.site.name, today });
  if (!body) return noSuchFile();

  return textResponse(body, "text/calendar");
}
