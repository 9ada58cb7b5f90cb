/** Told to the window when a form reached nobody; `use-sending` listens. */
const unreachable = "unreachable";

/**
 * When a post of the client router fails or brings an answer that it cannot decode (a refusal of
 * the layer in front, a proxy's page), the form is sent again the native way: the browser shows
 * the answer and keeps what was typed. Where the site cannot be reached at all, that would bring
 * the browser's error page and lose the form.
 */
export function fallBackToNativeSubmit(): void {
  let last: { form: HTMLFormElement; button: HTMLElement | null } | undefined;
  document.addEventListener(
    "submit",
    (event) => {
      if (event.target instanceof HTMLFormElement) {
        last = { form: event.target, button: event.submitter };
      }
    },
    true,
  );

  const original = window.fetch;
  window.fetch = async (input, init) => {
    const isPost = init?.method?.toUpperCase() === "POST" && isData(input);
    if (!isPost || !last) return original(input, init);

    const { form, button } = last;
    const response = await original(input, init).catch((error: unknown) => {
      if (init.signal?.aborted) throw error;
      return null;
    });
    if (response && isDecodable(response)) return response;

    const isThere = (response && response.status < 500) || (await isReachable(original));
    if (!isThere) dispatchEvent(new Event(unreachable));
    else if (!init.signal?.aborted) submitNatively(form, button);
    // The router waits on: whatever happens next replaces this page or this submission.
    return new Promise(() => {});
  };
}

function isData(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  return url.origin === location.origin && url.pathname.endsWith(".data");
}

function isDecodable(response: Response): boolean {
  return response.headers.has("X-Remix-Response");
}

/** Asked of the site itself: a gateway answers for one that is down. */
function isReachable(fetch: typeof window.fetch): Promise<boolean> {
  return fetch("/healthz", { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function submitNatively(form: HTMLFormElement, button: HTMLElement | null) {
  const pressed = document.createElement("input");
  pressed.type = "hidden";
  if (button instanceof HTMLButtonElement) {
    pressed.name = button.name;
    pressed.value = button.value;
  }
  form.append(pressed);
  HTMLFormElement.prototype.submit.call(form);
  // Whoever comes back to this page may press another button.
  pressed.remove();
}
