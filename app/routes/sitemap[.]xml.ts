import type { LoaderFunctionArgs } from "@remix-run/node";
import { legalPage, requestFacts, services } from "~/app/services.server";
import { escapeXml, xmlResponse } from "~/app/site/answers.server";
import { pageDates } from "~/data/page-dates";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await services();
  const { origin } = requestFacts(opened, args);
  const readLegalDate = (path: string) => legalPage(path.slice(1), opened.placeholders).lastUpdated;
  const urls = pageDates(readLegalDate).map(
    ({ path, date }) =>
      `  <url><loc>${escapeXml(origin + path)}</loc><lastmod>${date}</lastmod></url>`,
  );

  return xmlResponse({
    lines: ['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, "</urlset>"],
    type: "application/xml",
    context: args.context,
  });
}
