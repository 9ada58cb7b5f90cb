import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerInJson } from "~/app/layout/answers.server";
import { listPartnerLeads, openApp, requestFacts } from "~/app/services.server";

/** For a firm's program, which looks for leads that it lost. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = await openApp();
  const { ip } = requestFacts(app, { request, context });
  const { headers, url } = request;
  const { target } = context;
  return answerInJson(
    await listPartnerLeads(app, { id: params.id ?? "", url, target, headers, ip }),
  );
}
