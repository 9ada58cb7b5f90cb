import { errorTexts } from "~/data/errors";
import type { Respond } from "./answer-page";
import type { RequestContext } from "./normalize-request";
import { isDataPath } from "./plain-path";

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
 * page as ever; what the action refuses is drawn as the page of an error, with header and footer,
 * which Remix itself leaves out of an error that an action throws.
 *
 * @param routes whose actions are called once for a request, see `onceForRequest`
 * @param draw draws the page and calls its action too
 */
export function directActions(routes: Routes, draw: Respond): Respond {
  const pages = findPages(routes);

  return async (request, context) => {
    const path = new URL(request.url).pathname;
    // A form sent by script: what it is told of an error, the script draws.
    if (request.method !== "POST" || isDataPath(path)) return draw(request, context);

    const outcome = await run(findPage(pages, path), { request, context });
    if (isRedirect(outcome)) return outcome;
    if (!(outcome instanceof Refused)) return draw(request, context);

    context.refusal = outcome.status;
    const { url, headers } = request;
    return draw(new Request(url, { headers }), context);
  };
}

/** Whether the page at a path has a form; of the address of its data, too. */
export function acceptsPosts(routes: Routes): (path: string) => boolean {
  const pages = findPages(routes);

  return (path) => {
    const page = findPage(pages, path.replace(/^\/_root(?=\.data$)/, "/").replace(/\.data$/, ""));
    return page?.action !== undefined;
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
  return Object.entries(routes).flatMap(([id, route]) => {
    const { path = "", module } = route ?? {};
    // The frame of all pages is no page, and what is missing has none.
    if (!module?.default || path === "*" || id === "root") return [];

    const pattern = `/${path}`.replace(/^\/+/, "/").replace(/:(\w+)/g, "(?<$1>[\\w-]+)");
    return [{ pattern: new RegExp(`^${pattern}$`), action: module.action }];
  });
}

type Page = { action: Action | undefined; params: Args["params"] };

function findPage(pages: ReturnType<typeof findPages>, path: string): Page | null {
  for (const { pattern, action } of pages) {
    const match = pattern.exec(path);
    if (match) return { action, params: { ...match.groups } };
  }
  return null;
}

/** The status of an error that has a page of its own. */
class Refused {
  constructor(readonly status: number) {}
}

/** Any error without a page of its own, Remix will see when it asks. */
async function run(page: Page | null, args: Omit<Args, "params">): Promise<unknown> {
  if (!page) return new Refused(404);
  if (!page.action) return new Refused(405);

  try {
    return await page.action({ ...args, params: page.params });
  } catch (thrown) {
    const status = readStatus(thrown);
    return status in errorTexts ? new Refused(status) : thrown;
  }
}

/** Of a thrown response, or of what Remix's `data` makes; 0 for any other error. */
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
