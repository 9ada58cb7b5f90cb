import { long } from "../support/length";
import { bothWays, cases, expect, open } from "./site.fixture";
import { test } from "./test.fixture";

const abuseCases = cases.filter(({ group }) => group === "abuse").length;

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** Tests over HTTP check what becomes of it. */
    const tag = javaScriptEnabled ? [] : long;

    test("the catalog is searched by word and by group", async ({ page, site }) => {
      await open(page, site.url);
      await page.getByLabel("Search by word").fill("glyphosate");
      await page.locator("#cases").getByRole("button", { name: "Search" }).click();

      await expect(page).toHaveURL(/\?q=glyphosate/);
      await expect(page.locator("#cases .card").first()).toContainText("Roundup");
      await expect(page.locator("#cases [role=status]")).toContainText(`of ${cases.length} cases`);
      await page.locator("#cases").getByRole("link", { name: "Show all" }).click();
      await expect(page.locator("#cases .card")).toHaveCount(cases.length);
      await page.getByLabel("Group").selectOption("abuse");
      await page.locator("#cases").getByRole("button", { name: "Search" }).click();
      await expect(page.locator("#cases .card")).toHaveCount(abuseCases);
    });

    test("the first view finds a case by what happened, and leads on if nothing matches", {
      tag,
    }, async ({ page, site }) => {
      await open(page, site.url);
      await page.getByLabel("What happened?").fill("weedkiller");
      await page.getByRole("button", { name: "Find", exact: true }).click();
      await expect(page).toHaveURL(/\?q=weedkiller/);
      await expect(page.locator("#cases .card").first()).toContainText("Roundup");

      await page.getByLabel("What happened?").fill("zzzz");
      await page.getByRole("button", { name: "Find", exact: true }).click();
      const nothing = page.locator("#cases .empty");
      await expect(nothing).toContainText("No case matches");
      await expect(nothing.getByRole("link", { name: "Tell us what happened" })).toHaveAttribute(
        "href",
        "/#form",
      );
      await nothing.getByRole("link", { name: "Abuse" }).click();
      await expect(page.locator("#cases .card")).toHaveCount(abuseCases);
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
  await expect(list.getByRole("option").first()).toHaveText("Depo-Provera and Meningioma");

  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("birth control");
  await field.pressSequentially(" shot");
  await field.press("ArrowDown");
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/lawsuits\/depo-provera$/);
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

test("on a phone, home takes 12 screens at most, and each case is one row and one link", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site.url);
  const tall = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    cases: document.querySelector("#cases")?.getBoundingClientRect().height ?? 0,
  }));
  expect(tall.page).toBeLessThanOrEqual(12 * 844);
  expect(tall.cases).toBeLessThanOrEqual(2500);

  const row = page.locator("#cases .card").first();
  await expect(row.getByRole("link")).toHaveCount(1);
  await row.locator("img").click({ position: { x: 5, y: 5 }, force: true });
  await expect(page).toHaveURL(/\/lawsuits\//);
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

test("the first view of a phone and of a laptop draws a person, finds a case and starts a review", async ({
  page,
  site,
}) => {
  for (const { width, height } of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize({ width, height });
    if (width === 320) await open(page, site.url);
    await expect(page.locator("main img").first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".hero__figure")).toHaveJSProperty("naturalWidth", 320);
    await expect(page.locator(".hero__form .consent")).toHaveCSS("font-size", "16px");
    if (width === 320) continue;

    await expect(page.getByLabel("What happened?")).toBeInViewport({ ratio: 1 });
    // Beside the form, the doors come after what the first view holds.
    const doors = width < 992 ? await page.locator(".hero .door").all() : [];
    for (const door of doors) await expect(door).toBeInViewport({ ratio: 1 });
    const start = width < 992 ? ".hero__start .button" : '#form [name="caseTypeSlug"]';
    await expect(page.locator(start)).toBeInViewport();
  }

  // On a wide screen there is only one thing to do beside the form.
  const shown = await page
    .locator(".hero__text a, .hero__text input:not([type=hidden])")
    .evaluateAll(
      (all) =>
        all.filter(
          (element) =>
            element.checkVisibility() && element.getBoundingClientRect().top < innerHeight,
        ).length,
    );
  expect(shown).toBe(1);
  // The text of the consent comes before the button, so the form only begins in this view.
  await expect(page.locator(".hero__form input:visible").first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".button--primary:visible")).toHaveCount(1);
});
