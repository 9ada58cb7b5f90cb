import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Menus } from "./menus";

const touches = ["pointerover", "focusin", "click"] as const;

/**
 * Loads the behavior of the menus when they are first touched. Until then they open and close as
 * plain `details`. A change of route or hash closes them.
 */
export function useMenus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const menus = useRef<Menus>();
  const { key, hash } = useLocation();
  // Links within the page that the browser follows itself may all have the same key.
  const place = key + hash;
  const last = useRef(place);

  useEffect(() => {
    const header = root.current;
    if (!header) return;

    const controller = new AbortController();
    const { signal } = controller;
    let isLoading = false;
    let latest: Event | undefined;
    const load = async (event?: Event) => {
      // The visitor goes on while the module loads.
      latest = event;
      if (isLoading) return;

      isLoading = true;
      const script = await import("./menus");
      if (!signal.aborted) menus.current = new script.Menus(header, signal, latest);
    };
    for (const type of touches) header.addEventListener(type, load, { signal });
    // A menu may have been opened before script ran.
    if (header.querySelector("details[open]")) void load();
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (last.current !== place) menus.current?.close();
    last.current = place;
  }, [place]);

  return root;
}
