import type { Locator } from "@playwright/test";
import { check, long } from "../support/length";
import { boxOf, expect, open } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

const caseWithAll = "/lawsuits/institutional-sex-abuse";

test.describe("as delivered", () => {
  test.use({ isScriptBlocked: true });

  test("on a phone, the drawing of a case leaves no hole below a short title", async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const slug of ["rideshare-assault", "birth-injury", "roundup-cancer"]) {
      await page.goto(`${site.url}/lawsuits/${slug}`);
      const title = await boxOf(page.locator(".case__intro h1"));
      const lead = await boxOf(page.locator(".case__intro .lead"));
      expect(lead.top - title.bottom, slug).toBeLessThan(17);
    }
  });

  test("on a phone, the arrow that leads back stands on the first line of its title", async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const slug of ["lds-abuse", "roundup-cancer"]) {
      await page.goto(`${site.url}/lawsuits/${slug}/record`);
      const link = page.locator(".breadcrumb li:visible a");
      const line = await boxOf(page.locator(".breadcrumb li:visible"));
      expect((await boxOf(link)).height, slug).toBeCloseTo(line.height, 0);
    }
  });

  test("on a phone, the record of a case is at most seven screens long", async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/lawsuits/roundup-cancer/record`);
    const footer = page.locator(".site-footer");
    const end = await footer.evaluate((part) => part.getBoundingClientRect().top + scrollY);
    expect(end).toBeLessThan(7 * 844);
  });

  test("on a phone, the tables of the legal texts do not scroll in their boxes either", async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ["/privacy", "/california-privacy", "/do-not-sell-my-info"]) {
      await page.goto(`${site.url}${path}`);
      const boxes = await page
        .locator(".table-scroll")
        .evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
      expect(boxes.length, path).toBeGreaterThan(0);
      expect(Math.max(...boxes), path).toBe(0);
    }
  });
});

for (const { name, width, height, menu, hasScript } of [
  { name: "a phone on its side", width: 844, height: 390, menu: "small", hasScript: false },
  {
    name: "a phone on its side, with script",
    width: 844,
    height: 390,
    menu: "small",
    hasScript: true,
  },
  { name: "a low window", width: 1280, height: 400, menu: "wide", hasScript: true },
]) {
  test.describe(() => {
    test.use({ isScriptBlocked: !hasScript, viewport: { width, height } });

    test(`a menu opens in view: ${name}`, async ({ page, site }) => {
      await show(page, `${site.url}/about`, hasScript);
      await page.locator(`.menu--${menu} .menu__button`).click();
      await expect(page.locator(`.menu__panel--${menu} a`).first()).toBeInViewport({ ratio: 1 });
    });
  });
}

test("forced colors keep the edges of buttons and fields, and the focus", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, site.url);
  // A field of color would lie behind the words that the scheme puts on its own ground.
  await expect(page.locator("html")).toHaveCSS("--surface-tint", "Canvas");
  for (const selector of ["#form .button--primary", "#form [name=Phone]", "[role=combobox]"]) {
    const control = page.locator(`main ${selector}`).first();
    expect(await borderWidth(control)).toBeGreaterThan(0);
    await page.locator(".skip-link").focus();
    await page.keyboard.press("Tab");
    await control.focus();
    await expect(control).not.toHaveCSS("outline-style", "none");
  }
  await expect(page.locator("#form [type=checkbox]").first()).toHaveCSS("appearance", "auto");
  const colors = (selector: string) =>
    page.locator(selector).evaluate((button) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(button);
      return { color, backgroundColor, borderTopColor };
    });
  const outlined = await colors(".hero .search .button");
  expect(outlined.borderTopColor).not.toBe(outlined.backgroundColor);
  await open(page, `${site.url}/contact`);
  const filled = await colors("#form .button--primary");
  expect(filled.backgroundColor).toBe(outlined.color);
  expect(filled.color).not.toBe(outlined.color);
});

test("a visitor who wants no motion never waits for anything to appear", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, site.url);
  const items = page.locator("[data-reveal] > *");
  await expect(items).not.toHaveCount(0);
  for (const item of await items.all()) await expect(item).toHaveCSS("opacity", "1");
  await page.locator(".site-footer").scrollIntoViewIfNeeded();
  for (const item of await items.all()) await expect(item).toHaveCSS("opacity", "1");
});

test("a line leads from each step of home to the next, and from the last to none", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const lines = await page
    .locator(".steps h3")
    .evaluateAll((all) =>
      all.map((title) => getComputedStyle(title, "::before").backgroundImage !== "none"),
    );
  expect(lines.length).toBeGreaterThan(2);
  expect(lines).toEqual(lines.map((_line, index) => index < lines.length - 1));
});

test("cards fade in each time they are scrolled to, and headings once", {
  tag: check,
}, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, site.url);
  const title = page.locator("#how-it-works > h2");
  const last = page.locator(".steps[data-reveal] > *").last();
  await expect(title).toHaveCSS("opacity", "0");
  await expect(last).toHaveCSS("opacity", "0");
  for (const _time of ["first", "second"]) {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS("opacity", "1");
    await page.evaluate(() => scrollTo(0, 0));
    await expect(last).toHaveCSS("opacity", "0");
    // Headings fade in once.
    await expect(title).toHaveCSS("opacity", "1");
  }
});

for (const width of [1280, 360]) {
  for (const path of ["/", caseWithAll, "/blog"]) {
    const tag = path === "/blog" || (width > 360 && path !== "/") ? long : [];
    test(`nothing on ${path} moves while it loads or is read: ${width} px`, { tag }, async ({
      page,
      site,
    }) => {
      // A slow line: what arrives late must find its place reserved.
      await page.route("**/images/**", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${site.url}${path}`);
      if (path === "/") await page.locator("button[role=combobox]").waitFor({ state: "attached" });
      await page.waitForLoadState("load");
      expect(await page.evaluate(shiftWhileReading)).toBe(0);
    });
  }
}

test("a picture that cannot be loaded leaves its text, and is replaced once", async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  await page.route("**/images/**", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await open(page, `${site.url}${caseWithAll}`);
  const picture = page.locator(".case__picture");
  await expect(picture).toHaveAttribute("src", "/images/cases/default.svg");
  await expect(picture).toHaveAttribute("alt", /\w{3}/);
  await expect(picture).toHaveCSS("background-image", "none");
  await page.waitForLoadState("networkidle");
  const pictures = await page.locator("img").count();
  const standIns = asked.filter((path) => path.endsWith("/default.svg"));
  expect(standIns.length).toBeLessThanOrEqual(pictures);
  await open(page, site.url);
  await expect(page.locator(".hero__scene")).toBeHidden();
  // No gap is left where it would be.
  await page.setViewportSize({ width: 390, height: 844 });
  const gap = () =>
    page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      return (boxOf("h1")?.top ?? 999) - (boxOf(".site-header")?.bottom ?? 0);
    });
  await expect.poll(gap).toBeLessThan(40);
});

test("the cells of a table repeat the titles of their columns on a phone only", async ({
  page,
  site,
}) => {
  for (const path of ["/time-limits", "/deadlines", "/es/time-limits"]) {
    await page.goto(`${site.url}${path}`);
    const labels = () =>
      page.locator("td[data-label]").evaluateAll(
        (cells) =>
          cells.filter((cell) => {
            const { content, display } = getComputedStyle(cell, "::before");
            return content !== "none" && content !== "normal" && display !== "none";
          }).length,
      );
    for (const width of [700, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await labels(), `${path} at ${width}`).toBe(0);
    }
    await page.emulateMedia({ media: "print" });
    expect(await labels(), `${path} printed`).toBe(0);
    await page.emulateMedia({ media: null });
  }
});

test("a card beside a text begins at one height below its edge", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/contact", "/faqs", "/your-request"]) {
    await page.goto(`${site.url}${path}`);
    const card = page.locator(":is(.newsletter, .page__side)");
    const title = await boxOf(card.locator("h2").first());
    expect(Math.round(title.top - (await boxOf(card)).top), path).toBe(24);
    const text = await boxOf(card.locator("h2 ~ *, summary + *, p").first());
    expect(text.top - title.bottom, path).toBeGreaterThan(7);
  }
});

test("a record, a checklist, a state, and a request have a card beside their text", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [
    `${caseWithAll}/record`,
    `${caseWithAll}/checklist`,
    "/time-limits/ohio",
    "/your-request",
  ]) {
    await page.goto(`${site.url}${path}`);
    const [title, card] = [
      await boxOf(page.locator("h1")),
      await boxOf(page.locator("main .side-card")),
    ];
    expect(card.x, path).toBeGreaterThan(title.x + title.width);
    expect(card.y, path).toBeLessThan(400);
  }
});

test("a trail names all that is between home and a page; a page right below home has none", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/lawsuits/oxbryta/record`);
  const crumbs = page.locator(".breadcrumb li");
  await expect(crumbs).toHaveText(["Home", "Lawsuits", "Oxbryta (Voxelotor)", "Full record"]);
  // The title of the case follows at once.
  await page.goto(`${site.url}/lawsuits/oxbryta`);
  await expect(crumbs).toHaveText(["Home", "Lawsuits", "Drugs & devices"]);
  for (const path of ["/about", "/deadlines", "/stop-contact", "/your-request"]) {
    await page.goto(site.url + path);
    await expect(crumbs, path).toHaveCount(0);
  }
});

test("the last band of home and a search without a match have a drawing and one filled button", async ({
  page,
  site,
}) => {
  for (const [path, part] of [
    ["/", ".section--closing"],
    ["/?q=zzzz", ".results"],
  ]) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site.url}${path}`);
      await page.locator(`${part} img`).scrollIntoViewIfNeeded();
      await expect(page.locator(`${part} img`)).toBeVisible();
      await expect(page.locator(`${part} .button--primary`)).toHaveCount(1);
      const { height } = await boxOf(page.locator(`${part} .button--primary`));
      // The browser tells fractions of a pixel with an error of some hundred-thousandths.
      expect(Number(height.toFixed(2))).toBeGreaterThanOrEqual(48);
    }
  }
});

test("the ticks of home and the answers of a form stand level, and no line of links ends with a dot", async ({
  page,
  site,
}) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url);
    const tops = await page
      .locator(".hero__points > li")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/es/lawsuits/lds-abuse#form`);
    const apart = await page.locator("#form .choice:has([type=radio])").evaluateAll((all) =>
      all.map(({ children }) => {
        const [circle, words] = [...children].map((part) => part.getBoundingClientRect());
        const middle = ({ top = 0, bottom = 0 } = {}) => (top + bottom) / 2;
        return Math.abs(middle(circle) - middle(words));
      }),
    );
    expect(Math.max(...apart), `${width} px`).toBeLessThan(2);
    const marks = await page
      .locator(".contents li")
      .evaluateAll((all) =>
        all
          .map((one) => [getComputedStyle(one, "::before"), getComputedStyle(one, "::after")])
          .map(([before, after]) => [before?.content.includes("·"), after?.content.includes("·")]),
      );
    for (const mark of marks) expect(mark).toEqual([true, false]);
  }
});

test("a telephone number stays on one line at every width", async ({ page, site }) => {
  for (const path of ["/lawsuits/la-wildfire", "/lawsuits/ssdi-applications", "/faqs"]) {
    await page.goto(`${site.url}${path}`);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = true;
    });
    for (const width of [320, 345, 390, 415, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page
        .locator('main a.unbroken[href^="tel:"]')
        .evaluateAll((all) => all.filter((link) => link.getClientRects().length > 1).length);
      expect(broken, `${path} at ${width}`).toBe(0);
    }
  }
});

for (const edition of ["", "/es"]) {
  test(`no word breaks inside, in a typeface a tenth wider than that of a phone: ${edition || "/en"}`, async ({
    page,
    site,
  }) => {
    for (const path of [
      "/",
      "/lawsuits/roundup-cancer",
      caseWithAll,
      "/deadlines",
      "/time-limits",
    ]) {
      await page.goto(`${site.url}${edition}${path}`);
      await page.evaluate(() => {
        document.body.style.letterSpacing = "0.05em";
      });
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(brokenWords), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

test("with text of 200 %, the help lines grow as much as their captions and stay whole", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}${caseWithAll}`);
  const size = () =>
    page
      .locator(".help__call strong")
      .evaluateAll((all) => all.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  const before = await size();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await size()).toEqual(before.map((px) => 2 * px));
  const cut = await page
    .locator(".help__call")
    .evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
  expect(cut).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a press on a touch screen leaves no button filled, nor a busy one empty", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contact`);
  // Where nothing hovers, no rule for hovering may apply.
  const unguarded = await page.evaluate(() => {
    const loose: string[] = [];
    const look = (rules: CSSRuleList, isGuarded: boolean) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(":hover") && !isGuarded) {
          loose.push(rule.selectorText);
        }
        const guards = rule instanceof CSSMediaRule && rule.conditionText.includes("hover: hover");
        if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) {
          look(rule.cssRules, isGuarded || guards);
        }
      }
    };
    for (const { cssRules } of document.styleSheets) look(cssRules, false);
    return loose;
  });
  expect(unguarded).toEqual([]);
  const button = page.locator("#form .button--primary");
  const fill = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await button.evaluate((element) => element.setAttribute("disabled", ""));
  await expect(button).toHaveCSS("background-color", fill);
});

/** Runs in the page. Words of which a part stands on another line; a hyphen or a dash may end one. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    // An address may break; what is only read out has no line.
    if (!around?.checkVisibility() || around.closest(".visually-hidden, thead, .listing__unit"))
      continue;
    for (const { index, 0: word } of text.textContent?.matchAll(/(?<!\S)[^\s\-–—/]{2,}/g) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) found.push(word);
    }
  }
  return found;
}

const borderWidth = (locator: Locator) =>
  locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));

/** Runs in the page. The sum of layout shifts from the load to the end of the page. */
async function shiftWhileReading(): Promise<number> {
  let sum = 0;
  const add = (list: PerformanceEntryList) => {
    for (const entry of list) if ("value" in entry) sum += Number(entry.value);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 2) {
    const before = scrollY;
    scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
    await settle();
    if (scrollY === before) break;
  }
  await settle();
  add(observer.takeRecords());
  return sum;
}

test("the dates and the limits of a phone are columns: day, title and what opens a row; name and each number", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const edges = (selector: string, side: "left" | "right") =>
    page
      .locator(selector)
      .evaluateAll(
        (all, edge) => [
          ...new Set(all.map((one) => Math.round(one.getBoundingClientRect()[edge]))),
        ],
        side,
      );

  await page.goto(`${site.url}/deadlines`);
  expect(await edges(".agenda tr[id] th a", "left")).toHaveLength(1);
  expect(await edges(".agenda__what > a", "left")).toHaveLength(1);
  // A court's date, which nobody has to meet, is no alarm.
  for (const day of await page.locator(".agenda .limit__left--far").all()) {
    await expect(day).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    // Nor does it seem to be a tag that lost its color.
    await expect(day).toHaveCSS("padding-left", "0px");
    await expect(day).toHaveCSS("font-weight", "400");
  }
  expect(await edges(".agenda summary", "right")).toEqual([374]);
  const row = page.locator(".agenda tr[id]").first();
  await row.locator("summary").click();
  await expect(row.locator("details > :not(summary)").first()).toBeVisible();

  await page.goto(`${site.url}/time-limits`);
  expect(await edges(".listing--limits th[scope=row]", "left")).toEqual([16]);
  expect(await edges(".listing--limits td:last-child", "right")).toEqual([374]);
});

test("the hero of home stands as far below the header as any other page head", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site.url);
  const header = await boxOf(page.locator(".site-header"));
  const end = header.y + header.height;
  for (const part of [".hero h1", ".hero .panel"]) {
    const box = await boxOf(page.locator(part));
    expect(Math.round(box.y - end), part).toBe(24);
  }
});

test("a drawing stands on something: on the edge of the page's head, or on the card below it", async ({
  page,
  site,
}) => {
  for (const path of ["/contact", "/time-limits", "/es/your-request", `${caseWithAll}/record`]) {
    await page.goto(`${site.url}${path}`);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const drawing = await boxOf(page.locator(".page-head__drawing"));
      const head = await boxOf(page.locator(".page-head"));
      // Its ground is drawn a ninth of its height above its edge.
      const ground = drawing.y + (drawing.height * 8) / 9;
      expect(Math.abs(ground - head.y - head.height), `${path} at ${width}`).toBeLessThan(1);
    }
  }
  for (const path of ["/lawsuits/oxbryta", "/es/lawsuits/lds-abuse"]) {
    await page.goto(`${site.url}${path}`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const drawing = await boxOf(page.locator(".section--closing > img"));
      const card = await boxOf(page.locator(".closing__related"));
      const title = await boxOf(page.locator(".closing__title"));
      expect(Math.abs(drawing.y + drawing.height - card.y), `${path} at ${width}`).toBeLessThan(1);
      expect(title.y + title.height, `${path} at ${width}`).toBeLessThan(card.y);
    }
    // Enlarged, the title stands beside it still.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const title = await boxOf(page.locator(".closing__title"));
    const drawing = await boxOf(page.locator(".section--closing > img"));
    expect(title.x + title.width, path).toBeLessThan(drawing.x);
  }
});

test("what opens, what is to be gathered, and what one agrees to each lie on one ground", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const grounds = (parts: string) =>
    page
      .locator(parts)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]);
  await page.goto(site.url);
  expect(await grounds(".topic, .points--cards > .point")).toHaveLength(1);
  const agreed = await grounds(".consent");
  await page.goto(`${site.url}${caseWithAll}/checklist`);
  expect(await grounds(".documents, .paper ol:not(nav *), .side-card")).toHaveLength(1);
  await open(page, `${site.url}/contact`);
  await page.locator("#form [value=review]").check();
  expect(await grounds(".consent")).toEqual(agreed);
});
