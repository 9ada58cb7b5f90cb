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
  useReveal();
  useBrokenPictures();
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

const threshold = 0.2;
const revealed = "[data-reveal] > *, .section > :is(h2, .section__lead)";

/**
 * Fades in the children of `data-reveal` and the headings of home's sections each time they come
 * into view. Content in view at the first paint is never hidden.
 */
function useReveal(): void {
  useLocation();

  // After every render, because another page has other elements.
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;

    const observer = new IntersectionObserver(reveal, { threshold: [0, threshold] });
    for (const item of document.querySelectorAll(revealed)) observer.observe(item);
    return () => observer.disconnect();
  });
}

function reveal(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    target.classList.add("reveal");
    if (!isIntersecting) target.classList.add("reveal--waiting");
    else if (intersectionRatio >= threshold) target.classList.remove("reveal--waiting");
  }
}

const defaultPicture = "/images/cases/default.svg";

/** Replaces a picture that fails to load, once. */
function useBrokenPictures(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => replace(target);
    document.addEventListener("error", onError, true);
    // Pictures that failed before script ran.
    for (const picture of document.images) {
      if (picture.complete && picture.naturalWidth === 0) replace(picture);
    }
    return () => document.removeEventListener("error", onError, true);
  }, []);
}

function replace(target: EventTarget | null) {
  if (!(target instanceof HTMLImageElement)) return;
  if (target.getAttribute("src") !== defaultPicture) target.src = defaultPicture;
  else if (!target.alt) target.style.visibility = "hidden";
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
    if (!hasKeptStep()) return;

    void import("./kept-step").then(({ tidyStep }) => tidyStep(hasOptedOut || isSent));
  }, [hasOptedOut, isSent]);
}

function hasKeptStep(): boolean {
  try {
    return "step-2" in sessionStorage;
  } catch {
    return false;
  }
}
