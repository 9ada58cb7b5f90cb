import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Follows links within the site by script. A listener on the document, because links in parts drawn
 * by the server have none of their own.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) && findLink(event);
      if (!link) return;

      event.preventDefault();
      const { pathname, search, hash, dataset, href } = link;
      navigate(`${pathname}${search}${hash}`, {
        state: dataset.title && { title: dataset.title },
        replace: href === location.href,
        // `useHashScroll` scrolls: of two smooth scrolls the second ends in a wrong place.
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

/** Asks for the page that a pointer is over: its data, and by the mark the names of its modules. */
function prefetch(event: Event) {
  const link = findLink(event);
  if (!link || link.dataset.discover || link.pathname === location.pathname) return;

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
