import type { LoaderFunctionArgs } from "@remix-run/node";
import { isPublicVisitor, openApp, requestFacts } from "~/app/services.server";

/**
 * Says whether the server sees a public address, never which. If it does, script asks no other
 * service.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { ip } = requestFacts(await openApp(), args);

  return Response.json(
    { isPublic: ip !== null && isPublicVisitor(ip) },
    { headers: { "Cache-Control": "no-store" } },
  );
}
