import type { LoaderFunctionArgs } from "@remix-run/node";
import { textResponse } from "~/app/layout/answers.server";
import { openApp, requestFacts } from "~/app/services.server";
import { day } from "~/data/dates";

/** RFC 9116. Expires half a year after the day of the request. */
export async function loader(args: LoaderFunctionArgs) {
  const app = await openApp();
  const midnight = Math.floor(app.now() / day) * day;
  const lines = [
    `Contact: mailto:${app.config.site.contactEmail}`,
    `Expires: ${new Date(midnight + 180 * day).toISOString()}`,
    `Preferred-Languages: ${app.config.LANGUAGES.join(", ")}`,
    `Canonical: ${requestFacts(app, args).origin}/.well-known/security.txt`,
  ];

  return textResponse(`${lines.join("\n")}\n`, "text/plain");
}
