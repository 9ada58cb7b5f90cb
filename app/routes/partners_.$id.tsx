import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FirmPage } from "~/app/firm/firm-page";
import { showFirm, showResult } from "~/app/firm/view.server";
import { rejectWith } from "~/app/forms/answer.server";
import {
  type App,
  byPartner,
  openApp,
  openFirmLink,
  readPost,
  readWanted,
  requestFacts,
  sendAgain,
  testPartner,
} from "~/app/services.server";
import { firmPage as words } from "~/data/partner-mail";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const app = await openApp();
  const link = await open(app, request, params.id);
  const { pathname: path, origin, searchParams } = new URL(request.url);
  const title = words.title(link?.firm.name ?? "Firm");
  const head = { title, description: words.description, path, isListed: false };
  if (!link) return data({ head, link: null }, 404);
  return data({ head, link: await showFirm(app, link, readWanted(searchParams), origin) });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const app = await openApp();
  const link = await open(app, request, params.id);
  if (!link) return showResult({ kind: "not_possible", reason: "unknown" }, false);
  const { firm } = link;
  const { ip } = requestFacts(app, { request, context });
  const form = await readPost(request);
  const wait = await app.limiter.waitExempt(ip);
  if (wait > 0) return rejectWith(context, showResult({ kind: "busy" }, false), 429, wait);

  const [intent] = form.get("intent") ?? [];
  const [message] = form.get("message") ?? [];
  if (intent === "again") return showResult(await sendAgain(app, firm, message), !firm.webhook);
  if (intent !== "ping" && intent !== "lead") {
    const unknown = showResult({ kind: "not_possible", reason: "unknown" }, false);
    return rejectWith(context, unknown, 422);
  }
  const { rows: results } = await testPartner(app, byPartner(firm.id), firm, intent === "lead");
  return showResult({ kind: "sent", results }, !firm.webhook);
}

function open(app: App, request: Request, id = "") {
  // Also set for a HEAD.
  const isLook = request.headers.has("Sec-Purpose");
  return openFirmLink(app, { id, query: new URL(request.url).searchParams, isUse: !isLook });
}

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function FirmRoute() {
  const { head, link } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (link) return <FirmPage title={head.title} link={link} result={result} />;

  return (
    <div className="page">
      <h1>{head.title}</h1>
      <p className="caution">{words.noLink}</p>
    </div>
  );
}
