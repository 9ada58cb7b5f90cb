/**
 * Posts the way the browser does, when script could not post.
 *
 * @returns false if the site itself cannot be reached
 */
export async function postAgain(posted: Request): Promise<boolean> {
  if (!(await isReachable())) return false;

  if (!posted.signal.aborted) postNatively(posted.url, await posted.formData());
  return true;
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
