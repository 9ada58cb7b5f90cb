import { expect, open } from "./site.fixture";
import { test } from "./test.fixture";

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
