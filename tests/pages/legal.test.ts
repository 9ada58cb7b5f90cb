import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site as ownSite } from "~/data/site";
import { makeReceipt } from "~/server/leads/receipt";
import { consentOf, noon } from "~/tests/support/given";
import { read } from "../support/page";
import { sharedSite } from "../support/shared-site";
import { type Site, startSite } from "../support/site";

const names = readdirSync("data/legal").map((file) => file.replace(/\.md$/, ""));
const paths = names.map((name) => `/${name}`);

const settings = {
  SITE_NAME: "Otherclaim",
  COMPANY_NAME: "Other Company LLC",
  COMPANY_FORM: "a West Virginia limited liability company",
  CONTACT_EMAIL: "mail@other.example",
  PRIVACY_EMAIL: "data@other.example",
  POSTAL_ADDRESS: "1 Other Street, Albany, NY 12207",
  RETENTION_DAYS: "400",
  RECEIPT_DAYS: "2000",
  FORM_SERVICE_URL: "https://forms.other.example",
  FORM_ID: "abcdefgh",
  FORWARD_URL: "https://sheet.other.example/exec",
  FORWARD_API_KEY: "secret",
  FORWARD_ROLE: "third_party",
  EXCLUDED_STATES: "WA,NV,MD,TX",
};

const plain = sharedSite();
let other: Site;
beforeAll(async () => {
  other = await startSite(settings);
});
afterAll(() => other.stop());

describe("every legal page", () => {
  test("shows its dates and its breadcrumb", async () => {
    for (const path of paths) {
      const { html } = await read(plain, path);
      const [shown = ""] = html.split("window.__remixContext");
      expect(shown).toContain(`Last updated ${frontDate(path, "lastUpdated")}`);
      expect(shown).toContain(`First dated ${frontDate(path, "firstDated")}`);
      expect(shown).toContain("Changed since then: ");
      expect(html).toMatch(/aria-label="Breadcrumb"[\s\S]*?Home<\/a>[\s\S]*?Legal/);
    }
  });

  test("lists its sections at the top, in order", async () => {
    for (const path of paths) {
      const { html } = await read(plain, path);
      const toc = /class="toc[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
      const listed = [...toc.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
      const text = html.slice(html.indexOf('class="legal__text"'));
      const held = [...text.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);
      const expected = held.filter((id) => id !== "subscribe-title");
      expect({ path, listed }).toEqual({ path, listed: expected });
      expect(listed.length).toBeGreaterThan(2);
    }
  });

  test("uses the values of this installation", async () => {
    for (const path of paths) {
      const { html } = await read(other, path);
      expect(html).toContain("Other Company LLC");
      expect({ path, left: html.match(/\{\{|Plainclaim|plainclaim\.example/g) }).toEqual({
        path,
        left: null,
      });
    }
  });
});

describe("the notice for states with their own law", () => {
  test("follows the states that are excluded", async () => {
    const { html: taken } = await read(plain, "/consumer-health-data");
    expect(taken).toContain("For people who live in Nevada and Washington");
    expect(taken).toContain("NOTICE: We may sell your sensitive personal data.");
    expect(taken).not.toMatch(/no form on this site is such/i);

    const { html: excluded } = await read(other, "/consumer-health-data");
    expect(excluded).toContain("We take no requests from people who live in Nevada and Washington");
    expect(excluded).toContain("We take no requests from people who live in Texas");
    expect(excluded).not.toContain("NOTICE:");
  });

  test("names the state whose law governs the terms", async () => {
    const { html } = await read(plain, "/terms");
    const [, state = "none"] = /the law of ([\w ]+) applies/.exec(html) ?? [];
    expect(ownSite.companyForm).toContain(state);
    expect((await read(other, "/terms")).html).toContain("the law of West Virginia applies");
  });
});

describe("the privacy policy's text", () => {
  test("about a receipt, and that of the health policy, names every personal part that is stored", async () => {
    const { html } = await read(plain, "/privacy");
    const { html: health } = await read(plain, "/consumer-health-data");
    for (const part of [
      "name",
      "email",
      "phone",
      "page",
      "words shown",
      "firms",
      "IP address",
      "browser name",
      "certificate",
    ]) {
      expect(html).toMatch(new RegExp(`personal part of a receipt:[^<]*\\b${part}\\b`, "i"));
      expect(health).toMatch(new RegExp(`personal part of a receipt \\([^)]*\\b${part}\\b`, "i"));
    }
    const receipt = makeReceipt(...consentOf("AAAA2222", "ann@example.com", noon));
    expect(Object.keys(JSON.parse(receipt.personal)).sort()).toEqual([
      "certificate_ping_url",
      "certificate_token",
      "certificate_url",
      "disclosure_text",
      "email",
      "firms",
      "ip",
      "ip_source",
      "name",
      "page",
      "phone",
      "salt",
      "user_agent",
    ]);
  });

  test("about retention follows the settings", async () => {
    const { html } = await read(other, "/privacy");
    expect(html).toContain("400 days");
    expect(html).toContain("2,000 days");
    expect(html).not.toContain("1,095 days");
  });

  test("about retention is true whichever of the two limits is longer", async () => {
    const { html } = await read(plain, "/privacy");
    expect(html).not.toMatch(/longer than the form/);
  });

  test("about recipients names those that are on, with their role, and no other", async () => {
    const { html } = await read(other, "/privacy");
    expect(html).toContain("forms.other.example");
    expect(html).toMatch(/sheet\.other\.example \(third party\)/);
    expect(html).not.toMatch(/certificate vendor, which records/i);

    const { html: none } = await read(plain, "/privacy");
    expect(none).toContain("On this site, requests are only stored.");
  });

  test("about cookies names the one cookie that pages set (nothing-foreign.test.ts)", async () => {
    const { html } = await read(plain, "/privacy");
    const section = html.slice(
      html.indexOf('<h2 id="cookies"'),
      html.indexOf('<h2 id="privacy-signals"'),
    );
    expect(section).toContain("do_not_sell");
  });
});

test("a link that shows its address is marked, so that paper does not show it twice", async () => {
  const html = await (await fetch(`${plain.url}/do-not-sell-my-info`)).text();
  expect(html).toContain(
    '<a class="unbroken" href="https://globalprivacycontrol.org">globalprivacycontrol.org</a>',
  );
});

test("the arbitration agreement can be read whole, without script", async () => {
  const { html } = await read(plain, "/terms");
  const section = html.slice(
    html.indexOf('id="arbitration"'),
    html.indexOf('id="indemnification"'),
  );
  expect(section).toMatch(/<details>\s*<summary>[\s\S]+<\/details>/);
});

test("names and addresses are shown as set, and their links lead where they say", async () => {
  const odd = {
    SITE_NAME: "Smith & Sons <i>",
    COMPANY_NAME: "A_b_c *x* `y` [z](/q) \\ #1",
    POSTAL_ADDRESS: "1. Main St | Albany www.x.example",
    CONTACT_EMAIL: "a_b+c_d@ox.example",
    PRIVACY_EMAIL: "p_q_r@x-y.example",
    FORM_ID: "abcdefgh",
  };
  const site = await startSite(odd);
  try {
    for (const path of paths) {
      const { html } = await read(site, path);
      const text = html.slice(html.indexOf('class="legal__text"'), html.indexOf("</main>"));
      expect({
        path,
        left: text.match(/<em>|<i>|&amp;amp;|\\[_*<&@]|href="\/q"|www\.x\.example"/g),
      }).toEqual({ path, left: null });
      expect(text).toContain("A_b_c *x* `y` [z](/q) \\ #1");
    }
    const { html: terms } = await read(site, "/terms");
    expect(terms).toContain("Smith &amp; Sons &lt;i&gt; is run by");
    expect(terms).toContain("1. Main St | Albany www.x.example");
    expect(terms).toContain('<a href="mailto:a_b+c_d@ox.example">a_b+c_d@ox.example</a>');

    const { html: privacy } = await read(site, "/privacy");
    expect(privacy).toContain('<a href="mailto:p_q_r@x-y.example">p_q_r@x-y.example</a>');
    expect(privacy).toMatch(/<li>A form service at formspree\.io/);
  } finally {
    await site.stop();
  }
});

/** `April 30, 2025` for the ISO date that the front matter has under this name. */
function frontDate(path: string, name: string): string {
  const text = readFileSync(`data/legal${path}.md`, "utf8");
  const [, date = ""] = new RegExp(`^${name}: (\\S+)$`, "m").exec(text) ?? [];
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
