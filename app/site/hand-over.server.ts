import type { EntryContext } from "@remix-run/node";
import { withoutDrawn } from "./drawn-once.server";

/**
 * Hands the data of the page to the script as plain JSON: compressed it is a third smaller than the
 * stream of numbered values that Remix writes, which `streamState` makes of it in the browser.
 * Content that is drawn once is left out. A page that failed, or one whose data JSON cannot hold,
 * stays as Remix hands it over.
 */
export function handOver(context: EntryContext): void {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  const state = { loaderData: withoutDrawn(loaderData), actionData };
  if (!context.serverHandoffStream || errors || !isJson(state)) return;

  void context.serverHandoffStream.cancel();
  context.serverHandoffStream = undefined;
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  context.serverHandoffString = `${context.serverHandoffString?.slice(0, -1)},"state":${json}}`;
}

function isJson(value: unknown): boolean {
  switch (typeof value) {
    case "string":
    case "boolean":
    case "undefined":
      return true;
    case "number":
      return Number.isFinite(value);
    case "object":
      return value === null || isPlain(value);
    default:
      return false;
  }
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return value.every((part) => part !== undefined && isJson(part));

  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === null) && Object.values(value).every(isJson)
  );
}
