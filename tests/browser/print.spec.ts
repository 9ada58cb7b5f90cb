import { begin, fill, formCase, press } from "./forms.fixture";
import { expect } from "./site.fixture";
import { test } from "./test.fixture";

const caseWithAll = "/lawsuits/institutional-sex-abuse";

test.describe("as delivered", () => {
  test.use({ isScriptBlocked: true });

  test("on paper there is only the text, with everything unfolded", async ({ page, site }) => {
    for (const path of [caseWithAll, "/terms", "/faqs", "/blog"]) {
      await page.goto(`${site.url}${path}`);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("h1")).toBeVisible();
      for (const part of [".site-header", ".site-footer", "form", ".quick-exit", ".post summary"]) {
        for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
      }
      const folded = await page.evaluate(() =>
        [...document.querySelectorAll("main details > :not(summary)")]
          .filter((element) => element.getBoundingClientRect().height === 0)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(folded, path).toEqual([]);
      // No arrow says that there is more, and no address stands in the middle of a sentence.
      const drawn = await page.evaluate(() =>
        [...document.querySelectorAll("main :is(summary, .fact a, .soonest a)")]
          .filter((element) => {
            const { content, display } = getComputedStyle(element, "::after");
            return content !== "none" && display !== "none";
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(drawn, path).toEqual([]);
      // The words above a numbered list stay with it.
      for (const before of await page.locator("main p:has(+ ol)").all()) {
        await expect(before).toHaveCSS("break-after", "avoid");
      }
    }
  });

  test("the table of ways fits the width of a sheet, and no row is cut", async ({ page, site }) => {
    // A4 between its margins.
    const sheet = { width: 680, height: 1010 };
    await page.setViewportSize(sheet);
    for (const path of [caseWithAll, "/lawsuits/roundup-cancer"]) {
      await page.goto(`${site.url}${path}`);
      await page.emulateMedia({ media: "print" });
      const rows = await page.locator(".ways tbody tr").evaluateAll((all) =>
        all.map((row) => ({
          breaks: getComputedStyle(row).breakInside,
          height: row.getBoundingClientRect().height,
          narrowest: Math.min(...[...row.children].map(({ clientWidth }) => clientWidth)),
        })),
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { breaks, height, narrowest } of rows) {
        expect(breaks).toBe("avoid");
        expect(height).toBeLessThan((sheet.height * 2) / 3);
        expect(narrowest).toBeGreaterThan(sheet.width / 2);
      }
    }
  });

  test("after sending, the printed page has the confirmation and its subject", async ({
    page,
    site,
  }) => {
    const lead = formCase("step 2 of a case");
    await page.goto(`${site.url}${lead.path}`);
    await begin(page, lead);
    await fill(page, lead.anchor, { ...lead.values, Email: "printed@example.com" });
    await press(page, lead);
    await page.emulateMedia({ media: "print" });
    for (const shown of ["h1", ".sent__about", ".sent__printed", ".next-steps"]) {
      await expect(page.locator(shown)).toBeVisible();
    }
    // The reference and the private code.
    await expect(page.locator(".reference")).toHaveCount(2);
    for (const part of await page.locator(".reference").all()) await expect(part).toBeVisible();
    for (const hidden of [".help", ".back", ".reference-tools", ".quick-exit"]) {
      for (const part of await page.locator(hidden).all()) await expect(part).toBeHidden();
    }
  });
});
