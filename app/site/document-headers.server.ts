import { createHash } from "node:crypto";
import {
  chooseEncoding,
  commonHeaders,
  contentSecurityPolicy,
  documentVary,
  entityTag,
  hasOptOutCookie,
  optOutCookieHeader,
  type RequestFacts,
  type Services,
} from "~/app/services.server";
import type { RenderedDocument } from "./render-document.server";

const revalidate = "private, no-cache";

type Answer = {
  request: Request;
  status: number;
  headers: Headers;
  document: RenderedDocument;
  facts: RequestFacts;
  /** Our own server is in front: it chooses the encoding and completes the ETag. */
  isFronted: boolean;
};

export function setDocumentHeaders({ config }: Services, answer: Answer) {
  const { request, status, headers, document, facts } = answer;
  const { optedOut } = facts;
  const policy = contentSecurityPolicy({
    scriptHashes: document.scripts.map(hashScript),
    certificationHosts: optedOut ? [] : config.consentScriptHosts,
    connectOrigins: optedOut ? [] : listOrigins(config.IP_LOOKUP_URL),
    imageOrigins: optedOut ? [] : listOrigins(config.CONSENT_PIXEL_URL),
  });

  setCommonHeaders(headers, facts.origin);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  headers.set("Cache-Control", isPrivate(request, status) ? "no-store" : revalidate);
  if (!isPrivate(request, status)) headers.set("ETag", makeTag(answer, policy));
  renewCookie(request, headers, facts.origin);
}

/** Data for the client router varies by the same opt-out decision as documents. */
export function setDataHeaders({ origin }: RequestFacts, request: Request, response: Response) {
  setCommonHeaders(response.headers, origin);
  const isKept = !isPrivate(request, response.status);
  response.headers.set("Cache-Control", isKept ? revalidate : "no-store");
}

function setCommonHeaders(headers: Headers, origin: string) {
  for (const [name, value] of Object.entries(commonHeaders(origin))) headers.set(name, value);
  headers.set("Vary", documentVary);
}

function listOrigins(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}

/** Pages with typed values, a receipt, a token or an error must not be stored by caches. */
function isPrivate(request: Request, status: number): boolean {
  const { searchParams } = new URL(request.url);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isAsked = ["sent", "token", "q"].some((name) => searchParams.has(name));

  return !isRead || status >= 300 || isAsked;
}

function hashScript(script: string): string {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

function makeTag({ request, document, isFronted }: Answer, policy: string): string {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  return entityTag([policy, document.html], isFronted ? "identity" : chooseEncoding(accepted));
}

function renewCookie(request: Request, headers: Headers, origin: string) {
  const isSetHere = headers.getSetCookie().length > 0;
  if (request.method === "POST" || isSetHere || !hasOptOutCookie(request.headers.get("Cookie")))
    return;

  headers.append("Set-Cookie", optOutCookieHeader(origin));
}
