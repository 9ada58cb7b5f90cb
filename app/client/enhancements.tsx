import { useLocation, useNavigationType, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Menus } from "./menus";
import { giveFocus, useHashScroll, useSiteLinks } from "./site-links";

/** Everything script adds to a page. Reading and sending work without it. */
export function Enhancements({ hasOptedOut }: { hasOptedOut: boolean }) {
  useEffect(endHydration, []);
  useSiteLinks();
  useRouteFocus();
  useHashScroll();
  useReveal();
  usePrintedDetails();
  useBrokenPictures();
  useGpcPost(hasOptedOut);
  useTidyStep(hasOptedOut);

  return null;
}

/**
 * A navigation by script focuses the heading, as a new document starts at its top. Not for a hash,
 * which goes to its element, nor for back and forward, which restore the scroll position.
 */
function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const leads = useNavigationType() !== "POP" && hash !== "";
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;

    shown.current = pathname;
    const start = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!leads && start) giveFocus(start);
  }, [pathname, leads]);
}

const threshold = 0.2;
const revealed = "[data-reveal] > *, .section > :is(h2, .section__lead)";

/**
 * The children of `data-reveal`, headings and leads of home's sections fade in each time they come into view. What is in view at the first
 * paint is never hidden.
 */
function useReveal(): void {
  useLocation();

  // After every render, because another page brings other elements.
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;

    const observer = new IntersectionObserver(update, { threshold: [0, threshold] });
    for (const item of document.querySelectorAll(revealed)) observer.observe(item);
    return () => observer.disconnect();
  });
}

function update(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    target.classList.add("reveal");
    if (!isIntersecting) target.classList.add("reveal--waiting");
    else if (intersectionRatio >= threshold) target.classList.remove("reveal--waiting");
  }
}

/** Closed `details` do not print; the stylesheet can open them only in newer browsers. */
function usePrintedDetails(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };

    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, []);
}

const standIn = "/images/cases/default.svg";

/** Replaces a picture that fails to load, once; of one without words no empty frame stays. */
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
  if (target.getAttribute("src") !== standIn) target.src = standIn;
  else if (!target.alt) target.style.visibility = "hidden";
}

/**
 * Posts the cookie form once per document when only script sees the signal. The data is then loaded
 * again in place, so that nothing typed is lost.
 */
function useGpcPost(hasOptedOut: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (hasOptedOut || navigator.globalPrivacyControl !== true) return;

    void import("./gpc-post").then(({ postOnce }) => postOnce(revalidate));
  }, [hasOptedOut, revalidate]);
}

/** Looks after what step 2 of a case keeps, which outlives the case page. */
function useTidyStep(hasOptedOut: boolean): void {
  useEffect(() => {
    if (holdsStep()) void import("./kept-step").then(({ tidy }) => tidy(hasOptedOut));
  }, [hasOptedOut]);
}

function holdsStep(): boolean {
  try {
    return "step-2" in sessionStorage;
  } catch {
    return false;
  }
}

/**
 * Behavior of the menus, loaded at their first touch; until then they open and close as plain
 * `details`. A change of route or hash closes them.
 */
export function useMenus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const menus = useRef<Menus>();
  const { key, hash } = useLocation();
  // Links within the page that the browser follows itself may all have the same key.
  const place = key + hash;
  const last = useRef(place);

  useEffect(() => {
    const header = root.current;
    if (!header) return;

    const controller = new AbortController();
    const { signal } = controller;
    let stop = () => {};
    let isLoading = false;
    let latest: Event | undefined;
    const load = async (event?: Event) => {
      // While this loads, a visitor goes on.
      latest = event;
      if (isLoading) return;

      isLoading = true;
      const loaded = await import("./menus");
      if (signal.aborted) return;
      menus.current = new loaded.Menus(header);
      stop = menus.current.listen(latest);
    };
    for (const type of touches) header.addEventListener(type, load, { signal });
    // Opened before script ran.
    if (header.querySelector("details[open]")) void load();
    return () => {
      controller.abort();
      stop();
    };
  }, []);

  useEffect(() => {
    if (last.current !== place) menus.current?.close();
    last.current = place;
  }, [place]);

  return root;
}

const touches = ["pointerover", "focusin", "click"] as const;

/** Global Privacy Control as script sees it; the server may not have seen it. */
export function useOptOutSignal(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => navigator.globalPrivacyControl === true,
    () => false,
  );
}

/** Whether script runs; false while it takes over the document. */
export function useScript(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** While script takes over the document as it was delivered. */
export let isHydrating = true;

/** Call after hydration. */
function endHydration(): void {
  isHydrating = false;
}
