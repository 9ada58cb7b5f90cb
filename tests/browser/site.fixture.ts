import { expect, type Locator, type Page } from "@playwright/test";
import type { Case } from "../../data/case";
import { cases } from "../../data/cases";
import { hasScript } from "./kept-page.fixture";

export { cases, expect };

/** Every journey runs twice: as a plain document, and with script. */
export const bothWays = [
  { name: "without script", javaScriptEnabled: false },
  { name: "with script", javaScriptEnabled: true },
] as const;

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await ready(page);
}

/** With script, waits until the page has been taken over: typing earlier is tested elsewhere. */
export async function ready(page: Page): Promise<void> {
  if (await hasScript(page)) await takenOver(page);
}

/**
 * Waits until React has hydrated the document, forms that load later included, and has no work left:
 * what listens to menus, links and keys is added after that, when the page is drawn.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__react"));
    return [document.body, ...document.forms].every(isHydrated);
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Gives each question of a quiz an answer it offers. On a phone the form is closed at first. */
export async function answerQuiz(page: Page, item: Case): Promise<void> {
  if (!(await page.locator("#form").isVisible())) {
    await page.locator(".case__first .start .button").click();
  }

  for (const question of item.quiz.questions) {
    const field = page.locator(`#form [name="${question.name}"]`);
    switch (question.type) {
      case "radio":
        await field.first().check();
        break;
      case "select":
        await field.selectOption(question.options[0]?.value ?? "");
        break;
      case "number":
        await field.fill(String(question.min + 1));
        break;
      default:
        await field.fill("Ohio");
    }
  }
}

export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").first().fill("Ann");
  await page.getByLabel("Last name").first().fill("Lee");
  await page.locator('#form [name="Phone"]').fill("(212) 555-0123");
  await page.locator('#form [name="Email"]').fill(email);
}

/** Types without a pause, as it seems to the page, however long each key takes here. */
export async function typeAtOnce(page: Page, text: string): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now;
  });
  await page.keyboard.type(text);
}

/** Exact, while `boundingBox` can lose a part of a pixel to the place of the element. */
export async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  return locator.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON());
}

export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const footerLink = (page: Page, name: string) =>
  page.locator(".site-footer").getByRole("link", { name, exact: true });

/**
 * Waits until a smooth scroll has ended: on a moving page, a click may start on one link and end on
 * another.
 */
export async function atRest(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const before = await scrolled(page);
      await page.waitForTimeout(200);
      return (await scrolled(page)) - before;
    })
    .toBe(0);
}

/**
 * Presses a link that a reveal may move: between the two halves of a press, that would lose it.
 */
export async function pressAtRest(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await atRest(page);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  await link.click();
}
