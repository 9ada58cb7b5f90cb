import type { Page } from "@playwright/test";
import { cases } from "../../data/cases";
import { boxOf, expect, open, typeAtOnce } from "./site.fixture";
import { test } from "./test.fixture";

/** The select behind it is a combobox too, until script draws the list. */
const list = (page: Page) => page.locator("#form button[role=combobox]");

test.use({ viewport: { width: 1280, height: 900 } });

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
    await page.goto(`${site.url}/?group=drugs`);
    await script;
    await expect(list(page)).toBeFocused();
  });

  test("is walked by arrows, Home and End, and Enter chooses", async ({ page }) => {
    await page.keyboard.press("ArrowDown");
    await expect(list(page)).toHaveAttribute("aria-expanded", "true");
    await expect(options(page)).toHaveCount(cases.length);
    await page.keyboard.press("End");
    await expect.poll(() => active(page)).toBe(await options(page).last().textContent());
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press("Home");
    await expect.poll(() => active(page)).toBe(await options(page).first().textContent());
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");

    await expect(list(page)).toHaveAttribute("aria-expanded", "false");
    await expect(list(page)).toBeFocused();
    const option = chosen(page).locator("option").nth(2);
    await expect(chosen(page)).toHaveValue((await option.getAttribute("value")) ?? "");
    await expect(list(page)).toHaveText((await option.textContent()) ?? "");
  });

  test("goes to the option that is typed", async ({ page }) => {
    await typeAtOnce(page, "her");
    await expect.poll(() => active(page)).toBe("Hernia Mesh");
    await page.keyboard.press("Enter");
    await expect(chosen(page)).toHaveValue("hernia-mesh");
  });

  test("takes a space in quick typing for a letter, and chooses nothing by accident", async ({
    page,
  }) => {
    await typeAtOnce(page, "camp lejeune");
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
    const box = await boxOf(page.getByRole("listbox"));
    expect(box.height).toBeLessThanOrEqual(14 * 16);
    await page.getByRole("option", { name: "Hernia Mesh" }).click();
    await expect(chosen(page)).toHaveValue("hernia-mesh");
    await expect(list(page)).toHaveText("Hernia Mesh");
  });

  test("with nothing chosen, says so and sends nothing", async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.locator('#form [name="First name"]').fill("Ann");
    await page.locator('#form [name="Last name"]').fill("Lee");
    await page.locator('#form [name="Phone"]').fill("(212) 555-0123");
    await page.locator('#form [name="Email"]').fill("ann@example.com");
    await page.locator('#form [name="consent"]').check();
    await page.getByRole("button", { name: "Send My Request" }).click();

    const alert = page.getByRole("alert").filter({ hasText: "Please select your case type." });
    await expect(alert).toBeVisible();
    await expect(alert).toBeFocused();
    await alert.getByRole("link").click();
    await expect(list(page)).toBeFocused();
    await expect(list(page)).toHaveAttribute("aria-invalid", "true");
    await expect(list(page)).toHaveAccessibleDescription(/Please select your case type\./);
    expect(posts).toEqual([]);

    await typeAtOnce(page, "her");
    await page.keyboard.press("Enter");
    await expect(page.locator("#form .field__error")).toHaveCount(0);
    await page.getByRole("button", { name: "Send My Request" }).click();
    await expect(page.getByText("Thanks for Submitting!")).toBeVisible();
  });
});
