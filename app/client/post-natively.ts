import { createElement } from "./create-element";

/**
 * Posts as the browser does, so that the response is a new document.
 *
 * @returns false if the site cannot be reached: a native post would lose the entered values
 */
export async function postAsDocument(posted: Request): Promise<boolean> {
  if (!(await isReachable())) return false;

  if (!posted.signal.aborted) submit(posted.url, await posted.formData());
  return true;
}

/** Asks the site itself, because a gateway may respond for a site that is down. */
function isReachable(): Promise<boolean> {
  return fetch("/healthz", { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function submit(action: string, data: FormData) {
  const form = createElement("form", { method: "post", action });
  for (const [name, value] of data) {
    form.append(createElement("input", { type: "hidden", name, value: String(value) }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
