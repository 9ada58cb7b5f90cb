import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Follows links within the site by script. A listener on the document, because links in parts drawn
 * by the server have none of their own.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findLink(event);
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
}

/** A plain click on a link to a page of the site or a part of this one. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey;
  if (event.defaultPrevented || !isPlain || event.shiftKey || event.altKey) return null;
  if (!(event.target instanceof Element)) return null;

  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  // A name with a dot is a file, such as the feed.
  return link.pathname.includes(".") ? null : link;
}
