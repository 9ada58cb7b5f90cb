import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createSchedule, type Task } from "~/server/schedule";

function start(tasks: readonly Partial<Task>[]) {
  const lines: { msg: string; code?: string; reason?: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const all = tasks.map((task) => ({
    name: "task",
    every: 1,
    run: async () => undefined,
    ...task,
  }));
  const schedule = createSchedule(log, all);
  onTestFinished(() => schedule.stop());
  schedule.start();
  return { schedule, lines };
}

const full = () => Promise.reject(Object.assign(new Error("ann@example.com"), { code: "ENOSPC" }));

test("a full disk is one line of the log, however many tasks meet it however often", async () => {
  const runs = [0, 0, 0];
  const tasks = runs.map((_, index) => ({
    name: `task ${index}`,
    run() {
      runs[index] = (runs[index] ?? 0) + 1;
      return full();
    },
  }));
  const { lines } = start(tasks);
  await expect.poll(() => Math.min(...runs)).toBeGreaterThan(3);

  expect(lines).toMatchObject([{ code: "ENOSPC", reason: expect.stringContaining("full") }]);
  expect(JSON.stringify(lines)).not.toContain("ann@example.com");
});

test("a task that fails stops neither itself nor the others, and is repeated ever later", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const at: number[] = [];
  let others = 0;
  const { lines } = start([
    {
      every: 20,
      run() {
        at.push(performance.now());
        return Promise.reject(new TypeError("own"));
      },
    },
    {
      async run() {
        others += 1;
      },
    },
  ]);
  await vi.advanceTimersByTimeAsync(500);

  const [first = 0, second = 0, third = 0] = at;
  expect(third - second).toBeGreaterThan(second - first);
  expect(others).toBeGreaterThan(3);
  expect(lines).toMatchObject([{ msg: "task failed", code: "TypeError" }]);
});

test("a wake ends a sleep or repeats a run that has begun, and nothing runs after a stop", async () => {
  let runs = 0;
  const { schedule } = start([
    {
      isWoken: true,
      async run() {
        runs += 1;
        if (runs === 2) schedule.wake();
        return 100_000;
      },
    },
  ]);
  schedule.start();
  await expect.poll(() => runs).toBe(1);
  schedule.wake();
  await expect.poll(() => runs).toBe(3);
  await schedule.stop();
  schedule.wake();
  await sleep(20);
  expect(runs).toBe(3);
});

test("a run that takes long is not begun twice, and a stop waits for it", async () => {
  let running = 0;
  let most = 0;
  const { schedule } = start([
    {
      isWoken: true,
      async run() {
        running += 1;
        most = Math.max(most, running);
        await sleep(20);
        running -= 1;
      },
    },
  ]);
  for (let wakes = 0; wakes < 5; wakes += 1) schedule.wake();
  await schedule.stop();
  expect([most, running]).toEqual([1, 0]);
});
