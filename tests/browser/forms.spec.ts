import type { Page } from "@playwright/test";
import { long } from "../support/length";
import {
  begin,
  expectState,
  type FormCase,
  fill,
  formCase,
  formCases,
  loosen,
  press,
} from "./forms.fixture";
import { bothWays, expect, scrolled } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

const reference = /^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$/;

/** Without script, the other forms are tried over HTTP, where only the focus differs. */
const leadForms = ["home", "step 2 of a case"].map(formCase);

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    const open = async (page: Page, origin: string, item: FormCase) => {
      await show(page, `${origin}${item.path}`, javaScriptEnabled);
      await begin(page, item);
    };

    for (const item of javaScriptEnabled ? formCases : leadForms) {
      const tag = javaScriptEnabled || item.name === "home" ? [] : long;
      test(`${item.name}: the visitor is thanked, with a reference`, { tag }, async ({
        page,
        site,
      }) => {
        await open(page, site.url, item);
        // A repeat within minutes is confirmed without its ticket, so each has a sender of its own.
        const way = javaScriptEnabled ? "scripted" : "plain";
        const email = `${way}${item.path.replaceAll("/", "-")}@example.com`;
        const name = "Email" in item.values ? "Email" : "email";
        await fill(page, item.anchor, { ...item.values, [name]: email });
        await press(page, item);

        const success = page.locator(`#${item.anchor} .success`);
        await expect(success).toContainText(item.thanks.en);
        await expect(success).toHaveRole("status");
        const [code = "", privateCode] = await success.locator(".reference").allTextContents();
        expect(code).toMatch(reference);
        expect(privateCode !== undefined).toBe(leadForms.includes(item));
        // Script takes the ticket out of the address.
        const ticket = javaScriptEnabled ? "" : "\\.[\\w-]+";
        await expect(page).toHaveURL(
          new RegExp(`^${site.url}${item.path}\\?sent=${code}${ticket}#${item.anchor}$`),
        );
        await expect(page.locator(`form#${item.anchor}`)).toHaveCount(0);
        await expect(page.locator(".panel .field__control:enabled")).toHaveCount(0);
        if (javaScriptEnabled) await expect(success).toBeFocused();
        await expect(success).toBeInViewport();
        // The page after sending starts at its top: no line above it is cut in half.
        if (item.isSecondStep) await expect.poll(() => scrolled(page)).toBe(0);
        // On home, the upper edge of the card is clear of the header.
        if (item.name === "home" && javaScriptEnabled) {
          const top = () =>
            page.locator(".panel").evaluate((card) => card.getBoundingClientRect().top);
          await expect.poll(top).toBeGreaterThan(80);
        }
        if (!javaScriptEnabled || leadForms.includes(item)) return;

        // The tab remembers that it was sent. Of a message it no longer knows what it was about.
        await page.reload();
        const before = page.locator(`#${item.anchor}`).locator("..").locator(".sent-before");
        const thanks = item.name === "contact" ? "Thanks! We’ve received" : item.thanks.en;
        await expect(before).toContainText(thanks);
        await expect(before).toContainText(code);
        await expect(before.getByRole("link")).toHaveCount(0);
      });

      test(`${item.name}: errors are shown at their fields, links lead there, and typed values stay`, {
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
        // On a phone, what is wrong and the first field to correct fit into one window. Step 2 begins
        // with the answers.
        const message = page.locator(`#${item.anchor} .field__error:not(:empty)`).first();
        await expect(summary).toBeInViewport({ ratio: 1 });
        if (!item.isSecondStep) await expect(message).toBeInViewport({ ratio: 1 });
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

    test("an invalid form is stopped without a request, by the browser or by us but never both", async ({
      page,
      site,
    }) => {
      for (const item of formCases) {
        await open(page, site.url, item);
        const form = page.locator(`form#${item.anchor}`);
        const missing = await form.evaluate(
          (element) => [...element.querySelectorAll(":invalid:not(fieldset)")].length,
        );
        expect(missing, item.name).toBeGreaterThan(0);

        const posts: string[] = [];
        page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
        const before = page.url();
        await press(page, item);
        const summary = page.locator(".error-summary");
        if (javaScriptEnabled) {
          await expect(form).toHaveAttribute("novalidate", "");
          await expect(summary).toBeFocused();
          await expect(page).toHaveTitle(/^Error: /);
        } else {
          await expect(form).not.toHaveAttribute("novalidate");
          await expect(form.locator(":invalid:not(fieldset):focus")).toHaveCount(1);
          await expect(summary).toHaveCount(0);
        }
        expect(page.url()).toBe(before);
        expect(posts).toEqual([]);
      }
    });

    if (javaScriptEnabled) {
      test("our own checks use the words and marks of the server's response", async ({
        page,
        site,
      }) => {
        for (const item of [...leadForms, formCase("contact")]) {
          await open(page, site.url, item);
          await fill(page, item.anchor, { ...item.values, ...item.bad });
          await press(page, item);
          await expect(page.locator(".error-summary")).toBeFocused();
          const { ours, theirs } = await page.evaluate(readMessages, item.anchor);
          expect(ours.marked.length).toBeGreaterThan(0);
          expect(ours, item.name).toEqual(theirs);
        }
      });
    }
  });
}

/** Runs in the page: what it shows, and what the server's answer to the same form shows. */
async function readMessages(anchor: string) {
  const form = document.querySelector<HTMLFormElement>(`form#${anchor}`);
  if (!form) throw new Error("no form");
  const sender = form.querySelector<HTMLElement>("[type=submit].button--primary, [type=submit]");
  const pairs = [...new FormData(form, sender)].map(([name, value]) => [name, String(value)]);
  const body = new URLSearchParams(pairs);
  const answer = await fetch(form.action, { method: "POST", body });
  const drawn = new DOMParser().parseFromString(await answer.text(), "text/html");
  return { ours: messagesIn(document), theirs: messagesIn(drawn) };

  function messagesIn(root: Document) {
    const wordsOf = (selector: string) =>
      [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return {
      summary: wordsOf(".error-summary"),
      fields: wordsOf(`#${anchor} .field--invalid .field__error`),
      marked: [...root.querySelectorAll(`#${anchor} [aria-invalid="true"][name]`)].map((control) =>
        control.getAttribute("name"),
      ),
    };
  }
}

async function expectKept(page: Page, selector: string, value: string) {
  const field = page.locator(selector);
  if ((await field.count()) > 1)
    await expect(page.locator(`${selector}:checked`)).toHaveValue(value);
  else if (value === "on") await expect(field).toBeChecked();
  else await expect(field).toHaveValue(value);
}
