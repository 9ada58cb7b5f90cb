import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Menus } from "./menus";

/** Gives the menus inside an element their behaviour; a change of route or hash closes them. */
export function useMenus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const menus = useRef<Menus>();
  const { key, hash } = useLocation();
  // Links that the browser follows itself, within the page, may all bring the same key.
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
