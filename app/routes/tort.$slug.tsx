import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** Old addresses live on. */
export function loader({ params, request }: LoaderFunctionArgs) {
  return redirect(`/lawsuits/${params.slug}${new URL(request.url).search}`, 308);
}
