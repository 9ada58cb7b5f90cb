import type { ClientActionFunctionArgs } from "@remix-run/react";

/** Told to the window when a form reached nobody; `useSending` listens. */
export const unreachable = "unreachable";

/**
 * Posts a form by script. Where the answer cannot be decoded (a refusal of the layer in front, a
 * proxy's page) the form is sent again the native way: the browser shows the answer and keeps what
 * was typed. Where the site cannot be reached at all, that would lose the form.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const posted = request.clone();

  return serverAction().catch(async (error: unknown) => {
    if (!(error instanceof Error) || request.signal.aborted) throw error;

    if (!(await isReachable())) dispatchEvent(new Event(unreachable));
    else if (!request.signal.aborted) postNatively(posted.url, await posted.formData());
    // The router waits on: whatever happens next replaces this page or this submission.
    return new Promise<never>(() => {});
  });
}

/** Asked of the site itself: a gateway answers for one that is down. */
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
