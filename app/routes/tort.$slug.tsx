import type { LoaderFunctionArgs } from "@remix-run/node";
import { httpError, permanentRedirect } from "~/app/layout/answers.server";
import { caseAddress } from "~/data/addresses";
import { isWellFormed } from "~/data/cases";

/** Addresses of an earlier site. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const slug = (params.slug ?? "").toLowerCase();
  if (!isWellFormed(slug)) httpError(404);

  return permanentRedirect(`${caseAddress(slug)}${new URL(request.url).search}`);
}

/** Never drawn, but without a component Remix answers a thrown 404 without a page. */
export default function Tort() {
  return null;
}
