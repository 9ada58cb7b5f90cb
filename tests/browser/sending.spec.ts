import { homeAnswers } from "../support/lead-fields.mjs";
import { fill } from "./forms.fixture";
import { answerQuiz, cases, expect, open } from "./site.fixture";
import { test } from "./test.fixture";

test("while a form is being sent, its button says so and is disabled", async ({ page, site }) => {
  await open(page, site.url);
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await fillLead(page, "busy@example.com");
  await page.getByRole("button", { name: "Send My Request" }).click();

  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expect(page.getByText("Thanks for Submitting!")).toBeVisible();
  await expect(page.locator(".success")).toBeFocused();
});

test("while the browser itself posts a form, its button says so and is disabled", async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/lawsuits/oxbryta`);
  const item = cases.find(({ slug }) => slug === "oxbryta");
  if (item) await answerQuiz(page, item);
  // Evaluated inside the page: while a page is being left, it does not answer from outside.
  await page.locator("#form [type=submit]").evaluate((button) => {
    const tell = () => console.log(`now: ${button.textContent} ${button.matches(":disabled")}`);
    new MutationObserver(tell).observe(button, { attributes: true });
  });
  const told = page.waitForEvent("console", (message) => message.text().startsWith("now:"));
  await page.locator("#form [type=submit]").click();
  expect((await told).text()).toBe("now: Submitting... true");
});

test("after a response that the script cannot decode, the form is sent natively and nothing is lost", async ({
  page,
  site,
}) => {
  await open(page, site.url);
  await page.route("**/*.data*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" })
      : route.continue(),
  );
  await fillLead(page, "undecodable@example.com");
  await page.getByRole("button", { name: "Send My Request" }).click();

  await expect(page.getByText("Thanks for Submitting!")).toBeVisible();
});

test("if the site cannot be reached, the form stays, says so, and can be sent again", async ({
  page,
  site,
}) => {
  await open(page, site.url);
  await fillLead(page, "offline@example.com");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send My Request" }).click();
  await expect(page.locator("#form [role=alert].field__error").last()).toContainText(
    "We could not reach this site.",
  );
  await expect(page.locator('#form [name="Email"]')).toHaveValue("offline@example.com");

  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Send My Request" }).click();
  await expect(page.getByText("Thanks for Submitting!")).toBeVisible();
});

test("a page kept by the browser while its form was being sent is usable after Back", async ({
  page,
  site,
}) => {
  await open(page, site.url);
  let posts = 0;
  await page.route("**/*.data*", (route) => {
    if (route.request().method() === "POST") posts += 1;
    // The first request never gets an answer.
    return posts === 1 ? undefined : route.continue();
  });
  await fillLead(page, "kept@example.com");
  await page.getByRole("button", { name: "Send My Request" }).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();

  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await page.getByRole("button", { name: "Send My Request" }).click();
  await expect(page.getByText("Thanks for Submitting!")).toBeVisible();
});

async function fillLead(page: import("@playwright/test").Page, email: string) {
  await fill(page, "form", { ...homeAnswers, Email: email });
}
