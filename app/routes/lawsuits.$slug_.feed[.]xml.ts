import type { LoaderFunctionArgs } from "@remix-run/node";
import { noSuchFile, xmlResponse } from "~/app/layout/answers.server";
import { drawCaseFeed } from "~/app/layout/feed.server";
import { requestFacts, services } from "~/app/services.server";
import { shownCases } from "~/data/cases";

/** Atom (RFC 4287): what changed in one case. */
export async function loader(args: LoaderFunctionArgs) {
  const item = shownCases().find(({ slug }) => slug === args.params.slug);
  if (!item) return noSuchFile();

  const opened = await services();
  const { origin } = requestFacts(opened, args);
  return xmlResponse(drawCaseFeed(opened, origin, item), "application/atom+xml");
}
