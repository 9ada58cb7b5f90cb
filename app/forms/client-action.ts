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

    if (!(await isReachable())) dispatchEvent(new Event(unreachable));
    else if (!request.signal.aborted) postNatively(posted.url, await posted.formData());
    // Never resolves: what happens next replaces this page or this submission.
    return new Promise<never>(() => {});
  });
}

/** Asks the site itself, because a gateway answers for a site that is down. */
function isReachable(): Promise<boolean> {
  return fetch("/healthz", { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function postNatively(action: string, data: FormData) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of data) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = String(value);
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
