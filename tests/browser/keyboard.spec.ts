import type { Page } from "@playwright/test";
import { cases } from "../../data/cases";
import { long } from "../support/length";
import { bothWays, expect, open, test } from "./site.fixture";
import { paths, show } from "./states.fixture";

const menuButton = (page: Page, name: string) =>
  page.locator(".site-header .menu__button", { hasText: name });
/** The menu that the button opens; its `open` is what a screen reader calls expanded. */
const menu = (page: Page, name: string) =>
  page.locator(".site-header details.menu", { has: page.locator("summary", { hasText: name }) });
const panel = (page: Page, variant: string) => page.locator(`.menu__panel--${variant}`);
const resources = (page: Page) => menu(page, "Resources").locator(".menu__panel");
/** The select behind it is a combobox too, until script draws the list. */
const list = (page: Page) => page.locator("#form button[role=combobox]");

/** Text of what has the focus, or where it is when that is the page's own content. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.closest("main") ? "main" : (element?.textContent?.trim() ?? "");
  });
}

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
      const order = ["Skip to main content", "Plainclaim", "Lawsuits", "About Us", "Resources"];
      const rest = ["Contact Us", "Free Case Review", "main"];
      expect(seen.filter((text) => [...order, ...rest].includes(text))).toEqual([
        ...order,
        ...rest,
      ]);
      const menuLinks = seen.length - order.length - rest.length;
      if (javaScriptEnabled) expect(menuLinks).toBeGreaterThan(cases.length);
      else expect(menuLinks).toBe(0);
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

    test("a step through the header does not move the page", async ({ page, site }) => {
      await show(page, `${site.url}/terms`, javaScriptEnabled);
      await page.evaluate(() => scrollTo(0, 1500));
      for (const link of await page.locator(".site-header :is(a, button, summary)").all()) {
        if (await link.isVisible()) await link.focus();
      }
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => scrollY)).toBe(1500);
    });

    /** Without script a press does what the browser does; the contact form shows that. */
    const tag = javaScriptEnabled ? [] : long;

    test("the quiz and its second step are answered by keyboard alone", { tag }, async ({
      page,
      site,
    }) => {
      await show(page, `${site.url}/lawsuits/oxbryta`, javaScriptEnabled);
      await answerByKeyboard(page);
      await expect(page.getByText("Step 2 of 2")).toBeFocused();
      await answerByKeyboard(page);
      await expect(page.getByText("Thanks! Your free review request is in.")).toBeVisible();
    });

    test("the contact form is sent by keyboard alone", async ({ page, site }) => {
      await show(page, `${site.url}/contact`, javaScriptEnabled);
      await answerByKeyboard(page);
      await expect(page.locator(".success")).toBeVisible();
    });

    for (const path of ["/", "/lawsuits/institutional-sex-abuse", "/do-not-sell-my-info"]) {
      test(`there is no trap: the tab key comes to the end of ${path}`, { tag }, async ({
        page,
        site,
      }) => {
        await page.setViewportSize({ width: 1280, height: 600 });
        await show(page, `${site.url}${path}`, javaScriptEnabled);
        const { faults, passed } = await walk(page, "Tab", 200);
        expect(passed).toContain("footer opt-out-status");
        expect(faults).toEqual([]);
      });
    }
  });
}

for (const { path, tag } of [
  { path: "/", tag: [] },
  { path: "/lawsuits/institutional-sex-abuse", tag: [] },
  { path: "/contact", tag: long },
  { path: "/terms", tag: [] },
  { path: "/blog", tag: long },
]) {
  test(`what has the focus on ${path} is seen to have it, and nothing covers it`, { tag }, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, `${site.url}${path}`);
    for (const key of ["Tab", "Shift+Tab"] as const) {
      const { faults, passed } = await walk(page, key, 90);
      expect(passed.length).toBeGreaterThan(10);
      expect.soft(faults, key).toEqual([]);
    }
  });
}

test("each link, button and field of every page shows its focus", async ({ page, site }) => {
  for (const path of paths.filter((path) => !path.startsWith("/lawsuits/"))) {
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

test.describe("header menus", () => {
  test.beforeEach(async ({ page, site }) => {
    await open(page, `${site.url}/about`);
  });

  test("open on focus; Enter and space hold and close; only one is open", async ({ page }) => {
    const button = menuButton(page, "Lawsuits");
    await expect(menu(page, "Lawsuits")).not.toHaveAttribute("open");
    await button.focus();
    await expect(panel(page, "wide")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(menu(page, "Lawsuits")).toHaveAttribute("open");
    await page.keyboard.press("Enter");
    await expect(menu(page, "Lawsuits")).not.toHaveAttribute("open");
    await page.keyboard.press("Space");
    await expect(panel(page, "wide")).toBeVisible();

    await menuButton(page, "Resources").focus();
    await expect(resources(page)).toBeVisible();
    await expect(panel(page, "wide")).toBeHidden();
  });

  test("Escape closes from inside and gives the focus back", async ({ page }) => {
    await menuButton(page, "Lawsuits").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(panel(page, "wide").locator("a").nth(1)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menuButton(page, "Lawsuits")).toBeFocused();
    await expect(panel(page, "wide")).toBeHidden();
  });

  test("close when the focus leaves or something else is pressed", async ({ page }) => {
    await menuButton(page, "Lawsuits").focus();
    await page.keyboard.press("Shift+Tab");
    await expect(panel(page, "wide")).toBeHidden();
    await menuButton(page, "Lawsuits").click();
    await expect(panel(page, "wide")).toBeVisible();
    await page.mouse.click(20, 880);
    await expect(panel(page, "wide")).toBeHidden();
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

test("a menu does not open again on the way back to where it was used", async ({ page, site }) => {
  await open(page, site.url);
  await menuButton(page, "Lawsuits").click();
  const link = panel(page, "wide").locator("a").first();
  const address = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(`${site.url}${address}`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(panel(page, "wide")).toBeHidden();
});

test("a passing pointer does not take a menu from who reads it by keyboard", async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/about`);
  await menuButton(page, "Lawsuits").focus();
  await page.keyboard.press("Tab");
  await menuButton(page, "Resources").hover();
  await expect(panel(page, "wide").locator("a").first()).toBeFocused();
  await expect(resources(page)).toBeHidden();
});

/** Holds script back until it is called. */
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

test("who writes when script takes over is not disturbed by a menu left open", async ({
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

test("who is at a menu when script takes over stays there", async ({ page, site }) => {
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

    test("opens and closes by keyboard, and leads on", async ({ page, site }) => {
      await show(page, `${site.url}/about`, javaScriptEnabled);
      await menuButton(page, "Menu").focus();
      await page.keyboard.press("Enter");
      await expect(panel(page, "small").getByRole("link", { name: "Roundup" })).toBeVisible();
      await page.keyboard.press("Space");
      await expect(panel(page, "small")).toBeHidden();
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
      await expect(panel(page, "small").getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${site.url}/#camp-lejeune`);
      await expect(panel(page, "small")).toBeHidden();
      await expect(page.locator("#camp-lejeune")).toBeInViewport();
    });
  });
}

test.describe("the list of case types", () => {
  const options = (page: Page) => page.getByRole("listbox").getByRole("option");
  const chosen = (page: Page) => page.locator('#form [name="caseTypeSlug"]');
  const active = async (page: Page) => {
    const id = await list(page).getAttribute("aria-activedescendant");
    return id ? page.locator(`#${id}`).textContent() : null;
  };

  test.beforeEach(async ({ page, site }) => {
    await open(page, site.url);
    await list(page).focus();
  });

  test("has the name of its field, and takes over the focus of the select", async ({
    page,
    site,
  }) => {
    await expect(list(page)).toHaveAccessibleName(/^Case type/);
    const script = page.waitForRequest("**/listbox-*.js");
    await page.route("**/listbox-*.js", async (route) => {
      await chosen(page).focus();
      await route.continue();
    });
    await page.goto(`${site.url}/?q=mesh`);
    await script;
    await expect(list(page)).toBeFocused();
  });

  test("is walked by arrows, Home and End, and Enter chooses", async ({ page }) => {
    await page.keyboard.press("ArrowDown");
    await expect(list(page)).toHaveAttribute("aria-expanded", "true");
    await expect(options(page)).toHaveCount(cases.length);
    await page.keyboard.press("End");
    expect(await active(page)).toBe(await options(page).last().textContent());
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press("Home");
    expect(await active(page)).toBe(await options(page).first().textContent());
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");

    await expect(list(page)).toHaveAttribute("aria-expanded", "false");
    await expect(list(page)).toBeFocused();
    const label = await list(page).textContent();
    expect(label).toBe(await chosen(page).locator("option:checked").textContent());
    expect(await chosen(page).locator("option:checked").getAttribute("value")).toBe(
      await chosen(page).locator("option").nth(2).getAttribute("value"),
    );
  });

  test("goes to what is typed", async ({ page }) => {
    await page.keyboard.type("her");
    expect(await active(page)).toBe("Hernia Mesh");
    await page.keyboard.press("Enter");
    await expect(chosen(page)).toHaveValue("hernia-mesh");
  });

  test("takes a space in quick typing for a letter, and chooses nothing that was not meant", async ({
    page,
  }) => {
    await page.keyboard.type("camp lejeune");
    await page.keyboard.press("Tab");
    await expect(chosen(page)).toHaveValue("");
  });

  test("closes on Escape and on a press outside, and chooses nothing", async ({ page }) => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(list(page)).toBeFocused();
    await expect(chosen(page)).toHaveValue("");

    await list(page).click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.locator("h1").click();
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(chosen(page)).toHaveValue("");
  });

  test("is at most 14rem high, and a click chooses", async ({ page }) => {
    await list(page).click();
    const box = await page.getByRole("listbox").boundingBox();
    expect(box?.height).toBeLessThanOrEqual(14 * 16);
    await page.getByRole("option", { name: "Hernia Mesh" }).click();
    await expect(chosen(page)).toHaveValue("hernia-mesh");
    await expect(list(page)).toHaveText("Hernia Mesh");
  });

  test("opened low in the window, opens upward and in view", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await list(page).evaluate((button) => {
      const { bottom } = button.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight + 4, behavior: "instant" });
    });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("listbox")).toBeInViewport({ ratio: 1 });
    await expect(list(page)).toBeInViewport({ ratio: 1 });
    const [above, button] = [
      await page.getByRole("listbox").boundingBox(),
      await list(page).boundingBox(),
    ];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });

  test("with nothing chosen, says so and sends nothing", async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.locator('#form [name="First name"]').fill("Ann");
    await page.locator('#form [name="Last name"]').fill("Lee");
    await page.locator('#form [name="Phone"]').fill("(212) 555-0123");
    await page.locator('#form [name="Email"]').fill("ann@example.com");
    await page.locator('#form [name="consent"]').check();
    await page.getByRole("button", { name: "Start Your Free Review" }).click();

    const alert = page.getByRole("alert").filter({ hasText: "Please select your case type." });
    await expect(alert).toBeVisible();
    await expect(list(page)).toBeFocused();
    await expect(list(page)).toHaveAttribute("aria-invalid", "true");
    await expect(list(page)).toHaveAccessibleDescription(/Please select your case type\./);
    expect(posts).toEqual([]);

    await page.keyboard.type("her");
    await page.keyboard.press("Enter");
    await expect(alert).toHaveCount(0);
    await page.getByRole("button", { name: "Start Your Free Review" }).click();
    await expect(page.getByText("Thanks for Submitting!")).toBeVisible();
  });
});

/** Asked of the page itself: a locator would be looked up anew at each of some hundred steps. */
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** What was passed until the focus left the page, and what was wrong with showing it there. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", most: number) {
  await page.evaluate(noteFocus);
  for (let count = 0; count < most; count++) {
    await page.keyboard.press(key);
    // Asked seldom: to ask takes as long as to press.
    if (count % 10 === 9 && (await page.evaluate(() => "focusLeft" in document.body.dataset))) {
      break;
    }
  }
  return page.evaluate(() => ({
    faults: JSON.parse(document.body.dataset.focusFaults ?? "[]"),
    passed: JSON.parse(document.body.dataset.focusPassed ?? "[]"),
  }));
}

/** Runs in the page. Looks at what has the focus whenever a key has come up again. */
function noteFocus() {
  const faults: string[] = [];
  const passed: string[] = [];
  const { dataset } = document.body;
  delete dataset.focusLeft;
  const note = () => {
    if (document.activeElement === document.body) dataset.focusLeft = "";
    if ("focusLeft" in dataset) return;
    const fault = faultOfFocus();
    if (fault) faults.push(`${passed.length}: ${fault}`);
    const isEnd = document.activeElement?.matches(".opt-out-status a");
    passed.push(isEnd ? "footer opt-out-status" : (document.activeElement?.tagName ?? ""));
    dataset.focusFaults = JSON.stringify(faults);
    dataset.focusPassed = JSON.stringify(passed);
  };
  // Instead of the one of an earlier walk on this page.
  window.onkeyup = ({ key }) => {
    if (key === "Tab") note();
  };
  dataset.focusFaults = "[]";
  dataset.focusPassed = "[]";

  /** Empty when the focus is drawn, in the window, and under nothing. */
  function faultOfFocus(): string {
    const element = document.activeElement;
    if (!element) return "nothing has the focus";

    const { outlineStyle, outlineWidth } = getComputedStyle(element.closest(".choice") ?? element);
    const own = getComputedStyle(element).outlineStyle;
    const name = `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 40)}`;
    if (outlineStyle === "none" && own === "none") return `${name}: no outline`;
    if (outlineWidth === "0px") return `${name}: outline without width`;

    const visible = element.matches(".listbox__select") ? element.nextElementSibling : element;
    const rects = [...(visible ?? element).getClientRects()];
    const shown = rects.some((rect) => {
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [rect.left + rect.width * x, rect.top + rect.height * y]),
      );
      return points.some(([x = 0, y = 0]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (element.contains(top) || top.contains(element));
      });
    });
    return shown ? "" : `${name}: covered or out of the window`;
  }
}

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

async function answerField(page: Page, kind: string, name: string) {
  switch (kind) {
    case "radio":
    case "checkbox":
      return page.keyboard.press("Space");
    case "select":
      return page.keyboard.press("ArrowDown");
    case "email":
      return page.keyboard.type("keys@example.com");
    case "tel":
      return page.keyboard.type("(212) 555-0123");
    case "number":
      return page.keyboard.type("2020");
    case "text":
      return page.keyboard.type(name === "zipcode" ? "12207" : "Ann");
    case "textarea":
      return page.keyboard.type("Please write to me.");
    default:
      return undefined;
  }
}
