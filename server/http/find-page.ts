import type { RequestContext } from "./normalize-request";

export type ActionArgs = {
  request: Request;
  params: Record<string, string | undefined>;
  context: RequestContext;
};

/** The routes of a Remix build, as far as a post is concerned. */
export type Routes = Readonly<
  Record<
    string,
    | { path?: string; module: { action?: (args: ActionArgs) => unknown; default?: unknown } }
    | undefined
  >
>;

export type Page = {
  /** Undefined if the page has no form. */
  action: ((args: ActionArgs) => unknown) | undefined;
  params: ActionArgs["params"];
};

/** Finds the page at a path, without Remix. Null if there is none. */
export function createPageFinder(routes: Routes): (path: string) => Page | null {
  const pages = Object.entries(routes).flatMap(([id, route]) => {
    const { path = "", module } = route ?? {};
    // Not pages: feeds and redirects, the layout of all pages, and the one for unknown addresses.
    if (!module?.default || id === "root" || path === "*") return [];
    return [{ pattern: compilePath(path), action: module.action }];
  });

  return (path) => {
    for (const { pattern, action } of pages) {
      const match = pattern.exec(path);
      if (match) return { action, params: { ...match.groups } };
    }
    return null;
  };
}

/** Tells whether the page at a path, or at the path of its data, has a form. */
export function acceptsPosts(routes: Routes): (path: string) => boolean {
  const findPage = createPageFinder(routes);

  return (path) => {
    const pagePath = path.replace(/^\/_root(?=\.data$)/, "/").replace(/\.data$/, "");
    return findPage(pagePath)?.action !== undefined;
  };
}

/** Of paths with named parts (`lawsuits/:slug`); no route here has optional ones. */
function compilePath(path: string): RegExp {
  const parts = `/${path}`.replace(/^\/+/, "/").replace(/:(\w+)/g, "(?<$1>[\\w-]+)");
  return new RegExp(`^${parts}$`);
}
