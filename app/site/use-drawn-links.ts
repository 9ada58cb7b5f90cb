import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Follows links inside kept content by script, like any other link of the site: they were drawn on
 * the server and have no listeners of their own.
 */
export function useDrawnLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;

      event.preventDefault();
      const { pathname, search, hash } = link;
      navigate(`${pathname}${search}${hash}`, { state: stateOf(link) });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** A plain click on a link to another page of the site; an anchor on the same page is the browser's. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey;
  if (event.defaultPrevented || !isPlain || event.shiftKey || event.altKey) return null;
  if (!(event.target instanceof Element)) return null;

  const link = event.target.closest<HTMLAnchorElement>("[data-drawn] a[href]");
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash ? null : link;
}

function stateOf({ dataset }: HTMLAnchorElement): { title: string } | undefined {
  return dataset.title ? { title: dataset.title } : undefined;
}
