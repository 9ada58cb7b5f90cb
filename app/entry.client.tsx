import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepStyle } from "./client/keep-style";
import { keepPageWhileUnreachable } from "./client/unreachable";

replaceBlockedStorage();
keepPageWhileUnreachable();
keyHistoryEntries();
keepStyle();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

/**
 * Gives each history entry that the browser made for a hash its own key. The router treats all
 * entries without a key as one, and restores the last scroll position of any of them. Must run
 * before the router listens.
 */
function keyHistoryEntries(): void {
  addEventListener("popstate", () => {
    if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
  });
}

/**
 * The router reads the tab's storage at each navigation, and a visitor who blocks storage would get
 * an error instead of the next page. This stand-in lasts as long as the document.
 */
function replaceBlockedStorage(): void {
  try {
    sessionStorage.length;
  } catch {
    const kept = new Map<string, string>();
    const value = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, "sessionStorage", { value });
  }
}
