import { gpcStatement } from "~/data/gpc";

/** A statement about the site, not about the request: no cookie, no Vary. */
export function loader() {
  return Response.json(gpcStatement, { headers: { "Cache-Control": "public, max-age=86400" } });
}
