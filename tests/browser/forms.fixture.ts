import type { Page } from "@playwright/test";
import { cases } from "../../data/cases";
import { everyForm, type FormCase } from "../support/form-cases";
import { answerQuiz, expect, ready } from "./site.fixture";

export type { FormCase };

/** The newsletter's form is in four more places, one of which is tried in a browser. */
const overHttp = ["/blog", "/terms", "/privacy"];

export const formCases = everyForm.filter(({ path }) => !overHttp.includes(path));

/** The form of this name; a wrong name is a mistake in a test. */
export function formCase(name: string): FormCase {
  const found = formCases.find((item) => item.name === name);
  if (!found) throw new Error(`No form case ${name}`);
  return found;
}

export async function fill(page: Page, anchor: string, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#${anchor} [name="${name}"]`);
    // Not offered after an opt-out.
    if (name === "share_answers" && (await field.count()) === 0) continue;
    const kind = await field.first().evaluate((element) => {
      element.closest("details")?.setAttribute("open", "");
      return element instanceof HTMLInputElement ? element.type : element.tagName;
    });
    // A select starts with nothing chosen.
    if (kind === "SELECT" && value === "") continue;
    if (kind === "SELECT") await field.selectOption(value);
    else if (kind === "radio") await field.and(page.locator(`[value="${value}"]`)).check();
    else if (kind === "checkbox") await field.setChecked(value === "on");
    else await field.fill(value);
  }
}

export async function press(page: Page, { anchor, button }: { anchor: string; button: string }) {
  await page.locator(`#${anchor}`).getByRole("button", { name: button, exact: true }).click();
}

/** Leads from the form's page to the form itself. */
export async function begin(page: Page, { isSecondStep }: FormCase) {
  if (isSecondStep) await toStepTwo(page);
}

/** Takes the native checks away, as an old browser or a script of the visitor's own would. */
export async function loosen(page: Page, anchor: string) {
  await page.locator(`#${anchor}`).evaluate((form) => form.setAttribute("novalidate", ""));
}

/** From step 1 of the case that is open, with every question answered, to the new document of step 2. */
export async function toStepTwo(page: Page) {
  await ready(page);
  await sendStepOne(page);
  await ready(page);
}

export async function sendStepOne(page: Page) {
  const slug = new URL(page.url()).pathname.split("/").pop();
  const item = cases.find((entry) => entry.slug === slug);
  if (!item) throw new Error(`No case at ${page.url()}`);

  await answerQuiz(page, item);
  await press(page, { anchor: "form", button: item.quiz.cta });
  await page.getByText("Step 2 of 2").waitFor();
}

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
