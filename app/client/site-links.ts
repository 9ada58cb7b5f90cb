import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { addresses } from "~/data/addresses";

/** Follows links within the site by script, also those in legal texts, which are plain HTML. */
export function useSiteLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) && findLink(event);
      if (!link) return;

      event.preventDefault();
      const { pathname, search, hash, href } = link;
      const title = link.closest<HTMLElement>("[data-title]")?.dataset.title;
      navigate(`${pathname}${search}${hash}`, {
        state: title && { title },
        replace: href === location.href,
        // `useHashScroll` scrolls. If two smooth scrolls run, the second ends in the wrong place.
        preventScrollReset: hash !== "",
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
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

/** The link to a page of the site, or to a part of this one, that an event is on. */
function findLink({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;

  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  // The same page in the other language is another document.
  if (link.hreflang) return null;
  // A name with a dot is a file, such as the feed.
  if (link.pathname.includes(".")) return null;
  const isWithinPage = link.pathname === location.pathname && link.hash !== "";
  if (isPersonal || link.pathname === addresses.yourRequest) return isWithinPage ? link : null;

  return link;
}

/**
 * Whether this document was loaded with a person's own data. The policy of such a document allows
 * no other origin, and a loaded certification script must not read one: links from and to it load a
 * new document.
 */
const isPersonal =
  typeof location !== "undefined" &&
  (new URLSearchParams(location.search).has("sent") || location.pathname === addresses.yourRequest);
