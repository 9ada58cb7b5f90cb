import type { Page } from "@playwright/test";
import { long } from "../support/length";
import { begin, type FormCase, fill, formCase, formCases, loosen, press } from "./forms.fixture";
import { bothWays, expect, test } from "./site.fixture";
import { show } from "./states.fixture";

const reference = /^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$/;

/** Without script the others are tried over HTTP, where nothing differs but the focus. */
const leadForms = ["home", "step 2 of a case"].map(formCase);

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** What comes of it is held over HTTP. */
    const tag = javaScriptEnabled ? [] : long;

    const open = async (page: Page, origin: string, item: FormCase) => {
      await show(page, `${origin}${item.path}`, javaScriptEnabled);
      await begin(page, item);
    };

    for (const item of javaScriptEnabled ? formCases : leadForms) {
      const tag = javaScriptEnabled || item.name === "home" ? [] : long;
      test(`${item.name}: what was sent is thanked for, with a reference`, { tag }, async ({
        page,
        site,
      }) => {
        await open(page, site.url, item);
        await fill(page, item.anchor, item.values);
        await press(page, item);

        const success = page.locator(`#${item.anchor} .success`);
        await expect(success).toContainText(item.thanks);
        await expect(success).toHaveRole("status");
        const code = (await success.locator(".reference").textContent()) ?? "";
        expect(code).toMatch(reference);
        await expect(page).toHaveURL(`${site.url}${item.path}?sent=${code}#${item.anchor}`);
        await expect(page.locator(`form#${item.anchor}`)).toHaveCount(0);
        if (javaScriptEnabled) await expect(success).toBeFocused();
        await expect(success).toBeInViewport();
      });

      test(`${item.name}: errors stand at their fields, links lead there, and what was typed stays`, {
        tag,
      }, async ({ page, site }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, site.url, item);
        const typed = { ...item.values, ...item.bad };
        await fill(page, item.anchor, typed);
        await loosen(page, item.anchor);
        await press(page, item);

        const summary = page.locator(".error-summary");
        await expect(summary).toBeFocused();
        // What is wrong and the first place to mend it share the window of a phone.
        const message = page.locator(`#${item.anchor} .field__error:not(:empty)`).first();
        await expect(summary).toBeInViewport({ ratio: 1 });
        await expect(message).toBeInViewport({ ratio: 1 });
        await expect(summary).toHaveRole("alert");
        await expect(page).toHaveTitle(/^Error: /);
        await expect(summary.getByRole("link")).toHaveCount(Object.keys(item.bad).length);
        for (const [field, value] of Object.entries(typed)) {
          await expectKept(page, `#${item.anchor} [name="${field}"]`, value);
          await expectState(page, item.anchor, { field, isBad: field in item.bad });
        }
        expect(new URL(page.url()).search).toBe("");

        const links = page.locator(".error-summary a");
        await expect(links).not.toHaveCount(0);
        for (const [index, field] of Object.keys(item.bad).entries()) {
          await links.nth(index).click();
          const control = page.locator(`#${item.anchor} [name="${field}"]`);
          const shown = (await control.getAttribute("aria-hidden"))
            ? page.locator(`#${item.anchor} [role=combobox]`)
            : control;
          await expect(shown).toBeFocused();
          await expect(shown).toBeInViewport();
        }
      });
    }

    test("every form leaves the first word to the browser, after script too", async ({
      page,
      site,
    }) => {
      for (const item of formCases) {
        await open(page, site.url, item);
        const form = page.locator(`form#${item.anchor}`);
        await expect(form).not.toHaveAttribute("novalidate");
        const missing = await form.evaluate(
          (element) => [...element.querySelectorAll(":invalid:not(fieldset)")].length,
        );
        expect(missing, item.name).toBeGreaterThan(0);

        const posts: string[] = [];
        page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
        const before = page.url();
        await press(page, item);
        await expect(form.locator(":invalid:not(fieldset):focus")).toHaveCount(1);
        expect(page.url()).toBe(before);
        expect(posts).toEqual([]);
      }
    });

    test("going back to the quiz keeps the answers", { tag }, async ({ page, site }) => {
      await open(page, site.url, formCase("step 2 of a case"));
      const answer = page.locator('#form input[type=hidden][name^="quiz."]').first();
      const [question, value] = [await answer.getAttribute("name"), await answer.inputValue()];
      await page.getByRole("button", { name: "Change my answers" }).click();
      await expect(page.getByText("Step 1 of 2")).toBeVisible();
      const field = (question ?? "").replace("quiz.", "");
      await expect(
        page.locator(`#form [name="${field}"][value="${value}"]:checked, #form select`).first(),
      ).toBeAttached();
      await expect(page.locator("#form :invalid:not(fieldset)")).toHaveCount(0);
    });

    test("the cookie is set and taken back, and each time the page says so", { tag: long }, async ({
      page,
      site,
    }) => {
      await show(page, `${site.url}/do-not-sell-my-info`, javaScriptEnabled);
      await page.getByRole("button", { name: "Turn On Opt-Out Cookie" }).click();
      await expect(page.getByRole("status").getByText("Opt-Out Cookie Set")).toBeVisible();
      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await expect(page.getByRole("alert")).toContainText("Are you sure");
      await page.getByRole("button", { name: "Yes, Clear the Cookie" }).click();
      await expect(page.getByRole("button", { name: "Turn On Opt-Out Cookie" })).toBeVisible();
    });
  });
}

test("what replaced the form keeps the focus where the browser clears it, and lets a visitor leave", async ({
  page,
  site,
}) => {
  const item = formCase("opt-out request");
  await show(page, `${site.url}${item.path}`, true);
  await fill(page, item.anchor, item.values);
  await press(page, item);
  const success = page.locator(".success");
  await expect(success).toBeFocused();
  // As Chromium does for the fragment of a new document, sometimes after script took over.
  await success.evaluate((element) => element.blur());
  await expect(success).toBeFocused();

  await page.locator("h1").click();
  await expect(success).not.toBeFocused();
});

test("a message goes when its answer changes, and the others stay", async ({ page, site }) => {
  const item = formCase("contact");
  await show(page, `${site.url}${item.path}`, true);
  await fill(page, item.anchor, { ...item.values, ...item.bad });
  await loosen(page, item.anchor);
  await press(page, item);
  await expect(page.locator("#form-email-error")).toBeVisible();

  await page.locator('#form [name="email"]').fill("ann@example.com");
  await expect(page.locator("#form-email-error")).toHaveCount(0);
  await expectState(page, item.anchor, { field: "email", isBad: false });
  await expectState(page, item.anchor, { field: "message", isBad: true });
});

test("so do the messages of a choice and of the list of case types", async ({ page, site }) => {
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
  await expect(page.locator("#form-casetypeslug-error")).toHaveCount(0);
});

test("a form on its way says so, and cannot be sent twice", async ({ page, site }) => {
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

async function expectKept(page: Page, selector: string, value: string) {
  const field = page.locator(selector);
  if (value === "on") await expect(field).toBeChecked();
  else await expect(field).toHaveValue(value);
}

type Expected = { field: string; isBad: boolean };

/** A wrong field says so and points to its message; a right one does neither. */
async function expectState(page: Page, anchor: string, { field, isBad }: Expected) {
  const control = page.locator(`#${anchor} [name="${field}"]`);
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

function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
