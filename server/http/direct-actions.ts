import { errorTexts } from "~/data/errors";
import type { Respond } from "./app";
import { isDataPath, type RequestContext } from "./normalize-request";

/**
 * Calls the action of a posted document before Remix. Most answers are redirects, and to take one
 * through Remix costs more than to store the form. Anything else Remix draws; an error that has a
 * page of its own is drawn as a GET with a refusal, because Remix leaves header and footer out of what
 * an action throws.
 *
 * @param findPage gives actions made by `onceForRequest`, because `draw` calls them again
 * @param draw Remix
 */
export function directActions(findPage: FindPage, draw: Respond): Respond {
  return async (request, context) => {
    const { url, method, headers } = request;
    const path = new URL(url).pathname;
    // A post by script: the script draws what it is told.
    if (method !== "POST" || isDataPath(path)) return draw(request, context);

    const outcome = await act(findPage(path), { request, context });
    if (outcome.kind === "redirected") return outcome.response;
    if (outcome.kind === "drawn") return draw(request, context);

    context.refusal = outcome.status;
    return draw(new Request(url, { headers }), context);
  };
}

type Outcome =
  | { kind: "redirected"; response: Response }
  /** Remix shows it, errors without a page of their own included. */
  | { kind: "drawn" }
  /** An error that has a page of its own. */
  | { kind: "refused"; status: number };

async function act(page: Page | null, args: Omit<ActionArgs, "params">): Promise<Outcome> {
  if (!page) return { kind: "refused", status: 404 };
  if (!page.action) return { kind: "refused", status: 405 };

  try {
    const result = await page.action({ ...args, params: page.params });
    return isRedirect(result) ? { kind: "redirected", response: result } : { kind: "drawn" };
  } catch (thrown) {
    if (isRedirect(thrown)) return { kind: "redirected", response: thrown };
    const status = readStatus(thrown);
    return status in errorTexts ? { kind: "refused", status } : { kind: "drawn" };
  }
}

/** The status of a thrown response, or of what Remix's `data` makes; 0 for any other error. */
function readStatus(thrown: unknown): number {
  const from = isObject(thrown) && "init" in thrown ? thrown.init : thrown;
  return isObject(from) && "status" in from ? Number(from.status) : 0;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isRedirect(outcome: unknown): outcome is Response {
  return (
    outcome instanceof Response &&
    outcome.status >= 300 &&
    outcome.status < 400 &&
    outcome.headers.has("Location")
  );
}

type ActionArgs = {
  request: Request;
  params: Record<string, string | undefined>;
  context: RequestContext;
};

/** The routes of a Remix build, as far as a post is concerned. */
type Routes = Readonly<
  Record<
    string,
    | { path?: string; module: { action?: (args: ActionArgs) => unknown; default?: unknown } }
    | undefined
  >
>;

type Page = {
  /** Undefined if the page has no form. */
  action: ((args: ActionArgs) => unknown) | undefined;
  params: ActionArgs["params"];
};

/** Null where there is no page. */
type FindPage = (path: string) => Page | null;

/** The framework's own matching: the route at a path. */
type Match = (path: string) => { id: string; params: ActionArgs["params"] } | null;

export function createPageFinder(routes: Routes, match: Match): FindPage {
  return (path) => {
    const found = match(path);
    const { path: pattern, module } = routes[found?.id ?? ""] ?? {};
    // Not pages: feeds and redirects, and the route of unknown addresses.
    const isPage = module?.default !== undefined || module?.action !== undefined;
    if (!found || !isPage || pattern === "*") return null;
    return { action: module?.action, params: found.params };
  };
}

/** Tells whether the page at a path, or at the path of its data, has a form. */
export function acceptsPosts(findPage: FindPage): (path: string) => boolean {
  return (path) => {
    const pagePath = path.replace(/^\/_root(?=\.data$)/, "/").replace(/\.data$/, "");
    return findPage(pagePath)?.action !== undefined;
  };
}

/**
 * An action that runs once for each request: `directActions` calls it before Remix does, which then
 * gets the same outcome. A request is known by its context.
 */
export function onceForRequest<OwnArgs extends { context: object }, Result>(
  action: (args: OwnArgs) => Promise<Result> | Result,
): (args: OwnArgs) => Promise<Result> {
  const outcomes = new WeakMap<object, Promise<Result>>();

  return (args) => {
    const known = outcomes.get(args.context);
    const outcome = known ?? (async () => await action(args))();
    outcomes.set(args.context, outcome);
    return outcome;
  };
}
