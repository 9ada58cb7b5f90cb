import { expect, type Page } from "@playwright/test";

export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const footerLink = (page: Page, name: string) =>
  page.locator(".site-footer").getByRole("link", { name, exact: true });

/**
 * Waits until a smooth scroll has ended: on a moving page, a click may start on one link and end on
 * another.
 */
export async function atRest(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const before = await scrolled(page);
      await page.waitForTimeout(200);
      return (await scrolled(page)) - before;
    })
    .toBe(0);
}
