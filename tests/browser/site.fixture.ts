import { test as base, type Page } from "@playwright/test";
import type { Case } from "../../data/case";
import { cases } from "../../data/cases";
import { makeUnsubscribeToken } from "../../server/privacy/unsubscribe-token";
import { type Site, startSite } from "../support/site";
import { forget, type Kept, type Kind, openKept } from "./kept-page.fixture";

/** Known, so that a test can make the link of an issue. */
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

/**
 * One server of a kind a worker, when it is asked for, and one page in a context of its own for
 * each set of options: it stays warm.
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
  ) => {
    const kind = { isAlone, isScriptBlocked };
    const options = { javaScriptEnabled, viewport, isMobile, hasTouch, extraHTTPHeaders };
    const key = JSON.stringify({ ...kind, ...options, contextOptions });
    const kept = pages.get(key) ?? (await openKept(await browser.newContext(), kind));
    pages.set(key, kept);
    await use(kept);
    if (!isAlone && !kept.page.isClosed()) return forget(kept, viewport ?? null);
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

export { expect } from "@playwright/test";
export { cases };

/** Every journey is made twice: as a plain document, and with script. */
export const bothWays = [
  { name: "without script", javaScriptEnabled: false },
  { name: "with script", javaScriptEnabled: true },
] as const;

/** With script, waits until the page has been taken over: typing earlier is tested elsewhere. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  if (await page.evaluate(() => matchMedia("(scripting: none)").matches)) return;

  await takenOver(page);
}

/** Waits until React has the document. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
}

/** Gives each question of a quiz an answer it offers. */
export async function answerQuiz(page: Page, item: Case): Promise<void> {
  for (const question of item.quiz.questions) {
    const field = page.locator(`#form [name="${question.name}"]`);
    switch (question.type) {
      case "radio":
        await field.first().check();
        break;
      case "select":
        await field.selectOption(question.options[0]?.value ?? "");
        break;
      case "number":
        await field.fill(String(question.min + 1));
        break;
      default:
        await field.fill("Ohio");
    }
  }
}

export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").first().fill("Ann");
  await page.getByLabel("Last name").first().fill("Lee");
  await page.locator('#form [name="Phone"]').fill("(212) 555-0123");
  await page.locator('#form [name="Email"]').fill(email);
}
