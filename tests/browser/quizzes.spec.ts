import { caseAnswers } from "../support/lead-fields.mjs";
import { fill } from "./forms.fixture";
import { answerQuiz, cases, expect, open } from "./site.fixture";
import { test } from "./test.fixture";

/** What a question can look like; every case is tried without script, over HTTP. */
const shapes = ["radio", "select", "number", "text"] as const;

for (const shape of shapes) {
  const item = cases.find(({ quiz }) => quiz.questions.some(({ type }) => type === shape));

  test(`a quiz with a ${shape} question leads to the contact step and to done`, async ({
    page,
    site,
  }) => {
    if (!item) throw new Error(`No quiz has a ${shape} question`);
    await open(page, `${site.url}/lawsuits/${item.slug}`);
    await answerQuiz(page, item);
    await page.getByRole("button", { name: item.quiz.cta, exact: true }).click();

    await expect(page.getByText("Step 2 of 2")).toBeVisible();
    await fill(page, "form", { ...caseAnswers, Email: `${shape}@example.com` });
    await page.getByRole("button", { name: "Send My Request" }).click();

    await expect(page.getByText("Thanks! Your free review request is in.")).toBeVisible();
    await expect(page).toHaveURL(/\?sent=[2-9A-HJKMNP-TV-Z]{8}#form$/);
  });
}
