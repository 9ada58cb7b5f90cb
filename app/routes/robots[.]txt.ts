import type { LoaderFunctionArgs } from "@remix-run/node";
import { services, visitOf } from "~/app/services.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { origin } = visitOf(await services(), request);

  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "max-age=3600" },
  });
}
