import { useCallback, useEffect, useRef } from "react";
import { useScript } from "./document-state";

/** Focuses an element that has just replaced another, unless the visitor has moved on. */
export function useArrivalFocus<Target extends HTMLElement>(
  isNew: boolean,
  { preventScroll = false }: FocusOptions = {},
) {
  const ref = useRef<Target>(null);
  const isLeft = useIsLeft();
  useEffect(() => {
    const element = ref.current;
    if (isLeft(element) || !isNew || !element) return;

    element.focus({ preventScroll });
    return restoreFocus(element);
  }, [isNew, preventScroll, isLeft]);
  return ref;
}

/**
 * Tells the first run of an effect whether the visitor had moved the focus, perhaps to a field,
 * before the part was hydrated. A part that is loaded lazily is hydrated after the page.
 */
export function useIsLeft(): (element: HTMLElement | null) => boolean {
  const isHydrated = useRef(!useScript());
  return useCallback((element) => {
    const { activeElement, body } = document;
    const wasHydrated = isHydrated.current;
    isHydrated.current = false;
    return wasHydrated && activeElement !== body && activeElement !== element;
  }, []);
}

/**
 * In a new document with a hash, Chromium clears the focus once it has scrolled to the element,
 * which may be after hydration. Restores the focus unless the visitor has moved it.
 *
 * @returns stops restoring it
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
