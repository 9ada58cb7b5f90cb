import type { LoaderFunctionArgs } from "@remix-run/node";
import { textResponse } from "~/app/layout/answers.server";
import { drawDeadlines } from "~/app/limits/deadlines.server";
import { dateInNewYork, requestFacts, services } from "~/app/services.server";

/** iCalendar (RFC 5545): the dates of `/deadlines` that are known to the day. */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await services();
  const { origin } = requestFacts(opened, args);
  const site = opened.config.site.name;

  return textResponse(
    drawDeadlines(dateInNewYork(opened.now()), { origin, site }),
    "text/calendar",
  );
}
