/**
 * An entry that the browser made itself, for a hash, has no key. The router would take all of them
 * for one place, and go to where that was left last instead of to the element.
 */
export function giveEveryPlaceAKey(): void {
  addEventListener("popstate", () => {
    if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
  });
}
