import { long } from "../support/length";
import { bothWays, expect, open } from "./site.fixture";
import { test } from "./test.fixture";

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** The document is the same as with script. */
    const tag = javaScriptEnabled ? [] : long;

    test("Free Case Review leads to the form of the page, or else to the contact page", {
      tag,
    }, async ({ page, site }) => {
      const review = page.locator(".site-header__action");
      for (const [path, href] of [
        ["/", "/#form"],
        ["/lawsuits/oxbryta", "/lawsuits/oxbryta#form"],
        ["/faqs", "/contact"],
        ["/lawsuits/NOT_A_CASE", "/contact"],
      ] as const) {
        await open(page, site.url + path);
        await expect(review, path).toHaveAttribute("href", href);
      }
    });

    test("a phone's menu has the links people ask for by name, then all cases in folded groups", async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `${site.url}/about`);
      await page.locator(".menu--small > .menu__button").click();
      const links = page.locator(".menu__panel--small a:visible");
      const shown = await links.allTextContents();
      expect(shown.slice(0, 4)).toEqual([
        "Camp Lejeune",
        "Roundup",
        "Hair Relaxer",
        "Talcum Powder",
      ]);
      expect(shown.slice(-2)).toEqual(["Español", "Free Case Review"]);
      const [search, first] = await Promise.all(
        [".menu__panel--small [type=search]", ".menu__panel--small a"].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      );
      expect(search?.y).toBeLessThan(first?.y ?? 0);
      await expect(page.locator(".menu__panel--small summary")).toHaveCount(5);

      await page.locator(".menu__panel--small summary", { hasText: "Abuse" }).click();
      await page.locator(".menu__panel--small a", { hasText: "Rideshare" }).click();
      await expect(page).toHaveURL(/\/lawsuits\/rideshare-assault$/);
    });

    test("About Us is a menu of the page's parts and of the firms", { tag }, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, site.url);
      await page.locator(".menu__button", { hasText: "About Us" }).click();
      const panel = page.locator(".menu--drop", { hasText: "About Us" }).first();
      await expect(panel.getByRole("link", { name: "Partners" })).toHaveAttribute(
        "href",
        "/partners",
      );
      await panel.getByRole("link", { name: "How we work" }).click();
      await expect(page).toHaveURL(/\/about#how-we-work$/);
      await expect(page.locator("#how-we-work")).toBeInViewport();
    });

    test("a blog title opens its post, and the post can be closed", async ({ page, site }) => {
      await open(page, `${site.url}/blog`);
      const post = page.locator("#how-time-limits-work");
      await post.getByRole("heading", { level: 2 }).getByRole("link").click();
      await expect(post.locator(".prose")).toBeVisible();
      await post.getByText("Close", { exact: true }).click();
      await expect(post.locator(".prose")).toBeHidden();
    });
  });
}

const casePath = "/lawsuits/roundup-cancer";

for (const { name, width } of [
  { name: "a phone", width: 390 },
  { name: "a wide screen", width: 1280 },
]) {
  for (const isScriptBlocked of [true, false]) {
    test.describe(`on ${name}, ${isScriptBlocked ? "without" : "with"} script`, () => {
      test.use({ isScriptBlocked, viewport: { width, height: 844 } });

      test("every collapsed part of a case is closed", async ({ page, site }) => {
        await page.goto(`${site.url}${casePath}`);
        await expect(
          page.locator("#know details, #ways details, #questions details"),
        ).not.toHaveCount(0);
        await expect(page.locator(".case__body details[open]")).toHaveCount(0);
      });
    });
  }
}

for (const { name, isScriptBlocked } of [
  { name: "without script", isScriptBlocked: true },
  { name: "with script", isScriptBlocked: false },
]) {
  test.describe(name, () => {
    test.use({ isScriptBlocked, viewport: { width: 390, height: 844 } });

    test("the address of the form opens it on a phone", async ({ page, site }) => {
      await page.goto(`${site.url}${casePath}`);
      await expect(page.locator("#form")).toBeHidden();
      await page.goto("about:blank");
      await page.goto(`${site.url}${casePath}#form`);
      await expect(page.locator("#form")).toBeVisible();
    });
  });
}

test("a collapsed part opens when the browser's search finds a word in it", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A link to a text opens parts in the same way as find in page, which no test can operate.
  await open(page, `${site.url}${casePath}#:~:text=No%20wrongdoing`);
  await expect(page.locator("#know .sides")).toBeVisible();
});
