import type { ClientActionFunctionArgs } from "@remix-run/react";

/** Event on the window when a form reached nobody; `useSending` listens. */
export const unreachable = "unreachable";

/**
 * Posts a form by script. An answer that cannot be decoded (from the front layer or a proxy) makes
 * the browser send the form natively, which keeps what was typed. If the site cannot be reached at
 * all, that would lose the form, so it is not done.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const posted = request.clone();

  return serverAction().catch(async (error: unknown) => {
    if (!(error instanceof Error) || request.signal.aborted) throw error;

    const isSent = await import("./post-natively").then(
      ({ postAgain }) => postAgain(posted),
      () => false,
    );
    if (!isSent) dispatchEvent(new Event(unreachable));
    // Never resolves: what happens next replaces this page or this submission.
    return new Promise<never>(() => {});
  });
}
