import { useLocation } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";

const graceMs = 160;

/** The menus of the header: at most one is open, and none outlives the place it was opened at. */
export function useMenus() {
  const { key, hash } = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<number>();

  // Links that the browser follows itself, within the page, may all bring the same key.
  const place = key + hash;
  useEffect(() => {
    if (place) setOpen(null);
  }, [place]);

  const actions = useMemo(() => {
    const stay = () => window.clearTimeout(timer.current);
    return {
      show(id: string) {
        stay();
        setOpen(id);
      },
      hide(id: string) {
        stay();
        setOpen((current) => (current === id ? null : current));
      },
      /** Time for the pointer to travel from the button into the panel. */
      hideSoon(hide: () => void) {
        stay();
        timer.current = window.setTimeout(hide, graceMs);
      },
    };
  }, []);

  return { open, ...actions };
}

export type Menus = ReturnType<typeof useMenus>;
