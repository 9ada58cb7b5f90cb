import { useEffect, useSyncExternalStore } from "react";
import { optOutCookie } from "~/data/opt-out-cookie";

/** True until React has hydrated the document that the server sent. */
let isHydrating = true;

const delivered = typeof document === "undefined" ? null : document.documentElement;
let focused: EventTarget | null = null;
if (delivered) document.addEventListener("focusin", rememberFocus);

function rememberFocus({ target }: FocusEvent) {
  focused = target;
}

/**
 * Call after hydration. If an extension or a translator changed the document before, React renders
 * it anew, and the entered values are only in the old one.
 */
export function endHydration(): void {
  if (!isHydrating) return;

  isHydrating = false;
  document.removeEventListener("focusin", rememberFocus);
  if (!delivered || delivered === document.documentElement) return;

  void import("./restore-typed").then(({ restoreTyped }) => restoreTyped(delivered, focused));
}

/** What the browser knows and the server does not; false during hydration. */
function useBrowser(read: () => boolean): boolean {
  return useSyncExternalStore(
    () => () => {},
    read,
    () => false,
  );
}

/** A text of this tab's storage; null during hydration. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => sessionStorage.getItem(key),
    () => null,
  );
}

/** Whether script runs. */
export const useScript = () => useBrowser(() => true);

/** Whether the device has no connection. */
export const useOffline = () => useBrowser(() => !navigator.onLine);

/** Global Privacy Control as script sees it; the server may not have seen it. */
export const useOptOutSignal = () => useBrowser(() => navigator.globalPrivacyControl === true);

/** Marks the title of a page that script rendered, as the server marks that of its documents. */
export function useTitlePrefix(prefix: string): void {
  // After every render, because the router writes the plain title again whenever its data changes.
  useEffect(() => {
    if (!document.title.includes(prefix)) document.title = prefix + document.title;
  });
  useEffect(
    () => () => {
      document.title = document.title.replace(prefix, "");
    },
    [prefix],
  );
}

/** Read at each use, because the choice may be made in another tab after this page loaded. */
export function hasOptOutCookie(): boolean {
  return document.cookie.replaceAll('"', "").split("; ").includes(`${optOutCookie}=1`);
}

/** Attribute of the certification script's element. */
export const certificationMark = "data-certification";

/**
 * Whether the certification script is loaded. It stays in its document, so a page with a private
 * code or with a person's own request must be a new document.
 */
export function isCertified(): boolean {
  return document.querySelector(`script[${certificationMark}]`) !== null;
}

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}
