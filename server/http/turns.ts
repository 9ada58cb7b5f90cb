/** Work that waits for its turn; `null` where too much waits already. */
export type Turns = {
  /** Resolves to what ends the turn. */
  take(): Promise<() => void> | null;
  /** How many wait, and how many are at work. */
  depth(): { waiting: number; atWork: number };
};

type Limits = { atOnce: number; waiting: number };

/** First come, first served, so many at once. Every turn begins on a tick of its own. */
export function createTurns({ atOnce, waiting: most }: Limits): Turns {
  const waiting: (() => void)[] = [];
  let atWork = 0;

  const begin = (start: (end: () => void) => void) => {
    atWork += 1;
    // What else came in meanwhile, a health check say, is answered first.
    setImmediate(start, once(end));
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

/** A render keeps the processor to itself anyway; side by side they would only hold more memory. */
export const renderTurns = createTurns({ atOnce: 1, waiting: 512 });
