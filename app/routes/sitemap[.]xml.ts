import type { LoaderFunctionArgs } from "@remix-run/node";
import { xmlResponse } from "~/app/layout/answers.server";
import { legalPage, openApp, placeholdersOf, requestFacts } from "~/app/services.server";
import { escapeXml } from "~/data/formats";
import { at, type Language } from "~/data/language";
import { pageDates } from "~/data/page-dates";

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export async function loader(args: LoaderFunctionArgs) {
  const app = await openApp();
  const { origin } = requestFacts(app, args);
  const pair = (hreflang: Language | "x-default", address: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + address)}"/>`;
  const readLegalDate = (path: string) =>
    legalPage(path.slice(1), placeholdersOf(app.config)).lastUpdated;
  const served = app.config.LANGUAGES;
  const pages = pageDates(readLegalDate).flatMap(({ path, date }) =>
    served.map((code) => ({ path, date, code })),
  );
  const urls = pages.map(({ path, date, code }) => {
    const pairs = served.map((other) => pair(other, at(other, path)));
    const others = served.length > 1 ? [...pairs, pair("x-default", path)].join("") : "";
    const address = escapeXml(origin + at(code, path));
    return `  <url><loc>${address}</loc><lastmod>${date}</lastmod>${others}</url>`;
  });

  return xmlResponse([`<urlset ${namespaces}>`, ...urls, "</urlset>"], "application/xml");
}
