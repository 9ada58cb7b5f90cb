import { useEffect, useRef } from "react";

/** Moves the focus to what has just replaced something else; `preventScroll` as `focus` has it. */
export function useArrivalFocus<Target extends HTMLElement>(isNew: boolean, preventScroll = false) {
  const ref = useRef<Target>(null);
  useEffect(() => {
    if (isNew) ref.current?.focus({ preventScroll });
  }, [isNew, preventScroll]);
  return ref;
}
