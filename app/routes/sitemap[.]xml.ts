import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestFacts, services } from "~/app/services.server";
import { cases } from "~/data/cases";
import { indexedPaths } from "~/data/menus";
import { legalDates } from "~/data/site";

export async function loader(args: LoaderFunctionArgs) {
  const { origin } = requestFacts(await services(), args);
  const pages = [
    ...indexedPaths.map((path) => ({ path, lastmod: legalDates.reviewed })),
    ...cases.map(({ slug, reviewedOn }) => ({ path: `/lawsuits/${slug}`, lastmod: reviewedOn })),
  ];
  const urls = pages.map(
    ({ path, lastmod }) => `  <url><loc>${origin}${path}</loc><lastmod>${lastmod}</lastmod></url>`,
  );

  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    {
      headers: {
        "Content-Type": "application/xml; charset=utf-8",
        "Cache-Control": "max-age=3600",
      },
    },
  );
}
