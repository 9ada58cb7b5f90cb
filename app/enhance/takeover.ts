/** While script takes over the document as it was delivered. */
export let isTakingOver = true;

/** Call after hydration. */
export function endTakeover(): void {
  isTakingOver = false;
}
