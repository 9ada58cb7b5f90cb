import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { filledIn, wordsOf } from "../support/document";
import { secretOf } from "../support/firms";
import { long } from "../support/length";
import { caseLead, post, type Site, startSite } from "../support/site";
import { startReceiver } from "../support/webhook-receiver";
import { bothWays, expect, ready, open as visit } from "./site.fixture";
import { violations } from "./sweep.fixture";
import { test } from "./test.fixture";

let site: Site;
let firm: Awaited<ReturnType<typeof startReceiver>>;
const folder = mkdtempSync(join(tmpdir(), "plainclaim-request-"));

test.beforeAll(async () => {
  firm = await startReceiver(secretOf(1));
  const file = join(folder, "partners.json");
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const webhook = { url: firm.url, secretEnv: "LEE_SECRET" };
  writeFileSync(file, JSON.stringify([{ name: "Lee & Lee", id: "lee", ...place, webhook }]));
  site = await startSite({
    PARTNERS_FILE: file,
    PARTNER_HOSTS: firm.host,
    LEE_SECRET: secretOf(1),
    RETRY_SCALE: "0.01",
  });
});
test.afterAll(async () => {
  await site.stop();
  await firm.close();
  rmSync(folder, { recursive: true });
});

let sent = 0;

/** A lead with shared answers, which has reached the firm. */
async function sendLead(): Promise<{ reference: string; code: string }> {
  sent += 1;
  const url = `${site.url}/lawsuits/oxbryta`;
  const { intent: _contact, ...lead } = caseLead({ Email: `request${sent}@example.com` });
  const answers = Object.entries(lead).filter(([name]) => name.startsWith("quiz."));
  const quiz = answers.map(([name, value]) => [name.replace("quiz.", ""), value]);
  const step = await post(url, { ...Object.fromEntries(quiz), intent: "quiz" });
  const form = filledIn(await step.text());
  const answer = await post(url, { ...form, ...lead, intent: "contact", share_answers: "yes" });
  const location = answer.headers.get("Location") ?? "";
  const reference = /sent=(\w{8})/.exec(location)?.[1] ?? "";
  const html = await (await fetch(new URL(location, site.url))).text();
  const code = /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/.exec(wordsOf(html))?.[0] ?? "";
  await expect.poll(() => typesOf(reference)).toEqual(["lead.created"]);
  return { reference, code };
}

const typesOf = (reference: string) =>
  firm.events.filter(({ data }) => data.reference === reference).map(({ type }) => type);

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    // The checker needs script; the steps without it are also tested over HTTP.
    const tag = javaScriptEnabled ? [] : long;

    test("by keyboard alone a request is opened, stopped and withdrawn; nothing is wrong on the way", {
      tag,
    }, async ({ page }) => {
      const pair = await sendLead();
      await open(page, pair);
      await expectSound(page);

      await press(page, "Stop contact");
      await expectSound(page);
      // Calls are still allowed.
      await tabTo(page, "calls");
      await page.keyboard.press("Space");
      await press(page, "Stop contact");
      await expect(page.getByText("Contact is stopped.")).toBeVisible();
      await expect.poll(() => typesOf(pair.reference)).toContain("contact.revoked");
      const told = firm.events.find(({ type }) => type === "contact.revoked");
      expect(told?.data).toMatchObject({ stopped: ["texts", "emails"] });
      await expectSound(page);

      await press(page, "Withdraw");
      await expectSound(page);
      await press(page, "Withdraw and erase");
      await expect(page.getByRole("alert")).toContainText("Nothing was changed.");
      await tabTo(page, "confirm");
      await page.keyboard.type(pair.reference);
      await page.keyboard.press("Enter");
      await expect(page.getByText("You withdrew this request on")).toBeVisible();
      await expect.poll(() => typesOf(pair.reference)).toContain("lead.withdrawn");
      await expectSound(page);
      firm.events.length = 0;
    });

    test("by keyboard alone answers are taken back, a copy is made and the page is closed", {
      tag,
    }, async ({ page }) => {
      const pair = await sendLead();
      await open(page, pair);
      await press(page, "Take back answers");
      await expectSound(page);
      await press(page, "Take back answers");
      await expect(page.getByText("Your answers are deleted here.")).toBeVisible();
      await expect.poll(() => typesOf(pair.reference)).toContain("lead.corrected");

      await press(page, "Take a copy");
      await expectSound(page);
      await press(page, "Make the copy");
      await expect(page.getByText("Here is your copy.")).toBeVisible();
      await expectSound(page);

      await press(page, "Back to your request");
      await press(page, "Close this page");
      await expectSound(page);
      await press(page, "Close this page permanently");
      await expect(page.getByText("This page is closed.")).toBeVisible();
      await expectSound(page);
    });

    test("by keyboard alone, without a code, contact is stopped", { tag }, async ({ page }) => {
      await visit(page, `${site.url}/stop-contact`);
      await tabTo(page, "email");
      await page.keyboard.type("nobody@example.com");
      await page.keyboard.press("Enter");
      const done = page.locator(".success", { hasText: "Contact is stopped." });
      // By script, so after it has taken over the page.
      if (javaScriptEnabled) await expect(done).toBeFocused();
      await expect(done).toBeVisible();
      await expectSound(page);
      await page.reload();
      if (javaScriptEnabled) await expect(done).toBeFocused();
      await expect(done).toBeVisible();
    });
  });
}

async function open(page: Page, { reference, code }: { reference: string; code: string }) {
  await visit(page, `${site.url}/your-request`);
  await tabTo(page, "reference");
  await page.keyboard.type(reference.toLowerCase());
  await tabTo(page, "code");
  await page.keyboard.type(code.replace("-", " "));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "End it" })).toBeVisible();
  await ready(page);
}

async function press(page: Page, button: string) {
  const before = await page.evaluate(() => performance.timeOrigin);
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  // Each step is a post of its own, to the same address.
  await page.waitForFunction((time) => performance.timeOrigin !== time, before);
  await page.waitForLoadState();
  await ready(page);
}

/** Tabs on to the field with this name, or to the button with these words. */
async function tabTo(page: Page, wanted: string) {
  for (let times = 0; times < 120; times += 1) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate((text) => {
      const active = document.activeElement;
      if (active?.matches("button")) return active.textContent?.trim() === text;
      return active?.getAttribute("name") === text;
    }, wanted);
    if (isThere) return;
  }
  throw new Error(`The Tab key does not come to ${wanted}`);
}

/** No wider than the window, and without faults where the checker can run. */
async function expectSound(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond).toBeLessThanOrEqual(0);
  const isScripted = await page.evaluate(() => !matchMedia("(scripting: none)").matches);
  if (isScripted) expect.soft(await violations(page)).toEqual([]);
}
