import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerInJson } from "~/app/layout/answers.server";
import { readFirmLead, requestFacts, services } from "~/app/services.server";

/** For a firm's program, which reads a lead that it has. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const opened = await services();
  const { ip } = requestFacts(opened, { request, context });
  const { id = "", reference = "" } = params;
  const { headers, url } = request;
  return answerInJson(await readFirmLead(opened, { id, reference, url, headers, ip }));
}
