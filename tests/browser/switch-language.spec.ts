import type { Page } from "@playwright/test";
import { fill, toStepTwo } from "./forms.fixture";
import { bothWays, expect, takenOver } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

const field = (page: Page, name: string) => page.locator(`#form [name="${name}"]`);
const turn = (page: Page, name: string) =>
  page.locator(".site-footer").getByText(name, { exact: true }).click();

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("step 2 goes to Spanish and back with what was typed since", async ({ page, site }) => {
      await show(page, `${site.url}/lawsuits/oxbryta`, javaScriptEnabled);
      await toStepTwo(page);
      await fill(page, "form", { "First name": "Ann", city: "Albany", consent: "on" });

      await turn(page, "Español");
      await expect(page.getByText("Paso 2 de 2")).toBeInViewport();
      await expect(field(page, "First name")).toHaveValue("Ann");
      await expect(field(page, "consent")).not.toBeChecked();
      if (javaScriptEnabled) await takenOver(page);
      await field(page, "city").fill("Troy");
      await turn(page, "English");
      await expect(page.getByText("Step 2 of 2")).toBeInViewport();
      await expect(field(page, "city")).toHaveValue("Troy");
    });

    test("Enter sends the form, and not the switch before it", async ({ page, site }) => {
      await show(page, `${site.url}/lawsuits/oxbryta`, javaScriptEnabled);
      await toStepTwo(page);
      await fill(page, "form", { "First name": "Ann" });
      await field(page, "First name").evaluate((input: HTMLInputElement) =>
        input.form?.setAttribute("novalidate", ""),
      );
      await field(page, "First name").press("Enter");
      await expect(page.locator(".error-summary")).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });
  });
}

test("with script, a form that was only typed into goes along", async ({ page, site }) => {
  await show(page, `${site.url}/contact`, true);
  await turn(page, "Español");
  await expect(page).toHaveURL(`${site.url}/es/contact`);
  await takenOver(page);
  await field(page, "firstName").fill("Ann");
  await turn(page, "English");
  await expect(page).toHaveURL(`${site.url}/contact#form`);
  await expect(field(page, "firstName")).toHaveValue("Ann");
});
