import type { Page } from "@playwright/test";
import { box, membersAt, none, send, toHome, toStep2 } from "./outside-world.fixture";
import { expect } from "./site.fixture";
import { test } from "./test.fixture";

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
