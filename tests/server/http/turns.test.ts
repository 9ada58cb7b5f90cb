import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { acceptConnectionsFirst } from "../../../server/http/turns";

test("work begins once a turn of the event loop has accepted no connection", async () => {
  const { run, noteConnection } = acceptConnectionsFirst();
  const events: string[] = [];
  noteConnection();
  run(() => events.push("work"));

  for (let count = 0; count < 5; count++) {
    await turn();
    noteConnection();
    events.push("connection");
  }
  while (!events.includes("work")) await turn();

  expect(events).toEqual([...Array(5).fill("connection"), "work"]);
});

test("endless new connections do not keep work from starting, in order", async () => {
  const { run, noteConnection } = acceptConnectionsFirst();
  const done: number[] = [];
  for (const number of [1, 2, 3]) run(() => done.push(number));

  while (done.length < 3) {
    noteConnection();
    await turn();
  }
  expect(done).toEqual([1, 2, 3]);
});

test("long work leaves turns of the event loop to others", async () => {
  const { run } = acceptConnectionsFirst();
  let done = 0;
  for (let count = 0; count < 5; count++) {
    run(() => {
      busy(15);
      done++;
    });
  }

  await turn();
  const inOneTurn = done;
  while (done < 5) await turn();

  expect(inOneTurn).toBeLessThan(5);
});

function busy(milliseconds: number) {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}
