import { check } from "../support/length";
import { startSite } from "../support/site";
import { expect, open, takenOver } from "./site.fixture";
import { test } from "./test.fixture";

test.use({ isAlone: true });

test("while the server does not respond, a link to a new page or to one visited before shows an error with menus and footer", {
  tag: check,
}, async ({ page }) => {
  const site = await startSite();
  try {
    const link = (name: string) => page.locator(`footer a[href="/${name}"]`).first();
    await open(page, `${site.url}/about`);
    for (const name of ["faqs", "terms", "faqs"]) {
      await link(name).click();
      await expect(page).toHaveURL(`${site.url}/${name}`);
    }
    await site.end("SIGKILL");
    const requests: string[] = [];
    // A browser asks for the icon by itself, as often as it likes.
    page.on("request", (request) => {
      if (!request.url().endsWith("/favicon.svg")) requests.push(request.url());
    });
    for (const name of ["terms", "privacy"]) {
      requests.length = 0;
      await link(name).click();
      await expect(page).toHaveURL(`${site.url}/${name}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Unexpected Application Error",
      );
      await page.waitForTimeout(3000);
      expect(requests.length).toBeLessThanOrEqual(5);
      await expect.poll(() => page.locator("header nav a").count()).toBeGreaterThan(30);
      await expect.poll(() => page.locator("footer a").count()).toBeGreaterThan(15);
    }

    await site.restart();
    await link("faqs").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions people ask");
  } finally {
    await site.stop();
  }
});

test.describe("a link whose script cannot be loaded", () => {
  for (const { name, hasEvents } of [
    { name: "", hasEvents: true },
    { name: ", also in a browser that does not announce navigations", hasEvents: false },
  ]) {
    test(`loads its page as a document${name}`, async ({ page, site }) => {
      if (!hasEvents) {
        await page.addInitScript(() =>
          Object.defineProperty(window, "navigation", { value: undefined }),
        );
      }
      await page.route("**/build/routes/newsletter-*.js", (route) => route.abort());
      await open(page, `${site.url}/about`);
      await page.locator('footer a[href="/newsletter"]').first().click();
      await expect(page).toHaveURL(`${site.url}/newsletter`);
      await expect(page.locator("#subscribe").first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${site.url}/about`);
      await page.waitForTimeout(500);
      await expect(page).toHaveURL(`${site.url}/about`);
    });
  }
});

test("offline, a link of the footer leads to a page that says so, from its top, with title and focus", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site.url}/faqs`);
  await page.context().setOffline(true);
  await page.locator('.site-footer a[href="/terms"]').first().click();
  const title = page.getByRole("heading", { level: 1, name: "You are offline" });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^You are offline/);
  // A drawing that is part of the page, and the next step.
  await expect(page.locator("main svg.page-head__drawing")).toBeVisible();
  await expect(page.locator("main img")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", /^\//);
});

test("the code of a failed request stays on its page once script has taken over, and leaves with it", async ({
  page,
  siteOf,
}) => {
  const { url } = await siteOf("failing");
  const code = page.getByText("please include this code: ");
  const answer = await page.goto(`${url}/about`);
  await takenOver(page);
  await expect(code).toContainText((await answer?.headerValue("x-request-id")) ?? "none");
  await page.locator('.site-footer a[href="/faqs"]').first().click();
  await expect(page).toHaveURL(`${url}/faqs`);
  await expect(code).toHaveCount(0);
});
