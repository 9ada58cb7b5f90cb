import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerInJson } from "~/app/layout/answers.server";
import { openApp, readPartnerLead, requestFacts } from "~/app/services.server";

/** For a firm's program, which reads a lead that it has. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = await openApp();
  const { ip } = requestFacts(app, { request, context });
  const { id = "", reference = "" } = params;
  const { headers, url } = request;
  const { target } = context;
  return answerInJson(await readPartnerLead(app, { id, reference, url, target, headers, ip }));
}
