import { data } from "@remix-run/node";
import { errorTexts } from "~/data/errors";

/** Throws a response with this status. Its text travels along, so that script need not hold it. */
export function httpError(status: number): never {
  throw data(errorTexts[status] ?? null, { status });
}
