import { fill, formCase, toStepTwo } from "./forms.fixture";
import { footerLink } from "./navigation.fixture";
import { expect, open } from "./site.fixture";
import { test } from "./test.fixture";

// Smooth scrolling is the same way, only slower.
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

    // The window hears of the press last, when the page has done what it does.
    const told = page.waitForEvent("console", (message) => message.text().startsWith("typed:"));
    await page.evaluate(() => {
      addEventListener("click", () => {
        const fields = document.querySelectorAll<HTMLInputElement>(
          "#form :is(input, select, textarea)[name]",
        );
        const full = [...fields].filter(({ type, checked, value }) =>
          type === "checkbox" || type === "radio" ? checked : value !== "",
        );
        console.log(`typed:${full.map(({ name }) => name)}`);
      });
    });
    await page.locator(".quick-exit").click();
    expect((await told).text()).toBe("typed:");
    await expect(page).toHaveURL(weather);
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(exitFrom));
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
