import type { LoaderFunctionArgs } from "@remix-run/node";
import { textResponse } from "~/app/layout/answers.server";
import { writeSpreadsheet } from "~/app/limits/deadlines.server";
import { dateInNewYork, requestFacts, services } from "~/app/services.server";

/** The dates and dockets of `/deadlines` (RFC 4180), safe to open in a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await services();
  const { origin } = requestFacts(opened, args);

  return textResponse(writeSpreadsheet(dateInNewYork(opened.now()), origin), "text/csv");
}
