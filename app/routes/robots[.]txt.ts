import type { LoaderFunctionArgs } from "@remix-run/node";
import { textResponse } from "~/app/layout/answers.server";
import { openApp, requestFacts } from "~/app/services.server";

export async function loader(args: LoaderFunctionArgs) {
  const { origin } = requestFacts(await openApp(), args);

  return textResponse(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, "text/plain");
}
