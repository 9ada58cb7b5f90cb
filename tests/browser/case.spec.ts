import { check, long } from "../support/length";
import { answerQuiz, atRest, boxOf, cases, expect, fillPerson, open } from "./site.fixture";
import { show } from "./state.fixture";
import { violations } from "./sweep.fixture";
import { test } from "./test.fixture";

const casePath = "/lawsuits/roundup-cancer";
const hardPath = "/lawsuits/lds-abuse";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the form stays beside the text to its end, with its title and progress", async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}${casePath}`);
    for (const id of ["status", "ways", "changed"]) {
      await page.locator(`#${id} h2`).evaluate((part) => part.scrollIntoView());
      const panel = () =>
        page.locator(".panel").evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const head = element.querySelector(".panel__head")?.getBoundingClientRect();
          return {
            isWhole: top >= 0 && bottom <= innerHeight,
            hasHead: head !== undefined && head.top >= top && head.bottom <= bottom,
          };
        });
      await expect.poll(panel, id).toEqual({ isWhole: true, hasHead: true });
    }
  });
});

/**
 * Spanish has a tenth more words, and a phone gives it a tenth more room. On a desktop the panel and
 * its button are whole.
 */
const sizes = [
  { width: 390, height: 844, most: { "": 4220, "/es": 4642 } },
  { width: 1280, height: 720, most: null },
  { width: 1280, height: 800, most: { "": 4500, "/es": 4500 } },
  { width: 1366, height: 768, most: null },
  { width: 1440, height: 900, most: null },
];

for (const isScriptBlocked of [true, false]) {
  test.describe(isScriptBlocked ? "without script" : "with script", () => {
    test.use({ isScriptBlocked });

    for (const edition of ["", "/es"] as const) {
      test(`every case is short and has time limit, contents or start button, and cost in the first view, at 390 and 1280 px, and on a desktop the first question and the button of its quiz: ${edition || "/en"}`, {
        // Script changes no layout before it is used.
        tag: isScriptBlocked ? check : long,
      }, async ({ page, site }) => {
        for (const { slug, quiz } of cases) {
          await show(page, `${site.url}${edition}/lawsuits/${slug}`, !isScriptBlocked);
          for (const { width, height, most } of sizes) {
            await page.setViewportSize({ width, height });
            const at = { slug, width, height };
            if (most) {
              const part = width >= 1088 ? ".contents" : ".case__first .start .button";
              const { end, words, ...seen } = await page.evaluate(firstView, part);
              expect.soft(end, `${slug} ${width}`).toBeLessThanOrEqual(most[edition]);
              expect.soft({ ...at, ...seen }).toMatchObject({
                limit: true,
                part: true,
                told: true,
                isFree: true,
                isApart: true,
              });
              expect
                .soft(words, slug)
                .toMatch(/\b(free|gratis)\b.*\b(law firm|un bufete)\b.*\b(to us|a nosotros)\b/i);
            }
            if (width < 1280) continue;
            const seen = await page.evaluate(panelInView, quiz.questions[0]?.name ?? "");
            expect
              .soft({ ...at, ...seen })
              .toMatchObject({ button: true, head: true, question: true, isWhole: true });
          }
        }
      });
    }
  });
}

/** Runs in the page. Where it ends, what of it is in the first window, and what is told there. */
function firstView(part: string) {
  scrollTo(0, 0);
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const isInView = (selector: string) => {
    const { left = 0, right = 0, top = 0, bottom = 0, height = 0 } = boxOf(selector) ?? {};
    return height > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  };
  // The button at the lower edge, on a phone.
  const start = boxOf(".case__first > .start");
  const toChoice = (boxOf("#limit-state")?.top ?? 0) - (boxOf("#limit-title")?.bottom ?? 0);
  return {
    // The choice of a state is beside the title, or clear of it.
    isApart: toChoice < 0 || toChoice >= 10,
    end: Math.round((boxOf(".site-footer")?.top ?? Number.POSITIVE_INFINITY) + scrollY),
    limit: isInView("#limit"),
    part: isInView(part),
    // What it costs, who we are, and who gets the request.
    told: isInView(".start__note"),
    words: document.querySelector(".start__note")?.textContent ?? "",
    isFree: !start?.height || (boxOf(".start__note")?.bottom ?? 0) <= start.top,
  };
}

/** Runs in the page. What of the panel is in view, with nothing in front of it. */
function panelInView(question: string) {
  scrollTo(0, 0);
  const isSeen = (element: Element | null | undefined) => {
    if (!element) return false;
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const at = (y: number) => document.elementFromPoint(left + width / 2, y);
    const isFree = (y: number) => element.contains(at(y));
    return top >= 0 && bottom <= innerHeight && isFree(top + 3) && isFree(bottom - 3);
  };
  const panel = document.querySelector(".case__panel .panel");
  const box = panel?.getBoundingClientRect();
  const field = document.querySelector(`#form [name="${question}"]`)?.closest(".field");
  return {
    button: isSeen(panel?.querySelector("#form .button--primary")),
    head: isSeen(panel?.querySelector(".panel__head h2")),
    question: isSeen(field?.querySelector(".field__label")),
    isWhole: box !== undefined && box.top >= 0 && box.bottom <= innerHeight,
  };
}

test("who may and may not qualify are of equal height side by side, and a phone folds both alike", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}${casePath}`);
  const [may, not] = [
    await boxOf(page.locator("#qualify")),
    await boxOf(page.locator("#not-qualify")),
  ];
  expect(not).toMatchObject({ y: may.y, height: may.height });
  // Where there are more words, there is more room.
  expect(may.width).toBeGreaterThan(not.width);
  for (const part of ["#qualify", "#not-qualify"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator(`${part} li`).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator(`${part} li`).first()).toBeHidden();
    await page.locator(`${part} summary`).click();
    await expect(page.locator(`${part} li`).first()).toBeVisible();
  }
});

test.describe(() => {
  // Script changes no layout before it is used.
  test.use({ isScriptBlocked: true });

  test("answers are in columns of equal width, and in rows only if a word is too long", async ({
    page,
    site,
  }) => {
    const found = new Set<string>();
    for (const [width, slug] of [
      [1280, "roblox-discord-child-abuse"],
      [1280, "asbestos-lung-cancer"],
      [768, "birth-injury"],
      [768, "lds-abuse"],
      [320, "roblox-discord-child-abuse"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site.url}/lawsuits/${slug}#form`);
      for (const group of await page.locator("#form .choices").evaluateAll(measureTiles)) {
        const { answers, columns, widths, lowest, isBeside } = group;
        const isRow = answers < 4 ? columns === answers : [2, 4].includes(columns);
        expect
          .soft({ slug, ...group, isFit: isRow || columns === 1 })
          .toMatchObject({ isFit: true });
        expect.soft(widths, slug).toBe(1);
        expect.soft(isBeside, slug).toBe(true);
        expect.soft(lowest, slug).toBeGreaterThanOrEqual(44);
        found.add(`${columns} of ${answers} at ${width}`);
      }
    }
    // Three in a row; four two by two in the panel or if one is long, and in a row where there is room.
    for (const look of ["3 of 3 at 1280", "2 of 4 at 1280", "4 of 4 at 768", "2 of 4 at 768"]) {
      expect(found).toContain(look);
    }
    expect(found).toContain("1 of 3 at 320");
  });

  test("figures of a case are drawn: its dates on a line, what each side says in two columns, so many of 100 as dots", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}${casePath}`);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const places = await page
        .locator("#status .timeline > li")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(places.length).toBeGreaterThanOrEqual(3);
      const isRow = new Set(places.map(({ top }) => top)).size === 1;
      const isColumn = new Set(places.map(({ left }) => left)).size === 1;
      expect(width === 1280 ? isRow : isColumn, `${width} px`).toBe(true);
      await expect(page.locator("#status figcaption")).toBeVisible();
    }
    const [one, other] = await page
      .locator("#know .side")
      .evaluateAll((all) => all.map((side) => side.getBoundingClientRect()));
    expect(one?.width).toBeGreaterThan(0);
    expect(other).toMatchObject({ top: one?.top, width: one?.width });

    await page.goto(`${site.url}/lawsuits/hair-relaxer-cancer`);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator("#know .dots")).toHaveCount(2);
      for (const dots of await page.locator("#know .dots").all()) await expect(dots).toBeVisible();
    }
  });

  test("titles of a case have one size above what they head, and a smaller one on a card", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}${casePath}`);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const sizesOf = (titles: string) =>
        page
          .locator(titles)
          .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontSize))]);
      const above = await sizesOf(".case__body > .part > h2, .section--closing > h2");
      const on = await sizesOf(".case__fit h2, .limit h2, .panel h2");
      expect([above.length, on.length], `${width} px`).toEqual([1, 1]);
      expect(Number.parseFloat(above[0] ?? "")).toBeGreaterThan(Number.parseFloat(on[0] ?? ""));
    }
  });

  test("common questions stand on the page at every width, each with its answer folded", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}${casePath}`);
    const questions = page.locator("#questions summary");
    const answer = page.locator("#questions details > p").first();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const question of await questions.all()) await expect(question).toBeVisible();
      await expect(answer).toBeHidden();
      await questions.first().click();
      await expect(answer).toBeVisible();
      await questions.first().click();
    }

    // Enlarged text has no room for what leads on beside the title.
    await page.goto(`${site.url}/es${casePath}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("a desktop reads options as rows, questions two in a row, and the beginning of what to know without a press", async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const slug of ["hair-relaxer-cancer", "lds-abuse"]) {
      await page.goto(`${site.url}/lawsuits/${slug}`);
      const rows = await page.locator("#ways .option:visible").evaluateAll((all) =>
        all.map((option) => {
          const [way, last] = [...option.children].map((part) => part.getBoundingClientRect());
          return { lines: (way?.height ?? 99) / 24, isBeside: last?.top === way?.top };
        }),
      );
      expect(rows.length).toBeGreaterThan(2);
      for (const row of rows) {
        expect.soft(row.lines, slug).toBeLessThan(2.5);
        expect.soft(row.isBeside, slug).toBe(true);
      }
      const [first, second] = await page
        .locator("#questions details")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(second?.top, slug).toBe(first?.top);
      // Neither column ends with a line.
      const lines = await page
        .locator("#questions details")
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBlockEndWidth));
      expect(lines.slice(lines.length % 2 ? -1 : -2), slug).not.toContain("1px");
      await expect(page.locator("#know p").first()).toBeVisible();
      // Where it was about abuse, no face.
      await expect(page.locator("#know .drawing")).toHaveAttribute(
        "src",
        slug === "lds-abuse" ? /hands/ : /reader/,
      );
    }
  });

  test("the kind words of a case about abuse are open on a phone, and no day of another state is an alarm", async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { slug } of cases.filter(({ sensitive }) => sensitive)) {
      await page.goto(`${site.url}/lawsuits/${slug}`);
      await expect(page.locator("#know > p").first(), slug).toBeVisible();
      await expect(page.locator("#know > p").first(), slug).toContainText(/sorry/);
      await expect(page.locator("#limit .limit__left:not(.limit__left--far)"), slug).toHaveCount(0);
    }
  });

  test("what a part of a case lists stands on a card of its own", async ({ page, site }) => {
    await page.goto(`${site.url}${casePath}`);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const groundsOf = (parts: string) =>
        page
          .locator(parts)
          .evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor));
      const lists = await groundsOf("#glance > ul, #status > .facts, .changes, .freehelp");
      expect(lists.length).toBe(4);
      expect(new Set(lists).size).toBe(1);
      // One color for each answer, and none that of the page.
      const others = await groundsOf(".case__fit > .part, #glance > ul, html");
      expect(new Set(others).size).toBe(4);
    }
  });

  test("a phone's first view keeps the start button of each case once a state is chosen, and the links to other cases are high enough", {
    tag: check,
  }, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { slug } of cases) {
      await page.goto(`${site.url}/lawsuits/${slug}?state=california`);
      const { isWhole, lowest } = await page.evaluate(() => {
        const start = document.querySelector(".case__first .start .button");
        const { left = 0, top = -1, bottom = 0, width = 0 } = start?.getBoundingClientRect() ?? {};
        // Nothing lies on it.
        const above = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
        const others = [...document.querySelectorAll(".closing__related a")];
        return {
          isWhole: top >= 0 && bottom <= innerHeight && start?.contains(above) === true,
          lowest: Math.min(...others.map((link) => link.getBoundingClientRect().height)),
        };
      });
      expect.soft({ slug, isWhole }).toEqual({ slug, isWhole: true });
      expect.soft(lowest, slug).toBeGreaterThanOrEqual(24);
    }
    expect(await violations(page)).toEqual([]);
  });

  for (const edition of ["", "/es"]) {
    test(`the start button lies on no time limit of a first view, and the smallest phone has the choice of a state: ${edition || "/en"}`, async ({
      page,
      site,
    }) => {
      for (const { slug } of cases) {
        await page.goto(`${site.url}${edition}/lawsuits/${slug}`);
        for (const { part, width, height } of [
          { part: "#limit", width: 390, height: 844 },
          { part: "#limit-state", width: 320, height: 640 },
          { part: "#limit", width: 640, height: 800 },
        ]) {
          await page.setViewportSize({ width, height });
          const [limit, start] = [
            await boxOf(page.locator(part)),
            await boxOf(page.locator(".case__first > .start")),
          ];
          expect.soft(limit.y + limit.height, `${slug} ${width}`).toBeLessThanOrEqual(start.y);
          const [title = 0, ...figures] = await page
            .locator(".case__intro h1, #limit :is(.rule__figure, .limit__date)")
            .evaluateAll((all) =>
              all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
            );
          expect.soft(figures.length, slug).toBeGreaterThan(0);
          for (const size of figures) expect.soft(size, slug).toBeLessThanOrEqual(title);
        }
      }
    });
  }

  test("on the hardest pages the title is in the first window of the smallest phone", async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const { slug } of cases.filter(({ sensitive }) => sensitive)) {
      await page.goto(`${site.url}/lawsuits/${slug}`);
      await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
      for (const number of ["911", "988"]) {
        await expect(page.locator(`.help__call[href="tel:${number}"]`)).toBeInViewport({
          ratio: 1,
        });
      }
      // For whoever calls from another phone.
      await expect(page.locator(".help__calls strong").nth(1)).toBeInViewport({ ratio: 1 });
      // Each begins with its number.
      await expect(page.locator(".help__calls strong")).toHaveText([
        "911",
        /^\d{3}-\d{3}-\d{4}$/,
        "988",
      ]);
    }
  });
});

test("the help lines stay one row of equal height under the header, whatever step is shown", async ({
  page,
  site,
}) => {
  const item = cases.find(({ slug }) => slug === "lds-abuse");
  if (!item) throw new Error("No such case");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${site.url}${hardPath}`);
    const isHigh = () =>
      page.evaluate(() => {
        const row = document.querySelector(".help");
        const calls = [...(row?.querySelectorAll(".help__call") ?? [])].map((call) =>
          call.getBoundingClientRect(),
        );
        const tops = calls.map(({ top }) => top + scrollY);
        const isEven = new Set(calls.map(({ height }) => Math.round(height))).size === 1;
        const below = document.querySelector(".site-header")?.getBoundingClientRect().height ?? 0;
        const isRow = tops.length > 2 && new Set(tops).size === 1;
        return isRow && isEven && (tops[0] ?? 999) < below + 100;
      });
    await expect.poll(isHigh, `article at ${width}`).toBe(true);
    await open(page, `${site.url}${hardPath}/record`);
    await expect.poll(isHigh, `record at ${width}`).toBe(true);
    await page.goBack();
    await answerQuiz(page, item);
    await page.locator("#form [type=submit]").first().click();
    await expect(page.locator("#form [name=Phone]")).toBeVisible();
    await expect.poll(isHigh, `step 2 at ${width}`).toBe(true);
    if (width < 1280) continue;

    await fillPerson(page, "quiet@example.com");
    await page.locator("#form [name=state]").selectOption("NY");
    await page.locator("#form [name=share_answers][value=no]").check();
    await page.locator("#form [name=consent]").check();
    await page.locator("#form [type=submit]").first().click();
    await expect(page.locator(".success")).toBeVisible();
    await expect.poll(isHigh, "after sending").toBe(true);
    // Not green: the words alone say that it was sent.
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect(page.locator(".success__message")).toHaveCSS("color", ink);
    const line = await page
      .locator(".site-header")
      .evaluate((header) => getComputedStyle(header).borderBlockEndColor);
    await expect(page.locator(".success")).toHaveCSS("border-top-color", line);
    expect(await violations(page)).toEqual([]);
  }
});

test("a state is chosen without leaving the page, and the answers given stay", async ({
  page,
  site,
}) => {
  await open(page, `${site.url}${casePath}`);
  await page.locator("#form [type=radio]").first().check();
  await page.locator("#limit-state").selectOption("ohio");
  await page.locator("#limit button").click();
  await expect(page.locator("#limit h3").first()).toHaveText("In Ohio: 2 years");
  await expect(page.locator("#limit")).toContainText("2305.10");
  await expect(page.locator("#form [type=radio]").first()).toBeChecked();
  expect(await violations(page)).toEqual([]);
});

test("each note is at least 24 by 24 px", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site.url}${casePath}`);
  for (const note of await page.locator("#status .note").all()) {
    const box = await boxOf(note);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  }
});

test("the checklist is printed by its button, which only script shows", async ({ page, site }) => {
  await open(page, `${site.url}${casePath}/checklist`);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print this list" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
});

for (const isScriptBlocked of [true, false]) {
  test.describe(isScriptBlocked ? "without script" : "with script", () => {
    test.use({ isScriptBlocked, viewport: { width: 390, height: 844 } });

    test("the link to the questions shows their panel from its title on", async ({
      page,
      site,
    }) => {
      await show(page, `${site.url}${casePath}`, !isScriptBlocked);
      await page.locator(".case__first .start .button").click();
      await expect(page.locator("#form-title")).toBeInViewport({ ratio: 1 });
      const isClear = () =>
        page.evaluate(() => {
          const [panel, header] = [".panel", ".site-header"].map((selector) =>
            document.querySelector(selector)?.getBoundingClientRect(),
          );
          return panel && header ? panel.top >= header.bottom - 2 && panel.top < 200 : false;
        });
      await expect.poll(isClear).toBe(true);
    });

    test("the opened quiz is one whole card on one ground, with one filled button", async ({
      page,
      site,
    }) => {
      for (const [width, slug] of [
        [320, "institutional-sex-abuse"],
        [390, "roundup-cancer"],
        [768, "depo-provera"],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await show(page, `${site.url}/lawsuits/${slug}`, !isScriptBlocked);
        await page.locator(".case__first .start .button").click();
        await expect(page.locator("#form-title")).toBeInViewport({ ratio: 1 });
        await atRest(page);
        // High enough for all of it.
        await page.setViewportSize({ width, height: 3200 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

        const { points, isOnTop, ...places } = await page.evaluate(placesOfCard);
        expect(isOnTop, slug).toBe(true);
        const drawn = (await page.screenshot()).toString("base64");
        const { progress, above, below } = places;
        const colors = await page.evaluate(colorsAt, {
          drawn,
          points: [...points, progress, above, below],
        });
        const [ofProgress, ofAbove, ofBelow] = colors.splice(points.length);
        const [card] = colors;
        expect(new Set(colors), slug).toEqual(new Set([card]));
        expect(ofProgress, slug).not.toBe(card);
        expect(ofAbove, slug).not.toBe(card);
        expect(ofBelow, slug).toBe(ofAbove);
        await expect(page.locator(".case .button--primary:visible"), slug).toHaveCount(1);
      }
    });
  });
}

/** Runs in the page. Where the card of the quiz, its progress, and the ground around it are seen. */
function placesOfCard() {
  const box = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const [panel, progress, intro, first] = [
    ".panel",
    ".progress",
    ".case__intro",
    ".case__first",
  ].map(box);
  if (!panel || !progress || !intro || !first) throw new Error("No card.");
  const heights = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98].map(
    (part) => panel.top + part * panel.height,
  );
  const points = heights.flatMap((y): [number, number][] => [
    [panel.left + 5, y],
    [panel.right - 6, y],
  ]);
  const center = panel.left + panel.width / 2;
  const edges = [...points, [center, panel.top + 1], [center, progress.bottom - 2]];
  return {
    points,
    isOnTop: edges.every(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest(".panel")),
    progress: [progress.left + 4, progress.bottom - 2] as const,
    above: [2, intro.top + 2] as const,
    below: [2, first.top + first.height / 2] as const,
  };
}

type Drawn = { drawn: string; points: (readonly [number, number])[] };

/** Runs in the page. The colors of a picture of it at these places. */
async function colorsAt({ drawn, points }: Drawn) {
  const bytes = Uint8Array.from(atob(drawn), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas?.drawImage(picture, 0, 0);
  return points.map(([x, y]) =>
    canvas?.getImageData(Math.floor(x), Math.floor(y), 1, 1).data.join(),
  );
}

/** Runs in the page. How the answers of each question are laid out. */
function measureTiles(all: Element[]) {
  return all.map(({ children }) => {
    const boxes = [...children].map((choice) => choice.getBoundingClientRect());
    return {
      answers: children.length,
      columns: new Set(boxes.map(({ left }) => left)).size,
      widths: new Set(boxes.map(({ width }) => Math.round(width))).size,
      lowest: Math.min(...boxes.map(({ height }) => height)),
      isBeside: [...children].every((choice) => {
        const [button, words] = [...choice.children].map((part) => part.getBoundingClientRect());
        return (button?.right ?? 0) <= (words?.left ?? 0);
      }),
    };
  });
}
