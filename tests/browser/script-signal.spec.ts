import type { BrowserContext } from "@playwright/test";
import { footer, honored, optOutCookies, panel, path } from "./opt-out.fixture";
import { expect } from "./site.fixture";
import { test } from "./test.fixture";

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
