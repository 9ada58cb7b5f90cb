import { useEffect, useRef } from "react";

const types = ["focusin", "focusout", "scroll", "resize"] as const;

/**
 * Moves a bar floating at the lower edge to the upper one while it would cover the focused control.
 * Without script, `scroll-padding` keeps the focused control clear of it.
 */
export function useClearOfFocus<Floating extends HTMLElement>() {
  const ref = useRef<Floating>(null);

  useEffect(() => {
    const floating = ref.current;
    if (!floating) return;

    const place = () => {
      // It must not move away while it is being pressed.
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

/** Measured for the lower edge, wherever the bar is now; the bar is as wide as the window. */
function covers(floating: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return false;

  const box = (focused.closest(".choice") ?? focused).getBoundingClientRect();
  return box.bottom > innerHeight - 2 * floating.offsetHeight && box.top < innerHeight;
}
