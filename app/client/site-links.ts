import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Follows links within the site by script. The listener is on the document, because links in parts
 * drawn by the server have none of their own.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) && findLink(event);
      if (!link) return;

      event.preventDefault();
      // The same page in the other language is another document.
      if (link.hreflang) {
        const go = () => location.assign(link.href);
        return void import("./switch-language").then((script) => script.send(link) || go(), go);
      }
      const { pathname, search, hash, dataset, href } = link;
      navigate(`${pathname}${search}${hash}`, {
        state: dataset.title && { title: dataset.title },
        replace: href === location.href,
        // `useHashScroll` scrolls. If two smooth scrolls run, the second ends in the wrong place.
        preventScrollReset: hash !== "",
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);

  useEffect(() => {
    document.addEventListener("pointerover", prefetch);
    return () => document.removeEventListener("pointerover", prefetch);
  }, []);
}

/**
 * Prefetches the page that a pointer is over: its data and, through `data-discover`, the names of
 * its modules.
 */
function prefetch(event: Event) {
  const link = findLink(event);
  if (!link || link.hreflang || link.dataset.discover || link.pathname === location.pathname)
    return;

  link.dataset.discover = "true";
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.as = "fetch";
  // As the router names it: the home page has no name of its own.
  hint.href = `${link.pathname.replace(/^\/$/, "/_root")}.data`;
  document.head.append(hint);
}

function isPlain(event: MouseEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}

/** The link to a page of the site, or a part of this one, that an event is on. */
function findLink({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;

  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  // A name with a dot is a file, such as the feed.
  return link.pathname.includes(".") ? null : link;
}

const tryEveryMs = 50;
const toOtherPage = { tries: 12, offset: 72, isNew: true };
const withinPage = { tries: 10, offset: 88, isNew: false };

/**
 * Scrolls to the element a hash names and opens the `details` around it. Back and forward are left
 * to the browser and the router.
 */
export function useHashScroll(): void {
  const { hash, pathname, key } = useLocation();
  const isPop = useNavigationType() === "POP";
  const last = useRef({ key: "", pathname });

  useEffect(() => {
    const { key: lastKey, pathname: from } = last.current;
    last.current = { key, pathname };
    if (!hash || lastKey === key) return;
    // The browser has scrolled already; only closed parts must be opened.
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
    // What replaces a button is far below the top of its panel.
    const whole = target.closest(".case--focused") ?? target.closest(".panel");
    const shown = target.matches(".form__sent") ? target : (whole ?? target);
    scrollTo({ top: shown.getBoundingClientRect().top + scrollY - offset });
    giveFocus(target);
  };
  let timer = window.setTimeout(attempt);
  return () => window.clearTimeout(timer);
}

/** Elements that show an answer to a form: errors, or step 2 of a case. */
const answered = ".error-summary, .case [value=contact]";

/** Runs before the router follows a link with a hash. */
function prepare(event: Event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.hash || link.origin !== location.origin) return;

  const target = findTarget(link.hash);
  const isHere = link.pathname + link.search === location.pathname + location.search;
  const isToField = link.matches(".skip-link, .error-summary a");
  // The router treats any new hash as a navigation, which would drop the answer.
  if (target && isHere && (isToField || document.querySelector(answered))) {
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
 * Opens `details` around the target, or those that are its whole body, and ends its reveal: a
 * shifted element is measured where its `translate` has put it.
 */
function makeVisible(target: HTMLElement | null) {
  target?.closest(".reveal")?.classList.remove("reveal", "reveal--waiting");
  const part = target?.querySelector(":scope > .fold") ?? target;
  for (let fold = part?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
  }
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Focuses without scrolling by default; leaves the focus where it is if it is already inside. */
export function giveFocus(element: HTMLElement, options = { preventScroll: true }): void {
  if (element.contains(document.activeElement)) return;

  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus(options);
}
