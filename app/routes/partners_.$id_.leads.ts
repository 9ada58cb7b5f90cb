import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerInJson } from "~/app/layout/answers.server";
import { listFirmLeads, requestFacts, services } from "~/app/services.server";

/** For a firm's program, which looks for leads that it lost. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const opened = await services();
  const { ip } = requestFacts(opened, { request, context });
  const { headers, url } = request;
  return answerInJson(await listFirmLeads(opened, { id: params.id ?? "", url, headers, ip }));
}
