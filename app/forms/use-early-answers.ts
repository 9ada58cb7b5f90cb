import { useEffect } from "react";

/**
 * What was answered before script took over is told to Conform, which otherwise learns it with the
 * next answer: until then a message would stand beside the answer it no longer is about.
 */
export function useEarlyAnswers(formId: string): void {
  useEffect(() => {
    const [input] = document.forms.namedItem(formId)?.elements ?? [];
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [formId]);
}
