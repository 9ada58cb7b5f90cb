import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { unreachable } from "./client-action";

/** Longer than anybody waits: who stopped the browser can press again. */
const nativeLimitMs = 10_000;

type Stage = "idle" | "sending" | "unreachable";

/** Whether this very form is on its way, and whether it reached nobody. */
export function useSending(isNative = false) {
  const { formMethod } = useNavigation();
  const [stage, setStage] = useState<Stage>("idle");
  const isSending = stage === "sending";

  useEffect(() => {
    // Also a page that comes back from the browser's memory, where the router still waits.
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
    // The browser's error page would take the place of the form in the history.
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

/** Only the main button has no name; the others lead elsewhere. */
function isOtherButton({ nativeEvent }: FormEvent): boolean {
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute("name") === true;
}
