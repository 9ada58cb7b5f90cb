import type { Page } from "@playwright/test";
import { expect, open } from "./site.fixture";
import { test } from "./test.fixture";

const casePath = "/lawsuits/roundup-cancer";

const openFolds = (page: Page) => page.locator(".fold[open]").count();

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("later parts are folded, and a note opens the sources at its line", async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}${casePath}`);
    expect(await openFolds(page)).toBe(0);
    await expect(page.locator("#ways table")).not.toBeInViewport();
    await page.locator("#know summary").click();
    const note = page.locator("#know .note").first();
    const target = await note.getAttribute("href");
    await note.click();
    await expect(page.locator(target ?? "")).toBeInViewport();
    await expect(page.locator("#sources details")).toHaveAttribute("open");
  });

  test("an address with a part's name opens that part", async ({ page, site }) => {
    for (const part of ["ways", "sources"]) {
      await open(page, `${site.url}${casePath}#${part}`);
      await expect(page.locator(`#${part} details`)).toHaveAttribute("open");
      await expect(page.locator(`#${part} h2`)).toBeInViewport();
      await page.goto("about:blank");
    }
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("every part is there to read", async ({ page, site }) => {
      await page.goto(`${site.url}${casePath}`);
      for (const body of await page.locator(".fold__body").all()) await expect(body).toBeVisible();
    });
  });
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test.describe(() => {
    test.use({ isScriptBlocked: true });

    test("every part is open before any module has loaded", async ({ page, site }) => {
      await page.goto(`${site.url}${casePath}`);
      expect(await openFolds(page)).toBe(await page.locator(".fold").count());
    });

    test("parts open when the window becomes wide, and stay when it narrows", async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 600, height: 800 });
      await page.goto(`${site.url}${casePath}`);
      await expect(page.locator(".fold[open]")).toHaveCount(0);

      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.locator(".fold:not([open])")).toHaveCount(0);
      await page.setViewportSize({ width: 600, height: 800 });
      await expect(page.locator(".fold:not([open])")).toHaveCount(0);
    });
  });

  test("every part of a page rendered by script is open too", async ({ page, site }) => {
    await open(page, `${site.url}/lawsuits/paraquat-parkinsons`);
    await page.locator(".closing__related a").first().click();
    await expect(page).not.toHaveURL(/paraquat/);
    await expect(page.locator(".fold:not([open])")).toHaveCount(0);
  });
});

test("a folded part opens when the address of the open page changes to its name", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site.url}/lawsuits/oxbryta`);
  const list = page.locator("#sources ol");
  await expect(list).toBeHidden();

  await page.evaluate(() => {
    location.hash = "sources";
  });
  await expect(list).toBeVisible();
});

test("a folded part opens when the browser's search finds a word in it", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A link to a text opens parts in the same way as find in page, which no test can operate.
  await page.goto(`${site.url}/lawsuits/oxbryta#:~:text=Sickle%20cell%20center`);
  await expect(page.locator("#records ul, #records ol").first()).toBeVisible();
  await expect(page.locator("#sources ol")).toBeHidden();
});
