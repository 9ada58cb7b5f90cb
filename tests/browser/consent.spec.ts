import { toStepTwo } from "./forms.fixture";
import { bothWays, expect } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("box, sentence and text of the consent are one block above the button, at every width", async ({
      page,
      site,
    }) => {
      for (const path of ["/", "/lawsuits/oxbryta"]) {
        await show(page, `${site.url}${path}`, javaScriptEnabled);
        if (path !== "/") await toStepTwo(page);
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const told = await page.locator("#form .consent").evaluate((block) => {
            const box = block.querySelector("[name=consent]");
            const last = block.querySelector("p:last-of-type");
            const button = document.querySelector("#form .form__actions");
            if (!box || !last || !button) return null;
            return {
              isTogether: block.contains(box) && block.contains(last),
              isAbove: block.nextElementSibling === button,
              gap: button.getBoundingClientRect().top - block.getBoundingClientRect().bottom,
            };
          });
          expect({ path, width, told }).toMatchObject({
            told: { isTogether: true, isAbove: true },
          });
          expect(told?.gap).toBeLessThan(40);
        }
      }
    });
  });
}

test("Enter in the first name field leads to the missing answer, not to the consent box", async ({
  page,
  site,
}) => {
  await show(page, `${site.url}/lawsuits/oxbryta`, true);
  await toStepTwo(page);
  await page.locator('#form [name="share_answers"][value="no"]').check();
  await page.locator('#form [name="First name"]').press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary a").first()).toHaveText("Enter your first name");
});

test("if a certificate may be made, the whole consent block comes first in step 2", async ({
  page,
  certified,
}) => {
  await page.goto(`${certified.site.url}/lawsuits/oxbryta`);
  await toStepTwo(page);
  const block = page.locator("#form .consent");
  await expect(block).toContainText("Reply STOP");
  const isFirst = await block.evaluate(
    (element) => element.parentElement?.querySelector(":scope > :is(.field, .consent)") === element,
  );
  expect(isFirst).toBe(true);
});
