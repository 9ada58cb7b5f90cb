import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Of the young part, both halves: smaller ones cost a quarter of the time of an answer from memory. */
const youngBytes = 8 * 1024 * 1024;
const watchMs = 250;
/** It takes seven or so. */
const mostRounds = 40;

/**
 * Rendering makes much garbage and keeps little. Left alone, V8 lets the young part of the heap
 * grow to 34 MB and the old part double before it looks. Called once everything is loaded, when
 * the young part is at its largest: only while V8 optimizes for size does a collection shrink it.
 * As that also keeps often-used code slow, it ends as soon as the young part has been shrunk.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  setFlagsFromString("--optimize-for-size");
  if (typeof collect === "function") collect({ type: "major", flavor: "last-resort" });

  // For good, since the collections of a quiet server shrink it again.
  const watch = setInterval(() => {
    if (youngSize() >= youngBytes) return;

    setFlagsFromString("--no-optimize-for-size");
    setFlagsFromString("--heap-growing-percent=30");
    growYoung();
    // The operator may have set a smaller limit, by `NODE_OPTIONS`.
    if (youngSize() < youngBytes) clearInterval(watch);
  }, watchMs).unref();
}

/** V8 grows it only while much of what it holds survives. To its size and no further. */
function growYoung() {
  setFlagsFromString("--semi-space-growth-factor=2");
  let held: unknown[] = [];
  for (let round = 0; round < mostRounds && youngSize() < youngBytes; round++) {
    for (let count = 0; count < 10_000; count++) held.push({ count });
    held = held.slice(-100_000);
  }
  setFlagsFromString("--semi-space-growth-factor=1");
}

function youngSize(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  return space?.space_size ?? 0;
}
