import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Menus } from "./menus";

/**
 * Behaviour of the menus, loaded at their first touch; until then they open and close as plain
 * `details`. A change of route or hash closes them.
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
    let stop = () => {};
    let isLoading = false;
    let latest: Event | undefined;
    const load = async (event?: Event) => {
      // While this loads, a visitor goes on.
      latest = event;
      if (isLoading) return;

      isLoading = true;
      const loaded = await import("./menus");
      if (signal.aborted) return;
      menus.current = new loaded.Menus(header);
      stop = menus.current.listen(latest);
    };
    for (const type of touches) header.addEventListener(type, load, { signal });
    // Opened before script ran.
    if (header.querySelector("details[open]")) void load();
    return () => {
      controller.abort();
      stop();
    };
  }, []);

  useEffect(() => {
    if (last.current !== place) menus.current?.close();
    last.current = place;
  }, [place]);

  return root;
}

const touches = ["pointerover", "focusin", "click"] as const;
