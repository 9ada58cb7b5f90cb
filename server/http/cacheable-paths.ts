/** Passed on by Remix as `handle`. */
export type RouteHandle = {
  /** The page differs only by opt-out, errors and query. */
  isShared?: boolean;
};

type Routes = Readonly<
  Record<string, { path?: string; module: { handle?: unknown; default?: unknown } } | undefined>
>;

/**
 * Addresses that may be answered from memory: documents, and their data for the client router.
 *
 * @param known all values of each path parameter; other addresses are unbounded
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

/** Address of a page's data for the client router. */
export function dataPath(path: string): string {
  return path === "/" ? "/_root.data" : `${path}.data`;
}
