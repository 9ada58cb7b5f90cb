import type { ActionFunctionArgs } from "@remix-run/node";
import { answerInJson } from "~/app/layout/answers.server";
import { openApp, readRaw, receivePartnerEvent, requestFacts } from "~/app/services.server";

/** Only for posts, in which a firm reports what became of a lead. */
export function loader() {
  const response = answerInJson({ status: 405, body: { error: "Use POST at this address" } });
  response.headers.set("Allow", "POST");
  return response;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const app = await openApp();
  const { ip } = requestFacts(app, { request, context });
  const sent = await readRaw(request);
  if (typeof sent === "number") {
    const error =
      sent === 413 ? "The body has more than 16,384 bytes" : "The body did not arrive whole";
    return answerInJson({ status: sent, body: { error } });
  }
  const { headers } = request;
  return answerInJson(
    await receivePartnerEvent(app, { id: params.id ?? "", headers, body: sent, ip }),
  );
}
