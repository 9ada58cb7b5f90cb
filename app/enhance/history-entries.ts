/**
 * Gives each history entry that the browser made for a hash a key of its own. The router would
 * take all entries without one for the same, and restore the last scroll position of any of them.
 * To be called before the router listens.
 */
export function keyHistoryEntries(): void {
  addEventListener("popstate", () => {
    if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
  });
}
