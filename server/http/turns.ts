/** A bounded queue: `take` returns null when it is full. */
export type Turns = {
  /** Resolves to the function that ends the turn. */
  take(): Promise<() => void> | null;
};

type Limits = {
  atOnce: number;
  waiting: number;
  /** Calls back later, so that other events, such as a health check, are handled first. */
  defer?: (start: () => void) => void;
};

/** First come, first served. */
export function createTurns({ atOnce, waiting: most, defer = setImmediate }: Limits): Turns {
  const waiting: (() => void)[] = [];
  let atWork = 0;

  const begin = (start: (end: () => void) => void) => {
    atWork += 1;
    defer(() => start(once(end)));
  };
  const end = () => {
    atWork -= 1;
    waiting.shift()?.();
  };
  return {
    take() {
      if (atWork < atOnce) return new Promise(begin);
      if (waiting.length >= most) return null;
      return new Promise((start) => waiting.push(() => begin(start)));
    },
  };
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

/** Longest time that work waits for new connections. */
const mostDeferMs = 400;
/** In one turn of the event loop, work may start until this time has passed. */
const sliceMs = 10;

/**
 * libuv accepts one connection in each turn of the event loop. With a render in every turn, a
 * client such as a health check that connects along with 400 others would wait for seconds. So work
 * starts only in a turn that has accepted no connection.
 */
export function acceptConnectionsFirst() {
  const waiting: (() => void)[] = [];
  let accepted = 0;
  let seen = 0;
  let since = 0;

  const look = () => {
    const isAccepting = accepted !== seen && performance.now() - since < mostDeferMs;
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
    /** Must be called with every connection. */
    noteConnection: () => void accepted++,
    /** Calls back on a later turn. */
    run(work: () => void) {
      if (waiting.push(work) > 1) return;
      since = performance.now();
      setImmediate(look);
    },
  };
}

/**
 * For `remix-serve`. Our own server takes a turn before the loaders run, so that a waiting request
 * holds nothing else in memory.
 */
export const renderTurns = createTurns({ atOnce: 1, waiting: 512 });
