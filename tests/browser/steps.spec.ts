import { fill, formCase, press, toStepTwo } from "./forms.fixture";
import { bothWays, expect, test } from "./site.fixture";
import { show } from "./states.fixture";

test.use({ viewport: { width: 375, height: 700 } });

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("each step of a case comes up in view, the way back too", async ({ page, site }) => {
      await show(page, `${site.url}/lawsuits/oxbryta`, javaScriptEnabled);
      await toStepTwo(page);
      await expect(page.getByText("Step 2 of 2")).toBeInViewport();
      await page.locator("#form [name=city]").fill("Albany");
      await page.getByRole("button", { name: "Change my answers" }).click();
      await expect(page.getByText("Step 1 of 2")).toBeInViewport();
      await expect(page.getByText("Step 1 of 2")).toBeFocused();
      await page.locator("#form [type=submit]").click();
      await expect(page.getByText("Step 2 of 2")).toBeInViewport();
      await expect(page.locator("#form [name=city]")).toHaveValue("Albany");
    });

    test("Back from step 2 brings the quiz with its answers", async ({ page, site }) => {
      await show(page, `${site.url}/lawsuits/oxbryta`, javaScriptEnabled);
      await toStepTwo(page);
      await page.goBack();
      await expect(page.getByText("Step 1 of 2")).toBeVisible();
      await expect(page.locator("#form [name=took_oxbryta]").first()).toBeChecked();
    });

    test("who is declined reads why at once", async ({ page, siteOf }) => {
      const { url } = await siteOf("declining");
      const home = formCase("home");
      await show(page, url, javaScriptEnabled);
      await fill(page, home.anchor, { ...home.values, state: "CA" });
      await press(page, home);
      await expect(page.getByText("We cannot pass on requests from California")).toBeInViewport();
    });
  });
}
