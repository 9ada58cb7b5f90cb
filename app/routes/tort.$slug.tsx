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

/** Also makes Remix render a page for a thrown 404. */
export { ErrorBoundary } from "~/app/layout/error-page";
