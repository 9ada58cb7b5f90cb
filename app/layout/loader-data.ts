import type { EntryContext } from "@remix-run/node";

/*
 * The loaders' data goes into the document as plain JSON, which compresses a third better than
 * Remix's own encoding, the numbered values of turbo-stream. That encoding is private to Remix: its
 * packages are pinned, and a test reads what `readLoaderData` makes with the turbo-stream that they
 * bring.
 */

type Written = Pick<EntryContext, "serverHandoffString" | "serverHandoffStream"> & {
  staticHandlerContext: Pick<EntryContext["staticHandlerContext"], "actionData" | "errors">;
};

/** A failed page, or data that JSON cannot hold, keeps Remix's encoding. */
export function writeLoaderData(context: Written, loaderData: unknown): void {
  const { actionData, errors } = context.staticHandlerContext;
  const state = { loaderData, actionData };
  if (!context.serverHandoffStream || errors || !isJson(state)) return;

  void context.serverHandoffStream.cancel();
  context.serverHandoffStream = undefined;
  const own = context.serverHandoffString;
  if (!own?.endsWith("}")) throw new Error("Remix writes loader data in another way");
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  context.serverHandoffString = `${own.slice(0, -1)},"state":${json}}`;
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

  // In a script, which the document is, this name would set the prototype.
  if (Object.hasOwn(value, "__proto__")) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === null) && Object.values(value).every(isJson)
  );
}

/** In the browser, before hydration: gives Remix the data in the encoding that it expects. */
export function readLoaderData(): void {
  const { state } = __remixContext;
  if (!state) return;

  const values: unknown[] = [];
  number(values, state);
  __remixContext.stream = new Response(JSON.stringify(values)).body ?? undefined;
}

const nothing = -5;

function number(values: unknown[], value: unknown): number {
  if (value === null) return nothing;

  const place = values.push(null) - 1;
  values[place] = numbered(values, value);
  return place;
}

function numbered(values: unknown[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => number(values, part));
  if (typeof value !== "object" || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [`_${number(values, name)}`, number(values, part)]),
  );
}
