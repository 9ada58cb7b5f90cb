import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { giveFocus } from "./give-focus";

/**
 * After a change of page the focus begins at its heading, as it would with a new document. A hash
 * takes it to its element, but for back and forward: they come to where the page was left.
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
