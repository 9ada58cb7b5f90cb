import type { BrowserContext, Page } from "@playwright/test";
import { startCertificateService } from "../support/certificate-service";
import { type Behaviour, type FakeServer, startFakeServer, text } from "../support/fake-server";
import { startFormService } from "../support/form-service";
import { caseAnswers, homeAnswers } from "../support/lead-fields.mjs";
import { membersOf, startSheetService } from "../support/sheet-service";
import { type Site, startSite } from "../support/site";
import { fill, toStepTwo } from "./forms.fixture";
import { cases, expect, fillPerson, open } from "./site.fixture";

export const fieldNames = {
  field: "xxTrustedFormCertUrl",
  token_field: "xxTrustedFormToken",
  ping_field: "xxTrustedFormPingUrl",
};
export const certificate = {
  xxTrustedFormCertUrl: "https://cert.trustedform.com/made-in-the-browser",
  xxTrustedFormToken: "made-in-the-browser",
  xxTrustedFormPingUrl: "https://ping.trustedform.com/0.made-in-the-browser",
};
export const none = { xxTrustedFormCertUrl: "", xxTrustedFormToken: "", xxTrustedFormPingUrl: "" };
export const reported = "93.184.216.34";

/** A site with everything configured, and its own outside world. */
export async function startCertified() {
  const [form, sheet, provider, certificates] = await Promise.all([
    startFormService(),
    startSheetService(),
    startFakeServer(provide),
    startCertificateService(),
  ]);
  const site = await startSite({
    FORM_SERVICE_URL: form.url,
    FORM_ID: "main",
    FORM_SERVICE_RATE: "100000",
    FORWARD_URL: sheet.execUrl,
    FORWARD_API_KEY: "sheet-key",
    CONSENT_SCRIPT_URL: `${provider.url}/trustedform.js?use_tagged_consent=true`,
    CONSENT_SCRIPT_HOSTS: provider.host,
    CONSENT_PIXEL_URL: `${provider.url}/ns.gif`,
    IP_LOOKUP_URL: `${provider.url}/ip`,
    CONSENT_PING_HOSTS: certificates.host,
    CONSENT_CERT_HOSTS: certificates.host,
    TRUSTEDFORM_API_KEY: "retain-key",
  });
  return {
    site,
    form,
    sheet,
    /** Every host that a browser could be sent to. */
    provider,
    certificates,
    async stop() {
      await site.stop();
      await Promise.all([form, sheet, provider, certificates].map((it) => it.close()));
    },
  };
}

const everybody = { "Access-Control-Allow-Origin": "*" };

/**
 * Like the provider's script: in each form that the selector of its address finds (every form
 * without one), it fills the fields that its address names, and adds those that are missing.
 */
export const provide: Behaviour = (request, response) => {
  if (request.path.startsWith("/trustedform.js")) {
    const type = { "Content-Type": "text/javascript" };
    return text(200, `(${fillIn})(${JSON.stringify(certificate)})`, type)(request, response);
  }
  return text(200, JSON.stringify({ ip: reported }), everybody)(request, response);
};

function fillIn(values: Record<string, string>) {
  const script = document.currentScript;
  const asked = new URL(script instanceof HTMLScriptElement ? script.src : "").searchParams;
  for (const form of document.querySelectorAll(asked.get("form_selector") ?? "form")) {
    for (const parameter of ["field", "token_field", "ping_field"]) {
      const name = asked.get(parameter) ?? "";
      const found = form.querySelector(`input[name="${name}"]`);
      const input = found instanceof HTMLInputElement ? found : document.createElement("input");
      Object.assign(input, { type: "hidden", name, value: values[name] ?? "" });
      if (!found) form.append(input);
    }
  }
}

export const [oxbryta] = cases.filter(({ slug }) => slug === "oxbryta");

export async function toHome(page: Page, site: Site, visit = open) {
  await visit(page, site.url);
  const { consent: _later, ...answers } = homeAnswers;
  await fill(page, "form", answers);
}

export async function toStep2(page: Page, site: Site, { visit = open, slug = "oxbryta" } = {}) {
  await visit(page, `${site.url}/lawsuits/${slug}`);
  await toStepTwo(page);
  const { consent: _later, ...answers } = caseAnswers;
  await fill(page, "form", answers);
}

export const box = (page: Page) => page.locator('#form [name="consent"]');
export const certUrl = (page: Page) => page.locator(`#form [name="${fieldNames.field}"]`);

/** Ticks the box and waits until the script has filled in the certificate. */
export async function certify(page: Page): Promise<void> {
  await box(page).check();
  await expect(certUrl(page)).toHaveValue(certificate.xxTrustedFormCertUrl);
}

export async function send(page: Page, email: string): Promise<string> {
  await fillPerson(page, email);
  await page.getByRole("button", { name: "Send My Request" }).click();
  await expect(page.locator(".success")).toBeVisible();
  return (await page.locator(".reference").first().textContent()) ?? "";
}

/** What a recipient got under this reference. */
export async function membersAt(
  fake: FakeServer,
  reference: string,
): Promise<Record<string, string>> {
  let members: Record<string, string> = {};
  await expect
    .poll(() => {
      const all = fake.requests.map(({ fields }) => membersOf(fields));
      members = all.find(({ submission_id }) => submission_id === reference) ?? {};
      return members.submission_id;
    })
    .toBe(reference);
  return members;
}

export function askedFor(provider: FakeServer, path: string) {
  return provider.requests.filter((request) => request.path.startsWith(path));
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

/** Opens a page of each kind and scrolls to its end, so that what loads late is asked for too. */
export async function crawl(page: Page, site: Site): Promise<void> {
  for (const path of kinds) {
    await page.goto(`${site.url}${path}`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  await page.waitForLoadState("networkidle");
}
