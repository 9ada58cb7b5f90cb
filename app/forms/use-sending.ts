import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { unreachable } from "./client-action";

/** After this time the visitor has probably stopped the browser, and can press again. */
const nativeLimitMs = 10_000;

type Stage = "idle" | "sending" | "unreachable";

/** Whether this form is being sent, and whether it reached nobody. */
export function useSending(isNative = false) {
  const { formMethod } = useNavigation();
  const [stage, setStage] = useState<Stage>("idle");
  const isSending = stage === "sending";

  useEffect(() => {
    // Also for a page restored from the back-forward cache, where the router still waits.
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

/** Only the main button has no name; the others lead to another step. */
function isOtherButton({ nativeEvent }: FormEvent): boolean {
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute("name") === true;
}
