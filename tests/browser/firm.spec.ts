import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { partnerReport, firmPage as words } from "../../data/partner-mail";
import { firmLink } from "../../server/privacy/sealed-token";
import { filledIn } from "../support/document";
import { text } from "../support/fake-server";
import { secretOf } from "../support/firms";
import { check } from "../support/length";
import { type MailStandIn, startMailServer } from "../support/mail-server";
import { readMail } from "../support/read-mail";
import { key } from "../support/sent-submission";
import { post, type Site, startSite } from "../support/site";
import { rowsOf } from "../support/stored";
import { startReceiver } from "../support/webhook-receiver";
import { bothWays, expect } from "./site.fixture";
import { violations } from "./sweep.fixture";
import { test } from "./test.fixture";

let site: Site;
let mails: MailStandIn;
let lee: Awaited<ReturnType<typeof startReceiver>>;
const folder = mkdtempSync(join(tmpdir(), "plainclaim-firm-"));

test.beforeAll(async () => {
  lee = await startReceiver(secretOf(1));
  mails = await startMailServer();
  const file = join(folder, "partners.json");
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const webhook = { url: lee.url, secretEnv: "LEE_SECRET" };
  const firms = [
    { name: "Lee LLP", id: "lee", ...place, webhook, cases: ["oxbryta"] },
    { name: "Roe LLP", id: "roe", ...place, email: "roe@firm.example", cases: ["lds-abuse"] },
  ];
  writeFileSync(file, JSON.stringify(firms));
  site = await startSite({
    PARTNERS_FILE: file,
    PARTNER_HOSTS: lee.host,
    LEE_SECRET: secretOf(1),
    SMTP_URL: mails.url,
    MAIL_FROM: "mail@plainclaim.example",
    SECRET_KEY: key.toString("hex"),
    RETRY_SCALE: "0.01",
  });
});
test.afterAll(async () => {
  await site.stop();
  await lee.close();
  await mails.close();
  rmSync(folder, { recursive: true });
});

let sent = 0;

async function sendLead(caseTypeSlug: string) {
  sent += 1;
  const form = filledIn(await (await fetch(site.url)).text());
  const person = { "First name": "Zora", "Last name": "Quill", Phone: "(212) 555-0123" };
  const told = { Email: `firm${sent}@example.com`, caseTypeSlug, consent: "on", state: "NY" };
  const answer = await post(`${site.url}/?index`, { ...form, ...person, ...told });
  return /sent=(\w{8})/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
}

/** The mail of a lead, and the path of the link with which its firm reports this. */
async function mailOf(reference: string) {
  const own = () => mails.mails.map(({ raw }) => readMail(raw));
  const find = () => own().find(({ headers }) => headers.includes(`request ${reference}`));
  await expect.poll(find).toBeDefined();
  const { headers = "", html = "" } = find() ?? {};
  const link = (status: string) => {
    const found = new RegExp(`href="[^"]*?(/partners/roe/report\\?[^"]*status=${status}&[^"]*)"`);
    return (found.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
  };
  return { headers, html, link };
}

for (const { name, javaScriptEnabled } of bothWays) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    /** What a firm does needs no script; the accessibility checker does. */
    const tag = javaScriptEnabled ? check : [];

    test("a firm with a mailbox declines with a reason, and signs, by the links of its mails", {
      tag,
    }, async ({ page }) => {
      const reference = await sendLead("lds-abuse");
      const { headers, html, link } = await mailOf(reference);
      expect(headers).not.toMatch(/^Subject: .*(Church|abuse)/im);
      expect(html.indexOf(">Contact<")).toBeLessThan(html.indexOf(">Request<"));

      await page.goto(`${site.url}${link("declined")}`);
      await expectSound(page);
      await page.getByLabel(partnerReport.reason).selectOption("conflict");
      await page.getByLabel(partnerReport.note).fill("We act for the other side");
      await page.getByRole("button", { name: partnerReport.button.declined }).click();
      await expect(page.getByText(partnerReport.done.declined)).toBeVisible();
      await expectSound(page);
      expect(rowsOf(site, `partner_events where reference = '${reference}'`)).toMatchObject([
        { status: "declined", reason: "conflict", note: "We act for the other side" },
      ]);

      const other = await sendLead("lds-abuse");
      await page.goto(`${site.url}${(await mailOf(other)).link("signed")}`);
      await page.getByRole("button", { name: partnerReport.button.signed }).click();
      await expect(page.getByText(partnerReport.done.signed)).toBeVisible();
      await page.goto(`${site.url}${link("received")}`);
      await expect(page.getByText(partnerReport.final.declined)).toBeVisible();
      await expect(page.getByRole("button", { name: partnerReport.button.received })).toHaveCount(
        0,
      );
      await page.goto(`${site.url}/partners/roe/report`);
      await expect(page.getByText(partnerReport.broken)).toBeVisible();
      await expectSound(page);
    });

    test("a firm reads its page, sends a message again, and sees a test that failed", {
      tag,
    }, async ({ page }) => {
      const reference = await sendLead("oxbryta");
      // Its page says what the server has noted, which is after the arrival.
      const noted = `deliveries where reference = '${reference}' and state = 'delivered'`;
      await expect.poll(() => rowsOf(site, noted).length).toBeGreaterThan(0);
      await page.goto(
        `${site.url}${firmLink({ key, origin: "", partner: "lee", at: Date.now() })}`,
      );
      const works = page.getByText(`${words.settings.state}: ${words.settings.works}.`);
      await expect(works).toBeVisible();
      await expectSound(page);
      await page
        .getByRole("button", { name: `${words.messages.again}: lead.created ${reference}` })
        .click();
      await expect(
        page.getByText(`${words.results.again}: ${words.results.accepted}`),
      ).toBeVisible();

      lee.always(text(401, ""));
      await page.getByRole("button", { name: words.tests.lead }).click();
      await expect(page.getByText(words.settings.failedTest)).toBeVisible();
      await expect(
        page.getByRole("status").getByText(words.messages.todo("hold", 401, "", "test") ?? ""),
      ).toBeVisible();
      for (const part of await page.locator("main details > summary").all()) await part.click();
      await expectSound(page);
      lee.mend();
      await page.getByRole("button", { name: words.tests.ping }).click();
      await expect(works).toBeVisible();
      await page.getByLabel(words.messages.state).selectOption("failed");
      await page.getByRole("button", { name: words.messages.show }).click();
      await expect(page.getByText(`${words.messages.states.failed}:`).first()).toBeVisible();
      await expect(page.getByText(`${words.messages.states.tested}:`)).toHaveCount(0);
      await page.goto(`${site.url}/partners/lee`);
      await expect(page.getByText(words.noLink)).toBeVisible();
      await expectSound(page);
    });
  });
}

/** On a phone and a desktop no wider than the window, and without faults where script runs. */
async function expectSound(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond).toBeLessThanOrEqual(0);
    const isScripted = await page.evaluate(() => !matchMedia("(scripting: none)").matches);
    if (isScripted) expect.soft(await violations(page)).toEqual([]);
  }
}
