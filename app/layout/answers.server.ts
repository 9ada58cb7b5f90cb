import { data, redirect } from "@remix-run/node";
import { documentVary } from "~/app/services.server";
import { errorTexts } from "~/data/errors";

/**
 * Throws a response with this status. The response carries its text, so that the script need not.
 */
export function httpError(status: number): never {
  throw data(errorTexts()[status] ?? null, { status });
}

/** Under `remix-serve` nothing else adds them. */
const uncached = { Vary: documentVary, "Cache-Control": "no-store" };

export function permanentRedirect(address: string): Response {
  return redirect(address, { status: 308, headers: uncached });
}

/** After a POST. */
export function seeOther(address: string, headers: Record<string, string> = {}): Response {
  return redirect(address, { status: 303, headers: { ...headers, ...uncached } });
}

/** Cached for an hour. */
export function textResponse(body: string, type: string): Response {
  return new Response(body, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "max-age=3600" },
  });
}

/** For an address without a page, requested by a program. */
export function noSuchFile(): Response {
  return new Response("Not found\n", { status: 404, headers: uncached });
}

export function xmlResponse(lines: readonly string[], type: string): Response {
  return textResponse(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ""].join("\n"), type);
}

type JsonAnswer = {
  status: number;
  body: object;
  /** Seconds. */
  retryAfter?: number;
};

/** For a program. */
export function answerInJson({ status, body, retryAfter }: JsonAnswer): Response {
  const response = Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
  if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
  return response;
}
