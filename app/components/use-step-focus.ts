import { useEffect, useRef } from "react";

/** Moves the focus to the beginning of a step that has just replaced another. */
export function useStepFocus(isNew: boolean) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) ref.current?.focus();
  }, [isNew]);
  return ref;
}
