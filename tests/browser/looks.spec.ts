import { expect, open } from "./site.fixture";
import { test } from "./test.fixture";

const casePath = "/lawsuits/roundup-cancer";

test("at twice the text size, At a glance does not overlap its drawing", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site.url}${casePath}`);
  const overlap = () =>
    page.evaluate(() => {
      const picture = document.querySelector(".case__picture")?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("#glance-title") ?? document.body);
      const words = range.getBoundingClientRect();
      return (
        picture !== undefined &&
        picture.width > 0 &&
        picture.left < words.right &&
        picture.top < words.bottom
      );
    });
  expect(await overlap()).toBe(false);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await overlap()).toBe(false);
});

test("at twice the text size, the catalog keeps its words whole on a phone", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site.url);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const { width, overlaps } = await page.locator(".card").evaluateAll((cards) => {
    const lines = cards.flatMap((card) => [...card.querySelectorAll(".card__sub, .card__opens")]);
    const widths = lines.map((line) => line.getBoundingClientRect().width);
    const range = document.createRange();
    return {
      width: Math.min(...widths),
      // The link is the whole card; its text is below the others.
      overlaps: cards.filter((card) => {
        range.selectNodeContents(card.querySelector(".card__link") ?? card);
        const last = [...card.querySelectorAll(".card__sub, .card__opens")].at(-1);
        return range.getBoundingClientRect().top < (last?.getBoundingClientRect().bottom ?? 0) - 1;
      }).length,
    };
  });
  expect(width).toBeGreaterThan(240);
  expect(overlaps).toBe(0);
});

test("the help lines are of equal height, and the exit stays in its band", async ({
  page,
  site,
}) => {
  for (const [width, size] of [
    [320, "100%"],
    [390, "100%"],
    [320, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, `${site.url}/lawsuits/institutional-sex-abuse`);
    await page.evaluate(
      (fontSize) => Object.assign(document.documentElement.style, { fontSize }),
      size,
    );
    const heights = await page
      .locator(".help__call")
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
    if (size === "100%") expect(new Set(heights).size, heights.join()).toBe(1);
    const exit = await page.locator(".quick-exit").evaluate((link) => {
      const { left, top } = link.getBoundingClientRect();
      const { blockSize } = getComputedStyle(document.body, "::after");
      return { left, isInside: top >= innerHeight - Number.parseFloat(blockSize) };
    });
    expect(exit.isInside).toBe(true);
    expect(exit.left).toBeGreaterThan(0);
  }
});

test("a row has room: five doors on a tablet, a field and its button on the smallest phone", async ({
  page,
  site,
}) => {
  const tops = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().bottom));
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, site.url);
  const doors = await tops(".doors > li");
  expect(doors).toHaveLength(5);
  expect(new Set(doors).size).toBe(1);
  await page.setViewportSize({ width: 320, height: 640 });
  const [field, button] = await tops(".hero :is([name=q], .search .button)");
  expect(Math.abs((field ?? 0) - (button ?? 99))).toBeLessThan(4);
});

test("on the smallest phone no heading of a card is split in a word", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site.url);
  const split = await page.locator("main :is(h2, h3)").evaluateAll((all) => {
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    return all.flatMap(({ firstChild }) => {
      const text = firstChild?.textContent ?? "";
      const words = [...text.matchAll(/\w{4,}/g)];
      return words.flatMap(({ 0: word, index }) => {
        if (firstChild?.nodeType !== Node.TEXT_NODE) return [];
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return linesOf(range) > 1 ? [word] : [];
      });
    });
  });
  expect(split).toEqual([]);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the list of cases is the phone's native one, in five groups", async ({ page, site }) => {
    await open(page, site.url);
    await page.waitForLoadState("networkidle");
    const list = page.locator("#form select[name=caseTypeSlug]");
    await expect(list.locator("optgroup")).toHaveCount(5);
    await expect(list.locator("optgroup option")).toHaveCount(21);
    await expect(page.locator("#form [role=combobox]")).toHaveCount(0);
    await list.selectOption("oxbryta");
    await expect(list).toHaveValue("oxbryta");
  });

  test("each row of the catalog is one link, and the abuse row says what it opens", async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, site.url);
    const rows = await page.locator(".card").evaluateAll((all) =>
      all.map((row) => {
        const link = row.querySelector(".card__link");
        const hidden = row.querySelector(".card__link .visually-hidden")?.textContent ?? "";
        return {
          words: link?.textContent?.replace(hidden, ""),
          isRow: (link?.clientHeight ?? 0) >= 44 && link?.clientWidth === row.clientWidth,
          opens: row.querySelector(".card__opens")?.textContent ?? "",
          href: link?.getAttribute("href") ?? "",
        };
      }),
    );
    expect(rows).toHaveLength(21);
    for (const { words, isRow } of rows)
      expect({ words, isRow }).toEqual({ words: "Join Today", isRow: true });
    const hard = rows.filter(({ opens }) => opens !== "");
    expect(hard).toHaveLength(4);
    for (const { href } of hard) expect(href).not.toContain("#form");
  });

  test("notes, contents and links under the form give a finger at least 24 px", async ({
    page,
    site,
  }) => {
    for (const [path, selector] of [
      [casePath, ".facts .note"],
      [casePath, ".case__checked a"],
      ["/", ".hero__form .consent a"],
    ] as const) {
      await open(page, `${site.url}${path}`);
      const sizes = await page.locator(selector).evaluateAll((all) =>
        all.map((link) => {
          const [{ width, height } = { width: 0, height: 0 }] = link.getClientRects();
          return Math.min(width, height);
        }),
      );
      expect(sizes.length, selector).toBeGreaterThan(0);
      expect(Math.min(...sizes), selector).toBeGreaterThanOrEqual(24);
    }
  });
});

test("a refused field keeps its width, and its label its place", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site.url}/unsubscribe`);
  const field = page.locator("main form .field").first();
  const place = () =>
    field.locator(".field__control").evaluate((control) => {
      const { left, width } = control.getBoundingClientRect();
      return { left, width };
    });
  const before = await place();
  await field.evaluate((element) => element.classList.add("field--invalid"));
  expect(await place()).toEqual(before);
});

test("a phone's menu ends in view, even below the demonstration line", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await open(page, site.url);
  await page.locator(".menu--small > .menu__button").click();
  const panel = page.locator(".menu__panel--small");
  await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(panel.locator(".button--primary")).toBeInViewport({ ratio: 1 });
});

test("the contents of a legal text are for wide screens", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site.url}/terms`);
  await expect(page.locator(".legal > .toc")).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator(".legal > .toc")).toBeVisible();
});
