import type { Respond } from "./respond";

type Route = { path?: string; parentId?: string };
type Routes<One extends Route> = Record<string, One>;

/**
 * For each request, Remix compiles the patterns of its routes, twice. With all of ours that took as long as
 * storing a lead. So there is one handler for each first part of an address, such as `lawsuits`, which knows
 * only the routes that can begin with it. Any other spelling goes to a handler that knows all routes.
 *
 * @param respondWith Remix with these routes
 */
export function respondByRoute<One extends Route>(
  routes: Routes<One>,
  respondWith: (routes: Routes<One>) => Respond,
): Respond {
  const finding = (part: string) => {
    // The others stay listed, because a document names the modules of all, but below no parent.
    const some = Object.entries(routes).map(([id, route]) => {
      const isFound = ["", part].includes(firstPart(route));
      return [id, isFound ? route : { ...route, parentId: "elsewhere" }];
    });
    return respondWith(Object.fromEntries(some));
  };
  const parts = new Set(Object.values(routes).map(firstPart));
  const byPart = new Map([...parts].map((part) => [part, finding(part)]));
  const all = respondWith(routes);
  return (request, context) => {
    const [, part = ""] = new URL(request.url).pathname.split("/");
    return (byPart.get(part) ?? all)(request, context);
  };
}

/** With which every address of a route below the root begins; empty if they differ. */
function firstPart({ path = "", parentId }: Route): string {
  const [, part = ""] = /^\/?([\w.-]+)(?:\/|$)/.exec(path) ?? [];
  return parentId === "root" ? part : "";
}
