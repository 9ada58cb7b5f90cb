/** A queue with a bound: `take` is null when it is full. */
export type Turns = {
  /** Resolves to the function that ends the turn. */
  take(): Promise<() => void> | null;
  depth(): { waiting: number; atWork: number };
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
    depth: () => ({ waiting: waiting.length, atWork }),
  };
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

/** A render occupies the processor, so parallel renders would only use more memory. */
export const renderTurns = createTurns({ atOnce: 1, waiting: 512 });
