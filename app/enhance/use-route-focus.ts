import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { giveFocus } from "./give-focus";

/** After a change of page the focus begins at its heading, as it would with a new document. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;

    shown.current = pathname;
    const start = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!hash && start) giveFocus(start);
  }, [pathname, hash]);
}
