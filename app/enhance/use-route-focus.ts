import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { giveFocus } from "./give-focus";

/**
 * A navigation by script focuses the heading, as a new document starts at its top. Not for a hash,
 * which goes to its element, nor for back and forward, which restore the scroll position.
 */
export function useRouteFocus(): void {
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
