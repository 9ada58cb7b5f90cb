import { useSyncExternalStore } from "react";

/** A Global Privacy Control signal that the browser shows to scripts; the server may not see it. */
export function useOptOutSignal(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => navigator.globalPrivacyControl === true,
    () => false,
  );
}
