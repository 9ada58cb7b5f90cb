import { useSyncExternalStore } from "react";

/** Global Privacy Control as script sees it; the server may not have seen it. */
export function useOptOutSignal(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => navigator.globalPrivacyControl === true,
    () => false,
  );
}
