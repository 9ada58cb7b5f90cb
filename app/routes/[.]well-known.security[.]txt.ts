import type { LoaderFunctionArgs } from "@remix-run/node";
import { textResponse } from "~/app/layout/answers.server";
import { requestFacts, services } from "~/app/services.server";
import { day } from "~/data/dates";
import { languages } from "~/data/language";

/** RFC 9116. Expires half a year after the day of the request. */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await services();
  const midnight = Math.floor(opened.now() / day) * day;
  const lines = [
    `Contact: mailto:${opened.config.site.contactEmail}`,
    `Expires: ${new Date(midnight + 180 * day).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${requestFacts(opened, args).origin}/.well-known/security.txt`,
  ];

  return textResponse(`${lines.join("\n")}\n`, "text/plain");
}
