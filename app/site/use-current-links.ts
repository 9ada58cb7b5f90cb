import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Marks the current link in menus that are drawn once and kept from page to page. */
export function useCurrentLinks(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      ".site-nav a, .site-footer a",
    )) {
      if (link.getAttribute("href") === pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname]);
}
