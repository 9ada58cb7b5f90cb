import type { Page } from "@playwright/test";
import { long } from "../support/length";
import type { Site } from "../support/site";
import {
  box,
  crawl,
  foreignRequests,
  membersAt,
  send,
  toHome,
  toStep2,
} from "./outside-world.fixture";
import { expect } from "./site.fixture";
import { test } from "./test.fixture";

const optedOut = [
  {
    name: "with Global Privacy Control",
    options: { extraHTTPHeaders: { "Sec-GPC": "1" }, isAlone: true },
    flags: { do_not_sell: "1", gpc: "1" },
    async prepare(page: Page) {
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
      );
    },
  },
  {
    name: "with the opt-out cookie",
    options: {},
    flags: { do_not_sell: "1" },
    async prepare(page: Page, site: Site) {
      await page.context().addCookies([{ name: "do_not_sell", value: "1", url: site.url }]);
    },
  },
];

for (const { name, options, flags, prepare } of optedOut) {
  test.describe(name, () => {
    test.use(options);

    // The documents say the same for both reasons; the signal also reaches the script.
    const tag = "gpc" in flags ? [] : long;

    test("no page requests anything from another origin", { tag }, async ({
      page,
      context,
      certified: { site },
      provider,
    }) => {
      await prepare(page, site);
      const foreign = foreignRequests(context, site);
      await crawl(page, site);
      expect(foreign).toEqual([]);
      expect(provider.requests).toEqual([]);
    });

    test("both lead forms are sent, ticked, without a request to anybody else", { tag }, async ({
      page,
      context,
      certified: { site, form, sheet, certificates },
      provider,
    }) => {
      await prepare(page, site);
      const foreign = foreignRequests(context, site);
      const slug = name.replaceAll(" ", ".");
      await toHome(page, site);
      await expect(page.getByText("TrustedForm certificate")).toHaveCount(0);
      await box(page).check();
      const home = await send(page, `home.${slug}@example.com`);
      await toStep2(page, site, { slug: "lds-abuse" });
      await expect(page.locator('[name="share_answers"]')).toHaveCount(0);
      await box(page).check();
      const flat = await send(page, `case.${slug}@example.com`);

      for (const reference of [home, flat]) {
        for (const fake of [form, sheet]) {
          const members = await membersAt(fake, reference);
          expect(members).toMatchObject(flags);
          expect(Object.keys(members).join()).not.toMatch(/ip.?address|quiz/i);
          expect("gpc" in members).toBe("gpc" in flags);
        }
      }
      expect(foreign).toEqual([]);
      expect([...provider.requests, ...certificates.requests]).toEqual([]);
    });
  });
}

test.describe("not opted out", () => {
  test("no page requests anything from another origin", async ({
    page,
    context,
    certified: { site },
    provider,
  }) => {
    const foreign = foreignRequests(context, site);
    await crawl(page, site);
    expect(foreign).toEqual([]);
    expect(provider.requests).toEqual([]);
  });

  test("a lead form filled in but not ticked requests nothing", async ({
    page,
    context,
    certified: { site },
    provider,
  }) => {
    const foreign = foreignRequests(context, site);
    for (const go of [toHome, toStep2]) {
      await go(page, site);
      await page.getByRole("button", { name: "Send My Request" }).click();
      const summary = page.locator(".error-summary");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveAttribute("href", "#form-field-consent");
      await expect(box(page)).not.toBeChecked();
    }
    expect(foreign).toEqual([]);
    expect(provider.requests).toEqual([]);
  });
});

test.describe("with nothing configured", () => {
  test("a ticked lead form requests nothing from another origin either", async ({
    page,
    context,
    site,
  }) => {
    const foreign = foreignRequests(context, site);
    for (const go of [toHome, toStep2]) {
      await go(page, site);
      await box(page).check();
      await send(page, "default@example.com");
    }
    expect(foreign).toEqual([]);
  });
});
