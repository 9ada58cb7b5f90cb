import type { Page } from "@playwright/test";
import type { Case } from "../../data/case";
import { long } from "../support/length";
import { fill, formCase, press, sendStepOne } from "./forms.fixture";
import { cases, expect } from "./site.fixture";
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
      // No ground that fills a screen covers the line above it that says who is responsible.
      await expect(page.locator(".imprint")).toBeVisible();
      const grounds = await page
        .locator("main *")
        .evaluateAll((all) =>
          all.filter((one) => getComputedStyle(one).borderImageSource !== "none"),
        );
      expect(grounds, path).toEqual([]);
      // Without its drawing, the text of a head begins at the left edge, as all below it.
      for (const head of await page.locator(".page-head").all()) {
        await expect(head).toHaveCSS("display", "block");
      }
      // The form, which is a closed part on a phone, is not printed.
      const folded = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            "main details:not(.case__form, .toc details) > :not(summary)",
          ),
        ]
          .filter((element) => element.getBoundingClientRect().height === 0)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(folded, path).toEqual([]);
      // No arrow says that there is more, and no address stands in the middle of a sentence.
      const drawn = await page.evaluate(() =>
        [...document.querySelectorAll("main :is(summary, .fact a)")]
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

  const lengthOf = (item: Case) => JSON.stringify(item).length;
  const bySize = cases.toSorted((one, other) => lengthOf(other) - lengthOf(one));

  for (const { which, some, tag } of [
    { which: "each of the longest cases", some: bySize.slice(0, 6), tag: [] },
    { which: "every other case", some: bySize.slice(6), tag: long },
  ]) {
    test(`${which} prints on four pages at most, its checklist on one`, { tag }, async ({
      page,
      site,
    }) => {
      for (const { slug } of some) {
        await expectPages(page, `${site.url}/lawsuits/${slug}`, 4);
        await expectPages(page, `${site.url}/lawsuits/${slug}/checklist`, 1);
      }
    });
  }

  test("a case prints at ten points, and ends with the addresses of its record and of a request", async ({
    page,
    site,
  }) => {
    await page.goto(site.url + caseWithAll);
    await page.emulateMedia({ media: "print" });
    const texts = page.locator(".case--full :is(p, li, dd, summary):visible");
    const sizes = await texts.evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );
    // 10 points are 13.3 pixels.
    expect(sizes.filter((size) => size < 13.3)).toEqual([]);
    expect(sizes.length).toBeGreaterThan(50);
    await expect(page.locator(".case__body > :visible").last()).toHaveText(
      `Full record: ${site.url}${caseWithAll}/record · ${site.url}/your-request`,
    );
  });

  test("the deadlines print on six pages at most in either language", async ({ page, site }) => {
    for (const path of ["/deadlines", "/es/deadlines"]) {
      await expectPages(page, site.url + path, 6);
    }
  });

  test("after sending, the printed page has the confirmation", async ({ page, site }) => {
    const lead = formCase("step 2 of a case");
    await page.goto(`${site.url}${lead.path}`);
    await sendStepOne(page);
    await fill(page, lead.anchor, { ...lead.values, Email: "printed@example.com" });
    await press(page, lead);
    await page.emulateMedia({ media: "print" });
    for (const shown of ["h1", ".sent__printed", ".next-steps"]) {
      await expect(page.locator(shown)).toBeVisible();
    }
    // Others may see the paper, so it gives the address of the request and not of the case.
    await expect(page.locator(".sent__printed")).toContainText(`${site.url}/your-request`);
    await expect(page.locator(".sent__printed")).not.toContainText("/lawsuits/");
    // The reference and the private code.
    await expect(page.locator(".reference")).toHaveCount(2);
    for (const part of await page.locator(".reference").all()) await expect(part).toBeVisible();
    for (const hidden of [
      ".help",
      ".back",
      ".reference-tools",
      ".quick-exit",
      ".request__actions",
    ]) {
      for (const part of await page.locator(hidden).all()) await expect(part).toBeHidden();
    }
  });
});

async function expectPages(page: Page, url: string, most: number) {
  await page.goto(url);
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect.soft({ url, pages, isShort: pages <= most }).toMatchObject({ isShort: true });
}
