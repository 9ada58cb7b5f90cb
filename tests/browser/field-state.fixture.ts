import type { Page } from "@playwright/test";
import { expect } from "./site.fixture";

type Expected = { field: string; isBad: boolean };

/** A field with an error says so and points to its message; one without does neither. */
export async function expectState(page: Page, anchor: string, { field, isBad }: Expected) {
  // Of a group of radio buttons, the first stands for all.
  const control = page.locator(`#${anchor} [name="${field}"]`).first();
  const described = ((await control.getAttribute("aria-describedby")) ?? "").split(" ");
  const messages = await page
    .locator(
      described
        .filter(Boolean)
        .map((id) => `#${id}.field__error`)
        .join() || "#none",
    )
    .allTextContents();
  expect(
    messages.map((text) => text.length > 8),
    field,
  ).toEqual(isBad ? [true] : []);
  for (const id of described.filter(Boolean)) await expect(page.locator(`#${id}`)).toHaveCount(1);
  if (isBad) await expect(control).toHaveAttribute("aria-invalid", "true");
  else await expect(control).not.toHaveAttribute("aria-invalid", "true");
}
