import type { Page } from "@playwright/test";
import { hang } from "../support/fake-server";
import { check, long } from "../support/length";
import { toStepTwo } from "./forms.fixture";
import {
  askedFor,
  box,
  certificate,
  certify,
  certUrl,
  fieldNames,
  membersAt,
  none,
  oxbryta,
  reported,
  send,
  toHome,
  toStep2,
} from "./outside-world.fixture";
import { bothWays, expect, ready } from "./site.fixture";
import { show } from "./state.fixture";
import { test } from "./test.fixture";

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** The document is the same as with script. */
    const tag = javaScriptEnabled ? check : long;

    test("box, sentence and text of the consent are one block above the button, at every width", {
      tag,
    }, async ({ page, site }) => {
      for (const path of ["/", "/lawsuits/oxbryta"]) {
        // Opens the form of home, which a narrow window folds: elements of a folded part may be
        // measured at different widths.
        await show(page, `${site.url}${path}#form`, javaScriptEnabled);
        if (path !== "/") await toStepTwo(page);
        const block = page.locator("#form .consent");
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await expect(block).toBeVisible();
          const told = await block.evaluate((block) => {
            const box = block.querySelector("[name=consent]");
            const last = block.querySelector("p:last-of-type");
            const button = document.querySelector("#form .form__actions");
            if (!box || !last || !button) return null;
            return {
              isTogether: block.contains(box) && block.contains(last),
              isAbove: block.nextElementSibling === button,
              gap: button.getBoundingClientRect().top - block.getBoundingClientRect().bottom,
            };
          });
          expect({ path, width, told }).toMatchObject({
            told: { isTogether: true, isAbove: true },
          });
          expect(told?.gap, `${path} at ${width}`).toBeLessThan(40);
        }
      }
    });
  });
}

test("Enter in the first name field leads to the missing answer, not to the consent box", async ({
  page,
  site,
}) => {
  await show(page, `${site.url}/lawsuits/oxbryta`, true);
  await toStepTwo(page);
  await page.locator('#form [name="share_answers"][value="no"]').check();
  await page.locator('#form [name="First name"]').press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary a").first()).toHaveText("Enter your first name");
});

test("if a certificate may be made, the whole consent block comes first in step 2", async ({
  page,
  certified,
}) => {
  await page.goto(`${certified.site.url}/lawsuits/oxbryta`);
  await toStepTwo(page);
  const block = page.locator("#form .consent");
  await expect(block).toContainText("Reply STOP");
  const isFirst = await block.evaluate(
    (element) => element.parentElement?.querySelector(":scope > :is(.field, .consent)") === element,
  );
  expect(isFirst).toBe(true);
});

const journeys = [
  { name: "home", go: toHome },
  { name: "case", go: toStep2 },
] as const;

for (const { name, go } of journeys) {
  test.describe(`the ${name} form`, () => {
    // Both forms are sent by the same component.
    const tag = name === "home" ? [] : long;

    test("asks for the script once, after the tick, and sends what it filled in", async ({
      page,
      certified: { site, form },
      provider,
    }) => {
      await go(page, site);
      expect(provider.requests).toEqual([]);
      await expect(page.getByText("TrustedForm certificate").first()).toBeVisible();
      await certify(page);
      await box(page).uncheck();
      await box(page).check();

      const reference = await send(page, `${name}.certified@example.com`);
      expect(await membersAt(form, reference)).toMatchObject(certificate);
      const scripts = askedFor(provider, "/trustedform.js");
      expect(scripts).toHaveLength(1);
      const { searchParams } = new URL(scripts[0]?.path ?? "", provider.url);
      expect(Object.fromEntries(searchParams)).toEqual({
        ...fieldNames,
        form_selector: "#form",
        use_tagged_consent: "true",
      });
      // The page with the private code is a new document, without the script.
      await expect(page.locator(".reference")).toHaveCount(2);
      await expect(loadedScript(page)).toHaveCount(0);
      expect(scripts[0]?.headers.referer).toBe(`${site.url}/`);
      expect(askedFor(provider, "/ns.gif")).toEqual([]);
    });

    test("is sent without waiting for a script that never answers", { tag }, async ({
      page,
      certified: { site, form },
      provider,
    }) => {
      provider.always(hang);
      await go(page, site);
      await box(page).check();
      await expect.poll(() => askedFor(provider, "/trustedform.js")).toHaveLength(1);

      const reference = await send(page, `${name}.hanging@example.com`);
      expect(await membersAt(form, reference)).toMatchObject(none);
    });
  });
}

test("the script fills only the lead form, and a link to /your-request loads a new document without it", async ({
  page,
  certified: { site },
  provider,
}) => {
  await toHome(page, site);
  await certify(page);
  expect(provider.requests.length).toBeGreaterThan(0);
  await expect(loadedScript(page)).toHaveCount(1);
  await expect(page.locator("form:not(#form)").first()).toBeAttached();
  await expect(page.locator("form:not(#form) input[name^=xxTrusted]")).toHaveCount(0);

  await page.locator(".site-footer").getByRole("link", { name: "Your Request" }).click();
  await expect(page.locator("#form [name=code]")).toBeVisible();
  await expect(loadedScript(page)).toHaveCount(0);
});

test("the page's certificate is sent with whichever of its forms is sent", async ({
  page,
  certified: { site, form },
  provider,
}) => {
  await toStep2(page, site);
  await certify(page);
  await page.getByRole("button", { name: "Change my answers" }).click();
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  // A new document, because the certified one posted natively.
  await ready(page);
  await page.getByRole("button", { name: oxbryta?.quiz.cta ?? "", exact: true }).click();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await ready(page);
  await expect(certUrl(page)).toHaveValue("");
  await box(page).check();
  await page.locator('#form [name="share_answers"][value="no"]').check();
  await page.locator('#form [name="state"]').selectOption("OH");

  const reference = await send(page, "changed.answers@example.com");
  expect(await membersAt(form, reference)).toMatchObject(certificate);
  // The script loads once per document, and step 2 came up in another one.
  expect(askedFor(provider, "/trustedform.js")).toHaveLength(2);
});

test("a box that was ticked before the page was taken over counts", async ({
  page,
  certified: { site },
  provider,
}) => {
  await page.route("**/build/**/*.js", async (route) => {
    await page.waitForFunction(() => document.querySelector("[name=consent]:checked"));
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: "commit" });
  await box(page).check();
  await page.unrouteAll({ behavior: "wait" });

  await expect(certUrl(page)).toHaveValue(certificate.xxTrustedFormCertUrl);
  expect(askedFor(provider, "/trustedform.js")).toHaveLength(1);
});

test("a lead form rendered again, or shown with an error, keeps its certificate and requests no other", async ({
  page,
  certified: { site, form },
  provider,
}) => {
  await toHome(page, site);
  await certify(page);
  await page.evaluate(() => location.assign("#why-us"));
  await expect(page).toHaveURL(/#why-us$/);
  await page.locator('#form [name="Phone"]').fill("");
  await page.locator("#form").evaluate((element) => element.setAttribute("novalidate", ""));
  await page.getByRole("button", { name: "Send My Request" }).click();
  await expect(page).toHaveTitle(/^Error: /);

  const reference = await send(page, "corrected@example.com");
  expect(await membersAt(form, reference)).toMatchObject(certificate);
  expect(askedFor(provider, "/trustedform.js")).toHaveLength(1);
});

test.describe("the address", () => {
  test("is looked up after the tick if the server saw none, and says who reported it", async ({
    page,
    certified: { site, sheet },
    provider,
  }) => {
    await toHome(page, site);
    expect(askedFor(provider, "/ip")).toEqual([]);
    await box(page).check();
    await expect(page.locator('#form [name="ip_lookup"]')).toHaveValue(reported);

    const reference = await send(page, "looked.up@example.com");
    expect(await membersAt(sheet, reference)).toMatchObject({ ip_address: reported });
    expect(askedFor(provider, "/ip")).toHaveLength(1);
    const { out } = await site.relay("show", reference);
    expect(out).toContain(`${reported} (seen by the browser)`);
  });

  test.describe("that a trusted proxy names", () => {
    test.use({ extraHTTPHeaders: { "X-Forwarded-For": "8.8.8.8" } });

    test("is used, and none is looked up", async ({
      page,
      certified: { site, sheet },
      provider,
    }) => {
      await toHome(page, site);
      await certify(page);

      const reference = await send(page, "proxied@example.com");
      expect(await membersAt(sheet, reference)).toMatchObject({ ip_address: "8.8.8.8" });
      expect(askedFor(provider, "/ip")).toEqual([]);
    });
  });
});

function loadedScript(page: Page) {
  return page.locator("script[src*='/trustedform.js']");
}

test.describe("somebody who opts out", () => {
  test.describe(() => {
    test.use({ isAlone: true });

    test("by a signal that only scripts see, causes no request with the tick", async ({
      page,
      certified: { site, form },
      provider,
    }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
      );
      await toHome(page, site);
      await box(page).check();
      await expect.poll(async () => (await page.context().cookies()).length).toBe(1);

      const reference = await send(page, "dom.only@example.com");
      expect(await membersAt(form, reference)).toMatchObject({ ...none, do_not_sell: "1" });
      expect(provider.requests).toEqual([]);
    });
  });

  test("in another tab, causes no request with a tick on the page opened before", async ({
    page,
    context,
    certified: { site, form },
    provider,
  }) => {
    await toHome(page, site);
    const other = await context.newPage();
    await other.goto(`${site.url}/do-not-sell-my-info`);
    await other.getByRole("button", { name: "Turn On Opt-Out Cookie" }).click();
    await expect(other.getByText("Opt-Out Cookie Set")).toBeVisible();
    await box(page).check();

    const reference = await send(page, "other.tab@example.com");
    expect(await membersAt(form, reference)).toMatchObject({ ...none, do_not_sell: "1" });
    expect(provider.requests).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  const visit = async (page: Page, url: string) => void (await page.goto(url));

  test("the provider's image is on step 2 and nowhere else", async ({
    page,
    certified: { site, form },
    provider,
  }) => {
    await toHome(page, site, visit);
    await box(page).check();
    await send(page, "pixel.home@example.com");
    await page.goto(`${site.url}/lawsuits/oxbryta`);
    expect(provider.requests).toEqual([]);
    await toStep2(page, site, { visit });
    await expect.poll(() => provider.requests.map(({ path }) => path)).toEqual(["/ns.gif"]);
    await box(page).check();

    const reference = await send(page, "pixel.case@example.com");
    expect(await membersAt(form, reference)).toMatchObject(none);
    expect(provider.requests).toHaveLength(1);
  });
});
