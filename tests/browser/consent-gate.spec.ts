import type { Page } from "@playwright/test";
import {
  type Behaviour,
  type FakeServer,
  hang,
  startFakeServer,
  text,
} from "../support/fake-server";
import { startFormService } from "../support/form-service";
import { caseAnswers, homeAnswers } from "../support/lead-fields.mjs";
import { long } from "../support/length";
import { membersOf, type SheetService, startSheetService } from "../support/sheet-service";
import { type Site, startSite } from "../support/site";
import { fill } from "./forms.fixture";
import { answerQuiz, test as base, cases, expect, fillPerson, open } from "./site.fixture";

const fieldNames = {
  field: "xxTrustedFormCertUrl",
  token_field: "xxTrustedFormToken",
  ping_field: "xxTrustedFormPingUrl",
};
const certificate = {
  xxTrustedFormCertUrl: "https://cert.trustedform.com/made-in-the-browser",
  xxTrustedFormToken: "made-in-the-browser",
  xxTrustedFormPingUrl: "https://ping.trustedform.com/0.made-in-the-browser",
};
const none = { xxTrustedFormCertUrl: "", xxTrustedFormToken: "", xxTrustedFormPingUrl: "" };
const reported = "198.51.100.7";

type Outside = { site: Site; form: FakeServer; sheet: SheetService; provider: FakeServer };

/** A site with everything configured, and its own outside world; a provider for each test. */
const test = base.extend<{ provider: FakeServer }, { outside: Outside }>({
  outside: [
    async ({ browserName: _every }, use) => {
      const outside = await startOutside();
      await use(outside);
      await outside.site.stop();
      await Promise.all([outside.form, outside.sheet, outside.provider].map((it) => it.close()));
    },
    { scope: "worker" },
  ],
  provider: async ({ outside: { provider } }, use) => {
    provider.requests.length = 0;
    provider.always(provide);
    await use(provider);
  },
});

async function startOutside(): Promise<Outside> {
  const [form, sheet, provider] = await Promise.all([
    startFormService(),
    startSheetService(),
    startFakeServer(provide),
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
  });
  return { site, form, sheet, provider };
}

const everybody = { "Access-Control-Allow-Origin": "*" };

/** The provider's script fills the fields that its own address names. */
const provide: Behaviour = (request, response) => {
  if (request.path.startsWith("/trustedform.js")) {
    const type = { "Content-Type": "text/javascript" };
    return text(200, `(${fillIn})(${JSON.stringify(certificate)})`, type)(request, response);
  }
  return text(200, JSON.stringify({ ip: reported }), everybody)(request, response);
};

function fillIn(values: Record<string, string>) {
  const script = document.currentScript;
  const asked = new URL(script instanceof HTMLScriptElement ? script.src : "").searchParams;
  for (const parameter of ["field", "token_field", "ping_field"]) {
    const name = asked.get(parameter) ?? "";
    for (const input of document.getElementsByName(name)) {
      if (input instanceof HTMLInputElement) input.value = values[name] ?? "";
    }
  }
}

const [oxbryta] = cases.filter(({ slug }) => slug === "oxbryta");

async function toHome(page: Page, site: Site, visit = open) {
  await visit(page, site.url);
  const { consent: _later, ...answers } = homeAnswers;
  await fill(page, "form", answers);
}

async function toStep2(page: Page, site: Site, visit = open) {
  if (!oxbryta) throw new Error("no such case");
  await visit(page, `${site.url}/lawsuits/oxbryta`);
  await answerQuiz(page, oxbryta);
  await page.getByRole("button", { name: oxbryta.quiz.cta, exact: true }).click();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  const { consent: _later, ...answers } = caseAnswers;
  await fill(page, "form", answers);
}

const journeys = [
  { name: "home", go: toHome },
  { name: "case", go: toStep2 },
] as const;

const box = (page: Page) => page.locator('#form [name="consent"]');
const certUrl = (page: Page) => page.locator(`#form [name="${fieldNames.field}"]`);

async function send(page: Page, email: string): Promise<string> {
  await fillPerson(page, email);
  await page.getByRole("button", { name: "Start Your Free Review" }).click();
  await expect(page.locator(".success")).toBeVisible();
  return (await page.locator(".reference").textContent()) ?? "";
}

/** What a recipient got under this reference. */
async function membersAt(fake: FakeServer, reference: string): Promise<Record<string, string>> {
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

function askedFor(provider: FakeServer, path: string) {
  return provider.requests.filter((request) => request.path.startsWith(path));
}

for (const { name, go } of journeys) {
  test.describe(`the ${name} form`, () => {
    // Both forms are sent by the same component.
    const tag = name === "home" ? [] : long;

    test("asks for the script once, after the tick, and sends what it filled in", async ({
      page,
      outside: { site, form },
      provider,
    }) => {
      await go(page, site);
      expect(provider.requests).toEqual([]);
      await expect(page.getByText("TrustedForm certificate").first()).toBeVisible();
      await box(page).check();
      await expect(certUrl(page)).toHaveValue(certificate.xxTrustedFormCertUrl);
      await box(page).uncheck();
      await box(page).check();

      const reference = await send(page, `${name}.certified@example.com`);
      expect(await membersAt(form, reference)).toMatchObject(certificate);
      const scripts = askedFor(provider, "/trustedform.js");
      expect(scripts).toHaveLength(1);
      const { searchParams } = new URL(scripts[0]?.path ?? "", provider.url);
      expect(Object.fromEntries(searchParams)).toEqual({
        ...fieldNames,
        use_tagged_consent: "true",
      });
      expect(scripts[0]?.headers.referer).toBe(`${site.url}/`);
      expect(askedFor(provider, "/ns.gif")).toEqual([]);
    });

    test("is sent without waiting for a script that never answers", { tag }, async ({
      page,
      outside: { site, form },
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

test("what the script filled in outlives drawing the page again", async ({
  page,
  outside: { site, form },
  provider,
}) => {
  await toHome(page, site);
  await box(page).check();
  await expect(certUrl(page)).toHaveValue(certificate.xxTrustedFormCertUrl);
  expect(provider.requests.length).toBeGreaterThan(0);
  await page.evaluate(() => location.assign("#why-us"));
  await expect(page).toHaveURL(/#why-us$/);

  const reference = await send(page, "drawn.again@example.com");
  expect(await membersAt(form, reference)).toMatchObject(certificate);
});

test("the certificate of the page goes with whichever form of it is sent", async ({
  page,
  outside: { site, form },
  provider,
}) => {
  await toStep2(page, site);
  await box(page).check();
  await expect(certUrl(page)).toHaveValue(certificate.xxTrustedFormCertUrl);
  await page.getByRole("button", { name: "Change my answers" }).click();
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await page.getByRole("button", { name: oxbryta?.quiz.cta ?? "", exact: true }).click();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await expect(certUrl(page)).toHaveValue("");
  await box(page).check();
  await page.locator('#form [name="state"]').selectOption("OH");

  const reference = await send(page, "changed.answers@example.com");
  expect(await membersAt(form, reference)).toMatchObject(certificate);
  // Once a document, and step 2 came up in another one.
  expect(askedFor(provider, "/trustedform.js")).toHaveLength(2);
});

test("a box that was ticked before the page was taken over counts", async ({
  page,
  outside: { site },
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

test("a lead drawn again with an error keeps its certificate and asks for no other", async ({
  page,
  outside: { site, form },
  provider,
}) => {
  await toHome(page, site);
  await box(page).check();
  await expect(certUrl(page)).toHaveValue(certificate.xxTrustedFormCertUrl);
  await page.locator('#form [name="Phone"]').fill("");
  await page.locator("#form").evaluate((element) => element.setAttribute("novalidate", ""));
  await page.getByRole("button", { name: "Start Your Free Review" }).click();
  await expect(page).toHaveTitle(/^Error: /);

  const reference = await send(page, "corrected@example.com");
  expect(await membersAt(form, reference)).toMatchObject(certificate);
  expect(askedFor(provider, "/trustedform.js")).toHaveLength(1);
});

test.describe("the address", () => {
  test("is looked up after the tick when the server saw none, and says who reported it", async ({
    page,
    outside: { site, sheet },
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
    test.use({ extraHTTPHeaders: { "X-Forwarded-For": "203.0.113.9" } });

    test("is used, and none is looked up", async ({ page, outside: { site, sheet }, provider }) => {
      await toHome(page, site);
      await box(page).check();
      await expect(certUrl(page)).toHaveValue(certificate.xxTrustedFormCertUrl);

      const reference = await send(page, "proxied@example.com");
      expect(await membersAt(sheet, reference)).toMatchObject({ ip_address: "203.0.113.9" });
      expect(askedFor(provider, "/ip")).toEqual([]);
    });
  });
});

test.describe("somebody who opts out", () => {
  test.describe(() => {
    test.use({ isAlone: true });

    test("by a signal that only scripts see, asks for nothing with the tick", async ({
      page,
      outside: { site, form },
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

  test("in another tab, asks for nothing with a tick on the page from before", async ({
    page,
    context,
    outside: { site, form },
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
    outside: { site, form },
    provider,
  }) => {
    await toHome(page, site, visit);
    await box(page).check();
    await send(page, "pixel.home@example.com");
    await page.goto(`${site.url}/lawsuits/oxbryta`);
    expect(provider.requests).toEqual([]);
    await toStep2(page, site, visit);
    await expect.poll(() => provider.requests.map(({ path }) => path)).toEqual(["/ns.gif"]);
    await box(page).check();

    const reference = await send(page, "pixel.case@example.com");
    expect(await membersAt(form, reference)).toMatchObject(none);
    expect(provider.requests).toHaveLength(1);
  });

  test("an image is never asked for by somebody opted out", async ({
    page,
    context,
    outside: { site },
    provider,
  }) => {
    await context.addCookies([{ name: "do_not_sell", value: "1", url: site.url }]);
    await toStep2(page, site, visit);
    await box(page).check();
    await send(page, "no.pixel@example.com");
    expect(provider.requests).toEqual([]);
  });
});
