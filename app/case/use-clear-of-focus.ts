import { useEffect, useRef } from "react";

const types = ["focusin", "focusout", "scroll", "resize"] as const;

/**
 * What floats above the lower edge goes to the upper one while it would cover the control that has
 * the focus. Without script, `scroll-padding` keeps what the keyboard reaches clear of it.
 */
export function useClearOfFocus<Floating extends HTMLElement>() {
  const ref = useRef<Floating>(null);

  useEffect(() => {
    const floating = ref.current;
    if (!floating) return;

    const place = () => {
      // Being pressed it must not move away from the press.
      if (!floating.matches(":active, :focus")) {
        floating.toggleAttribute("data-above", covers(floating));
      }
    };
    for (const type of types) addEventListener(type, place, { passive: true });
    return () => {
      for (const type of types) removeEventListener(type, place);
    };
  }, []);

  return ref;
}

/** Of its place below, wherever it is now: its ground is as wide as the window. */
function covers(floating: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return false;

  const box = (focused.closest(".choice") ?? focused).getBoundingClientRect();
  return box.bottom > innerHeight - 2 * floating.offsetHeight && box.top < innerHeight;
}
