import { expect, test } from "vitest";
import { createLimit } from "~/server/http/limits";

/** Tasks that end when they are told to, and the networks in the order in which they ran. */
function held() {
  const ran: string[] = [];
  const ends: (() => void)[] = [];
  const task = (network: string) => () => {
    ran.push(network);
    return new Promise<string>((resolve) => ends.push(() => resolve(network)));
  };
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    }
  };
  return { ran, task, endAll };
}

test("a network with many requests delays another one by a single task", async () => {
  const limit = createLimit({ atOnce: 1, waiting: 10, share: 10 });
  const { ran, task, endAll } = held();
  const greedy = Array.from({ length: 5 }, () => limit("192.0.2.1", task("greedy")));
  const other = limit("192.0.2.2", task("other"));
  await endAll();
  expect(await other).toBe("other");
  expect(ran.indexOf("other")).toBeLessThan(3);
  expect(await Promise.all(greedy)).toEqual(Array(5).fill("greedy"));
});

test("a network gets no more than its share, and addresses of one /64 share it", async () => {
  const limit = createLimit({ atOnce: 1, waiting: 10, share: 2 });
  const { task, endAll } = held();
  const all = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"].map((address) =>
    limit(address, task(address)),
  );
  await endAll();
  expect(await Promise.all(all)).toEqual(["2001:db8::1", "2001:db8::2", null, "2001:db8:0:1::1"]);
});

test("when too many wait, the network that has most of them loses one to a newcomer", async () => {
  const limit = createLimit({ atOnce: 1, waiting: 3, share: 10 });
  const { task, endAll } = held();
  const greedy = Array.from({ length: 5 }, () => limit("192.0.2.1", task("greedy")));
  const other = limit("192.0.2.2", task("other"));
  await endAll();
  expect(await other).toBe("other");
  expect((await Promise.all(greedy)).filter((result) => result === null)).toHaveLength(2);
});

test("a task that fails makes room for the next one", async () => {
  const limit = createLimit({ atOnce: 1, waiting: 1, share: 2 });
  const failing = limit("192.0.2.1", () => Promise.reject(new Error("no")));
  const next = limit("192.0.2.1", () => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
  expect(await limit("192.0.2.1", () => Promise.resolve("again"))).toBe("again");
});

test("a task whose client leaves while it waits makes room at once, and is not run", async () => {
  const limit = createLimit({ atOnce: 1, waiting: 2, share: 3 });
  const { ran, task, endAll } = held();
  const first = limit("192.0.2.1", task("first"));
  const clients = [new AbortController(), new AbortController()];
  const leaving = clients.map(({ signal }) => limit("192.0.2.1", task("leaves"), signal));
  for (const client of clients) client.abort();
  expect(await Promise.all(leaving)).toEqual([null, null]);

  const next = [limit("192.0.2.1", task("next")), limit("192.0.2.1", task("next"))];
  await endAll();
  expect(await Promise.all([first, ...next])).toEqual(["first", "next", "next"]);
  expect(ran).not.toContain("leaves");
});
