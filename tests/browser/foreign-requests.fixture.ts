import type { BrowserContext, Page } from "@playwright/test";
import { startCertificateService } from "../support/certificate-service";
import { type FakeServer, startFakeServer, text } from "../support/fake-server";
import { startFormService } from "../support/form-service";
import { caseAnswers, homeAnswers } from "../support/lead-fields.mjs";
import { membersOf, startSheetService } from "../support/sheet-service";
import { type Site, startSite } from "../support/site";
import { fill } from "./forms.fixture";
import { settingsFor } from "./outside-settings.fixture";
import { answerQuiz, cases, expect, open } from "./site.fixture";

/** A site with everything configured, and its own outside world. */
export async function startWatched() {
  const [provider, form, sheet, certificates] = await Promise.all([
    startFakeServer(text(200, "")),
    startFormService(),
    startSheetService(),
    startCertificateService(),
  ]);
  const site = await startSite({
    ...settingsFor({ form, sheet, provider }),
    CONSENT_PING_HOSTS: certificates.host,
    CONSENT_CERT_HOSTS: certificates.host,
    TRUSTEDFORM_API_KEY: "retain-key",
  });
  return {
    site,
    /** Every host that a browser could be sent to. */
    provider,
    /** The services that the server itself sends to. */
    form,
    sheet,
    certificates,
    async stop() {
      await site.stop();
      await Promise.all([provider, form, sheet, certificates].map((it) => it.close()));
    },
  };
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

/** Every address outside the site that this context requests or tries to request. */
export function foreignRequests(context: BrowserContext, site: Site): string[] {
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
export async function crawl(page: Page, site: Site): Promise<Visited[]> {
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

export async function fillHome(page: Page, site: Site, email: string) {
  await open(page, site.url);
  await fill(page, "form", { ...homeAnswers, Email: email, consent: "" });
}

export async function fillCase(page: Page, site: Site, email: string) {
  const item = cases.find(({ slug }) => slug === "lds-abuse");
  if (!item) throw new Error("no such case");
  await open(page, `${site.url}/lawsuits/${item.slug}`);
  await answerQuiz(page, item);
  await page.getByRole("button", { name: item.quiz.cta, exact: true }).click();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await fill(page, "form", { ...caseAnswers, Email: email, consent: "" });
}

export const box = (page: Page) => page.locator('#form [name="consent"]');

export async function tickAndSend(page: Page): Promise<string> {
  await box(page).check();
  await page.getByRole("button", { name: "Send My Request" }).click();
  await expect(page.locator(".success")).toBeVisible();
  return (await page.locator(".reference").first().textContent()) ?? "";
}

export async function namesAt(fake: FakeServer, reference: string) {
  const found = () =>
    fake.requests
      .map(({ fields }) => membersOf(fields))
      .find(({ submission_id }) => submission_id === reference);
  await expect.poll(found).toBeTruthy();
  return found() ?? {};
}
