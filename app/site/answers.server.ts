import { data, redirect } from "@remix-run/node";
import { documentVary } from "~/app/services.server";
import { errorTexts } from "~/data/errors";

/** Throws a response with this status. Its text travels along, so that script need not hold it. */
export function httpError(status: number): never {
  throw data(errorTexts[status] ?? null, { status });
}

/** 308. Under `remix-serve` nothing else adds the common headers. */
export function permanentRedirect(address: string): Response {
  return redirect(address, {
    status: 308,
    headers: { Vary: documentVary, "Cache-Control": "no-store" },
  });
}
