import type { EntryContext } from "@remix-run/node";
import { withoutDrawn } from "./drawn-once.server";

/**
 * Sends the loaders' data as plain JSON, which compresses a third better than Remix's stream of
 * numbered values; `streamState` converts it in the browser. Content drawn once is left out. A
 * failed page, or data that JSON cannot hold, keeps Remix's stream.
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
