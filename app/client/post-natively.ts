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
