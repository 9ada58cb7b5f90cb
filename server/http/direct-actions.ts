import { errorTexts } from "~/data/errors";
import type { Respond } from "./app";
import { isDataPath, type RequestContext } from "./normalize-request";

/**
 * Calls the action of a posted document before Remix does. Most results are redirects, and sending
 * one through Remix costs more than storing the form. Remix renders anything else; an error that
 * has a page of its own is rendered as a GET with a refusal, because Remix leaves out header and
 * footer when an action throws.
 *
 * @param findPage returns actions made by `onceForRequest`, because `draw` calls them again
 * @param draw Remix
 */
export function directActions(findPage: FindPage, draw: Respond): Respond {
  return async (request, context) => {
    const { url, method, headers } = request;
    const path = new URL(url).pathname;
    // A post by script: the script renders the result.
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
  /** Remix renders it, including errors without a page of their own. */
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
    return status in errorTexts() ? { kind: "refused", status } : { kind: "drawn" };
  }
}

/** The status of a thrown response, or of the result of Remix's `data`; 0 for any other error. */
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

/** The parts of a Remix build's routes that matter for a post. */
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
    // Feeds, redirects and the route for unknown addresses are not pages.
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
 * Makes an action run once per request: `directActions` calls it first, and Remix then gets the
 * same outcome. Requests are told apart by their context.
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
