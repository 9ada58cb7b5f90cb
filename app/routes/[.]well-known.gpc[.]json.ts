import { gpcStatement } from "~/data/gpc";

/** A statement about the site, never about the browser that asks: no cookie, no Vary. */
export function loader() {
  return Response.json(gpcStatement, { headers: { "Cache-Control": "public, max-age=86400" } });
}
