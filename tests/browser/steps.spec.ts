import type { Page } from "@playwright/test";
import { check, long } from "../support/length";
import { fill, formCase, loosen, press, sendStepOne, toStepTwo } from "./forms.fixture";
import { bothWays, boxOf, expect, takenOver } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

test.use({ viewport: { width: 390, height: 844 } });

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** Tests over HTTP check what becomes of it. */
    const tag = javaScriptEnabled ? [] : long;

    test("each step of a case is in view when it appears, also on the way back", async ({
      page,
      site,
    }) => {
      await show(page, `${site.url}/lawsuits/oxbryta`, javaScriptEnabled);
      await toStepTwo(page);
      await expect(page.getByText("Step 2 of 2")).toBeInViewport();
      await fill(page, "form", { city: "Albany" });
      await page.getByRole("button", { name: "Change my answers" }).click();
      await expect(page.getByText("Step 1 of 2")).toBeInViewport();
      await expect(page.getByText("Step 1 of 2")).toBeFocused();
      await page.locator("#form [type=submit]").click();
      await expect(page.getByText("Step 2 of 2")).toBeInViewport();
      await expect(page.locator("#form [name=city]")).toHaveValue("Albany");
    });

    test("a step is shown alone, is named in the title, and leads back to the page", {
      tag,
    }, async ({ page, site }) => {
      await show(page, `${site.url}/lawsuits/lds-abuse`, javaScriptEnabled);
      await expect(page.locator("#know")).toHaveCount(1);
      await toStepTwo(page);
      await expect(page).toHaveTitle(/^Step 2 of 2: /);
      await expect(page.locator("#know")).toHaveCount(0);
      await expect(page.locator("h1")).toBeInViewport();
      await expect(page.locator(".help")).toHaveCount(1);
      // The drawing of its case stays with it, where it takes no room from the form.
      await expect(page.locator(".step-head > .drawing")).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.locator(".step-head > .drawing")).toBeVisible();
      await loosen(page, "form");
      await press(page, formCase("step 2 of a case"));
      await expect(page).toHaveTitle(/^Error: Step 2 of 2: /);
      await page.getByRole("link", { name: "Back to the case page" }).click();
      await expect(page.locator("#know")).toHaveCount(1);
      await expect(page.getByText("Step 1 of 2")).toHaveCount(1);
      await expect(page).toHaveTitle(/^(?!Step|Error)/);
    });

    test("each step names its case once, and what opens more fields looks like none", {
      tag,
    }, async ({ page, site }) => {
      await show(page, `${site.url}/lawsuits/roundup-cancer`, javaScriptEnabled);
      await toStepTwo(page);
      await expect(page.locator("#form summary")).toHaveCSS("border-top-width", "0px");
      const named = page.locator("main :is(h1, h2, p):visible", {
        hasText: /^Roundup and Lymphoma$/,
      });
      await expect(named).toHaveCount(1);
      await page.getByRole("button", { name: "Change my answers" }).click();
      await expect(page.getByText("Step 1 of 2")).toBeVisible();
      await expect(named).toHaveCount(1);
    });

    test("the error summary and the first error fit in one window", async ({ page, site }) => {
      for (const slug of ["oxbryta", "lds-abuse"]) {
        await show(page, `${site.url}/lawsuits/${slug}#form`, javaScriptEnabled);
        await loosen(page, "form");
        await page.locator("#form [type=submit]").click();
        await expect(page.locator(".error-summary")).toBeInViewport({ ratio: 1 });
        const first = page.locator("#form .field--invalid").first();
        await expect(first.locator(".field__error")).toBeInViewport({ ratio: 1 });
      }
    });

    test("after an error, the page shows its help, the way back and its title whole above the summary", {
      tag,
    }, async ({ page, site }) => {
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const slug of ["roundup-cancer", "la-wildfire", "lds-abuse"]) {
          await show(page, `${site.url}/lawsuits/${slug}#form`, javaScriptEnabled);
          await loosen(page, "form");
          await page.locator("#form [type=submit]").click();
          await expect(page.locator(".error-summary")).toBeInViewport({ ratio: 1 });
          // Below the header, which stays in view.
          const hidden = () =>
            page.evaluate(() => {
              const bottom = document.querySelector(".site-header")?.getBoundingClientRect().bottom;
              return [...document.querySelectorAll(".help, .back, .case--focused h1")]
                .filter((part) => part.getBoundingClientRect().top < (bottom ?? Infinity))
                .map(({ className, tagName }) => className || tagName);
            });
          await expect.poll(hidden, `${slug} at ${width}`).toEqual([]);
          // However many lines there are, they fill their row.
          const gaps = await page.locator(".help").evaluateAll((rows) =>
            rows.flatMap((row) => {
              const calls = [...row.querySelectorAll(".help__call")];
              const edges = calls.map((call) => call.getBoundingClientRect());
              const starts = [...edges.map(({ left }) => left), row.getBoundingClientRect().right];
              return edges.map(({ right }, at) => (starts[at + 1] ?? Infinity) - right);
            }),
          );
          expect(Math.max(0, ...gaps), `${slug} at ${width}`).toBeLessThan(9);
        }
      }
    });

    test("the summary of errors of step 2 stands right below its title", { tag: check }, async ({
      page,
      site,
    }) => {
      await show(page, `${site.url}/lawsuits/roundup-cancer#form`, javaScriptEnabled);
      await toStepTwo(page);
      await loosen(page, "form");
      await press(page, formCase("step 2 of a case"));
      await expect(page.locator(".error-summary")).toBeVisible();
      // Both at once, because the page may still be scrolling.
      const gap = () =>
        page.evaluate(() => {
          const edges = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect();
          return (edges(".error-summary")?.top ?? Infinity) - (edges(".progress")?.bottom ?? 0);
        });
      await expect.poll(gap).toBeLessThan(40);
    });

    test("a message above one control of a pair leaves both labels and both controls level", {
      tag: check,
    }, async ({ page, site }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await show(page, `${site.url}/lawsuits/roundup-cancer`, javaScriptEnabled);
      await toStepTwo(page);
      await loosen(page, "form");
      await page.locator('#form [name="Email"]').fill("ann@example.com");
      await press(page, formCase("step 2 of a case"));
      await expect(page.locator('#form .field--invalid [name="Phone"]')).toBeVisible();
      await expect(page.locator('#form .field--invalid [name="Email"]')).toHaveCount(0);
      // All at once, because the page may still be scrolling.
      for (const part of [".field__label", ".field__control"]) {
        const tops = await page
          .locator('#form > .field:has([name="Phone"], [name="Email"])')
          .locator(part)
          .evaluateAll((both) => both.map((one) => one.getBoundingClientRect().top));
        expect(tops).toHaveLength(2);
        expect(tops[0], part).toBeCloseTo(tops[1] ?? 0, 0);
      }
    });

    test("Back from step 2 brings the quiz with its answers", async ({ page, site }) => {
      await show(page, `${site.url}/lawsuits/oxbryta#form`, javaScriptEnabled);
      await toStepTwo(page);
      await page.goBack();
      await expect(page.getByText("Step 1 of 2")).toBeVisible();
      await expect(page.locator("#form [name=took_oxbryta]").first()).toBeChecked();
    });

    test("a child is sent to a guardian, under a title without a step", { tag }, async ({
      page,
      site,
    }) => {
      await show(page, `${site.url}/lawsuits/oxbryta`, javaScriptEnabled);
      const title = await page.title();
      await toStepTwo(page);
      const step2 = formCase("step 2 of a case");
      await fill(page, step2.anchor, {
        ...step2.values,
        dob: `${new Date().getFullYear() - 9}-01-01`,
      });
      await press(page, step2);
      await expect(page.getByText("Please ask a parent or guardian")).toBeInViewport();
      await expect(page).toHaveTitle(title);
    });
  });
}

test("on a phone step 2 is short, its button stays in view, and a screen holds its footer", {
  tag: check,
}, async ({ page, site }) => {
  const heightOf = async (part: string) => (await boxOf(page.locator(part))).height;
  // Whoever is not safe is asked how to be reached as well.
  for (const [slug, most] of [
    ["roundup-cancer", 1500],
    ["auto-accident-personal-injury", 1500],
    ["institutional-sex-abuse", 1600],
    ["lds-abuse", 1620],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/lawsuits/${slug}`);
    await toStepTwo(page);
    const end = await page
      .locator(".site-footer")
      .evaluate((footer) => footer.getBoundingClientRect().top + scrollY);
    expect.soft(end, slug).toBeLessThanOrEqual(most);
    expect.soft(await heightOf(".consent"), slug).toBeLessThanOrEqual(420);
    // Its paragraphs are told apart.
    const gaps = await page.locator(".consent p").evaluateAll((all) => {
      const edges = all.map((one) => one.getBoundingClientRect());
      return edges.slice(1).map(({ top }, at) => top - (edges[at]?.bottom ?? 0));
    });
    expect.soft(Math.min(...gaps), slug).toBeGreaterThan(4);
    expect.soft(await heightOf(".site-footer"), slug).toBeLessThanOrEqual(844);
    await expect(page.locator("#form .button--primary")).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    // Both at once, because the page may still be scrolling.
    const tops = await page
      .locator('#form :is([name="First name"], [name="Last name"])')
      .evaluateAll((both) => both.map((field) => field.getBoundingClientRect().top));
    expect(new Set(tops).size, slug).toBe(1);
    await expect(page.locator("#form .button--primary")).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone with a wide font, no short answer of step 2 is broken within a word", {
  tag: check,
}, async ({ page, site }) => {
  await page.goto(`${site.url}/lawsuits/institutional-sex-abuse`);
  await toStepTwo(page);
  const broken = await page.locator("#form .choice").evaluateAll((choices) => {
    for (const choice of choices) {
      if (choice instanceof HTMLElement) choice.style.letterSpacing = "0.12em";
    }
    return choices.flatMap((choice) => {
      const words = choice.textContent?.trim() ?? "";
      const range = document.createRange();
      range.selectNodeContents(choice.lastElementChild ?? choice);
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      return !words.includes(" ") && lines.size > 1 ? [words] : [];
    });
  });
  expect(broken).toEqual([]);
});

test("with script, the reference and the private code are each copied by the button beside it, with what happens next in the same window", async ({
  page,
  site,
  context,
}) => {
  const lead = formCase("step 2 of a case");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await show(page, `${site.url}${lead.path}`, true);
  await toStepTwo(page);
  await fill(page, lead.anchor, { ...lead.values, Email: "copied@example.com" });
  await press(page, lead);
  await expect(page.locator(".reference")).toHaveCount(2);
  for (const part of [".reference >> nth=0", ".reference >> nth=1", ".next-steps > li >> nth=0"]) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
  const values = await page.locator(".reference").allTextContents();
  for (const value of values) {
    await page.getByRole("button", { name: `Copy ${value}` }).click();
    await expect(page.getByRole("button", { name: `Copied ${value}` })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  }
});

test.describe("script that comes late", () => {
  for (const { name, reach } of [
    { name: "step 2", reach: sendStepOne },
    { name: "an answer with errors", reach: sendEmpty },
  ]) {
    test(`leaves the focus where a visitor moved it from ${name}`, async ({ page, site }) => {
      const release = await openWithoutScript(page, `${site.url}/lawsuits/oxbryta#form`);
      await reach(page);
      const field = page.locator("#form :is(input, select):visible").first();
      await field.focus();
      await release();

      await expect(field).toBeFocused();
    });
  }

  test("removes the error message of a question that was answered before script ran", async ({
    page,
    site,
  }) => {
    const release = await openWithoutScript(page, `${site.url}/lawsuits/oxbryta#form`);
    await sendEmpty(page);
    const messages = page.locator("#form .field__error");
    const others = (await messages.count()) - 1;
    const question = page.locator("#form fieldset").first();
    await question.getByRole("radio").first().check();
    await release();

    await expect(question.locator(".field__error")).toHaveCount(0);
    await expect(messages).toHaveCount(others);
  });
});

async function sendEmpty(page: Page) {
  await loosen(page, "form");
  await page.locator("#form [type=submit]").click();
  await page.locator(".error-summary").waitFor();
}

/**
 * Holds script back until the returned function is called, which waits until script has taken over.
 */
async function openWithoutScript(page: Page, url: string): Promise<() => Promise<void>> {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/build/**/*.js", async (route) => {
    await isOpen;
    await route.continue();
  });
  // A script that is still loading delays the load event.
  await page.goto(url, { waitUntil: "domcontentloaded" });
  return async () => {
    open();
    await takenOver(page);
    await page.unrouteAll({ behavior: "wait" });
  };
}

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(`sent again ${name}`, () => {
    test.use({ javaScriptEnabled });

    test("any reference without its ticket shows a box above the page, in view, and a reload of the tab what was sent", async ({
      page,
      site,
    }) => {
      for (const [path, text] of [
        ["/lawsuits/roundup-cancer", "If you have just sent this form, we have it."],
        ["/es/lawsuits/roundup-cancer", "Si acaba de enviar este formulario"],
        ["/lawsuits/lds-abuse", "If you have just sent this form, we have it."],
        ["/", "If you have just sent this form, we have it."],
      ] as const) {
        await page.goto("about:blank");
        await page.goto(`${site.url}${path}?sent=36RPW6PZ#form`);
        const box = page.locator(".sent-before");
        await expect(box, path).toContainText(text);
        await expect(box).toContainText("36RPW6PZ");
        await expect(box).toBeInViewport({ ratio: 1 });
        // It is the beginning of the page, which follows it without a gap.
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
          await expect(box, path).toBeInViewport({ ratio: 1 });
          await expect(page.locator("h1").first()).toBeInViewport({ ratio: 1 });
          if (width > 390 || path === "/") continue;

          // What the form stands below is no farther than from what stands below it.
          const note = await boxOf(page.locator(".start__note"));
          const panel = await boxOf(page.locator(".case__aside .panel"));
          expect(panel.top - note.bottom, path).toBeLessThan(33);
        }
      }
      if (!javaScriptEnabled) return;

      const lead = formCase("step 2 of a case");
      await show(page, `${site.url}/lawsuits/oxbryta`, true);
      await toStepTwo(page);
      await fill(page, lead.anchor, { ...lead.values, Email: "again@example.com" });
      await press(page, lead);
      await expect(page.locator(".success")).toBeVisible();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("sent"))).not.toBeNull();
      await page.reload();
      await expect(page.locator(".sent-before")).toContainText(
        "Thanks! Your free review request is in.",
      );
      await expect(page.locator(".sent-before")).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toMatch(/again@/);
    });
  });
}
