import { useEffect, useRef } from "react";

/** Moves the focus to what has just replaced something else; `preventScroll` as `focus` has it. */
export function useArrivalFocus<Target extends HTMLElement>(isNew: boolean, preventScroll = false) {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (!isNew || !ref.current) return;

    ref.current.focus({ preventScroll });
    return restoreFocus(ref.current);
  }, [isNew, preventScroll]);
  return ref;
}

/**
 * In a new document with a hash, Chromium clears the focus once it has scrolled to the element,
 * which on a busy machine happens after hydration. The focus comes back, unless the visitor moved
 * it.
 */
function restoreFocus(element: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  // While an element loses the focus, none has it: only without a next one was it cleared.
  const restore = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) element.focus({ preventScroll: true });
  };
  element.addEventListener("blur", restore, { signal });
  addEventListener("pointerdown", stop, { signal });
  addEventListener("keydown", stop, { signal });
  return stop;
}
