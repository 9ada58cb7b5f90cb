import type { Page } from "@playwright/test";
import { check } from "../support/length";
import { toStepTwo } from "./forms.fixture";
import { atRest, expect, footerLink, open, scrolled } from "./site.fixture";
import { test } from "./test.fixture";

/** Distance of the element's top from the upper edge of the window. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

// Smooth scrolling takes the same path, only more slowly.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

test("a new page begins at its top, with the focus on its heading", async ({ page, site }) => {
  await open(page, `${site.url}/terms`);
  await footerLink(page, "About Us").click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await expect(page.locator("h1")).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(".site-header a, .site-header button").last()).toBeFocused();
});

test("Back and Forward return to where the page was left", async ({ page, site }) => {
  await open(page, `${site.url}/terms`);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.locator(".site-header__action").click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  // The address changes before the page does.
  await expect(page.locator("h1")).toBeFocused();
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/terms`);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect.poll(() => scrolled(page)).toBe(300);
});

test("a link with a hash leads to its element, on this page and on another", async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/about`);
  await page.getByRole("link", { name: "Lawsuits" }).last().click();
  await expect(page).toHaveURL(`${site.url}/#cases`);
  await expect.poll(() => topOf(page, "#cases")).toBeCloseTo(72, -1);

  await open(page, `${site.url}/terms`);
  await page.locator(".toc a[href='#release']").click();
  const isBelowHeader = async () => {
    const top = await topOf(page, "#release");
    return top >= 64 && top < 110;
  };
  await expect.poll(isBelowHeader).toBe(true);
});

test("each link of the contents leads to its part, and so does the address bar", {
  tag: check,
}, async ({ page, site }) => {
  await open(page, `${site.url}/terms`);
  for (const id of ["release", "ip", "updated", "ip"]) {
    await page.locator(`.toc a[href='#${id}']`).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await atRest(page);
  }
  await expect.poll(() => topOf(page, "#ip")).toBeLessThan(110);
  await page.evaluate(() => scrollBy(0, 600));
  await page.locator(".toc a[href='#ip']").click();
  await expect.poll(() => topOf(page, "#ip")).toBeGreaterThan(60);
  await page.evaluate(() => {
    location.hash = "entire";
  });
  await expect.poll(() => topOf(page, "#entire")).toBeLessThan(110);
});

test("Back to a page with a hash returns to its place, with the focus on that page", async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/about`);
  await page.getByRole("link", { name: "Lawsuits" }).last().click();
  await expect.poll(() => topOf(page, "#cases")).toBeCloseTo(72, -1);
  await footerLink(page, "FAQs").click();
  await expect(page).toHaveURL(`${site.url}/faqs`);
  await expect(page.locator("h1")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/#cases`);
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("h1")).not.toBeInViewport();
});

test("a link within the page leaves the errors of a form where they are", async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/terms`);
  const form = page.locator("#subscribe");
  await form.evaluate((element) => element.setAttribute("novalidate", ""));
  await form.locator("[name=Email]").fill("ann@");
  await form.getByRole("button").click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await page.locator(".toc a[href='#release']").click();
  await expect(page.locator("#release")).toBeInViewport();
  await expect(page.locator(".error-summary")).toHaveCount(1);
  await expect(form.locator("[name=Email]")).toHaveValue("ann@");
});

test("an address with a hash opens what is folded around its element", async ({ page, site }) => {
  await open(page, `${site.url}/faqs`);
  const last = page.locator("main details.faq").last();
  const id = await last.getAttribute("id");
  await open(page, `${site.url}/about`);
  await open(page, `${site.url}/faqs#${id}`);
  await expect(last).toHaveAttribute("open");
  await expect(last).toBeInViewport();
});

test("another case begins with its quiz, at the top", async ({ page, site }) => {
  await open(page, `${site.url}/lawsuits/oxbryta`);
  await toStepTwo(page);
  await page.locator(".menu__button", { hasText: "Lawsuits" }).click();
  await page.locator(".menu__panel--wide a[href='/lawsuits/hernia-mesh']").click();
  await expect(page).toHaveURL(`${site.url}/lawsuits/hernia-mesh`);
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await expect(page.locator("h1")).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("a link within the page does not discard step 2", async ({ page, site }) => {
  await open(page, `${site.url}/lawsuits/oxbryta`);
  await toStepTwo(page);
  await page.getByText("Add details").click();
  await page.locator("#form [name=city]").fill("Albany");
  await page.locator(".skip-link").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await expect(page.locator("#form [name=city]")).toHaveValue("Albany");
});

test.describe("a tab that is not painted", () => {
  test.use({ isAlone: true });

  test("is hydrated all the same", async ({ page, site }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
      Object.defineProperty(document, "hidden", { value: true });
    });
    await page.goto(`${site.url}/about`);
    const isTakenOver = () =>
      page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
    await expect.poll(isTakenOver).toBe(true);
  });
});
