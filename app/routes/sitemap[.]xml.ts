import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestFacts, services } from "~/app/services.server";
import { escapeXml, xmlResponse } from "~/app/site/xml.server";
import { pageDates } from "~/data/page-dates";

export async function loader(args: LoaderFunctionArgs) {
  const { origin } = requestFacts(await services(), args);
  const urls = pageDates().map(
    ({ path, date }) =>
      `  <url><loc>${escapeXml(origin + path)}</loc><lastmod>${date}</lastmod></url>`,
  );

  return xmlResponse(
    ['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, "</urlset>"],
    "application/xml",
  );
}
