/** Longest that work waits for connections. */
const mostMs = 400;
/** Work of one turn of the event loop, begun before this has passed. */
const sliceMs = 10;

/**
 * libuv accepts one connection in each turn of the event loop. With a render in every turn, who
 * connects beside 400 others would wait for seconds, a health check too. So work begins in a turn that
 * has accepted none.
 */
export function createAfterAccepting() {
  const waiting: (() => void)[] = [];
  let accepted = 0;
  let seen = 0;
  let since = 0;

  const look = () => {
    const isAccepting = accepted !== seen && performance.now() - since < mostMs;
    seen = accepted;
    if (!isAccepting) runSlice();
    if (waiting.length > 0) setImmediate(look);
  };
  const runSlice = () => {
    const end = performance.now() + sliceMs;
    do waiting.shift()?.();
    while (waiting.length > 0 && performance.now() < end);
  };
  return {
    /** Call with every connection. */
    noteConnection: () => void accepted++,
    /** Calls back on a later turn. */
    run(work: () => void) {
      if (waiting.push(work) > 1) return;
      since = performance.now();
      setImmediate(look);
    },
  };
}
