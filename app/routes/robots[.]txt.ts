import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestFacts, services } from "~/app/services.server";

export async function loader(args: LoaderFunctionArgs) {
  const { origin } = requestFacts(await services(), args);

  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "max-age=3600" },
  });
}
