import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

const unreachable = "page-unreachable";

/** A link that was followed, and the page it is on. */
let followed: { from: string; to: string } | null = null;

const leftFor = "left-for";

/**
 * Remix reloads the document if the script of the next page cannot be loaded, because a new release
 * may have replaced it. While the server does not respond, the reload would replace the page and
 * its menus by the browser's error page, so it is cancelled. Otherwise the next page is loaded as a
 * document instead: if its script stays missing, a reload would only show the present page again.
 */
export function keepPageWhileUnreachable(): void {
  finishLeaving();
  addEventListener("click", noteLink, { capture: true });
  addEventListener("submit", forgetLink, { capture: true });
  addEventListener("popstate", forgetLink);
  // The only way in browsers without the events below.
  addEventListener("pagehide", () => {
    if (isLeaving(followed)) sessionStorage.setItem(leftFor, `${followed.from}\n${followed.to}`);
  });

  let isReachable = false;
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || isReachable) return;

    event.preventDefault();
    fetch("/healthz").then(
      () => {
        isReachable = true;
        if (!isLeaving(followed)) return location.reload();
        const { to } = followed;
        followed = null;
        location.assign(to);
      },
      () => dispatchEvent(new Event(unreachable)),
    );
  });
}

/** Goes on to the page for which Remix reloaded this one. */
function finishLeaving(): void {
  const stored = sessionStorage.getItem(leftFor);
  if (stored === null) return;

  sessionStorage.removeItem(leftFor);
  const [from = "", to = ""] = stored.split("\n");
  const [load] = performance.getEntriesByType("navigation");
  const isReload = load instanceof PerformanceNavigationTiming && load.type === "reload";
  if (isReload && from === location.href) location.assign(to);
}

function noteLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const isOurs = link !== null && link.origin === location.origin && !link.target;
  followed = isOurs ? { from: location.href, to: link.href } : null;
}

function forgetLink(): void {
  followed = null;
}

/** Not for a link within the page, which loads nothing. */
function isLeaving(link: typeof followed): link is NonNullable<typeof followed> {
  const pageOf = (href: string) => href.split("#", 1)[0];
  return link !== null && link.from === location.href && pageOf(link.to) !== pageOf(link.from);
}

/** Whether the last navigation could not load its page. */
export function useUnreachable(): boolean {
  const { key } = useLocation();
  const [failedAt, setFailedAt] = useState<string>();

  useEffect(() => {
    const note = () => setFailedAt(key);
    addEventListener(unreachable, note);
    return () => removeEventListener(unreachable, note);
  }, [key]);
  return failedAt === key;
}

interface NavigateEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

declare global {
  interface Window {
    /** Not in every browser. TypeScript does not declare it yet. */
    navigation?: {
      addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
    };
  }
}
