import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

const unreachable = "page-unreachable";

/**
 * Remix reloads the document if the script of a page cannot be loaded, because a new release may
 * have replaced it. While the server does not respond, the reload would replace the page and its
 * menus by the browser's error page, so it is cancelled.
 */
export function keepPageWhileUnreachable(): void {
  let isReachable = false;
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || isReachable) return;

    event.preventDefault();
    fetch("/healthz").then(
      () => {
        isReachable = true;
        location.reload();
      },
      () => dispatchEvent(new Event(unreachable)),
    );
  });
}

/** Whether the last navigation could not load its page. */
export function useUnreachable(): boolean {
  const { key } = useLocation();
  const [failedAt, setFailedAt] = useState<string>();

  useEffect(() => {
    const note = () => setFailedAt(key);
    addEventListener(unreachable, note);
    return () => removeEventListener(unreachable, note);
  }, [key]);
  return failedAt === key;
}

interface NavigateEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

declare global {
  interface Window {
    /** Not in every browser. TypeScript does not declare it yet. */
    navigation?: {
      addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
    };
  }
}
