import { useLocation, useMatches } from "@remix-run/react";

/** The address to keep, without query; none on pages that no search engine should list. */
export function Canonical({ origin }: { origin?: string }) {
  const { pathname } = useLocation();
  const isMissing = useMatches().some(({ id }) => id === "routes/$");
  if (!origin || isMissing) return null;

  return <link rel="canonical" href={`${origin}${pathname}`} />;
}
