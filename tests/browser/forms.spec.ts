import type { Page } from "@playwright/test";
import { long } from "../support/length";
import { expectState } from "./field-state.fixture";
import { begin, type FormCase, fill, formCase, formCases, loosen, press } from "./forms.fixture";
import { bothWays, expect } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

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

async function expectKept(page: Page, selector: string, value: string) {
  const field = page.locator(selector);
  if (value === "on") await expect(field).toBeChecked();
  else await expect(field).toHaveValue(value);
}
