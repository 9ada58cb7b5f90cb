import type { Page } from "@playwright/test";
import { check, long } from "../support/length";
import { expect, open, takenOver } from "./site.fixture";
import { test } from "./test.fixture";

/** What extensions and translators do to a document before React hydrates it. */
const shapes = {
  "a style first in the head": () => document.head.prepend(document.createElement("style")),
  "an element after the body": () => document.documentElement.append(document.createElement("div")),
  "an element beside an input": () => {
    for (const input of document.querySelectorAll("main input, main select")) {
      input.after(document.createElement("span"));
    }
  },
  "a wrapper around each text node": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: ChildNode[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof Text && !node.parentElement?.matches("script, noscript, option")) {
        texts.push(node);
      }
    }
    for (const text of texts) {
      const wrapper = document.createElement("font");
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  },
};

const pages = [
  "/",
  "/about",
  "/blog",
  "/contact",
  "/do-not-sell-my-info",
  "/faqs",
  "/lawsuits/lds-abuse",
  "/lawsuits/oxbryta",
  "/newsletter",
  "/no-such-page",
  "/privacy",
  "/stop-contact",
  "/unsubscribe",
  "/your-request",
  "/es",
  "/es/lawsuits/oxbryta",
];

/** The page with the longest text, which is a form too: `npm test` looks at it alone. */
const special = "/lawsuits/oxbryta";
/** Of the others, one of each kind of form and text, with each change in turn; of home, all. */
const inCheck = [
  "/",
  "/blog",
  "/do-not-sell-my-info",
  "/lawsuits/lds-abuse",
  "/newsletter",
  "/no-such-page",
  "/your-request",
  "/es/lawsuits/oxbryta",
];

for (const [index, path] of pages.entries()) {
  for (const [turn, [shape, change]] of Object.entries(shapes).entries()) {
    const isTurn = inCheck.includes(path) && (path === "/" || turn === index % 4);
    const tag = path === special ? [] : isTurn ? check : long;
    test(`${path} keeps its text and entered values with ${shape}`, { tag }, async ({
      page,
      site,
    }) => {
      const hydrate = await holdHydration(page);
      await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
      const texts = await readTexts(page);
      expect(texts.length).toBeGreaterThan(20);
      const typed = await type(page);
      await page.evaluate(change);
      hydrate();
      await takenOver(page);

      await expect.poll(async () => missing(texts, await readTexts(page))).toEqual([]);
      for (const [selector, value] of typed) {
        await expect(page.locator(selector).first()).toHaveValue(value);
      }
      for (const box of await page.locator("main [name=consent]").all()) {
        await expect(box).toBeChecked();
      }
    });
  }
}

test("script takes over each kind of page as it was delivered", { tag: check }, async ({
  page,
  site,
}) => {
  // React reports a document that it could not take over, and renders it anew.
  const reported: string[] = [];
  page.on("pageerror", ({ message }) => reported.push(`${page.url()} ${message}`));
  const others = ["/partners", "/deadlines", "/time-limits/nevada", "/lawsuits/oxbryta/record"];
  for (const path of [...pages, ...others, "/?q=zzzz", "/lawsuits/oxbryta?state=ohio"]) {
    await open(page, site.url + path);
  }
  expect(reported).toEqual([]);
});

test.describe("a document that script renders anew is not without style until its link has loaded", () => {
  const styleOf = (page: Page) =>
    page.evaluate(() => {
      const { fontFamily, color } = getComputedStyle(document.body);
      return {
        fontFamily,
        color,
        heading: getComputedStyle(document.querySelector("h1") ?? document.body).fontSize,
      };
    });

  /** What makes script render the document anew. */
  const ways = {
    "an extension has changed it": async (page: Page, url: string) => {
      const hydrate = await holdHydration(page);
      await page.goto(`${url}/about`, { waitUntil: "domcontentloaded" });
      return async () => {
        await page.evaluate(shapes["a style first in the head"]);
        hydrate();
      };
    },
    "the next page cannot be loaded": async (page: Page, url: string) => {
      await page.route("**/terms.data*", (route) => route.fulfill({ status: 502, body: "no" }));
      await open(page, `${url}/about`);
      return () => page.locator('footer a[href="/terms"]').first().dispatchEvent("click");
    },
  };

  for (const [reason, prepare] of Object.entries(ways)) {
    test(`if ${reason}`, async ({ page, site }) => {
      const replace = await prepare(page, site.url);
      const link = page.locator("link[rel=stylesheet]");
      const hasLoaded = () =>
        link.evaluate((element) => element instanceof HTMLLinkElement && element.sheet !== null);
      await expect.poll(hasLoaded).toBe(true);
      const before = await styleOf(page);
      const delivered = await page.evaluateHandle(() => document.documentElement);
      const loading = withResolver();
      await page.route("**/*.css", async (route) => {
        await loading.promise;
        await route.continue();
      });
      await replace();
      const isReplaced = () =>
        page.evaluate((root) => root !== document.documentElement, delivered);
      await expect.poll(isReplaced).toBe(true);
      expect(await hasLoaded()).toBe(false);
      expect(await styleOf(page)).toEqual(before);
      loading.resolve();
      await expect.poll(hasLoaded).toBe(true);
      expect(await styleOf(page)).toEqual(before);
      const adopted = () => page.evaluate(() => document.adoptedStyleSheets.length);
      await expect.poll(adopted).toBe(0);
    });
  }
});

/** Returns what lets the page's script run. */
async function holdHydration(page: Page): Promise<() => void> {
  const { promise, resolve } = withResolver();
  await page.route("**/build/entry.client-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

function withResolver() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function type(page: Page): Promise<[string, string][]> {
  const typed: [string, string][] = [];
  for (const selector of ["main [type=email]", "main [autocomplete=given-name]", "main textarea"]) {
    const field = page.locator(selector).first();
    if ((await field.count()) === 0) continue;
    const value = selector.includes("email") ? "ann@example.com" : "Ann";
    await field.fill(value);
    typed.push([selector, value]);
  }
  for (const box of await page.locator("main [name=consent]").all()) await box.check();
  return typed;
}

function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = document.querySelectorAll(
      ":is(main, header, footer) :is(h1, h2, h3, h4, p, li, label, legend, summary, dd, td, button)",
    );
    return [...blocks]
      .filter((block) => !block.querySelector("select") && !block.closest(".listbox"))
      .map(({ textContent }) => (textContent ?? "").replace(/\s+/g, " ").trim())
      .filter(Boolean);
  });
}

function missing(before: readonly string[], after: readonly string[]): string[] {
  const now = new Set(after);
  return before.filter((text) => !now.has(text));
}
