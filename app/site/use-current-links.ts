import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Menus that the server has drawn are kept from page to page: which link is current is not. */
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
