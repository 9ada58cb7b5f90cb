import { useEffect } from "react";
import { useCurrentLinks } from "~/app/site/use-current-links";
import { useSiteLinks } from "~/app/site/use-site-links";
import { endHydration } from "./hydration";
import { useBrokenPictures } from "./use-broken-pictures";
import { useGpcPost } from "./use-gpc-post";
import { useHashScroll } from "./use-hash-scroll";
import { usePrintedDetails } from "./use-printed-details";
import { useReveal } from "./use-reveal";
import { useRouteFocus } from "./use-route-focus";

/** Everything script adds to a page. Reading and sending work without it. */
export function Enhancements({ hasOptedOut }: { hasOptedOut: boolean }) {
  useEffect(endHydration, []);
  useSiteLinks();
  useCurrentLinks();
  useRouteFocus();
  useHashScroll();
  useReveal();
  usePrintedDetails();
  useBrokenPictures();
  useGpcPost(hasOptedOut);

  return null;
}
