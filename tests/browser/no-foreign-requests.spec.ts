import type { BrowserContext, Page } from "@playwright/test";
import { startCertificateService } from "../support/certificate-service";
import { type FakeServer, startFakeServer, text } from "../support/fake-server";
import { startFormService } from "../support/form-service";
import { caseAnswers, homeAnswers } from "../support/lead-fields.mjs";
import { long } from "../support/length";
import { membersOf, startSheetService } from "../support/sheet-service";
import { type Site, startSite } from "../support/site";
import { fill } from "./forms.fixture";
import { answerQuiz, test as base, cases, expect, open } from "./site.fixture";

type Outside = {
  site: Site;
  /** Whatever a browser could be sent to. */
  provider: FakeServer;
  /** Whom the server itself tells. */
  form: FakeServer;
  sheet: FakeServer;
  certificates: FakeServer;
};

/** A site with everything configured, and its own outside world. */
const test = base.extend<object, { outside: Outside }>({
  outside: [
    async ({ browserName: _every }, use) => {
      const { site, ...fakes } = await startOutside();
      await use({ site, ...fakes });
      await site.stop();
      await Promise.all(Object.values(fakes).map((fake) => fake.close()));
    },
    { scope: "worker" },
  ],
});

async function startOutside(): Promise<Outside> {
  const [provider, form, sheet, certificates] = await Promise.all([
    startFakeServer(text(200, "")),
    startFormService(),
    startSheetService(),
    startCertificateService(),
  ]);
  const site = await startSite({
    FORM_SERVICE_URL: form.url,
    FORM_ID: "main",
    FORM_SERVICE_RATE: "100000",
    FORWARD_URL: sheet.execUrl,
    FORWARD_API_KEY: "sheet-key",
    CONSENT_SCRIPT_URL: `${provider.url}/trustedform.js`,
    CONSENT_SCRIPT_HOSTS: provider.host,
    CONSENT_PIXEL_URL: `${provider.url}/ns.gif`,
    IP_LOOKUP_URL: `${provider.url}/ip`,
    CONSENT_PING_HOSTS: certificates.host,
    CONSENT_CERT_HOSTS: certificates.host,
    TRUSTEDFORM_API_KEY: "retain-key",
  });
  return { site, provider, form, sheet, certificates };
}

/** One page of each kind; what the documents of all of them say is read over HTTP. */
const kinds = [
  "/",
  "/lawsuits/lds-abuse",
  "/do-not-sell-my-info",
  "/terms",
  "/blog",
  "/no-such-page",
];

/** Every address this context asks for, or tries to, that is not the site's. */
function foreignRequests(context: BrowserContext, site: Site): string[] {
  const seen: string[] = [];
  const note = (url: string) => {
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== site.url) seen.push(url);
  };
  context.on("request", (request) => note(request.url()));
  context.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) seen.push(message.text());
  });
  for (const page of context.pages()) page.on("websocket", (socket) => note(socket.url()));
  return seen;
}

type Visited = { path: string; isHonored: boolean; policy: string };

/** Opens a page of each kind and scrolls to its end, so that what loads late is asked for too. */
async function crawl(page: Page, site: Site): Promise<Visited[]> {
  const visited: Visited[] = [];
  for (const path of kinds) {
    const response = await page.goto(`${site.url}${path}`);
    const html = (await response?.text()) ?? "";
    const footer = html.slice(html.lastIndexOf("<footer"), html.indexOf("</footer>"));
    visited.push({
      path,
      isHonored: footer.includes("Opt-Out Request Honored"),
      policy: response?.headers()["content-security-policy"] ?? "",
    });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  await page.waitForLoadState("networkidle");
  return visited;
}

async function fillHome(page: Page, site: Site, email: string) {
  await open(page, site.url);
  await fill(page, "form", { ...homeAnswers, Email: email, consent: "" });
}

async function fillCase(page: Page, site: Site, email: string) {
  const item = cases.find(({ slug }) => slug === "lds-abuse");
  if (!item) throw new Error("no such case");
  await open(page, `${site.url}/lawsuits/${item.slug}`);
  await answerQuiz(page, item);
  await page.getByRole("button", { name: item.quiz.cta, exact: true }).click();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await fill(page, "form", { ...caseAnswers, Email: email, consent: "" });
}

const box = (page: Page) => page.locator('#form [name="consent"]');

async function tickAndSend(page: Page): Promise<string> {
  await box(page).check();
  await page.getByRole("button", { name: "Start Your Free Review" }).click();
  await expect(page.locator(".success")).toBeVisible();
  return (await page.locator(".reference").textContent()) ?? "";
}

async function namesAt(fake: FakeServer, reference: string) {
  const found = () =>
    fake.requests
      .map(({ fields }) => membersOf(fields))
      .find(({ submission_id }) => submission_id === reference);
  await expect.poll(found).toBeTruthy();
  return found() ?? {};
}

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

    // Of the two, the documents say the same; the signal reaches the script as well.
    const tag = "gpc" in flags ? [] : long;

    test("no page asks for anything elsewhere, and each says so at once", { tag }, async ({
      page,
      context,
      outside: { site, provider },
    }) => {
      await prepare(page, site);
      const foreign = foreignRequests(context, site);
      for (const { path, isHonored, policy } of await crawl(page, site)) {
        expect({ path, isHonored }).toEqual({ path, isHonored: true });
        expect(policy).toContain("default-src 'none'");
        expect({ path, policy }).not.toMatchObject({ policy: expect.stringMatching(/https?:/) });
      }
      expect(foreign).toEqual([]);
      expect(provider.requests).toEqual([]);
    });

    test("both lead forms are sent, ticked, without a word to anybody else", async ({
      page,
      context,
      outside: { site, provider, form, sheet, certificates },
    }) => {
      await prepare(page, site);
      const foreign = foreignRequests(context, site);
      const slug = name.replaceAll(" ", ".");
      await fillHome(page, site, `home.${slug}@example.com`);
      await expect(page.getByText("TrustedForm certificate")).toHaveCount(0);
      const home = await tickAndSend(page);
      await fillCase(page, site, `case.${slug}@example.com`);
      await expect(page.locator('[name="share_answers"]')).toHaveCount(0);
      const flat = await tickAndSend(page);

      for (const reference of [home, flat]) {
        for (const fake of [form, sheet]) {
          const members = await namesAt(fake, reference);
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
  test("no page asks for anything elsewhere, and the policy is the same everywhere", async ({
    page,
    context,
    outside: { site, provider },
  }) => {
    const foreign = foreignRequests(context, site);
    const pages = await crawl(page, site);
    const elsewhere = pages.map(({ policy }) => policy.match(/https?:\/\/[^ ;]+/g));
    expect(new Set(elsewhere.flat())).toEqual(new Set([provider.url]));
    expect(new Set(elsewhere.map((list) => list?.join())).size).toBe(1);
    expect(pages.filter(({ isHonored }) => isHonored)).toEqual([]);
    expect(foreign).toEqual([]);
    expect(provider.requests).toEqual([]);
  });

  test("a lead form filled in but not ticked asks for nothing", async ({
    page,
    context,
    outside: { site, provider },
  }) => {
    const foreign = foreignRequests(context, site);
    for (const fillLead of [fillHome, fillCase]) {
      await fillLead(page, site, "unticked@example.com");
      await page.getByRole("button", { name: "Start Your Free Review" }).click();
      await expect(box(page)).toBeFocused();
      await expect(box(page)).not.toBeChecked();
    }
    expect(foreign).toEqual([]);
    expect(provider.requests).toEqual([]);
  });
});

test.describe("with nothing configured", () => {
  test("no page names another origin, or asks for anything there", { tag: long }, async ({
    page,
    context,
    site,
  }) => {
    const foreign = foreignRequests(context, site);
    const pages = await crawl(page, site);
    expect(pages.filter(({ policy }) => !policy || /https?:/.test(policy))).toEqual([]);
    expect(foreign).toEqual([]);
  });

  test("a ticked lead form asks for nothing either", async ({ page, context, site }) => {
    const foreign = foreignRequests(context, site);
    for (const fillLead of [fillHome, fillCase]) {
      await fillLead(page, site, "default@example.com");
      await tickAndSend(page);
    }
    expect(foreign).toEqual([]);
  });
});
