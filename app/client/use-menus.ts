import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

const graceMs = 160;

/**
 * Behavior of the header's `details` menus. They open on hover or focus. They close 160 ms after the
 * pointer leaves, and immediately on Escape, on a press or focus elsewhere, and on a change of route
 * or hash. Tab moves from one menu to the next; Enter, Space, or Arrow Down moves into the panel.
 */
export function useMenus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const { key, hash } = useLocation();
  // Links within the page that the browser follows itself may all have the same key.
  const place = key + hash;
  const last = useRef(place);

  useEffect(() => {
    const ended = new AbortController();
    if (root.current) listen(root.current, ended.signal);
    return () => ended.abort();
  }, []);

  useEffect(() => {
    const open = last.current !== place && root.current && openMenu(root.current);
    if (open) open.open = false;
    last.current = place;
  }, [place]);

  return root;
}

/** @param signal removes the listeners */
function listen(root: HTMLElement, signal: AbortSignal) {
  /** The menu that was pressed since it opened: the next press closes it, as on a touch screen. */
  let pressed = openMenu(root);
  let timer = 0;

  // Only one is open, because they have the same name.
  const show = (menu: HTMLDetailsElement) => {
    if (!menu.open) pressed = null;
    window.clearTimeout(timer);
    menu.open = true;
  };
  const closeUnlessAt = (target: EventTarget | null) => {
    const open = openMenu(root);
    if (open && !isIn(open, target)) open.open = false;
  };
  // A menu may have been opened before script ran, and the focus have moved into the page since.
  if (document.activeElement !== document.body) closeUnlessAt(document.activeElement);

  root.addEventListener(
    "pointerover",
    ({ pointerType, target }) => {
      const menu = hoveringMenu(target);
      const open = openMenu(root);
      if (pointerType !== "mouse" || !menu) return;

      // A passing pointer must not close another menu that is in use by keyboard.
      if (!open || isInUse(menu) || !isInUse(open)) show(menu);
    },
    { signal },
  );
  root.addEventListener(
    "pointerout",
    ({ pointerType, target, relatedTarget }) => {
      const menu = hoveringMenu(target);
      if (pointerType !== "mouse" || !menu?.open || isIn(menu, relatedTarget)) return;

      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!isInUse(menu)) menu.open = false;
      }, graceMs);
    },
    { signal },
  );
  root.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const menu = target instanceof Element && target.closest(".menu__button")?.parentElement;
      if (!(menu instanceof HTMLDetailsElement)) return;

      // This press has just opened the menu, by giving it the focus.
      event.preventDefault();
      if (menu.open && pressed === menu) {
        menu.open = false;
        return;
      }
      show(menu);
      pressed = menu;
    },
    { signal },
  );
  document.addEventListener(
    "focusin",
    ({ target }) => {
      closeUnlessAt(target);
      const menu = menuOfButton(target);
      if (menu) show(menu);
    },
    { signal },
  );
  document.addEventListener("pointerdown", ({ target }) => closeUnlessAt(target), { signal });
  document.addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      const menu = menuOfButton(target);
      // The focus skips a closed panel.
      if (menu && key === "Tab") menu.open = false;
      if (menu && ["Enter", " ", "ArrowDown"].includes(key)) {
        event.preventDefault();
        show(menu);
        menu.querySelector("a")?.focus();
      }
      const open = openMenu(root);
      if (key !== "Escape" || !open) return;

      if (isIn(open, target)) open.querySelector("summary")?.focus();
      open.open = false;
    },
    { signal },
  );
}

function openMenu(root: HTMLElement) {
  return root.querySelector<HTMLDetailsElement>("details.menu[open]");
}

/** The menu for small screens opens only when it is pressed. */
function hoveringMenu(target: EventTarget | null): HTMLDetailsElement | null {
  if (!(target instanceof Element)) return null;

  return target.closest<HTMLDetailsElement>("details.menu:not(.menu--small)");
}

function menuOfButton(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element && target.matches(".menu__button") ? hoveringMenu(target) : null;
}

function isIn(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target);
}

function isInUse(element: Element): boolean {
  return element.querySelector(".menu__button:focus-visible, .menu__panel :focus-visible") !== null;
}
