import { useEffect, useRef } from "react";
import { isHydrating } from "./document-state";

/** Focuses an element that has just replaced another, unless the visitor has moved on. */
export function useArrivalFocus<Target extends HTMLElement>(
  isNew: boolean,
  { preventScroll = false }: FocusOptions = {},
) {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (isNew && ref.current) return takeFocus(ref.current, { preventScroll });
  }, [isNew, preventScroll]);
  return ref;
}

/** @returns stops restoring the focus */
function takeFocus(element: HTMLElement, options: FocusOptions): (() => void) | undefined {
  if (isLeft(element)) return;

  element.focus(options);
  return restoreFocus(element);
}

/** Whether the visitor had moved the focus, perhaps to a field, before hydration. */
export function isLeft(element: HTMLElement): boolean {
  const { activeElement, body } = document;
  return isHydrating && activeElement !== body && activeElement !== element;
}

/**
 * In a new document with a hash, Chromium clears the focus once it has scrolled to the element,
 * which may be after hydration. Restores the focus unless the visitor has moved it.
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
