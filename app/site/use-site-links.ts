import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Follows links between pages of the site by script. Links are plain anchors everywhere, because
 * those in parts that the server has drawn have no listeners of their own.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findLink(event);
      if (!link) return;

      event.preventDefault();
      const { pathname, search, hash, dataset } = link;
      const state = dataset.title ? { title: dataset.title } : undefined;
      navigate(`${pathname}${search}${hash}`, { state });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** A plain click on a link to a page of the site; an anchor of the same page is the browser's. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey;
  if (event.defaultPrevented || !isPlain || event.shiftKey || event.altKey) return null;
  if (!(event.target instanceof Element)) return null;

  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  // A file, such as the feed.
  if (link.pathname.includes(".")) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash ? null : link;
}
