import { useSyncExternalStore } from "react";

/** False in the HTML and while hydrating, then true. */
export function useScript(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
