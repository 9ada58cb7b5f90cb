import type { Page } from "@playwright/test";
import { long } from "../support/length";
import { storedFor } from "../support/stored";
import { footer, honored, optOutCookies, panel, path } from "./opt-out.fixture";
import { bothWays, expect, open } from "./site.fixture";
import { test } from "./test.fixture";

async function turnOn(page: Page) {
  await page.getByRole("button", { name: "Turn On Opt-Out Cookie" }).click();
  await expect(panel(page).getByText("Opt-Out Cookie Set")).toBeVisible();
}

async function fillRequest(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#request [name="${name}"]`).fill(value);
  }
}

async function sendRequest(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Send Opt-Out Request" }).click();
  await expect(page.locator("#request .success__message")).toHaveText(
    "Your request was processed.",
  );
  return (await page.locator("#request .reference").textContent()) ?? "";
}

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** Tests over HTTP check what becomes of it. */
    const tag = javaScriptEnabled ? [] : long;
    const visit = (page: Page, url: string) =>
      javaScriptEnabled ? open(page, url) : page.goto(url);

    test("the button sets the cookie for two years, and every page says so", async ({
      page,
      context,
      site,
    }) => {
      await visit(page, `${site.url}${path}`);
      await expect(panel(page)).not.toContainText(honored);
      await expect(footer(page)).not.toContainText(honored);
      await turnOn(page);

      await expect(page.getByRole("button", { name: "Turn On Opt-Out Cookie" })).toHaveCount(0);
      await expect(panel(page)).toContainText(honored);
      const [cookie] = await optOutCookies(context);
      expect(cookie).toMatchObject({ value: "1", path: "/", sameSite: "Lax", httpOnly: false });
      expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 3600);
      for (const other of [path, "/", "/lawsuits/oxbryta", "/no-such-page"]) {
        const response = await page.goto(`${site.url}${other}`);
        const first = (await response?.text()) ?? "";
        expect(first.slice(first.lastIndexOf("<footer"))).toContain(honored);
        await expect(footer(page)).toContainText(honored);
      }
    });

    test("on a phone, the result of a choice is in view", { tag }, async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await visit(page, `${site.url}${path}`);
      await turnOn(page);
      await expect(panel(page).getByText("Opt-Out Cookie Set")).toBeInViewport();
      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await expect(page.getByText("Are you sure you want to opt back in?")).toBeInViewport();
    });

    test("opting back in is asked twice, and can be declined", { tag }, async ({
      page,
      context,
      site,
    }) => {
      await visit(page, `${site.url}${path}`);
      await turnOn(page);
      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await expect(page.getByText("Are you sure you want to opt back in?")).toBeVisible();
      expect(await optOutCookies(context)).toHaveLength(1);
      await page.getByRole("link", { name: "No, keep my opt-out" }).click();
      await expect(panel(page).getByText("Opt-Out Cookie Set")).toBeVisible();

      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await page.getByRole("button", { name: "Yes, Clear the Cookie" }).click();
      await expect(page.getByRole("button", { name: "Turn On Opt-Out Cookie" })).toBeVisible();
      expect(await optOutCookies(context)).toEqual([]);
      await expect(footer(page)).not.toContainText(honored);
    });

    test.describe("with Global Privacy Control", () => {
      test.use({ extraHTTPHeaders: { "Sec-GPC": "1" } });

      test("the page says it was detected, sets no cookie, and lets nothing override it", {
        tag,
      }, async ({ page, context, site }) => {
        for (const other of ["/", "/terms", "/lawsuits/lds-abuse", "/no-such-page"]) {
          const response = await page.goto(`${site.url}${other}`);
          const first = (await response?.text()) ?? "";
          expect({ other, at: first.lastIndexOf(honored) > first.lastIndexOf("<footer") }).toEqual({
            other,
            at: true,
          });
        }
        expect(await optOutCookies(context)).toEqual([]);

        await visit(page, `${site.url}${path}`);
        await turnOn(page);
        await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
        await expect(page.getByText("While it does, the opt-out stays on.")).toBeVisible();
        await page.getByRole("button", { name: "Yes, Clear the Cookie" }).click();
        await expect(panel(page)).toContainText("GPC detected — honored on this browser.");
        await expect(panel(page)).toContainText(honored);
        await expect(footer(page)).toContainText(honored);
        expect(await optOutCookies(context)).toEqual([]);
      });
    });

    test("the request needs a name and an address, and its confirmation repeats neither", {
      tag,
    }, async ({ page, context, site }) => {
      const email = `asked.${javaScriptEnabled}@example.com`;
      await visit(page, `${site.url}${path}`);
      await expect(page.locator('#request [name="state"]')).toHaveValue("California");
      await fillRequest(page, { fullName: "Zorabel Quillfeather", email });
      const reference = await sendRequest(page);

      expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
      expect(await page.content()).not.toMatch(/Zorabel|Quillfeather|asked\./);
      expect(page.url()).toBe(`${site.url}${path}?sent=${reference}#request`);
      expect(await optOutCookies(context)).toHaveLength(1);
      await expect(panel(page)).toContainText(honored);
      expect(storedFor(site, email)).toMatchObject([{ reference, kind: "opt_out" }]);
    });

    test("a request sent twice keeps its reference and takes effect again", { tag }, async ({
      page,
      context,
      site,
    }) => {
      const email = `twice.${javaScriptEnabled}@example.com`;
      const references = [];
      for (const round of [1, 2]) {
        await context.clearCookies();
        await visit(page, `${site.url}${path}`);
        await fillRequest(page, { fullName: "Ann Lee", email, details: "Please." });
        references.push(await sendRequest(page));
        expect({ round, cookies: (await optOutCookies(context)).length }).toEqual({
          round,
          cookies: 1,
        });
      }
      expect(references[1]).toBe(references[0]);
      expect(storedFor(site, email)).toHaveLength(1);
    });

    test("a request without a name is refused, sets no cookie and loses nothing", {
      tag,
    }, async ({ page, context, site }) => {
      await visit(page, `${site.url}${path}`);
      const typed = { email: "nameless@example.com", phone: "212 555 0100", details: "Quickly" };
      await fillRequest(page, { fullName: "   ", ...typed, state: "Ohio" });
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: "Send Opt-Out Request" }).click();

      expect((await answered).status()).toBe(422);
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.locator('#request [name="fullName"]')).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      for (const [field, value] of Object.entries({ ...typed, state: "Ohio" })) {
        await expect(page.locator(`#request [name="${field}"]`)).toHaveValue(value);
      }
      expect(await optOutCookies(context)).toEqual([]);
      await expect(footer(page)).not.toContainText(honored);
    });
  });
}
