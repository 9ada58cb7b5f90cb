import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Menus } from "./menus";

/** A change of route or hash closes the menus. */
export function useMenus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const menus = useRef<Menus>();
  const { key, hash } = useLocation();
  // Links within the page that the browser follows itself may all have the same key.
  const place = key + hash;
  const last = useRef(place);

  useEffect(() => {
    if (!root.current) return;

    menus.current = new Menus(root.current);
    return menus.current.listen();
  }, []);

  useEffect(() => {
    if (last.current !== place) menus.current?.close();
    last.current = place;
  }, [place]);

  return root;
}
