import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { plainAnswers } from "~/data/plain-answers";
import { renderDocument, setDataHeaders, setDocumentHeaders } from "./layout/document.server";
import {
  describeFault,
  isNamed,
  renderTurns,
  requestFacts,
  requestIdHeader,
  services,
} from "./services.server";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const isFronted = loadContext.facts !== undefined;
  const turn = isFronted ? Promise.resolve(() => undefined) : renderTurns.take();
  if (turn === null) return busy();

  const end = await turn;
  try {
    const opened = await services();
    const facts = requestFacts(opened, { request, context: loadContext });
    const document = await renderDocument(request.url, context, facts.requestId);
    if (!isFronted) headers.set(requestIdHeader, facts.requestId);
    setRetryAfter(headers, loadContext);
    setDocumentHeaders(opened, { request, status, headers, document, facts, isFronted });
    if (!isFronted && isConfirmed(request, headers)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(document.html, { status, headers });
  } finally {
    end();
  }
}

function busy(): Response {
  return new Response(plainAnswers().busy, {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "5" },
  });
}

/** Remix passes on only the cookies of an action's headers. */
function setRetryAfter(headers: Headers, { retryAfter }: AppLoadContext) {
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
}

function isConfirmed(request: Request, headers: Headers): boolean {
  const tag = headers.get("ETag");
  return tag !== null && isNamed(tag, request.headers.get("If-None-Match") ?? undefined);
}

export const handleDataRequest: HandleDataRequestFunction = async (response, args) => {
  setDataHeaders(requestFacts(await services(), args), args.request, response);
  setRetryAfter(response.headers, args.context);
  return response;
};

/** Bad requests are not logged: their address can reveal a condition. */
export async function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;

  const opened = await services();
  const { requestId } = requestFacts(opened, { request, context });
  opened.log.error({ request: requestId, ...describeFault(error) }, "page failed");
}
