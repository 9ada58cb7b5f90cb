import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Of the young part, both halves. Smaller ones cost a quarter of the time of an answer from memory. */
const youngBytes = 8 * 1024 * 1024;

let collect: unknown;

/**
 * Rendering makes much garbage and keeps little. Left alone, V8 lets the young part of the heap
 * grow to 48 MB and the old part double before it looks. Called once everything is loaded: a
 * collection that gives memory back comes first, as the young part is never made smaller later.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--optimize-for-size");
  setFlagsFromString("--expose-gc");
  collect = runInNewContext("gc");
  collectGarbage();

  const watch = setInterval(() => {
    if (youngSize() < youngBytes) return;

    setFlagsFromString("--semi-space-growth-factor=1");
    clearInterval(watch);
  }, 50).unref();
}

/**
 * Long work over the store calls this now and then: each prepared statement holds native memory
 * that V8 does not count, so by itself it would not look for many thousands of them.
 */
export function collectGarbage(): void {
  if (typeof collect === "function") collect({ type: "major", flavor: "last-resort" });
}

function youngSize(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  return space?.space_size ?? 0;
}
