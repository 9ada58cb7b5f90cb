import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Rendering makes much garbage and keeps little. Left alone, V8 lets the young part of the heap
 * grow to 48 MB and the old part double before it looks. Called once everything is loaded: a
 * collection that gives memory back comes first, as the young part is never made smaller later.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--optimize-for-size");
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect({ type: "major", flavor: "last-resort" });
}
