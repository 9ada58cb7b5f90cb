import { startSite } from "../support/site";
import { expect } from "./site.fixture";
import { test } from "./test.fixture";

test.use({ isAlone: true });

for (const isKnown of [false, true]) {
  const which = isKnown ? "a page that was visited before" : "a new page";
  test(`while the server does not respond, following a link to ${which} shows an error with menus and footer`, async ({
    page,
  }) => {
    const site = await startSite();
    try {
      await page.goto(`${site.url}/about`);
      const link = (name: string) => page.locator(`footer a[href="/${name}"]`).first();
      await link("faqs").click();
      await expect(page).toHaveURL(`${site.url}/faqs`);
      if (isKnown) {
        await link("terms").click();
        await expect(page).toHaveURL(`${site.url}/terms`);
        await link("faqs").click();
        await expect(page).toHaveURL(`${site.url}/faqs`);
      }
      await site.end("SIGKILL");
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await link("terms").click();

      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Unexpected Application Error",
      );
      await page.waitForTimeout(3000);
      expect(requests.length).toBeLessThanOrEqual(5);
      expect(await page.locator("header nav a").count()).toBeGreaterThan(30);
      expect(await page.locator("footer a").count()).toBeGreaterThan(15);

      await site.restart();
      await link("faqs").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions people ask");
    } finally {
      await site.stop();
    }
  });
}
