import type { Respond } from "./answer-page";
import type { RequestContext } from "./normalize-request";

type Args = {
  request: Request;
  params: Record<string, string | undefined>;
  context: RequestContext;
};

type Action = (args: Args) => unknown;

type Routes = Readonly<
  Record<string, { path?: string; module: { action?: Action; default?: unknown } } | undefined>
>;

/**
 * A posted form is mostly answered with a redirect, and to take that through Remix costs more than
 * to store the form. So the action of its page is called first. Unless it redirects, Remix draws the
 * page as ever.
 *
 * @param routes whose actions are called once for a request, see `onceForRequest`
 * @param draw draws the page and calls its action too
 */
export function directActions(routes: Routes, draw: Respond): Respond {
  const pages = findPages(routes);

  return async (makeRequest, context) => {
    const request = makeRequest();
    const found = request.method === "POST" ? findPage(pages, request.url) : null;
    if (!found) return draw(() => request, context);

    const outcome = await run(found.action, { request, params: found.params, context });
    return isRedirect(outcome) ? outcome : draw(makeRequest, context);
  };
}

/** An action that, asked again for the same request, tells what it came to the first time. */
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

function findPages(routes: Routes) {
  return Object.values(routes).flatMap((route) => {
    const { path = "", module } = route ?? {};
    if (!module?.action || !module.default || path === "*") return [];

    const pattern = `/${path}`.replace(/^\/+/, "/").replace(/:(\w+)/g, "(?<$1>[\\w-]+)");
    return [{ pattern: new RegExp(`^${pattern}$`), action: module.action }];
  });
}

/** Only plain spellings: whatever else Remix may read in an address stays its own. */
function findPage(pages: ReturnType<typeof findPages>, address: string) {
  const { pathname, searchParams } = new URL(address);
  if (searchParams.has("index")) return null;

  for (const { pattern, action } of pages) {
    const match = pattern.exec(pathname);
    if (match) return { action, params: { ...match.groups } };
  }
  return null;
}

/** What it throws, Remix will see when it asks. */
async function run(action: Action, args: Args): Promise<unknown> {
  try {
    return await action(args);
  } catch (thrown) {
    return thrown;
  }
}

function isRedirect(outcome: unknown): outcome is Response {
  return (
    outcome instanceof Response &&
    outcome.status >= 300 &&
    outcome.status < 400 &&
    outcome.headers.has("Location")
  );
}
