import type { Page } from "@playwright/test";
import { wholeBrowser } from "../support/chromium.mjs";
import { long } from "../support/length";
import { fill, formCase, press, toStepTwo } from "./forms.fixture";
import { atRest, bothWays, boxOf, expect, open, scrolled } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** The document is the same as with script. */
    const tag = javaScriptEnabled ? [] : long;

    test("a phone's menu has the links people ask for by name, then all cases in folded groups", async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `${site.url}/about`);
      await page.locator(".menu--small > .menu__button").click();
      await expect(page.locator(".menu__panel--small")).toBeVisible();
      const links = page.locator(".menu__panel--small a:visible");
      const shown = await links.allTextContents();
      expect(shown.slice(0, 4)).toEqual([
        "Camp Lejeune",
        "Roundup",
        "Hair Relaxer",
        "Talcum Powder",
      ]);
      expect(shown.slice(-2)).toEqual(["Español", "Free Case Review"]);
      const [search, first] = await Promise.all(
        [".menu__panel--small [type=search]", ".menu__panel--small a"].map((part) =>
          boxOf(page.locator(part).first()),
        ),
      );
      expect(search?.y).toBeLessThan(first?.y ?? 0);
      await expect(page.locator(".menu__panel--small summary")).toHaveCount(5);

      await page.locator(".menu__panel--small summary", { hasText: "Abuse" }).click();
      await page.locator(".menu__panel--small a", { hasText: "Rideshare" }).click();
      await expect(page).toHaveURL(/\/lawsuits\/rideshare-assault$/);
    });

    test("About Us is a menu of the page's parts and of the firms", { tag }, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, site.url);
      await page.locator(".menu__button", { hasText: "About Us" }).click();
      const panel = page.locator(".menu--drop", { hasText: "About Us" }).first();
      await expect(panel.getByRole("link", { name: "Partners" })).toHaveAttribute(
        "href",
        "/partners",
      );
      await panel.getByRole("link", { name: "How we work" }).click();
      await expect(page).toHaveURL(/\/about#how-we-work$/);
      await expect(page.locator("#how-we-work")).toBeInViewport();
    });

    test("a blog title opens its post, and the post can be closed", async ({ page, site }) => {
      await open(page, `${site.url}/blog`);
      const post = page.locator("#how-time-limits-work");
      await post.getByRole("heading", { level: 2 }).getByRole("link").click();
      await expect(post.locator(".prose")).toBeVisible();
      await post.getByText("Close", { exact: true }).click();
      await expect(post.locator(".prose")).toBeHidden();
    });
  });
}

const casePath = "/lawsuits/roundup-cancer";

for (const { name, isScriptBlocked } of [
  { name: "without script", isScriptBlocked: true },
  { name: "with script", isScriptBlocked: false },
]) {
  test.describe(name, () => {
    test.use({ isScriptBlocked, viewport: { width: 390, height: 844 } });

    test("on a phone every collapsed part of a case is closed, and the address of the form or of a part opens it", async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}${casePath}`);
      await expect(page.locator("#form")).toBeHidden();
      await expect(
        page.locator("#know details, #ways details, #questions details"),
      ).not.toHaveCount(0);
      await expect(page.locator(".case__body details[open]")).toHaveCount(0);
      for (const [hash, part] of [
        ["form", "#form"],
        ["questions", "#questions .faq"],
      ] as const) {
        await page.goto("about:blank");
        await page.goto(`${site.url}${casePath}#${hash}`);
        await expect(page.locator(part).first()).toBeVisible();
      }
    });
  });
}

test("a collapsed part opens when the browser's search finds a word in it", async ({
  playwright,
  site,
}) => {
  const browser = await playwright.chromium.launch(wholeBrowser);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  // A link to a text opens parts in the same way as find in page, which no test can operate.
  await open(page, `${site.url}${casePath}#:~:text=No%20wrongdoing`);
  await expect(page.locator("#know .sides")).toBeVisible();
  await browser.close();
});

const menuButton = (page: Page, name: string) =>
  page.locator(".site-header .menu__button", { hasText: name });
/** The menu that the button opens; a screen reader announces its `open` as expanded. */
const menu = (page: Page, name: string) =>
  page.locator(".site-header details.menu", { has: page.locator("summary", { hasText: name }) });
const panel = (page: Page, variant: string) => page.locator(`.menu__panel--${variant}`);
const resources = (page: Page) => menu(page, "Resources").locator(".menu__panel");

test.use({ viewport: { width: 1280, height: 900 } });

test.describe("header menus", () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, `${site.url}/about`);
  });

  test("open on focus; Enter, space and Arrow Down move into the panel", async ({ page }) => {
    for (const key of ["Enter", "Space", "ArrowDown"]) {
      await openByFocus(page);
      await page.keyboard.press(key);
      await expect(panel(page, "wide").locator("a").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menuButton(page, "Lawsuits")).toBeFocused();
      await expect(panel(page, "wide")).toBeHidden();
      await page.locator(".brand").first().focus();
    }
  });

  test("Tab and Shift+Tab move from one menu to the next, and only one is open", async ({
    page,
  }) => {
    await openByFocus(page);
    await page.keyboard.press("Tab");
    await expect(menuButton(page, "About Us")).toBeFocused();
    await expect(menu(page, "About Us")).toHaveAttribute("open");
    await expect(panel(page, "wide")).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(menuButton(page, "Resources")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(resources(page)).toBeHidden();
    await page.keyboard.press("Shift+Tab");
    await expect(menuButton(page, "Resources")).toBeFocused();
    await expect(resources(page)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(menuButton(page, "About Us")).toBeFocused();
  });

  test("close when the focus leaves or something else is pressed", async ({ page }) => {
    await openByFocus(page);
    await page.keyboard.press("Shift+Tab");
    await expect(panel(page, "wide")).toBeHidden();
    await menuButton(page, "Lawsuits").click();
    await expect(panel(page, "wide")).toBeVisible();
    await page.mouse.click(20, 880);
    await expect(panel(page, "wide")).toBeHidden();
  });

  test("hover opens a menu while the focus is on the button of a closed one", async ({ page }) => {
    await openByFocus(page);
    await page.keyboard.press("Escape");
    await expect(panel(page, "wide")).toBeHidden();
    await menuButton(page, "Resources").hover();
    await expect(resources(page)).toBeVisible();
  });

  test("Escape closes what hover has opened", async ({ page }) => {
    await menuButton(page, "Resources").hover();
    await expect(resources(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(resources(page)).toBeHidden();
  });

  test("close after a change of route or hash", async ({ page, site }) => {
    await menuButton(page, "Resources").hover();
    await resources(page).getByRole("link", { name: "FAQs" }).click();
    await expect(page).toHaveURL(`${site.url}/faqs`);
    // The address changes before the page does.
    await expect(page.locator("h1")).toBeFocused();
    await expect(resources(page)).toBeHidden();

    await page.mouse.move(640, 600);
    await menuButton(page, "Lawsuits").focus();
    for (const hash of ["one", "two"]) {
      await menuButton(page, "Lawsuits").click();
      await expect(panel(page, "wide")).toBeVisible();
      await page.mouse.move(640, 800);
      await page.evaluate((name) => location.assign(`#${name}`), hash);
      await expect(panel(page, "wide")).toBeHidden();
    }
  });
});

test("a passing pointer does not close a menu in use by keyboard", async ({ page, site }) => {
  await open(page, `${site.url}/about`);
  await openByFocus(page);
  await page.keyboard.press("Enter");
  await expect(panel(page, "wide").locator("a").first()).toBeFocused();
  await menuButton(page, "Resources").hover();
  await expect(panel(page, "wide").locator("a").first()).toBeFocused();
  await expect(resources(page)).toBeHidden();
});

async function openByFocus(page: Page): Promise<void> {
  await menuButton(page, "Lawsuits").focus();
  await expect(panel(page, "wide")).toBeVisible();
}

/** Holds script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  const released = new Promise<void>((resolve) => held.push(resolve));
  await page.route("**/build/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    for (const release of held) release();
  };
}

test("a visitor who is typing when script takes over is not disturbed by an open menu", async ({
  page,
  site,
}) => {
  const release = await holdScript(page);
  await page.goto(`${site.url}/contact`, { waitUntil: "commit" });
  await page.locator("summary.menu__button", { hasText: "Resources" }).click();
  await page.locator("#form [name=email]").focus();
  release();
  await expect(menu(page, "Resources")).not.toHaveAttribute("open");
  await expect(page.locator("#form [name=email]")).toBeFocused();
});

test("a visitor in a menu when script takes over stays there", async ({ page, site }) => {
  const release = await holdScript(page);
  await page.goto(`${site.url}/about`, { waitUntil: "commit" });
  await page.locator("summary.menu__button", { hasText: "Resources" }).click();
  release();
  await expect(menu(page, "Resources")).toHaveAttribute("open");
  await expect(menuButton(page, "Resources")).toBeFocused();
});

test.describe(() => {
  test.use({ isAlone: true });

  test("the pointer has 160 ms to travel between a button and its panel", async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await open(page, `${site.url}/about`);
    await page.clock.pauseAt(Date.now() + 60_000);
    await menuButton(page, "Lawsuits").hover();
    await expect(panel(page, "wide")).toBeVisible();

    await page.mouse.move(640, 850);
    await page.clock.runFor(150);
    await expect(panel(page, "wide")).toBeVisible();
    await panel(page, "wide").locator("a").first().hover();
    await page.clock.runFor(1000);
    await expect(panel(page, "wide")).toBeVisible();

    await page.mouse.move(640, 850);
    await page.clock.runFor(150);
    await expect(panel(page, "wide")).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel(page, "wide")).toBeHidden();
  });
});

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(`small menu ${name}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 700 } });

    test("opens and closes by keyboard, and its links can be followed", async ({ page, site }) => {
      await show(page, `${site.url}/about`, javaScriptEnabled);
      await menuButton(page, "Menu").focus();
      await page.keyboard.press("Enter");
      await expect(panel(page, "small").getByRole("link", { name: "Roundup" })).toBeVisible();
      await page.keyboard.press("Space");
      await expect(panel(page, "small")).toBeHidden();
      await page.keyboard.press("Space");
      // The menu starts with its search.
      for (const role of ["searchbox", "button", "link"] as const) {
        await page.keyboard.press("Tab");
        await expect(panel(page, "small").getByRole(role).first()).toBeFocused();
      }
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${site.url}/#camp-lejeune`);
      await expect(panel(page, "small")).toBeHidden();
      await expect(page.locator("#camp-lejeune")).toBeInViewport();
    });
  });
}

const widths = [320, 360, 390, 768, 960, 992, 1000, 1024, 1060, 1124, 1280, 1366, 1440, 1600, 1920];

test.describe(() => {
  // Script changes no layout before it is used.
  test.use({ isScriptBlocked: true });

  for (const prefix of ["", "/es"]) {
    test(`the header is one row at every width, and has its menus from 1000 px, also beside the way out: ${prefix || "/en"}`, async ({
      page,
      site,
    }) => {
      for (const path of [
        "/about",
        casePath,
        "/lawsuits/lds-abuse",
        "/lawsuits/video-game-addiction",
      ]) {
        await page.goto(`${site.url}${prefix}${path}`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const { height, fromEdge, toExit, shown } = await page.evaluate(headerRow, width);
          expect.soft(height, `${path} at ${width}`).toBeLessThan(70);
          expect.soft(fromEdge, `${path} at ${width}`).toBeLessThan(2);
          expect.soft(toExit, `${path} at ${width}`).toBeGreaterThanOrEqual(16);
          if (width < 1000) continue;
          expect
            .soft(shown, `${path} at ${width}`)
            .toEqual([prefix ? "Demandas" : "Lawsuits", prefix ? "English" : "Español"]);
        }
      }
    });
  }
});

/**
 * Runs in the page. How high the header is, where its last part ends, how far the way out is from the
 * button beside it, and which of its menus shows.
 */
function headerRow(width: number) {
  const header = document.querySelector<HTMLElement>(".site-header");
  const bar = document.querySelector(".site-header__bar");
  if (!header || !bar) throw new Error("No header");
  // A desktop may have a typeface as wide as Verdana; a phone has its own.
  header.style.letterSpacing = width < 900 ? "" : "0.06em";
  const last = [...bar.children].findLast((child) => child.getClientRects().length > 0);
  const end = bar.getBoundingClientRect().right;
  const [action, exit] = [".site-header__action", ".quick-exit"].map((part) =>
    bar.querySelector(part),
  );
  const padding = Number.parseFloat(getComputedStyle(bar).paddingInlineEnd);
  const parts = [".menu__button", ".site-nav__list [hreflang]"].map((part) =>
    [...header.querySelectorAll<HTMLElement>(part)].find((one) => one.checkVisibility()),
  );
  return {
    height: header.getBoundingClientRect().height,
    toExit:
      exit && action?.checkVisibility()
        ? exit.getBoundingClientRect().left - action.getBoundingClientRect().right
        : Number.POSITIVE_INFINITY,
    fromEdge: Math.abs(end - padding - (last?.getBoundingClientRect().right ?? 0)),
    shown: parts.map((part) => part?.innerText.trim()),
  };
}

test("the menus stay in step 2 and after sending", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${site.url}/lawsuits/video-game-addiction`);
  await toStepTwo(page);
  await expect(menuButton(page, "Lawsuits").first()).toBeVisible();
  const lead = formCase("step 2 of a case");
  await fill(page, lead.anchor, { ...lead.values, Email: "menus@example.com" });
  await press(page, lead);
  await expect(page.locator(".success")).toBeVisible();
  await expect(menuButton(page, "Lawsuits").first()).toBeVisible();
});

test("the page behind the menu of a phone does not scroll", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site.url}/about`);
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => scrolled(page)).toBe(400);
  await menuButton(page, "Menu").click();
  await page.mouse.move(200, 820);
  await page.mouse.wheel(0, 3000);
  await atRest(page);
  expect(await scrolled(page)).toBe(400);
});

test("no column of the footer's links has a single one", async ({ page, site }) => {
  for (const prefix of ["", "/es"]) {
    await page.goto(`${site.url}${prefix}/about`);
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lefts = await page
        .locator(".site-footer__list > li")
        .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)));
      const columns = new Map(lefts.map((left) => [left, lefts.filter((x) => x === left).length]));
      expect(Math.min(...columns.values()), `${prefix} at ${width}`).toBeGreaterThan(1);
    }
  }
});

test("the menu that leads to the present page is marked, as the link to it is", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, marked] of [
    ["/about", "About Us"],
    ["/faqs", "Resources"],
    ["/deadlines", "Resources"],
    ["/contact", "Contact Us"],
    ["/", ""],
  ] as const) {
    await page.goto(site.url + path);
    const underlined = await page
      .locator(".site-nav__list > li > a, .site-nav__list .menu__button")
      .evaluateAll((all) =>
        all
          .filter((one) => Number.parseFloat(getComputedStyle(one).borderBottomWidth) > 0)
          .map(({ textContent }) => textContent)
          .join(),
      );
    expect(underlined, path).toBe(marked);
  }
});
