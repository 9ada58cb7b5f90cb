import type { Page } from "@playwright/test";
import { homeAnswers } from "../support/lead-fields.mjs";
import { expectState, fill, formCase, loosen, press } from "./forms.fixture";
import { answerQuiz, cases, expect, open, typeAtOnce } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

test("the text that replaced the form keeps the focus although the browser clears it, and lets a visitor leave", async ({
  page,
  site,
}) => {
  const item = formCase("opt-out request");
  await show(page, `${site.url}${item.path}`, true);
  await fill(page, item.anchor, item.values);
  await press(page, item);
  const success = page.locator(".success");
  await expect(success).toBeFocused();
  // Chromium does this for the fragment of a new document, sometimes after script took over.
  await success.evaluate((element) => element.blur());
  await expect(success).toBeFocused();

  await page.locator("h1").click();
  await expect(success).not.toBeFocused();
});

test("an error message goes when its answer changes, and the others stay", async ({
  page,
  site,
}) => {
  const item = formCase("contact");
  await show(page, `${site.url}${item.path}`, true);
  await fill(page, item.anchor, { ...item.values, ...item.bad });
  await loosen(page, item.anchor);
  await press(page, item);
  await expect(page.locator("#form-field-email-error")).toBeVisible();

  await page.locator('#form [name="email"]').fill("ann@example.com");
  await expect(page.locator("#form-field-email-error")).toHaveCount(0);
  await expectState(page, item.anchor, { field: "email", isBad: false });
  await expectState(page, item.anchor, { field: "message", isBad: true });
});

test("the messages of a choice and of the list of case types go when their answer changes", async ({
  page,
  site,
}) => {
  await show(page, `${site.url}/lawsuits/oxbryta`, true);
  await loosen(page, "form");
  await page.locator("#form [type=submit]").click();
  const question = page.locator("#form fieldset").first();
  await expect(question.locator(".field__error")).toBeVisible();
  await question.getByRole("radio").first().check();
  await expect(question.locator(".field__error")).toHaveCount(0);

  const home = formCase("home");
  await show(page, site.url, true);
  await loosen(page, "form");
  await press(page, home);
  const list = page.locator("#form [role=combobox]");
  await expect(list).toHaveAttribute("aria-invalid", "true");
  await list.focus();
  await typeAtOnce(page, "her");
  await page.keyboard.press("Enter");
  await expect(list).toHaveAttribute("aria-invalid", "false");
  await expect(page.locator("#form-field-casetypeslug-error")).toHaveCount(0);
});

test("a form being sent says so, and cannot be sent twice", async ({ page, site }) => {
  for (const name of ["newsletter on /faqs", "contact"]) {
    const item = formCase(name);
    await show(page, `${site.url}${item.path}`, true);
    const { promise: answered, resolve: answer } = gate();
    await page.route("**/*.data*", async (route) => {
      if (route.request().method() === "POST") await answered;
      await route.continue();
    });
    await fill(page, item.anchor, item.values);
    await press(page, item);

    const busy = item.anchor === "subscribe" ? "Subscribing..." : "Submitting...";
    const form = page.locator(`#${item.anchor}`);
    await expect(form.getByRole("button", { name: busy })).toBeDisabled();
    await expect(form.getByRole("status")).toHaveText(busy);
    answer();
    await expect(page.locator(".success")).toBeFocused();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

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

async function fillLead(page: Page, email: string) {
  await fill(page, "form", { ...homeAnswers, Email: email });
}
