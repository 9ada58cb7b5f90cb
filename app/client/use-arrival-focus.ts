import { useEffect, useRef } from "react";
import { isHydrating } from "./enhancements";

/** Focuses an element that has just replaced another. */
export function useArrivalFocus<Target extends HTMLElement>(isNew: boolean) {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (isNew && ref.current) return takeFocus(ref.current);
  }, [isNew]);
  return ref;
}

/** `preventScroll` as in `focus()`. Returns a function that stops holding the focus there. */
export function takeFocus(element: HTMLElement, preventScroll = false): (() => void) | undefined {
  if (isLeft(element)) return;

  element.focus({ preventScroll });
  return restoreFocus(element);
}

/** Whether the visitor had already moved on, perhaps to a field, before script took over. */
export function isLeft(element: HTMLElement): boolean {
  const { activeElement, body } = document;
  return isHydrating && activeElement !== body && activeElement !== element;
}

/**
 * In a new document with a hash, Chromium clears the focus once it has scrolled to the element; on
 * a busy machine that is after hydration. Restores the focus unless the visitor moved it.
 */
function restoreFocus(element: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  // A `blur` without a next element means that the focus was cleared, not moved.
  const restore = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) element.focus({ preventScroll: true });
  };
  element.addEventListener("blur", restore, { signal });
  addEventListener("pointerdown", stop, { signal });
  addEventListener("keydown", stop, { signal });
  return stop;
}
