import type { ActionFunctionArgs } from "@remix-run/node";
import { readRaw, receivePartnerEvent, requestFacts, services } from "~/app/services.server";

const headers = { "Cache-Control": "no-store" };

/** Only for posts, in which a firm reports what became of a lead. */
export function loader() {
  return new Response(null, { status: 405, headers: { ...headers, Allow: "POST" } });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const opened = await services();
  const { ip } = requestFacts(opened, { request, context });
  const { status, retryAfter } = await receivePartnerEvent(opened, {
    id: params.id ?? "",
    headers: request.headers,
    body: await readRaw(request),
    ip,
  });

  const answer = new Response(null, { status, headers });
  if (retryAfter !== undefined) answer.headers.set("Retry-After", String(retryAfter));
  return answer;
}
