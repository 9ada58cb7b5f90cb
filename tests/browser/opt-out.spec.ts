import type { BrowserContext, Page } from "@playwright/test";
import { long } from "../support/length";
import { bothWays, expect, open } from "./site.fixture";
import { test } from "./test.fixture";

const path = "/do-not-sell-my-info";
const honored = "Opt-Out Request Honored";

const footer = (page: Page) => page.locator(".site-footer");
const panel = (page: Page) => page.locator("#choices");

async function optOutCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name === "do_not_sell");
}

async function turnOn(page: Page) {
  await page.getByRole("button", { name: "Turn On Opt-Out Cookie" }).click();
  await expect(panel(page).getByText("Opt-Out Cookie Set")).toBeVisible();
}

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** Tests over HTTP check what becomes of it. */
    const tag = javaScriptEnabled ? [] : long;
    const visit = (page: Page, url: string) =>
      javaScriptEnabled ? open(page, url) : page.goto(url);

    test("the button sets the cookie for two years, and every page says so", async ({
      page,
      context,
      site,
    }) => {
      await visit(page, `${site.url}${path}`);
      await expect(panel(page)).not.toContainText(honored);
      await expect(footer(page)).not.toContainText(honored);
      await turnOn(page);

      await expect(page.getByRole("button", { name: "Turn On Opt-Out Cookie" })).toHaveCount(0);
      await expect(panel(page)).toContainText(honored);
      const [cookie] = await optOutCookies(context);
      expect(cookie).toMatchObject({ value: "1", path: "/", sameSite: "Lax", httpOnly: false });
      expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 3600);
      // Tests over HTTP check that the document of every page says so.
      await page.goto(`${site.url}/lawsuits/oxbryta`);
      await expect(footer(page)).toContainText(honored);
    });

    test("on a phone, the result of a choice is in view", { tag }, async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await visit(page, `${site.url}${path}`);
      await turnOn(page);
      await expect(panel(page).getByText("Opt-Out Cookie Set")).toBeInViewport();
      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await expect(page.getByText("Are you sure you want to opt back in?")).toBeInViewport();
    });

    test("opting back in is asked twice, and can be declined", { tag }, async ({
      page,
      context,
      site,
    }) => {
      await visit(page, `${site.url}${path}`);
      await turnOn(page);
      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await expect(page.getByText("Are you sure you want to opt back in?")).toBeVisible();
      expect(await optOutCookies(context)).toHaveLength(1);
      await page.getByRole("link", { name: "No, keep my opt-out" }).click();
      await expect(panel(page).getByText("Opt-Out Cookie Set")).toBeVisible();

      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await page.getByRole("button", { name: "Yes, Clear the Cookie" }).click();
      await expect(page.getByRole("button", { name: "Turn On Opt-Out Cookie" })).toBeVisible();
      expect(await optOutCookies(context)).toEqual([]);
      await expect(footer(page)).not.toContainText(honored);
    });

    test.describe("with Global Privacy Control", () => {
      test.use({ extraHTTPHeaders: { "Sec-GPC": "1" } });

      test("the page says it was detected, sets no cookie, and lets nothing override it", {
        tag,
      }, async ({ page, context, site }) => {
        await visit(page, `${site.url}${path}`);
        expect(await optOutCookies(context)).toEqual([]);
        await turnOn(page);
        await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
        await expect(page.getByText("While it does, the opt-out stays on.")).toBeVisible();
        await page.getByRole("button", { name: "Yes, Clear the Cookie" }).click();
        await expect(panel(page)).toContainText("GPC detected — honored on this browser.");
        await expect(panel(page)).toContainText(honored);
        await expect(footer(page)).toContainText(honored);
        expect(await optOutCookies(context)).toEqual([]);
      });
    });
  });
}

test.describe("a signal that only scripts see", () => {
  test.use({ isAlone: true });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
    );
  });

  /** The posts of the cookie form that this context makes. */
  function cookiePosts(context: BrowserContext): string[] {
    const posts: string[] = [];
    context.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.postData() ?? "");
    });
    return posts;
  }

  test("is posted once, and the page and later responses then say so", async ({
    page,
    context,
    site,
  }) => {
    const posts = cookiePosts(context);
    const response = await page.goto(site.url);
    expect(await response?.text()).not.toContain(honored);
    await expect(footer(page)).toContainText(honored);
    await expect.poll(() => optOutCookies(context)).toHaveLength(1);

    const next = await page.goto(`${site.url}${path}`);
    expect(await next?.text()).toContain(honored);
    await expect(panel(page)).toContainText("Opt-Out Cookie Set");
    await page.goto(site.url);
    await page.waitForLoadState("networkidle");
    expect(posts).toEqual(["intent=opt-out-cookie"]);
  });

  test("keeps what is being typed, and shows the change where the page states it", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}${path}`);
    await page.locator('#request [name="fullName"]').fill("Ann Lee");
    await expect(panel(page)).toContainText("Opt-Out Cookie Set");
    await expect(panel(page)).toContainText(honored);
    await expect(page.locator('#request [name="fullName"]')).toHaveValue("Ann Lee");
  });

  test("with cookies blocked is posted once per document, without a loop, and shown", async ({
    page,
    context,
    site,
  }) => {
    // A browser that blocks cookies accepts none and sends none.
    await context.route("**/*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fulfill({ status: 303, headers: { Location: path } });
    });
    const posts = cookiePosts(context);
    await page.goto(site.url);
    await expect(footer(page)).toContainText(honored);
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
    await expect(page).toHaveURL(/\/faqs$/);
    await page.waitForLoadState("networkidle");

    expect(await optOutCookies(context)).toEqual([]);
    expect(posts).toEqual(["intent=opt-out-cookie"]);
    await expect(footer(page)).toContainText(honored);
  });
});
