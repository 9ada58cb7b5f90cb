import type { Locator, Page } from "@playwright/test";
import { check } from "../support/length";
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

  test("takes the page out of the history", async ({ page, site }) => {
    await open(page, `${site.url}/about`);
    await footerLink(page, "Contact Us").click();
    await expect(page).toHaveURL(`${site.url}/contact`);
    // The address changes before the page does, which closes the menus.
    await expect(page.locator("h1")).toBeFocused();
    await page.locator(".menu__button", { hasText: "Lawsuits" }).click();
    await page.locator(`.menu__panel--wide a[href='${exitFrom}']`).click();
    await expect(page).toHaveURL(`${site.url}${exitFrom}`);
    await expect(page.locator("h1")).toBeFocused();
    await (await guardedExit(page)).click();
    await expect(page).toHaveURL(weather);
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(exitFrom));
  });

  test("leaves nothing of what was typed to read while the other page loads", async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}${exitFrom}`);
    await toStepTwo(page);
    await fill(page, "form", formCase("step 2 of a case").values);
    await withoutWeather(page, "click");
    await (await guardedExit(page)).click();
    await expect.poll(() => whatIsLeft(page)).toBe("title Loading, text , stored 0");
  });

  test("happens when Shift is pressed three times, but not when capitals are typed", async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}${exitFrom}`);
    await guardedExit(page);
    for (const letter of ["A", "B", "C"]) await page.keyboard.press(`Shift+${letter}`);
    await expect(page).toHaveURL(`${site.url}${exitFrom}`);

    await withoutWeather(page, "keydown");
    for (let press = 0; press < 3; press++) await page.keyboard.press("Shift");
    await expect.poll(() => whatIsLeft(page)).toBe("title Loading, text , stored 0");
  });

  test("is in the header at every width, where it covers nothing that can be pressed or decides", {
    tag: check,
  }, async ({ page, site }) => {
    for (const path of [
      exitFrom,
      `/es${exitFrom}`,
      `${exitFrom}/record`,
      `${exitFrom}/checklist`,
    ]) {
      await page.goto(site.url + path);
      for (const width of [320, 390, 768, 1000, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        for (const place of [0, 900, 99_999]) {
          const { header, link, end } = await page.evaluate(edgesAt, place);
          expect(header.height).toBeLessThan(70);
          expect(link.width).toBeGreaterThan(0);
          expect(link.top).toBeGreaterThanOrEqual(header.top);
          expect(link.bottom).toBeLessThan(header.bottom);
          expect(link.right).toBeLessThanOrEqual(width);
          // The footer ends the page.
          expect(end.bottom).toBeGreaterThanOrEqual(843);
        }
      }
    }
  });

  test("never covers the element that has the focus", { tag: check }, async ({ page, site }) => {
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

/** Its script is loaded after the page; until then it is a plain link, and says nothing of keys. */
async function guardedExit(page: Page): Promise<Locator> {
  const exit = page.locator(".quick-exit");
  await expect(exit).toHaveAttribute("title", /Shift three times/);
  return exit;
}

/** Runs in the page. Where header, way out, and footer are once it is scrolled there. */
function edgesAt(place: number) {
  scrollTo(0, place);
  const [header, link, end] = [".site-header", ".quick-exit", ".site-footer"].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  if (!header || !link || !end) throw new Error("Not drawn");
  return { header, link, end };
}

/**
 * The other page never comes, so this one stays, and keeps what can still be read of it right after
 * it has handled the newest event.
 */
async function withoutWeather(page: Page, type: "click" | "keydown"): Promise<void> {
  await page.route(`${weather}**`, (route) => route.fulfill({ status: 204 }));
  await page.evaluate((type) => {
    sessionStorage.setItem("typed", "something");
    const keep = () => {
      const { title, body, documentElement } = document;
      documentElement.dataset.left = `title ${title}, text ${body.innerText}, stored ${sessionStorage.length}`;
    };
    addEventListener(type, () => setTimeout(keep));
  }, type);
}

function whatIsLeft(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.left);
}
