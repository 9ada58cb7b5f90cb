import { describe, expect, onTestFinished, test } from "vitest";
import { leadWays } from "~/data/after-sending";
import { takePartners } from "~/server/app";
import { readConfig } from "~/server/config/config";
import { configuredDestinations, destinationDefinitions } from "~/server/destinations/index";
import { speak } from "~/server/language";
import { escapeMarkdown, placeholdersOf, readPlaceholders } from "~/server/legal/placeholders";
import { legalPage } from "~/server/legal/render-markdown";
import { temporaryStore } from "~/tests/support/temporary-store";
import { testApp } from "~/tests/support/test-app";

const vendor = "https://api.trustedform.com";

describe("the recipients in legal texts", () => {
  test("are the destinations that are on, each named", () => {
    const config = readConfig({
      FORM_ID: "main",
      FORM_ID_OPT_OUT: "main",
      FORM_ID_CONTACT: "main",
      FORWARD_URL: "https://sheet.example/exec",
      FORWARD_API_KEY: "key",
      TRUSTEDFORM_API_KEY: "key",
      CONSENT_PING_HOSTS: "ping.example",
      SMTP_URL: "smtps://mail.example",
      MAIL_FROM: "mail@plainclaim.example",
      STAFF_EMAIL: "staff@plainclaim.example",
    });
    const on = configuredDestinations(config, Buffer.alloc(32));
    const list = readPlaceholders(config)["recipients.list"];
    // Alerts contain no personal data, so their endpoint is not listed.
    expect(on).toHaveLength(destinationDefinitions.length - 1);
    for (const { name, recipient } of on) {
      expect({
        name,
        told: list?.includes(escapeMarkdown(recipient(config) ?? "nothing")),
      }).toEqual({
        name,
        told: true,
      });
    }
    expect(list).not.toMatch(/only stored/);
  });

  test("are none while no destination is on", () => {
    const config = readConfig({});
    expect(destinationDefinitions.map(({ recipient }) => recipient(config))).toEqual(
      destinationDefinitions.map(() => null),
    );
    expect(readPlaceholders(config)["recipients.list"]).toMatch(/only stored/);
  });

  test.each([
    { CONSENT_SCRIPT_URL: `${vendor}/trustedform.js` },
    { CONSENT_PIXEL_URL: `${vendor}/ns.gif` },
    { TRUSTEDFORM_API_KEY: "key" },
  ])("name the certificate vendor with any one of its settings: %o", (settings) => {
    const list = readPlaceholders(readConfig(settings))["recipients.list"];
    expect(list).toMatch(/certificate vendor/);
    expect(list).not.toMatch(/only stored/);
  });
});

test.each(["privacy", "consumer-health-data", "california-privacy", "partners"])(
  "a firm whose name looks like markup is named as it is written on /%s",
  (page) => {
    const [sample] = readConfig({}).partners;
    if (!sample) throw new Error("There is a sample firm");
    const name = "<b>Lee</b> *&* [Roe](https://evil.example) www.evil.example &lt;";
    const firm = { ...sample, name, id: "lee", email: "intake@firm.example" };
    const mail = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "mail@plainclaim.example" };
    const { html } = legalPage(page, readPlaceholders({ ...readConfig(mail), partners: [firm] }));
    expect(html).toContain(
      "&lt;b&gt;Lee&lt;/b&gt; *&amp;* [Roe](https://evil.example) www.evil.example &amp;lt;",
    );
    expect(html).not.toMatch(/<b>|href="[^"]*evil/);
  },
);

test("the text after sending depends on where this installation sends a request", () => {
  const form = { FORM_ID_CASE: "case" };
  const sheet = { FORWARD_URL: "https://sheet.example/exec", FORWARD_API_KEY: "key" };
  const said = [{}, form, sheet, { ...form, ...sheet }].map(
    (settings) => readPlaceholders({ ...readConfig(settings), sampleSettings: [] })["lead.next"],
  );
  const { stored, form: byForm, sheet: bySheet, formAndSheet } = leadWays();
  expect(said).toEqual([stored, byForm, bySheet, formAndSheet].map(({ next }) => next));

  const [sample] = readConfig({}).partners;
  if (!sample) throw new Error("There is a sample firm");
  const firm = { ...sample, id: "lee", email: "intake@firm.example" };
  const mail = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "mail@plainclaim.example" };
  const reached = { ...readConfig(mail), partners: [firm] };
  expect(readPlaceholders(reached)["lead.next"]).toBe(leadWays().firm.next);
  // If the firm cannot be reached, nothing says that it has the request.
  const named = { ...readConfig({}), sampleSettings: [], partners: [firm] };
  expect(readPlaceholders(named)["lead.next"]).toBe(stored.next);
});

describe("Spanish", () => {
  test("takes the words of the referral decision in Spanish, escaped, or marks the English", () => {
    const english = { REFERRAL_DECISION: "No *referral*" };
    const told = (settings: Record<string, string>) =>
      speak("es", () => readPlaceholders(readConfig(settings)));
    expect(told(english)["referral.decision"]).toBe('<span lang="en">No \\*referral\\*</span>');
    const both = told({ ...english, REFERRAL_DECISION_ES: "Sin <referencia>" });
    expect(both).toMatchObject({
      "referral.plain": "Sin <referencia>",
      "referral.decision": "Sin \\<referencia\\>",
    });
    expect(told({})["referral.decision"]).toBe("");
    expect(readPlaceholders(readConfig({ REFERRAL_DECISION_ES: "Sin" }))["referral.plain"]).toBe(
      "",
    );
  });

  test.each([
    [
      "a New York limited liability company",
      "una compañía de responsabilidad limitada constituida en",
    ],
    ["a New York corporation", "una empresa constituida en"],
  ])("says what %s is, and its state by the Spanish name", (COMPANY_FORM, words) => {
    const told = speak("es", () => readPlaceholders(readConfig({ COMPANY_FORM })));
    expect(told["site.companyForm"]).toContain(`${words} Nueva York`);
    expect(told["site.governingState"]).toBe("Nueva York");
  });

  test.each(["service_provider", "requested_recipient", "third_party"])(
    "says what a spreadsheet is to us: %s",
    (FORWARD_ROLE) => {
      const sheet = { FORWARD_URL: "https://sheet.example/exec", FORWARD_API_KEY: "key" };
      const config = readConfig({ ...sheet, FORWARD_ROLE });
      const list = speak("es", () => readPlaceholders(config))["recipients.list"];
      expect(list).toMatch(/\((?:proveedor|destinatario|tercero)/);
    },
  );
});

test("the values from settings are made once, for every request until the file of firms is read again", async () => {
  const store = await temporaryStore();
  onTestFinished(() => store.remove());
  const current = { app: testApp({ db: store.db, keys: [Buffer.alloc(32)] }) };
  const values = () => placeholdersOf(current.app.config);
  const before = values();
  expect(values()).toBe(before);
  takePartners(
    current,
    current.app.config.partners.map((firm) => ({ ...firm, name: "Okafor Law PLLC" })),
  );
  expect(values()["partners.list"]).toContain("Okafor Law PLLC");
  expect(before["partners.list"]).not.toContain("Okafor Law PLLC");
});
