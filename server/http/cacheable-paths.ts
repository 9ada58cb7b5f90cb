/** What a route says about itself; Remix passes it on as `handle`. */
export type RouteHandle = {
  /** Its page is the same for everybody but for the opt-out, errors and what a query asks. */
  isShared?: boolean;
};

type Routes = Readonly<
  Record<string, { path?: string; module: { handle?: unknown; default?: unknown } } | undefined>
>;

/**
 * The addresses that may be answered from memory, documents and the data of each for script.
 *
 * @param known every value a parameter of a path may have: other addresses are endless
 */
export function cacheablePaths(
  routes: Routes,
  known: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.values(routes).flatMap((route) =>
    route && isShared(route.module.handle) ? fillPath(route.path ?? "", known) : [],
  );
}

function isShared(handle: unknown): boolean {
  return (
    typeof handle === "object" &&
    handle !== null &&
    "isShared" in handle &&
    handle.isShared === true
  );
}

function fillPath(path: string, known: Readonly<Record<string, readonly string[]>>): string[] {
  const parameter = /:(\w+)/.exec(path)?.[1];
  const plain = path.startsWith("/") ? path : `/${path}`;
  if (!parameter) return [plain];

  return (known[parameter] ?? []).map((value) => plain.replace(`:${parameter}`, value));
}

/** Where the client router asks for the data of a page. */
export function dataPath(path: string): string {
  return path === "/" ? "/_root.data" : `${path}.data`;
}
