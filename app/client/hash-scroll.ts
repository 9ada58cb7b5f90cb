import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

const tryEveryMs = 50;
const toOtherPage = { tries: 12, offset: 72, isNew: true };
const withinPage = { tries: 10, offset: 88, isNew: false };

/**
 * Scrolls to the element that a hash names and opens the `details` around it. The browser and the
 * router handle back and forward.
 */
export function useHashScroll(): void {
  const { hash, pathname, key } = useLocation();
  const isPop = useNavigationType() === "POP";
  const last = useRef({ key: "", pathname });

  useEffect(() => {
    const { key: lastKey, pathname: from } = last.current;
    last.current = { key, pathname };
    if (!hash || lastKey === key) return;
    // The browser has scrolled already. Only closed parts must be opened.
    if (isPop) return void makeVisible(findTarget(hash));

    return seek(hash, from === pathname ? withinPage : toOtherPage);
  }, [hash, pathname, key, isPop]);

  useEffect(() => {
    document.addEventListener("click", prepare, true);
    return () => document.removeEventListener("click", prepare, true);
  }, []);
}

function seek(hash: string, { tries, offset, isNew }: typeof toOtherPage) {
  let left = tries;
  const attempt = () => {
    const target = findTarget(hash);
    left -= 1;
    if (!target) {
      if (left > 0) timer = window.setTimeout(attempt, tryEveryMs);
      else if (isNew) scrollTo(0, 0);
      return;
    }
    makeVisible(target);
    // It says what became of the form.
    if (target.matches(".sent") || document.activeElement?.matches(".sent-before")) {
      return scrollTo(0, 0);
    }
    if (isBesideText(target)) {
      // It is in view at any place. Measured, it would be where the last page was scrolled to.
      if (isNew) {
        toTop();
        // The first one can leave a rest of the smooth scroll that it ends.
        requestAnimationFrame(toTop);
      }
      return giveFocus(target);
    }
    const shown = target.closest(".case--focused") ?? target.closest(".panel") ?? target;
    scrollTo({ top: shown.getBoundingClientRect().top + scrollY - offset });
    giveFocus(target);
  };
  let timer = window.setTimeout(attempt);
  return () => window.clearTimeout(timer);
}

const toTop = () => scrollTo({ top: 0, behavior: "instant" });

/** Elements of a response to a form: errors, or step 2 of a case. */
const answered = ".error-summary, .case [value=contact]";

/** Runs before the router follows a link with a hash. */
function prepare(event: Event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.hash || link.origin !== location.origin) return;

  const target = findTarget(link.hash);
  const isSamePage = link.pathname + link.search === location.pathname + location.search;
  const isToField = link.matches(".skip-link, .error-summary a");
  // The router treats any new hash as a navigation, which would drop the response.
  if (target && isSamePage && (isToField || document.querySelector(answered))) {
    event.preventDefault();
    makeVisible(target);
    if (!isToField) target.scrollIntoView();
    return giveFocus(target, { preventScroll: !isToField });
  }
  const root = document.documentElement;
  root.classList.add("scrolls-smoothly");
  window.setTimeout(() => root.classList.remove("scrolls-smoothly"), 1000);
}

/**
 * Opens `details` around the target. Ends its reveal, because a shifted element is measured at its
 * shifted position.
 */
function makeVisible(target: HTMLElement | null) {
  const shifted = target?.closest(".reveal");
  shifted?.classList.remove("reveal", "reveal--waiting");
  for (const motion of shifted?.getAnimations() ?? []) motion.finish();
  // A part that is nothing but a fold opens too.
  let fold = target?.querySelector<HTMLDetailsElement>(":scope > details:only-child");
  for (fold ??= target?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
  }
}

/** Whether it is in the panel that stays beside the text of a case on a wide screen. */
function isBesideText(target: HTMLElement): boolean {
  const panel = target.closest(".case__panel");
  return panel !== null && getComputedStyle(panel).position === "sticky";
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Focuses without scrolling by default. Does nothing if the focus is already inside. */
export function giveFocus(element: HTMLElement, options = { preventScroll: true }): void {
  if (element.contains(document.activeElement)) return;

  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus(options);
}
