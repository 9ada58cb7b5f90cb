import { expect, test } from "vitest";
import { nextMidnight } from "~/data/dates";
import { createDocumentCache, createDocumentStore } from "~/server/http/document-cache";
import { cacheablePaths } from "~/server/http/documents";
import { type CachedDocument, prebuiltResponse } from "~/server/http/prebuilt-response";

const asked = { origin: "http://a", url: "/about", optedOut: false };

test("a page is rendered once for all concurrent requests, and not again on the same day", async () => {
  let made = 0;
  const cache = createDocumentCache({ now: () => 0, make: async () => documentOf(`${++made}`) });
  const [first, second] = await Promise.all([cache.find(asked), cache.find(asked)]);
  expect(first).toBe(second);
  expect(await cache.find(asked)).toBe(first);
  expect(made).toBe(1);
});

test("visitors who opted out, another address and another origin get pages of their own", async () => {
  const cache = createDocumentCache({
    now: () => 0,
    make: async ({ origin, url, optedOut }) => documentOf(`${origin}${url}${optedOut}`),
  });
  const variants = [
    asked,
    { ...asked, optedOut: true },
    { ...asked, url: "/faqs" },
    { ...asked, origin: "http://b" },
  ];
  const bodies = await Promise.all(variants.map(async (one) => bodyOf(await cache.find(one))));
  expect(new Set(bodies).size).toBe(variants.length);
});

test("everything is rendered again when the date changes in New York", async () => {
  let at = Date.parse("2026-03-08T04:59:00Z");
  let made = 0;
  const cache = createDocumentCache({ now: () => at, make: async () => documentOf(`${++made}`) });
  expect(bodyOf(await cache.find(asked))).toBe("1");
  at += 30_000;
  expect(bodyOf(await cache.find(asked))).toBe("1");
  at += 32_000;
  expect(bodyOf(await cache.find(asked))).toBe("2");
  expect(cache.size().entries).toBe(1);
});

test("a page whose rendering began before midnight is sent, but not kept", async () => {
  let at = Date.parse("2026-03-08T04:59:59Z");
  const finish: (() => void)[] = [];
  const cache = createDocumentCache({
    now: () => at,
    make: () => new Promise((resolve) => finish.push(() => resolve(documentOf("old")))),
  });
  const early = cache.find(asked);
  at += 10_000;
  void cache.find({ ...asked, url: "/faqs" });
  finish[0]?.();
  expect(bodyOf(await early)).toBe("old");
  expect(cache.size().entries).toBe(0);
});

test("a request after midnight does not get a page begun before it", async () => {
  let at = Date.parse("2026-12-01T04:59:59Z");
  const finish: (() => void)[] = [];
  const cache = createDocumentCache({
    now: () => at,
    make: () => {
      const text = `begun at ${at}`;
      return new Promise((resolve) => finish.push(() => resolve(documentOf(text))));
    },
  });
  const early = cache.find(asked);
  at += 10_000;
  const late = cache.find(asked);
  for (const end of finish) end();
  expect(bodyOf(await late)).toBe(`begun at ${at}`);
  expect(bodyOf(await early)).not.toBe(bodyOf(await late));
});

test("a page that cannot be shared, or fails, is rendered again", async () => {
  let asks = 0;
  const cache = createDocumentCache({
    now: () => 0,
    make: async () => {
      asks += 1;
      if (asks === 1) throw new Error("fails");
      return asks === 2 ? null : documentOf("at last");
    },
  });
  await expect(cache.find(asked)).rejects.toThrow("fails");
  expect(await cache.find(asked)).toBeNull();
  expect(bodyOf(await cache.find(asked))).toBe("at last");
});

test("better compressed bodies replace the first ones", async () => {
  const cache = createDocumentCache({
    now: () => 0,
    make: async (_asked, improve) => ({
      ...documentOf("quick"),
      improve: () => {
        improve(documentOf("tight"));
        return true;
      },
    }),
  });
  const first = await cache.find(asked);
  first?.improve?.();
  expect(bodyOf(await cache.find(asked))).toBe("tight");
});

test("the cache is bounded in number and in bytes, and keeps what is requested", () => {
  const store = createDocumentStore({ entries: 3, bytes: 3000 });
  for (const name of ["a", "b", "c", "d"]) {
    store.set(name, documentOf(name));
    const kept = store.get("a");
    if (kept) kept.isUsed = true;
  }
  expect(store.size().entries).toBe(3);
  expect(store.get("a")).toBeDefined();
  expect(store.get("b")).toBeUndefined();
  store.set("large", documentOf("x".repeat(900)));
  expect(store.size().bytes).toBeLessThanOrEqual(3000);
  store.clear();
  expect(store.size()).toEqual({ entries: 0, bytes: 0 });
});

test("a route declares that it is shared, and a path with parameters only for known values", () => {
  const shared = { handle: { isShared: true } };
  const routes = {
    root: { path: "", module: {} },
    home: { path: "/", module: shared },
    about: { path: "about", module: shared },
    personal: { path: "do-not-sell", module: { handle: {} } },
    item: { path: "lawsuits/:slug", module: shared },
    other: { path: "things/:id", module: shared },
  };
  expect(cacheablePaths(routes, { slug: ["one", "two"] })).toEqual([
    "/",
    "/about",
    "/lawsuits/one",
    "/lawsuits/two",
  ]);
});

test.each([
  ["2026-03-08T04:30:00Z", "2026-03-08T05:00:00Z"],
  ["2026-03-08T05:30:00Z", "2026-03-09T04:00:00Z"],
  ["2026-11-01T12:00:00Z", "2026-11-02T05:00:00Z"],
  ["2026-12-31T23:00:00Z", "2027-01-01T05:00:00Z"],
])("after %s the date changes at %s", (at, midnight) => {
  const found = nextMidnight(Date.parse(at));
  expect(Math.abs(found - Date.parse(midnight))).toBeLessThanOrEqual(1000);
  expect(found).toBeGreaterThanOrEqual(Date.parse(midnight));
});

function documentOf(text: string): CachedDocument {
  const answer = prebuiltResponse({
    headers: [],
    tag: `"${text}"`,
    body: Buffer.from(text),
    encoding: "identity",
  });
  return { br: answer, gzip: answer, identity: answer, isUsed: false, improve: null };
}

function bodyOf(document: CachedDocument | null): string | undefined {
  return document?.identity.body.toString();
}
