import type { Page } from "@playwright/test";
import { long } from "../support/length";
import { everyPath } from "../support/paths";
import { walk } from "./focus-walk.fixture";
import { atRest, bothWays, cases, expect, open, ready, scrolled } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

/** The text of the focused element, or "main" where that is the page's own content. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.closest("main") ? "main" : (element?.textContent?.trim() ?? "");
  });
}

/** Pages walked from end to end; on the longest page the focus passes every kind of control. */
const toTheEnd = ["/", "/lawsuits/institutional-sex-abuse", "/do-not-sell-my-info"];

test.use({ viewport: { width: 1280, height: 900 } });

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("the tab key goes from the skip link through the header into the page", async ({
      page,
      site,
    }) => {
      await show(page, `${site.url}/about`, javaScriptEnabled);
      const seen: string[] = [];
      while (!seen.includes("main") && seen.length < 60) {
        await page.keyboard.press("Tab");
        seen.push(await focused(page));
      }
      expect(seen).toEqual([
        "Skip to main content",
        "Plainclaim",
        "Lawsuits",
        "About Us",
        "Resources",
        "Contact Us",
        "Español",
        "Free Case Review",
        "main",
      ]);
    });

    test("the skip link leads past the header", async ({ page, site }) => {
      await show(page, `${site.url}/terms`, javaScriptEnabled);
      await page.keyboard.press("Tab");
      await expect(page.locator(".skip-link")).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.locator("#main")).toBeFocused();
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("main");
    });

    test("tabbing through the header does not scroll the page", async ({ page, site }) => {
      await show(page, `${site.url}/terms`, javaScriptEnabled);
      await page.evaluate(() => scrollTo(0, 1500));
      await expect.poll(() => scrolled(page)).toBe(1500);
      for (const link of await page.locator(".site-header :is(a, button, summary)").all()) {
        if (await link.isVisible()) await link.focus();
      }
      await atRest(page);
      expect(await scrolled(page)).toBe(1500);
    });

    /**
     * Without script the browser itself handles a press; the contact form is enough to show that.
     */
    const tag = javaScriptEnabled ? [] : long;

    test("the quiz and its second step are answered by keyboard alone", { tag }, async ({
      page,
      site,
    }) => {
      await show(page, `${site.url}/lawsuits/oxbryta`, javaScriptEnabled);
      await answerByKeyboard(page);
      await expect(page.getByText("Step 2 of 2")).toBeFocused();
      await ready(page);
      await answerByKeyboard(page);
      await expect(page.getByText("Thanks! Your free review request is in.")).toBeVisible();
    });

    test("the contact form is sent by keyboard alone", async ({ page, site }) => {
      await show(page, `${site.url}/contact`, javaScriptEnabled);
      await answerByKeyboard(page);
      await expect(page.locator(".success")).toBeVisible();
    });
  });
}

for (const { name, isScriptBlocked, tag } of [
  // The site's scripts are blocked; if script were off in the browser, the test could not look at
  // the focus.
  { name: "without script", isScriptBlocked: true, tag: long },
  { name: "with script", isScriptBlocked: false, tag: [] },
]) {
  test.describe(name, () => {
    test.use({ isScriptBlocked, viewport: { width: 1280, height: 600 } });

    test("at most 12 presses of Tab lead from the top of each case to its first question, and 16 past its help lines", {
      // Script changes no order before it is used.
      tag: isScriptBlocked ? [] : long,
    }, async ({ page, site }) => {
      for (const { slug, helplines } of cases) {
        await show(page, `${site.url}/lawsuits/${slug}`, !isScriptBlocked);
        const form = page.locator("form#form");
        // Asked once: a question after each of some hundred presses would take most of the time.
        await form.evaluate((element) =>
          element.addEventListener("focusin", ({ target }) => {
            const isField = target instanceof Element && target.matches("input, select");
            if (isField) element.setAttribute("data-reached", "");
          }),
        );
        const most = helplines?.place === "start" ? 16 : 12;
        for (let press = 0; press < most; press++) await page.keyboard.press("Tab");
        expect.soft(await form.getAttribute("data-reached"), slug).toBe("");
      }
    });

    for (const path of toTheEnd) {
      test(`there is no focus trap: the tab key reaches the end of ${path}`, { tag }, async ({
        page,
        site,
      }) => {
        await show(page, `${site.url}${path}`, !isScriptBlocked);
        const { faults, passed } = await walk(page, "Tab", 200);
        expect(passed).toContain("footer opt-out-status");
        expect(faults).toEqual([]);
      });
    }
  });
}

for (const { path, tag } of [
  { path: "/", tag: long },
  { path: "/lawsuits/institutional-sex-abuse", tag: [] },
  { path: "/contact", tag: long },
  { path: "/terms", tag: [] },
  { path: "/blog", tag: long },
]) {
  test(`the focus on ${path} is visible, and nothing covers it`, { tag }, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, `${site.url}${path}`);
    // The test above has walked the way there.
    const isWalked = toTheEnd.includes(path);
    for (const key of ["Tab", "Shift+Tab"] as const) {
      if (key === "Tab" && isWalked) continue;
      // The way back starts at the end: on a short page the focus has left and come in again at the
      // top.
      if (key === "Shift+Tab") await page.locator(".opt-out-status a").focus();
      const { faults, passed } = await walk(page, key, 90);
      expect(passed.length).toBeGreaterThan(10);
      expect.soft(faults, key).toEqual([]);
    }
  });
}

test.describe(() => {
  // Script changes no look before it is used.
  test.use({ isScriptBlocked: true });

  test("each link, button and field of every page shows its focus", async ({ page, site }) => {
    for (const path of everyPath.filter((path) => !path.startsWith("/lawsuits/"))) {
      await page.goto(`${site.url}${path}`);
      await page.keyboard.press("Tab");
      const bare = await page.evaluate(() => {
        const operable = document.querySelectorAll<HTMLElement>(
          "a[href], button, input:not([type=hidden]), select, textarea, summary",
        );
        return [...operable]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            element.focus({ preventScroll: true });
            if (document.activeElement !== element) return false;
            const shown = [element, element.closest(".choice")].map((part) =>
              part ? getComputedStyle(part) : null,
            );
            return !shown.some((style) => style?.outlineStyle === "solid");
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120));
      });
      expect.soft(bare, path).toEqual([]);
    }
  });
});

/**
 * Evaluated in the page itself: a locator would be looked up again at each of some hundred steps.
 */
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Fills the form in its own order with keys alone, and sends it with Enter on the button. */
async function answerByKeyboard(page: Page) {
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press("Tab");
    if (await hasFocus(page, "#form .button--primary")) return page.keyboard.press("Enter");

    const field = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest("form#form")) return "";
      if (element instanceof HTMLInputElement) return `${element.type} ${element.name}`;
      return element instanceof HTMLSelectElement ? `select ${element.name}` : element.tagName;
    });
    const [kind = "", ...words] = field.toLowerCase().split(" ");
    await answerField(page, kind, words.join(" "));
  }
}

let answered = 0;

const texts: Readonly<Record<string, string>> = { zipcode: "12207", year_started: "2020" };

async function answerField(page: Page, kind: string, name: string) {
  switch (kind) {
    case "radio":
    case "checkbox":
      return page.keyboard.press("Space");
    case "select":
      return page.keyboard.press("ArrowDown");
    case "email":
      // A message that was sent before is a repeat, and soon has no confirmation of its own.
      answered += 1;
      return page.keyboard.type(`keys${answered}@example.com`);
    case "tel":
      return page.keyboard.type("(212) 555-0123");
    case "text":
      return page.keyboard.type(texts[name] ?? "Ann");
    case "textarea":
      return page.keyboard.type("Please write to me.");
    default:
      return undefined;
  }
}
