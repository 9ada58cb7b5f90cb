import type { ActionFunctionArgs } from "@remix-run/node";
import { readRaw, receivePartnerEvent, requestFacts, services } from "~/app/services.server";

const headers = { "Cache-Control": "no-store" };

/** Only for posts, in which a firm reports what became of a lead. */
export function loader() {
  const allow = { ...headers, Allow: "POST" };
  return Response.json({ error: "Only POST is allowed" }, { status: 405, headers: allow });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const opened = await services();
  const { ip } = requestFacts(opened, { request, context });
  const sent = await readRaw(request);
  if (typeof sent === "number") {
    const error = sent === 413 ? "The body is too large" : "The body did not arrive whole";
    return Response.json({ error }, { status: sent, headers });
  }
  const { status, body, retryAfter } = await receivePartnerEvent(opened, {
    id: params.id ?? "",
    headers: request.headers,
    body: sent,
    ip,
  });

  const response = Response.json(body, { status, headers });
  if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
  return response;
}
