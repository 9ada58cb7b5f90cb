import type { Page } from "@playwright/test";
import { fill, formCase, press, toStepTwo } from "./forms.fixture";
import { expect } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

const step2 = formCase("step 2 of a case");
const city = (page: Page) => page.locator("#form [name=city]");
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem("step-2"));

async function type(page: Page, url: string) {
  await show(page, url, true);
  await toStepTwo(page);
  await fill(page, "form", { "First name": "Ann", city: "Albany", consent: "on" });
}

async function typeAndKeep(page: Page, url: string) {
  await type(page, url);
  await expect.poll(() => stored(page)).toContain("Albany");
}

test("a reload keeps step 2 with what was typed, but no box", async ({ page, site }) => {
  await typeAndKeep(page, `${site.url}/lawsuits/oxbryta`);
  await page.reload();
  await expect(page.getByText("Step 2 of 2")).toBeInViewport();
  await expect(city(page)).toHaveValue("Albany");
  await expect(page.locator('#form [name="First name"]')).toHaveValue("Ann");
  await expect(page.locator("#form [name=consent]")).not.toBeChecked();
  expect(await stored(page)).not.toContain("consent");
  await expect(page.locator(".error-summary")).toHaveCount(0);
});

test("Back, Forward and a reload keep step 2 with what was typed", async ({ page, site }) => {
  await typeAndKeep(page, `${site.url}/lawsuits/oxbryta`);
  await page.goBack();
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await page.goForward();
  await expect(city(page)).toHaveValue("Albany");
  await page.reload();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await expect(city(page)).toHaveValue("Albany");
});

test("after sending, nothing is kept, and Back leads to the quiz", async ({ page, site }) => {
  await show(page, `${site.url}/lawsuits/oxbryta`, true);
  await toStepTwo(page);
  await fill(page, "form", { ...step2.values, Email: "forgotten@example.com" });
  await press(page, step2);
  await expect(page.locator(".success")).toBeFocused();
  await expect.poll(() => stored(page)).toBeNull();
  await page.goBack();
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
});

test("nothing is kept on an abuse case, nor for a visitor who has opted out", async ({
  page,
  site,
}) => {
  await type(page, `${site.url}/lawsuits/lds-abuse`);
  expect(await stored(page)).toBeNull();
  await page.reload();
  await expect(page.getByText("Step 1 of 2")).toBeVisible();

  await page.context().addCookies([{ name: "do_not_sell", value: "1", url: site.url }]);
  await type(page, `${site.url}/lawsuits/oxbryta`);
  expect(await stored(page)).toBeNull();
});

test.describe("with storage blocked", () => {
  test.use({ isAlone: true });

  test("step 2 works as before", async ({ page, site }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "sessionStorage", {
        configurable: true,
        get: () => {
          throw new DOMException("Blocked", "SecurityError");
        },
      }),
    );
    await type(page, `${site.url}/lawsuits/oxbryta`);
    await fill(page, "form", { ...step2.values, Email: "blocked@example.com" });
    await press(page, step2);
    await expect(page.locator(".success")).toBeVisible();
  });
});

test("the next page removes kept answers that are too old", async ({ page, site }) => {
  await page.goto(site.url);
  const record = {
    at: Date.now() - 31 * 60_000,
    path: "/lawsuits/oxbryta",
    fields: [["contact.city", "Albany"]],
  };
  await page.evaluate((text) => sessionStorage.setItem("step-2", text), JSON.stringify(record));
  await page.goto(`${site.url}/about`);
  await expect.poll(() => stored(page)).toBeNull();
});
