import { long } from "../support/length";
import { bothWays, boxOf, cases, expect, open, pressAtRest } from "./site.fixture";
import { test } from "./test.fixture";

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** Tests over HTTP check what becomes of it. */
    const tag = javaScriptEnabled ? [] : long;

    test("a search shows its results under the finder, and a link leads back to all", async ({
      page,
      site,
    }) => {
      await open(page, site.url);
      await page.getByLabel("What happened?").fill("weedkiller");
      await page.getByRole("button", { name: "Find", exact: true }).click();
      await expect(page).toHaveURL(/\?q=weedkiller/);
      await expect(page).toHaveTitle(/^2 lawsuits for “weedkiller”/);
      await expect(page.locator("#cases .card").first()).toContainText("Roundup");
      await expect(page.locator("#form")).toHaveCount(0);
      await expect(page.getByLabel("What happened?")).toHaveValue("weedkiller");
      // Polled, because the page may still be scrolling.
      const topOf = (element: Element) => element.getBoundingClientRect().top;
      const distance = async () => {
        const field = await page.getByLabel("What happened?").evaluate(topOf);
        return (await page.getByRole("status").evaluate(topOf)) - field;
      };
      await expect.poll(distance).toBeLessThan(100);

      await page.locator("#cases").getByRole("link", { name: "Show all" }).click();
      await expect(page.locator("#cases .card")).toHaveCount(cases.length);
    });

    test("on a phone, the start button opens the form, and a link to a topic opens it", {
      tag,
    }, async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, site.url);
      await expect(page.locator("#form")).toBeHidden();
      await page.locator(".hero__start a").click();
      await expect(page.locator("#form")).toBeVisible();
      await page.goto("about:blank");
      await page.goto(`${site.url}/#talc`);
      await expect(page.locator("#talc p").first()).toBeVisible();
    });
  });
}

test("the finder suggests cases while a visitor types, and keys move through the suggestions", async ({
  page,
  site,
}) => {
  await open(page, site.url);
  const field = page.getByLabel("What happened?");
  await field.click();
  await expect(field).toHaveRole("combobox");
  await field.pressSequentially("birth control");
  const list = page.getByRole("listbox", { name: "Cases that may fit" });
  await expect(list.getByRole("option").first()).toHaveText(
    "Depo-Provera and Meningioma Defective Drugs & Medical Devices",
  );

  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("birth control");
  await field.pressSequentially(" shot");
  await field.press("ArrowDown");
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/lawsuits\/depo-provera$/);

  // The same on the page of a search and where nothing is.
  for (const path of ["/?q=zzzz", "/nowhere"]) {
    await open(page, site.url + path);
    await field.fill("");
    await field.pressSequentially("weedkiller");
    await expect(list.getByRole("option").first()).toContainText("Roundup and Lymphoma");
  }

  await open(page, site.url);
  await field.click();
  await expect(field).toHaveRole("combobox");
  await field.pressSequentially("baby powder");
  await list.getByRole("option", { name: "Talcum Powder" }).click();
  await expect(page).toHaveURL(/\/#talc$/);
  await expect(page.locator("#talc")).toHaveAttribute("open");
});

test("nothing of the finder is loaded before its first touch", async ({ page, site }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, site.url);
  const before = asked.length;
  await page.getByLabel("What happened?").click();
  await expect(page.getByLabel("What happened?")).toHaveRole("combobox");
  expect(asked.slice(before).filter((url) => url.endsWith(".js")).length).toBeGreaterThan(0);
});

test.describe("on a phone that is touched", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("home takes 8 screens at most, and each case is one row that leads to its page or form", async ({
    page,
    site,
  }) => {
    await open(page, site.url);
    const tall = await page.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      cases: document.querySelector("#cases")?.getBoundingClientRect().height ?? 0,
    }));
    expect(tall.page).toBeLessThanOrEqual(8 * 844);
    expect(tall.cases).toBeLessThanOrEqual(2500);

    const row = page.locator("#cases .card").first();
    await expect(row.getByRole("link")).toHaveCount(2);
    // Both begin at one edge.
    const [title, join] = await row
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
    expect(join).toBe(title);
    // On its drawing. The row moves while it is revealed, which a forced click would not wait for.
    await row.click({ position: { x: 5, y: 5 } });
    await expect(page).toHaveURL(/\/lawsuits\/[\w-]+$/);
    // The address changes before the page does.
    await expect(page.locator("#cases")).toHaveCount(0);
    await page.goBack();
    await pressAtRest(page, row.getByRole("link", { name: "Join Today" }));
    await expect(page).toHaveURL(/\/lawsuits\/[\w-]+#form$/);
  });
});

test("a link to an anchor of home scrolls to its card, which no reveal has shifted", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const isInPlace = (id: string) => async () => {
    const top = await page.locator(`#${id}`).evaluate((card) => card.getBoundingClientRect().top);
    return Math.abs(top - 88) < 2;
  };
  await open(page, `${site.url}/#talc`);
  await expect.poll(isInPlace("talc")).toBe(true);

  for (const id of ["camp-lejeune", "talc", "roundup"]) {
    await page.locator(".menu--small summary").first().click();
    await page.locator(`.menu--small a[href="/#${id}"]`).click();
    await expect.poll(isInPlace(id)).toBe(true);
    await expect(page.locator(`#${id}`)).toHaveCSS("opacity", "1");
  }
});

test.describe(() => {
  test.use({ isAlone: true });

  test("what is in view at the first paint is never hidden", async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 3000 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const items = [...document.querySelectorAll("[data-reveal] > *")];
        const shown = items.filter((item) => item.getBoundingClientRect().top < innerHeight);
        document.documentElement.dataset.shown = String(shown.length);
        new MutationObserver((changes) => {
          const isHidden = ({ target }: MutationRecord) =>
            target instanceof Element &&
            shown.includes(target) &&
            target.matches(".reveal--waiting");
          if (changes.some(isHidden)) document.documentElement.dataset.hid = "";
        }).observe(document.body, { attributeFilter: ["class"], subtree: true });
      });
    });
    await open(page, site.url);
    // What waits below is hidden by then, so the script has looked at the others.
    await expect(page.locator(".reveal--waiting")).not.toHaveCount(0);
    expect(await page.locator("html").getAttribute("data-shown")).not.toBe("0");
    await expect(page.locator("html")).not.toHaveAttribute("data-hid");
  });
});

test("the first view is a scene with one action: a search, by word or by group", async ({
  page,
  site,
}) => {
  for (const path of ["/", "/es"]) {
    await open(page, `${site.url}${path}`);
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize({ width, height });
      const scene = await boxOf(page.locator(".hero__scene"));
      expect(scene.y).toBeLessThan(height);
      expect(scene.x).toBeLessThanOrEqual(0);
      expect(scene.x + scene.width).toBeGreaterThanOrEqual(Math.min(width, 640));
      // Nobody is cut by the lower edge.
      expect(scene.y + scene.height, path).toBeLessThanOrEqual(height);
      // Spanish says more about its interpreters before its box.
      if (width === 1280 && path === "/") {
        await expect(page.locator("#form .button--primary")).toBeInViewport({ ratio: 1 });
      }
      const field = await boxOf(page.locator("#finder-q"));
      expect(field.height).toBeGreaterThanOrEqual(56);
      await expect(page.locator("#finder-q")).toBeInViewport({ ratio: 1 });
      for (const part of await page.locator(".hero .door").all()) {
        await expect(part).toBeInViewport({ ratio: 1 });
        await expect(part).toContainText(/\d/);
      }
      // One button is filled: that of the form where the form is, else that of the search.
      const filled = await page
        .locator(".hero .button:visible")
        .evaluateAll((all) =>
          all
            .filter((button) => getComputedStyle(button).color === "rgb(255, 255, 255)")
            .map((button) => button.closest("form")?.id || "search"),
        );
      expect(filled, `${path} at ${width}`).toEqual([width === 390 ? "search" : "form"]);
    }
    // The whole form with its consent and its button.
    for (const part of [".consent", "[name=consent]", ".button--primary"]) {
      await expect(page.locator(`#form ${part}`)).toBeInViewport({ ratio: 1 });
    }
    const size = await page
      .locator("#form .consent")
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(15);
  }
});

test("the form of home ends in the first view of a small laptop, and in Spanish of a larger one", async ({
  page,
  site,
}) => {
  for (const [path, width, height] of [
    ["/", 1024, 768],
    ["/es", 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}${path}`);
    for (const part of ["[name=consent]", ".button--primary"]) {
      await expect(page.locator(`#form ${part}`), `${path} ${width}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("on a phone, the consent of home begins at the edge of its fields", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/es"]) {
    await page.goto(`${site.url}${path}#form`);
    const [text, field] = [
      await boxOf(page.locator("#form .consent p").first()),
      await boxOf(page.locator("#form [name=Email]")),
    ];
    expect(text.x, path).toBe(field.x);
  }
});
