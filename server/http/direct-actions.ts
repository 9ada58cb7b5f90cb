import { errorTexts } from "~/data/errors";
import type { Respond } from "./answer-page";
import { type ActionArgs, createPageFinder, type Page, type Routes } from "./find-page";
import { isDataPath } from "./plain-path";

/**
 * Calls the action of a posted document before Remix. Most answers are redirects, and to take one
 * through Remix costs more than to store the form. Anything else Remix draws; an error that has a
 * page of its own is drawn as a GET with a refusal, because Remix leaves header and footer out of what
 * an action throws.
 *
 * @param routes with actions made by `onceForRequest`, because `draw` calls them again
 * @param draw Remix
 */
export function directActions(routes: Routes, draw: Respond): Respond {
  const findPage = createPageFinder(routes);

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
