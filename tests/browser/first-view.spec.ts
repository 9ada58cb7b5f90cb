import { long } from "../support/length";
import { atRest, boxOf, expect, open, pressAtRest, scrolled } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

const casePath = "/lawsuits/roundup-cancer";

for (const isScriptBlocked of [true, false]) {
  test.describe(isScriptBlocked ? "without script" : "with script", () => {
    test.use({ isScriptBlocked });

    test("between the head and the button of a panel, questions scroll under an edge until the last one", async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await show(page, `${site.url}${casePath}`, !isScriptBlocked);
      const panel = page.locator(".case__panel .panel");
      const last = page.locator("#form .panel__note").last();
      await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(last).toBeInViewport({ ratio: 1 });
      const isAboveButton = () =>
        last.evaluate((note) => {
          const button = document.querySelector("#form .button--primary")?.getBoundingClientRect();
          return note.getBoundingClientRect().bottom <= (button?.top ?? 0);
        });
      await expect.poll(isAboveButton).toBe(true);
      await expect(page.locator(".panel__head")).toBeInViewport({ ratio: 1 });
    });
  });
}

for (const width of [1280, 1024]) {
  for (const prefix of ["", "/es"]) {
    // Each width and each language once.
    const tag = (width === 1280) === (prefix === "") ? [] : long;
    test(`the way to a form leads to the top of its case where the panel is beside the text: ${prefix || "/en"}, ${width} px`, {
      tag,
    }, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const slug of ["roundup-cancer", "la-wildfire", "birth-injury"]) {
        await open(page, `${site.url}${prefix}/`);
        const link = page.locator(`a[href="${prefix}/lawsuits/${slug}#form"]`).first();
        await pressAtRest(page, link);
        await expect(page.locator(".case__intro h1")).toBeInViewport({ ratio: 1 });
        await atRest(page);
        // On a busy machine, the last pixels of a smooth scroll can take longer than a rest.
        await expect.poll(() => scrolled(page), slug).toBe(0);
        await expect(page.locator(".panel__case")).toHaveText(
          (await page.locator(".case__intro h1").textContent()) ?? "",
        );
        await expect(page.locator("#form .button--primary")).toBeInViewport({ ratio: 1 });
      }
    });
  }
}

test("the same link ends at the very top if a slow computer has begun to scroll", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const late of [30, 40, 50, 80]) {
    await open(page, `${site.url}/es/`);
    await page.evaluate(
      `((start) => { window.setTimeout = (act, ms = ${late}) => start(act, ms); })(setTimeout)`,
    );
    await pressAtRest(page, page.locator('a[href="/es/lawsuits/roundup-cancer#form"]').first());
    await expect(page.locator(".case__intro h1")).toBeInViewport({ ratio: 1 });
    await atRest(page);
    await expect.poll(() => scrolled(page), `${late} ms`).toBe(0);
  }
});

test("on a phone the same link leads to the questions", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site.url);
  await pressAtRest(page, page.locator('a[href="/lawsuits/roundup-cancer#form"]').first());
  await expect(page.locator("#form-title")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#form [type=radio]").first()).toBeInViewport();
});

test.describe(() => {
  // Script changes no layout before it is used.
  test.use({ isScriptBlocked: true });

  test("from 960 px on, the form of home and the questions of a case are open beside the text", async ({
    page,
    site,
  }) => {
    for (const path of ["/", casePath, "/es", `/es${casePath}`]) {
      await page.goto(`${site.url}${path}`);
      for (const width of [960, 1024]) {
        await page.setViewportSize({ width, height: 768 });
        const title = await boxOf(page.locator("h1").first());
        const form = await boxOf(page.locator("#form"));
        expect(form.x, `${path} at ${width}`).toBeGreaterThan(title.x + title.width / 2);
        for (const other of await page.locator(".case__form > summary, .hero__start").all()) {
          await expect(other).toBeHidden();
        }
      }
    }
  });

  test("three answers are one row of equal height, or rows of one line", async ({ page, site }) => {
    for (const slug of ["roundup-cancer", "oxbryta", "institutional-sex-abuse"]) {
      await page.goto(`${site.url}/lawsuits/${slug}#form`);
      for (const width of [1280, 1024, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const groups = await page.locator("#form .choices").evaluateAll((all) =>
          all.map(({ children }) => {
            const boxes = [...children].map((choice) => choice.getBoundingClientRect());
            return {
              columns: new Set(boxes.map(({ left }) => Math.round(left))).size,
              tallest: Math.max(...boxes.map(({ height }) => height)),
            };
          }),
        );
        for (const { columns, tallest } of groups) {
          expect.soft(tallest, `${slug} at ${width}, ${columns}`).toBeLessThan(76);
        }
      }
    }
  });

  test("what decides is at least 16 px: last day, for whom, cost and recipient", async ({
    page,
    site,
  }) => {
    for (const path of [casePath, "/lawsuits/asbestos-lung-cancer", `/es${casePath}`]) {
      await page.goto(`${site.url}${path}#form`);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const small = await page
          .locator(".option > *, .start__note, .panel__note, .limit p, .limit__date")
          .evaluateAll(
            (all) =>
              all.filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 16).length,
          );
        expect(small, `${path} at ${width}`).toBe(0);
      }
    }
  });
});
