import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuse } from "~/app/site/http-error.server";
import { movedTo } from "~/app/site/permanent-redirect.server";
import { isWellFormed } from "~/data/cases/unknown";

/** Old addresses live on. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const slug = (params.slug ?? "").toLowerCase();
  if (!isWellFormed(slug)) refuse(404);

  return movedTo(`/lawsuits/${slug}${new URL(request.url).search}`);
}

/** Never drawn, but without it what the loader refuses would be no page. */
export default function Tort() {
  return null;
}
