import { StoreBusy } from "./busy";

type Waiting = { begin(): void };

/** Writers of this process, one at a time, first come first served. */
export class WriteTurns {
  #isTaken = false;
  readonly #waiting = new Set<Waiting>();

  /**
   * @param deadline on the monotonic clock, `performance.now()`
   * @throws {StoreBusy} when the turn has not come by then
   */
  take(deadline: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiting = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new StoreBusy());
      }, deadline - performance.now());
      this.#waiting.add(waiting);
    });
  }

  give(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isTaken = false;
      return;
    }
    this.#waiting.delete(next);
    next.begin();
  }
}
