import { useLocation, useNavigationType, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { addresses } from "~/data/addresses";
import { endHydration, hasOptOutCookie } from "./document-state";
import { giveFocus, useHashScroll } from "./hash-scroll";
import { useSiteLinks } from "./site-links";

/** What script adds to every page. Reading and sending work without it. */
export function Enhancements({ hasOptedOut }: { hasOptedOut: boolean }) {
  useEffect(endHydration, []);
  useSiteLinks();
  useRouteFocus();
  useHashScroll();
  useDecoration();
  useGpcPost(hasOptedOut);
  useTidyStep(hasOptedOut);

  return null;
}

/**
 * Focuses the heading after a navigation by script, because a new document starts at its top. Not
 * for a hash, which goes to its element, nor for back and forward, which restore the scroll
 * position.
 */
function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const keepsFocus = useNavigationType() !== "POP" && hash !== "";
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;

    shown.current = pathname;
    const start = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!keepsFocus && start) giveFocus(start);
  }, [pathname, keepsFocus]);
}

let loading: Promise<((signal: AbortSignal) => void) | null> | undefined;

/** Loaded after hydration, because nothing of it is needed for the first view. */
function useDecoration(): void {
  useLocation();

  // After every render, because another page has other elements.
  useEffect(() => {
    const ended = new AbortController();
    // Loaded once, even in vain: a server that is down must not get a request for each render.
    loading ??= import("./decoration").then(
      ({ decorate }) => decorate,
      () => null,
    );
    void loading.then((decorate) => decorate?.(ended.signal));
    return () => ended.abort();
  });
}

/**
 * Posts the cookie form if only script sees the signal. Then loads the data again in place, so that
 * entered values are not lost.
 */
function useGpcPost(hasOptedOut: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (hasOptedOut || navigator.globalPrivacyControl !== true) return;

    void postSignal(revalidate);
  }, [hasOptedOut, revalidate]);
}

let isPosted = false;

async function postSignal(revalidate: () => void): Promise<void> {
  if (isPosted) return;

  isPosted = true;
  const body = new URLSearchParams({ intent: "opt-out-cookie" });
  await fetch(addresses.optOut, { method: "POST", body, redirect: "manual" }).catch(() => null);
  if (hasOptOutCookie()) revalidate();
}

/** Removes what step 2 of a case keeps once it was sent, has expired or must not be kept. */
function useTidyStep(hasOptedOut: boolean): void {
  const { search } = useLocation();
  const isSent = new URLSearchParams(search).has("sent");

  useEffect(() => {
    if (!("step-2" in sessionStorage)) return;

    void import("./kept-step").then(({ tidyStep }) => tidyStep(hasOptedOut || isSent));
  }, [hasOptedOut, isSent]);
}
