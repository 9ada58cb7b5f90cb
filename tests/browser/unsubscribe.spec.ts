import type { Page } from "@playwright/test";
import type { FakeServer } from "../support/fake-server";
import { long } from "../support/length";
import type { Site } from "../support/site";
import { bothWays, expect, open } from "./site.fixture";
import { test } from "./test.fixture";

const done = "You've been unsubscribed. It may take a short time for all emails to stop.";

async function signUp(page: Page, email: string) {
  await page.locator('#subscribe [name="firstName"]').fill("Ann");
  await page.locator('#subscribe [name="email"]').fill(email);
  await page.locator("#subscribe").getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Thanks! You’re subscribed.")).toBeVisible();
}

async function leave(page: Page, email: string): Promise<string> {
  await page.locator('#form [name="email"]').fill(email);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText(done)).toBeVisible();
  return (await page.locator(".reference").textContent()) ?? "";
}

/** What the form service was sent, as lists of fields. */
function told(form: FakeServer, email: string) {
  const all = form.requests.map(({ fields }) => Object.fromEntries(fields));
  return all.filter((fields) => fields.Email === email || fields.email === email);
}

async function scopesOf(site: Site, email: string): Promise<string[]> {
  const { out } = await site.relay("person", email);
  return JSON.parse(out).suppressions.map(({ scope }: { scope: string }) => scope);
}

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** Tests over HTTP check what becomes of it. */
    const tag = javaScriptEnabled ? [] : long;
    const visit = (page: Page, url: string) =>
      javaScriptEnabled ? open(page, url) : page.goto(url);

    test("an address on the list and an unknown one get the same text", { tag }, async ({
      page,
      relaying: { site, form },
    }) => {
      const [known, unknown] = [`known.${javaScriptEnabled}`, `unknown.${javaScriptEnabled}`];
      await visit(page, `${site.url}/newsletter`);
      await signUp(page, `${known}@example.com`);
      const seen = [];
      for (const email of [`${known}@example.com`, `${unknown}@example.com`]) {
        await visit(page, `${site.url}/unsubscribe`);
        const reference = await leave(page, email);
        expect(page.url()).toBe(`${site.url}/unsubscribe?sent=${reference}#form`);
        const words = await page.locator("main").innerText();
        expect(words).not.toContain(email);
        seen.push(words.replace(reference, "REFERENCE"));
        await expect
          .poll(() => told(form, email).map(({ formType }) => formType))
          .toContain("unsubscribe");
      }
      expect(seen[1]).toBe(seen[0]);
    });

    test("the link in an issue changes nothing until its button is pressed", { tag }, async ({
      page,
      context,
      relaying: { site, form },
    }) => {
      const email = `link.${javaScriptEnabled}@example.com`;
      await visit(page, `${site.url}/newsletter`);
      await signUp(page, email);
      await expect.poll(() => told(form, email)).toHaveLength(1);
      const link = told(form, email)[0]?.unsubscribe_url ?? "";
      expect(link).toMatch(new RegExp(`^${site.url}/unsubscribe\\?token=[\\w-]+$`));

      await page.goto(link);
      expect(await page.content()).not.toContain(email);
      await expect(page.locator("[name=email]")).toHaveCount(0);
      expect(await scopesOf(site, email)).toEqual([]);
      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(page.getByText(done)).toBeVisible();
      expect(await scopesOf(site, email)).toEqual(["newsletter"]);
      expect(await context.cookies()).toEqual([]);
      expect(page.url()).toBe(link);
    });
  });
}
