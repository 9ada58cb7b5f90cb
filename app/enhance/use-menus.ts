import { useLocation } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";

const graceMs = 160;
const none = { id: "", at: "" };

/** The menus of the header: at most one is open, and none outlives the place it was opened at. */
export function useMenus() {
  const { key, hash } = useLocation();
  // Links that the browser follows itself, within the page, all bring the same key.
  const at = key + hash;
  const [open, setOpen] = useState(none);
  const timer = useRef<number>();

  // Or the way back to that place would open it again.
  useEffect(() => {
    if (at) setOpen(none);
  }, [at]);

  const actions = useMemo(() => {
    const stay = () => window.clearTimeout(timer.current);
    return {
      show(id: string) {
        stay();
        setOpen({ id, at });
      },
      hide(id: string) {
        stay();
        setOpen((current) => (current.id === id ? none : current));
      },
      /** Time for the pointer to travel from the button into the panel. */
      hideSoon(hide: () => void) {
        stay();
        timer.current = window.setTimeout(hide, graceMs);
      },
    };
  }, [at]);

  return { open: open.at === at ? open.id : null, ...actions };
}

export type Menus = ReturnType<typeof useMenus>;
