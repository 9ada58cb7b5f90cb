import { useLocation, useNavigate, useSubmit } from "@remix-run/react";
import { useEffect } from "react";
import { useLayout } from "~/app/site/layout";
import type { CasePageData } from "./case-page.server";

/**
 * Keeps what is typed in step 2 over a reload, a discarded tab or Forward. Never on the abuse cases
 * nor for who has opted out.
 *
 * @param step what the server's answer shows; null without one
 * @returns whether it does
 */
export function useKeptStep(page: CasePageData, step: "contact" | "other" | null): boolean {
  const { path, sent, isSensitive } = page;
  const hasOptedOut = useLayout()?.optedOut !== false;
  const { key } = useLocation();
  const navigate = useNavigate();
  const submit = useSubmit();
  const isOn = !isSensitive && !hasOptedOut;
  const reference = sent?.reference;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's functions change often.
  useEffect(() => {
    const isPlain = !step && !reference;
    if (!isOn || step === "other" || (isPlain && !history.state?.isStep2)) return;

    const kept = import("~/app/enhance/kept-step").then((script) => {
      if (step) return script.keep(path);
      if (reference) script.markSent(path, reference);
      else script.goOn(path, { navigate, submit });
    });
    return () => void kept.then((stop) => stop?.());
  }, [isOn, step, reference, key, path]);

  return isOn;
}
