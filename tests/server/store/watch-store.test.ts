import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import type { AlertEvent } from "~/server/events";
import { watchStore } from "~/server/store/watch-store";

function watched() {
  const alerts: AlertEvent[] = [];
  let error: Error | null = null;
  const watch = watchStore({
    store: {
      probe: async () => {
        if (error) throw error;
      },
    },
    log: pino({ level: "silent" }),
    alert: (event) => void alerts.push(event),
  });
  vi.useFakeTimers();
  watch.start();
  onTestFinished(async () => {
    await watch.stop();
    vi.useRealTimers();
  });
  const meets = async (met: Error | null) => {
    error = met;
    await vi.advanceTimersByTimeAsync(3000);
  };
  return { watch, alerts, meets };
}

const faults = {
  ENOSPC: /full/,
  STORE_GONE: /removed or replaced/,
  "53100": /full/,
  XX000: /XX000/,
};

test.each(Object.entries(faults))(
  "a store that answers with %s alerts once, and once when it is over",
  async (code, reason) => {
    const { watch, alerts, meets } = watched();
    await meets(null);
    expect(alerts).toEqual([]);
    await meets(Object.assign(new Error("file removed or replaced"), { code }));
    expect(watch.fault()).toMatch(reason);
    expect(alerts).toEqual([{ event: "store", reason: expect.stringMatching(reason) }]);
    await meets(null);

    expect(watch.fault()).toBe(null);
    expect(alerts.slice(1)).toEqual([{ event: "resolved", of: "store" }]);
  },
);

test("a store that another process keeps busy is not a fault", async () => {
  const { watch, alerts, meets } = watched();
  await meets(Object.assign(new Error("busy"), { code: "SQLITE_BUSY" }));

  expect([watch.fault(), alerts]).toEqual([null, []]);
});
