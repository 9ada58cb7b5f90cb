import { test as base, type Page } from "@playwright/test";
import { makeUnsubscribeToken } from "../../server/privacy/sealed-token";
import { type Site, startSite } from "../support/site";
import { forget, type Kept, type Kind, openKept } from "./kept-page.fixture";

/** Known to the tests, so that they can make the link of an issue. */
const key = "5e".repeat(32);

/** The one-click link that an issue of the newsletter to this address carries. */
export function linkFor(email: string): string {
  return `/unsubscribe?token=${makeUnsubscribeToken(Buffer.from(key, "hex"), email)}`;
}

const variants = {
  plain: () => startSite({ SECRET_KEY: key }),
  /** Declines leads from one state. */
  declining: () => startSite({ EXCLUDED_STATES: "CA" }),
  /** Two of its pages fail. */
  failing: () => startSite({}, { server: "failing" }),
};

export type Variant = keyof typeof variants;

type Shared = {
  site: Site;
  siteOf: (variant: Variant) => Promise<Site>;
  pages: Map<string, Kept>;
};

/** What a failed test left on its page, which is about to be reset. */
async function tell(page: Page): Promise<void> {
  const text = page.locator("main").innerText({ timeout: 1000 });
  const invalid = page
    .locator(":invalid:not(form, fieldset)")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("name")));
  const told = await Promise.all([text, invalid]).catch(String);
  console.log(`At ${page.url()}:`, told);
}

/**
 * In each worker, one server of each kind, started when it is asked for, and one page in a context
 * of its own for each set of options: it stays warm.
 */
export const test = base.extend<Kind & { kept: Kept }, Shared>({
  isScriptBlocked: [false, { option: true }],
  isAlone: [false, { option: true }],
  pages: [
    async ({ browserName: _ }, use) => {
      const pages = new Map<string, Kept>();
      await use(pages);
      for (const { context } of pages.values()) await context.close();
    },
    { scope: "worker" },
  ],
  kept: async (
    {
      browser,
      pages,
      isAlone,
      isScriptBlocked,
      javaScriptEnabled,
      viewport,
      isMobile,
      hasTouch,
      extraHTTPHeaders,
      contextOptions,
    },
    use,
    test,
  ) => {
    const kind = { isAlone, isScriptBlocked };
    // The window is resized each time: a page for each size would cost a cold start each.
    const options = { javaScriptEnabled, isMobile, hasTouch, extraHTTPHeaders };
    const key = JSON.stringify({ ...kind, ...options, contextOptions });
    const kept = pages.get(key) ?? (await openKept(await browser.newContext(), kind));
    pages.set(key, kept);
    if (viewport) await kept.page.setViewportSize(viewport);
    await use(kept);
    if (test.status !== test.expectedStatus) await tell(kept.page);
    if (!isAlone && !kept.page.isClosed()) return forget(kept);
    pages.delete(key);
    await kept.context.close();
  },
  context: async ({ kept }, use) => use(kept.context),
  page: async ({ kept }, use) => use(kept.page),
  siteOf: [
    async ({ browserName: _ }, use) => {
      const started = new Map<Variant, Promise<Site>>();
      await use((variant) => {
        const site = started.get(variant) ?? variants[variant]();
        started.set(variant, site);
        return site;
      });
      for (const site of started.values()) await (await site).stop();
    },
    { scope: "worker" },
  ],
  site: [async ({ siteOf }, use) => use(await siteOf("plain")), { scope: "worker" }],
});
