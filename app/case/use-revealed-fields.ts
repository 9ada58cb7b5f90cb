import { useEffect, useRef } from "react";

/** Height of the header and some space, in CSS pixels. */
const offset = 88;

/**
 * A sticky panel held by its end moves with the small scroll that browsers make for a focused
 * field, and never shows its upper fields. So the page scrolls to where the field stands unstuck.
 */
export function useRevealedFields<Region extends HTMLElement>() {
  const ref = useRef<Region>(null);

  useEffect(() => {
    const region = ref.current;
    const reveal = ({ target }: Event) => {
      if (region && target instanceof HTMLElement) goHome(region, target);
    };
    region?.addEventListener("focusin", reveal);
    return () => region?.removeEventListener("focusin", reveal);
  }, []);

  return ref;
}

function goHome(region: HTMLElement, field: HTMLElement) {
  const panel = region.firstElementChild;
  const { top } = field.getBoundingClientRect();
  if (!panel || top >= offset || getComputedStyle(panel).position !== "sticky") return;

  const within = top - panel.getBoundingClientRect().top;
  const home = region.getBoundingClientRect().top + scrollY + within;
  scrollTo({ top: home - offset, behavior: "instant" });
}
