import type { Page } from "@playwright/test";
import { walk } from "./focus-walk.fixture";
import { fill, formCase, toStepTwo } from "./forms.fixture";
import { expect, footerLink, open } from "./site.fixture";
import { test } from "./test.fixture";

// Smooth scrolling takes the same path, only more slowly.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

const exitFrom = "/lawsuits/institutional-sex-abuse";
const weather = "https://www.weather.gov/";

test.describe("leaving quickly", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`${weather}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Weather</title>" }),
    );
  });

  test("takes the page out of the history, and nothing typed stays", async ({ page, site }) => {
    await open(page, `${site.url}/about`);
    await footerLink(page, "Contact Us").click();
    await expect(page).toHaveURL(`${site.url}/contact`);
    await page.locator(".menu__button", { hasText: "Lawsuits" }).click();
    await page.locator(`.menu__panel--wide a[href='${exitFrom}']`).click();
    await expect(page).toHaveURL(`${site.url}${exitFrom}`);
    await toStepTwo(page);
    await fill(page, "form", formCase("step 2 of a case").values);

    const left = await whatIsLeft(page, "click");
    await page.locator(".quick-exit").click();
    expect(await left()).toBe("left: title Loading, text , stored 0");
    await expect(page).toHaveURL(weather);
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(exitFrom));
  });

  test("happens when Shift is pressed three times, but not when capitals are typed", async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}${exitFrom}`);
    await expect(page.locator(".quick-exit")).toHaveAttribute("title", /Shift three times/);
    for (const letter of ["A", "B", "C"]) await page.keyboard.press(`Shift+${letter}`);
    await expect(page).toHaveURL(`${site.url}${exitFrom}`);

    const left = await whatIsLeft(page, "keydown");
    for (let press = 0; press < 3; press++) await page.keyboard.press("Shift");
    expect(await left()).toBe("left: title Loading, text , stored 0");
    await expect(page).toHaveURL(weather);
  });

  test("is in the header on a wide screen, and a pill with room below it on a phone", async ({
    page,
    site,
  }) => {
    const exit = page.locator(".quick-exit");
    for (const path of [exitFrom, `${exitFrom}/record`, `${exitFrom}/checklist`]) {
      await page.goto(site.url + path);
      for (const width of [768, 1000, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const [header, link] = [
          await page.locator(".site-header").boundingBox(),
          await exit.boundingBox(),
        ];
        const bottom = (link?.y ?? 0) + (link?.height ?? 0);
        expect(header?.height).toBeLessThan(70);
        expect(bottom).toBeLessThan((header?.y ?? 0) + (header?.height ?? 0));
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = await page.locator(".opt-out-status").boundingBox();
      const pill = await exit.boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(pill?.y ?? 0);
      expect(pill?.width).toBeLessThan(200);
    }
  });

  test("shares a tall phone with the start button, and has a low one alone", async ({
    page,
    site,
  }) => {
    await page.goto(site.url + exitFrom);
    const start = page.locator(".case__first > .start");
    for (const { width, height, position } of [
      { width: 390, height: 844, position: "sticky" },
      { width: 320, height: 640, position: "static" },
    ]) {
      await page.setViewportSize({ width, height });
      await expect(start).toHaveCSS("position", position);
    }
  });

  test("never covers the element that has the focus", async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, `${site.url}${exitFrom}`);
    const { faults, passed } = await walk(page, "Tab", 200);
    expect(passed).toContain("footer opt-out-status");
    expect(faults).toEqual([]);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is a plain link, in view from the first moment", async ({ page, site }) => {
      await page.goto(`${site.url}${exitFrom}`);
      await expect(page.locator(".quick-exit")).toBeInViewport();
      await page.evaluate(() => scrollTo(0, 2000));
      await page.locator(".quick-exit").click();
      await expect(page).toHaveURL(weather);
    });
  });
});

/**
 * What can still be read of the page once it has handled the event: the window handles it last, in
 * the same task.
 */
async function whatIsLeft(page: Page, type: "click" | "keydown") {
  await page.evaluate((type) => {
    sessionStorage.setItem("typed", "something");
    addEventListener(type, () => {
      if (document.title !== "Loading") return;
      const text = document.body.innerText;
      console.log(`left: title ${document.title}, text ${text}, stored ${sessionStorage.length}`);
    });
  }, type);
  const told = page.waitForEvent("console", (message) => message.text().startsWith("left:"));
  return async () => (await told).text();
}
