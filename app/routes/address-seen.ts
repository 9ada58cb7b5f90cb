import type { LoaderFunctionArgs } from "@remix-run/node";
import { isPublic, requestFacts, services } from "~/app/services.server";

/** Whether the server sees a public address, so that no other need be asked for one. Never which. */
export async function loader(args: LoaderFunctionArgs) {
  const { ip } = requestFacts(await services(), args);

  return Response.json(
    { isPublic: ip !== null && isPublic(ip) },
    { headers: { "Cache-Control": "no-store" } },
  );
}
