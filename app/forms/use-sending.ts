import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import type { Field } from "~/data/field";

/** Longer than anybody waits: who stopped the browser can press again. */
const nativeLimitMs = 10_000;

/** What `native-fallback` tells the window; to share the name would cost every page a file. */
const unreachable = "unreachable";

type Stage = "routed" | "native" | "over" | "lost";

/** Whether this very form is on its way, and whether it reached nobody. */
export function useSending({ fields, isNative }: { fields: readonly Field[]; isNative?: boolean }) {
  const { formData } = useNavigation();
  const [stage, setStage] = useState<Stage>("routed");

  useEffect(() => {
    // Also a page that comes back from the browser's memory, where the router still waits.
    const end = ({ type }: Event) => setStage(type === "pageshow" ? "over" : "lost");
    const types = ["pageshow", unreachable];
    for (const type of types) addEventListener(type, end);
    return () => {
      for (const type of types) removeEventListener(type, end);
    };
  }, []);

  const begin = (event: FormEvent) => {
    // The browser's error page would take the place of the form in the history.
    if (isNative && !navigator.onLine) {
      event.preventDefault();
      return setStage("lost");
    }
    setStage(isNative ? "native" : "routed");
    window.setTimeout(() => setStage((now) => (now === "native" ? "over" : now)), nativeLimitMs);
  };
  return {
    isBusy: stage === "native" || (stage === "routed" && isOf(fields, formData)),
    isLost: stage === "lost",
    begin,
  };
}

/** Forms of one page differ in a hidden value or in their names, and so do the buttons of one. */
function isOf(fields: readonly Field[], formData: FormData | undefined): boolean {
  if (!formData) return false;

  return fields.every((field) =>
    field.type === "hidden" && field.value !== undefined
      ? String(formData.getAll(field.name)) === field.value
      : true,
  );
}
