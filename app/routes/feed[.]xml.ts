import type { LoaderFunctionArgs } from "@remix-run/node";
import { xmlResponse } from "~/app/layout/answers.server";
import { drawFeed } from "~/app/layout/feed.server";
import { requestFacts, services } from "~/app/services.server";

/** Atom (RFC 4287): the posts, and what changed in the cases. */
export async function loader(args: LoaderFunctionArgs) {
  const opened = await services();
  const { origin } = requestFacts(opened, args);

  return xmlResponse(drawFeed(opened, origin), "application/atom+xml");
}
