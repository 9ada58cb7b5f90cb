import { useEffect, useRef } from "react";

/** Clear of the header, with some air. */
const offset = 88;

/**
 * A panel held by its end moves along when the page scrolls by a little, as browsers do for what
 * gets the focus, and never shows its upper fields: the page goes to where the field is at home.
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
