import { data } from "@remix-run/node";
import { errorTexts } from "~/data/errors";

/** Ends a request with this status; the text travels along, so that the script need not know it. */
export function httpError(status: number): never {
  throw data(errorTexts[status] ?? null, { status });
}
