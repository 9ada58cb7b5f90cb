/** While script takes over the document as it was delivered. */
export let isHydrating = true;

/** Call after hydration. */
export function endHydration(): void {
  isHydrating = false;
}
