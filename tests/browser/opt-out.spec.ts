import type { Page } from "@playwright/test";
import { long } from "../support/length";
import { footer, honored, optOutCookies, panel, path } from "./opt-out.fixture";
import { bothWays, expect, open } from "./site.fixture";
import { test } from "./test.fixture";

async function turnOn(page: Page) {
  await page.getByRole("button", { name: "Turn On Opt-Out Cookie" }).click();
  await expect(panel(page).getByText("Opt-Out Cookie Set")).toBeVisible();
}

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** Tests over HTTP check what becomes of it. */
    const tag = javaScriptEnabled ? [] : long;
    const visit = (page: Page, url: string) =>
      javaScriptEnabled ? open(page, url) : page.goto(url);

    test("the button sets the cookie for two years, and every page says so", async ({
      page,
      context,
      site,
    }) => {
      await visit(page, `${site.url}${path}`);
      await expect(panel(page)).not.toContainText(honored);
      await expect(footer(page)).not.toContainText(honored);
      await turnOn(page);

      await expect(page.getByRole("button", { name: "Turn On Opt-Out Cookie" })).toHaveCount(0);
      await expect(panel(page)).toContainText(honored);
      const [cookie] = await optOutCookies(context);
      expect(cookie).toMatchObject({ value: "1", path: "/", sameSite: "Lax", httpOnly: false });
      expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 3600);
      for (const other of [path, "/", "/lawsuits/oxbryta", "/no-such-page"]) {
        const response = await page.goto(`${site.url}${other}`);
        const first = (await response?.text()) ?? "";
        expect(first.slice(first.lastIndexOf("<footer"))).toContain(honored);
        await expect(footer(page)).toContainText(honored);
      }
    });

    test("on a phone, the result of a choice is in view", { tag }, async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await visit(page, `${site.url}${path}`);
      await turnOn(page);
      await expect(panel(page).getByText("Opt-Out Cookie Set")).toBeInViewport();
      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await expect(page.getByText("Are you sure you want to opt back in?")).toBeInViewport();
    });

    test("opting back in is asked twice, and can be declined", { tag }, async ({
      page,
      context,
      site,
    }) => {
      await visit(page, `${site.url}${path}`);
      await turnOn(page);
      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await expect(page.getByText("Are you sure you want to opt back in?")).toBeVisible();
      expect(await optOutCookies(context)).toHaveLength(1);
      await page.getByRole("link", { name: "No, keep my opt-out" }).click();
      await expect(panel(page).getByText("Opt-Out Cookie Set")).toBeVisible();

      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await page.getByRole("button", { name: "Yes, Clear the Cookie" }).click();
      await expect(page.getByRole("button", { name: "Turn On Opt-Out Cookie" })).toBeVisible();
      expect(await optOutCookies(context)).toEqual([]);
      await expect(footer(page)).not.toContainText(honored);
    });

    test.describe("with Global Privacy Control", () => {
      test.use({ extraHTTPHeaders: { "Sec-GPC": "1" } });

      test("the page says it was detected, sets no cookie, and lets nothing override it", {
        tag,
      }, async ({ page, context, site }) => {
        for (const other of ["/", "/terms", "/lawsuits/lds-abuse", "/no-such-page"]) {
          const response = await page.goto(`${site.url}${other}`);
          const first = (await response?.text()) ?? "";
          expect({ other, at: first.lastIndexOf(honored) > first.lastIndexOf("<footer") }).toEqual({
            other,
            at: true,
          });
        }
        expect(await optOutCookies(context)).toEqual([]);

        await visit(page, `${site.url}${path}`);
        await turnOn(page);
        await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
        await expect(page.getByText("While it does, the opt-out stays on.")).toBeVisible();
        await page.getByRole("button", { name: "Yes, Clear the Cookie" }).click();
        await expect(panel(page)).toContainText("GPC detected — honored on this browser.");
        await expect(panel(page)).toContainText(honored);
        await expect(footer(page)).toContainText(honored);
        expect(await optOutCookies(context)).toEqual([]);
      });
    });
  });
}
