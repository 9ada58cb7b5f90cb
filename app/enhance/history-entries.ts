/**
 * Gives each history entry that the browser made for a hash its own key. The router takes all
 * entries without a key for one, and restores the last scroll position of any of them. Must run
 * before the router listens.
 */
export function keyHistoryEntries(): void {
  addEventListener("popstate", () => {
    if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
  });
}
