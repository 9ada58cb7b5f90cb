import { test } from "@playwright/test";
import { long } from "../support/length";
import { type Site, startSite } from "../support/site";
import { answerQuiz, bothWays, cases, expect, fillPerson } from "./site.fixture";

/*
 * The four journeys, with nothing that only Chromium has, for the other browsers; whatever else a
 * page promises is checked in that page's own test file.
 */
let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("visitors are thanked for a home lead, a quiz, a message and an opt-out", {
      tag: long,
    }, async ({ page, browserName }) => {
      const email = `${browserName}-${javaScriptEnabled}@example.com`;
      const send = () => page.locator("#form [type=submit]").first().click();

      await page.goto(site.url);
      await fillPerson(page, `home-${email}`);
      await page.locator("#form [name=caseTypeSlug]").selectOption("oxbryta", { force: true });
      await page.locator("#form [name=consent]").check();
      await send();
      await expect(page.getByText("Thanks for Submitting!")).toBeVisible();

      const item = cases.find(({ slug }) => slug === "oxbryta");
      if (!item) throw new Error("No such case");
      await page.goto(`${site.url}/lawsuits/oxbryta`);
      await answerQuiz(page, item);
      await send();
      await fillPerson(page, `case-${email}`);
      await page.locator("#form [name=state]").selectOption("NY");
      await page.locator("#form [name=consent]").check();
      await send();
      await expect(page.getByText("Thanks! Your free review request is in.")).toBeVisible();

      await page.goto(`${site.url}/contact`);
      await page.getByRole("radio", { name: "This site" }).check();
      await page.locator("#form [name=firstName]").fill("Ann");
      await page.locator("#form [name=lastName]").fill("Lee");
      await page.locator("#form [name=email]").fill(email);
      await page.locator("#form [name=message]").fill("Hello");
      await send();
      await expect(page.getByText("received your message.")).toBeVisible();

      await page.goto(`${site.url}/do-not-sell-my-info`);
      await page.getByRole("button", { name: "Turn On Opt-Out Cookie" }).click();
      await expect(page.getByText("Opt-Out Cookie Set").first()).toBeVisible();
      await expect(page.locator(".site-footer")).toContainText("Opt-Out Request Honored");
    });
  });
}
