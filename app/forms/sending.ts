import { type ClientActionFunctionArgs, useActionData, useNavigation } from "@remix-run/react";
import { type FormEvent, type SyntheticEvent, useEffect, useState } from "react";
import { isCertified } from "~/app/client/document-state";
import type { Reply } from "~/app/services.server";
import type { VisibleField } from "~/data/field";

/** After this time the visitor has probably stopped the request and can press again. */
const nativeLimitMs = 10_000;

/** Event on the window if a form could not reach the site. */
const unreachable = "unreachable";

/** Whether this form is being sent, and whether it failed to reach the site. */
export function useSending(isNative = false) {
  const { formMethod } = useNavigation();
  const [stage, setStage] = useState<"idle" | "sending" | "unreachable">("idle");
  const isSending = stage === "sending";

  useEffect(() => {
    // A page restored from the back-forward cache still waits for its response.
    const end = () => setStage("idle");
    const fail = () => setStage((now) => (now === "sending" ? "unreachable" : now));
    addEventListener("pageshow", end);
    addEventListener(unreachable, fail);
    return () => {
      removeEventListener("pageshow", end);
      removeEventListener(unreachable, fail);
    };
  }, []);

  useEffect(() => {
    if (!isNative || !isSending) return;

    const timer = window.setTimeout(() => setStage("idle"), nativeLimitMs);
    return () => window.clearTimeout(timer);
  }, [isNative, isSending]);

  const begin = (event: FormEvent) => {
    // The browser's error page would replace the form in the history.
    if (isNative && !navigator.onLine) {
      event.preventDefault();
      return setStage("unreachable");
    }
    setStage(isOtherButton(event) ? "idle" : "sending");
  };
  return {
    isBusy: isSending && (isNative || formMethod === "POST"),
    isUnreachable: stage === "unreachable",
    begin,
  };
}

/** Only the main button has no name. The others lead to another step. */
function isOtherButton({ nativeEvent }: FormEvent): boolean {
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute("name") === true;
}

type Checks = {
  fields: readonly VisibleField[];
  /** The server's reply, if there is one. */
  replied?: Reply | null;
  begin: (event: FormEvent<HTMLFormElement>) => void;
  onRejected?: () => void;
};

/**
 * Stops a form in which the browser finds errors and replies as the server would, without a request.
 * `reply` is the later of both replies.
 */
export function useChecks({ fields, replied = null, begin, onRejected }: Checks) {
  const [found, setFound] = useState<{ reply: Reply; after: Reply | null }>();

  /** Called when a field is touched or changed, so that the module is there when the form is sent. */
  const load = async ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) => {
    const { findErrors, requireFields } = await import("./find-errors");
    requireFields(form, fields);
    return findErrors;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (isUnchecked(event) || !form.matches(":invalid")) return begin(event);

    event.preventDefault();
    load(event).then(
      (findErrors) => {
        setFound({ reply: { error: findErrors(form, fields) }, after: replied });
        onRejected?.();
      },
      () => form.reportValidity(),
    );
  };
  return { reply: found?.after === replied ? found.reply : replied, load, submit };
}

function isUnchecked({ nativeEvent }: FormEvent): boolean {
  return (
    nativeEvent instanceof SubmitEvent &&
    nativeEvent.submitter instanceof HTMLButtonElement &&
    nativeEvent.submitter.formNoValidate
  );
}

/**
 * Posts a form by script. If the certification script is loaded, the browser posts it: the page
 * with the private code must be a new document. The same if the response cannot be decoded (from
 * the front layer or a proxy), so that entered values are not lost.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const posted = request.clone();
  if (isCertified()) return postAsDocument(posted);

  return serverAction().catch((error: unknown) => {
    if (!(error instanceof Error) || request.signal.aborted) throw error;
    return postAsDocument(posted);
  });
}

/** Never resolves: what happens next replaces this page or this submission. */
async function postAsDocument(posted: Request): Promise<never> {
  const isSent = await import("~/app/client/post-natively").then(
    (script) => script.postAsDocument(posted),
    () => false,
  );
  if (!isSent) dispatchEvent(new Event(unreachable));
  return new Promise<never>(() => {});
}

/** The reply to the form of this page, if it was not accepted. */
export function useReply(): Reply | null {
  return useActionData<{ reply?: Reply }>()?.reply ?? null;
}
