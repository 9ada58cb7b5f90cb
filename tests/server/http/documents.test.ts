import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { takePartners } from "~/server/app";
import { serveDocuments } from "~/server/http/documents";
import { keys } from "~/tests/support/sent-submission";
import { temporaryStore } from "~/tests/support/temporary-store";
import { testApp } from "~/tests/support/test-app";

const beforeMidnight = Date.parse("2026-03-08T04:59:00Z");

test("concurrent requests share one render, and later ones get its result", async () => {
  const { get, rendered } = await serve();
  expect(await Promise.all([get("/about"), get("/about")])).toEqual(["1", "1"]);
  expect(await get("/about")).toBe("1");
  expect(rendered()).toBe(1);
});

test("each path, host and opt-out state is rendered once, whatever the encoding", async () => {
  const { get, rendered } = await serve();
  await get("/about");
  await get("/faqs");
  await get("/about", { "Sec-GPC": "1" });
  await get("/about", { Host: "other.example" });
  expect(rendered()).toBe(4);
  for (const encoding of ["br", "gzip", "identity"]) {
    await get("/about", { "Accept-Encoding": encoding });
  }
  // The reason of the opt-out does not matter.
  await get("/about", { Cookie: "do_not_sell=1" });
  expect(rendered()).toBe(4);
});

test.each(["/about?a=1", "/do-not-sell-my-info", "/lawsuits/unknown", "/your-request"])(
  "%s is not cached",
  async (path) => {
    const { get } = await serve();
    expect(await get(path)).toBe("otherwise");
  },
);

test.each([
  ["an error", { status: 500 }],
  ["a cookie", { headers: { "Set-Cookie": "a=b" } }],
  ["no-store", { headers: { "Cache-Control": "no-store" } }],
])("a response with %s is not cached", async (_, change) => {
  const { get, rendered } = await serve({ change });
  expect(await get("/about")).toBe("otherwise");
  expect(await get("/about")).toBe("otherwise");
  expect(rendered()).toBe(2);
});

test("documents are rendered again when the date changes in New York or partners are reloaded", async () => {
  const { get, clock, current } = await serve();
  expect(await get("/about")).toBe("1");
  clock.at += 30_000;
  expect(await get("/about")).toBe("1");
  clock.at += 32_000;
  expect(await get("/about")).toBe("2");
  takePartners(current, [...current.app.config.partners]);
  expect(await get("/about")).toBe("3");
});

test("a document whose render began before midnight is sent but not kept", async () => {
  const { get, clock, hold } = await serve();
  const finish = hold();
  const early = get("/about");
  await expect.poll(() => finish.isWaiting()).toBe(true);
  clock.at += 62_000;
  const late = get("/about");
  await expect.poll(() => finish.count()).toBe(2);
  finish.all();
  expect([await early, await late]).toEqual(["1", "2"]);
  expect(await get("/about")).toBe("2");
});

test("a render that ends early is not kept, is logged, and every visitor gets an answer", async () => {
  const { get, rendered, logged } = await serve({ isBroken: true });
  expect(await Promise.all([get("/about"), get("/about")])).toEqual(["otherwise", "otherwise"]);
  expect(await get("/about")).toBe("otherwise");
  expect(rendered()).toBeGreaterThan(1);
  expect(logged()).toContain("document not kept");
});

test("the cache is bounded in number and in bytes, and drops the oldest documents", async () => {
  const { get, rendered } = await serve({ limits: { entries: 2, bytes: 1_000_000 } });
  for (const path of ["/about", "/faqs", "/terms", "/faqs", "/terms"]) await get(path);
  expect(rendered()).toBe(3);
  await get("/about");
  expect(rendered()).toBe(4);

  const small = await serve({ limits: { entries: 100, bytes: 1 } });
  for (const path of ["/about", "/faqs", "/faqs"]) await small.get(path);
  expect(small.rendered()).toBe(2);
  await small.get("/about");
  expect(small.rendered()).toBe(3);
});

test("only the first eight hosts of a day are kept: a client can make up any number", async () => {
  const { get, rendered, clock } = await serve();
  const hosts = Array.from({ length: 12 }, (_, at) => `h${at}.example`);
  const ask = () => Promise.all(hosts.map((Host) => get("/about", { Host })));
  for (const answers of [await ask(), await ask()]) {
    expect(answers.filter((answer) => answer === "otherwise")).toHaveLength(4);
  }
  expect(rendered()).toBe(8);
  clock.at += 24 * 60 * 60 * 1000;
  expect(await get("/about", { Host: "late.example" })).not.toBe("otherwise");
});

type Options = {
  isBroken?: boolean;
  change?: ResponseInit;
  limits?: { entries: number; bytes: number };
};

/** The cache on a port, in front of a renderer that returns the number of the render. */
async function serve({ isBroken, change, limits }: Options = {}) {
  let renders = 0;
  let gate = Promise.resolve();
  const clock = { at: beforeMidnight };
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const { db, remove } = await temporaryStore();
  const current = { app: testApp({ db, keys, now: () => clock.at, log }) };
  const respond = async () => {
    const body = String(++renders);
    await gate;
    const headers = { "Cache-Control": "private, no-cache, no-transform", ETag: `"${body}"` };
    const broken = () => new ReadableStream({ pull: (c) => c.error(new Error("ended early")) });
    return new Response(isBroken ? broken() : body, { headers, ...change });
  };
  const parts = {
    respond,
    trust: () => false,
    otherwise: (_: unknown, response: { end(text: string): void }) => response.end("otherwise"),
  };
  const server = createServer(serveDocuments(current, parts, limits));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.close();
    await remove();
  });

  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<string>((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port, path, headers }, (response) =>
        resolve(text(response)),
      );
      asked.once("error", reject).end();
    });
  return {
    get,
    clock,
    current,
    rendered: () => renders,
    logged: () => lines.join(),
    hold() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return { isWaiting: () => renders > 0, count: () => renders, all: () => open() };
    },
  };
}
