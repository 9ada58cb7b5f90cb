import type { LoaderFunctionArgs } from "@remix-run/node";
import { noSuchFile, xmlResponse } from "~/app/layout/answers.server";
import { drawFeed } from "~/app/layout/feed.server";
import { requestFacts, services } from "~/app/services.server";
import { shownCases } from "~/data/cases";

/** Atom (RFC 4287): the posts and what changed in every case, or what changed in one. */
export async function loader(args: LoaderFunctionArgs) {
  const { slug } = args.params;
  const item = shownCases().find((one) => one.slug === slug);
  if (slug && !item) return noSuchFile();

  const opened = await services();
  const { origin } = requestFacts(opened, args);
  return xmlResponse(drawFeed(opened, origin, item), "application/atom+xml");
}
