import { expectState } from "./field-state.fixture";
import { fill, formCase, loosen, press } from "./forms.fixture";
import { expect } from "./site.fixture";
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
  await page.keyboard.type("her");
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
