import type { LoaderFunctionArgs } from "@remix-run/node";
import { readFirmLead, requestFacts, services } from "~/app/services.server";

/** For a firm's program, which reads a lead that it has. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const opened = await services();
  const { ip } = requestFacts(opened, { request, context });
  const { id = "", reference = "" } = params;
  const { headers } = request;
  const { status, body, retryAfter } = await readFirmLead(opened, { id, reference, headers, ip });

  const response = Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
  if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
  return response;
}
