import { answerQuiz, bothWays, cases, expect, fillPerson, open, test } from "./site.fixture";

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    for (const item of cases) {
      test(`the quiz of ${item.slug} leads to the contact step and to done`, async ({
        page,
        site,
      }) => {
        await (javaScriptEnabled
          ? open(page, `${site.url}/lawsuits/${item.slug}`)
          : page.goto(`${site.url}/lawsuits/${item.slug}`));
        await answerQuiz(page, item);
        await page.getByRole("button", { name: item.quiz.cta, exact: true }).click();

        await expect(page.getByText("Step 2 of 2")).toBeVisible();
        await page.locator('#form [name="consent"]').check();
        await fillPerson(page, `${name.replace(" ", ".")}.${item.slug}@example.com`);
        await page.locator('#form [name="state"]').selectOption("OH");
        await page.getByRole("button", { name: "Start Your Free Review" }).click();

        await expect(page.getByText("Thanks! Your free review request is in.")).toBeVisible();
        await expect(page).toHaveURL(/\?sent=[2-9A-HJKMNP-TV-Z]{8}#form$/);
      });
    }
  });
}
