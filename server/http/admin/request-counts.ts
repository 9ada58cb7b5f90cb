import { indexedPaths } from "~/data/menus";

/** Counted without a library, because it runs for every answer. */
export type RequestCounts = {
  count(url: string, status: number): void;
  read(): { route: string; status: number; count: number }[];
};

export function createRequestCounts(): RequestCounts {
  const routes = new Map<string, Map<number, number>>();

  return {
    count(url, status) {
      const route = routePattern(url);
      const statuses = routes.get(route) ?? new Map<number, number>();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      routes.set(route, statuses);
    },
    read: () =>
      [...routes].flatMap(([route, statuses]) =>
        [...statuses].map(([status, count]) => ({ route, status, count })),
      ),
  };
}

const pages = new Set<string>([
  ...indexedPaths,
  "/address-seen",
  "/feed.xml",
  "/healthz",
  "/robots.txt",
  "/sitemap.xml",
  "/__manifest",
]);
const families = /^\/(?:lawsuits|tort|build|images|\.well-known)(?=\/)/;

/** Groups unbounded addresses: a label per address would fill the collector's memory. */
function routePattern(url: string): string {
  const path = url
    .replace(/[?#].*$/, "")
    .replace(/^\/_root\.data$/, "/")
    .replace(/\.data$/, "");
  if (pages.has(path)) return path;

  const family = families.exec(path)?.[0];
  return family ? `${family}/*` : "other";
}
