import { executionAsyncResource } from "node:async_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

const megabyte = 1024 * 1024;
/**
 * Both halves of the young generation: smaller ones cost a quarter of the time of an answer from
 * memory.
 */
const youngBytes = 8 * megabyte;
/** While many posts are at work. */
const youngBytesForPosts = 16 * megabyte;
/** What so many hold until their commit outlives the collections of the smaller one. */
const manyPosts = 16;
const watchMs = 250;
/** Seven or so are usual. */
const mostRounds = 40;

const kept: object[] = [];

/**
 * Keeps an object of those that `process.nextTick` queues, and so their hidden class. A collection
 * while none is queued would drop the class, and V8 then sets each of their properties by a slow call
 * for as long as the process runs: 6 of 42 microseconds of an answer from memory. Call first.
 */
export function keepTickClass(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}

/**
 * Rendering makes much garbage and keeps little. By default V8 lets the young generation grow to 34
 * MB, and the old one double before a full collection. Call once everything is loaded: until then
 * `before-packages.mjs` keeps the young generation from growing.
 *
 * While many posts wait for their commit it is larger: else all that they hold would be copied three
 * times and become old, a fifth of what a lead costs. Collections of an idle server shrink it again.
 *
 * @param postsAtWork how many at this moment
 */
export function keepHeapSmall(postsAtWork: () => number = () => 0): void {
  setFlagsFromString("--heap-growing-percent=30");
  growYoung(youngBytes);
  setInterval(() => {
    growYoung(postsAtWork() < manyPosts ? youngBytes : youngBytesForPosts);
  }, watchMs).unref();
}

/** Takes back what `before-packages.mjs` has set, also for a server that is not ours. */
export function letHeapGrow(): void {
  setFlagsFromString("--semi-space-growth-factor=2");
}

/** `NODE_OPTIONS` may set a limit, which shows here. */
let mostYoungBytes = youngBytesForPosts;

/** V8 grows it only while much of its content survives a collection. */
function growYoung(bytes: number) {
  if (youngSize() >= Math.min(bytes, mostYoungBytes)) return;

  letHeapGrow();
  let held: unknown[] = [];
  for (let round = 0; round < mostRounds && youngSize() < bytes; round++) {
    for (let count = 0; count < 10_000; count++) held.push({ count });
    held = held.slice(-100_000);
  }
  setFlagsFromString("--semi-space-growth-factor=1");
  if (youngSize() < bytes) mostYoungBytes = youngSize();
}

function youngSize(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  return space?.space_size ?? 0;
}
