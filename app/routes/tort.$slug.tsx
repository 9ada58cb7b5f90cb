import type { LoaderFunctionArgs } from "@remix-run/node";
import { httpError } from "~/app/site/http-error.server";
import { permanentRedirect } from "~/app/site/permanent-redirect.server";
import { caseAddress } from "~/data/addresses";
import { isWellFormed } from "~/data/cases/unknown";

/** Old addresses live on. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const slug = (params.slug ?? "").toLowerCase();
  if (!isWellFormed(slug)) httpError(404);

  return permanentRedirect(`${caseAddress(slug)}${new URL(request.url).search}`);
}

/** Never drawn, but without it what the loader refuses would be no page. */
export default function Tort() {
  return null;
}
