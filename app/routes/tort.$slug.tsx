import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { refuse } from "~/app/refuse.server";
import { isWellFormed } from "~/data/cases/unknown";

/** Old addresses live on. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  if (!isWellFormed(slug)) refuse(404);

  return redirect(`/lawsuits/${slug}${new URL(request.url).search}`, 308);
}
