import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { indexedPaths } from "~/data/menus";
import { team } from "~/data/team";
import { commandBeside } from "../support/command-beside";
import { wordsOf } from "../support/document";
import { homeLead, post, type Site, startSite } from "../support/site";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-identity-"));
const partners = join(folder, "partners.json");
const firm = { name: "Lee & Roe LLP", city: "Albany", state: "NY", site: "https://lee.example/" };
writeFileSync(partners, JSON.stringify([firm]));

const identity = {
  COMPANY_NAME: "Real Answers Inc.",
  COMPANY_FORM: "a New York corporation",
  CONTACT_EMAIL: "hello@real.example",
  PRIVACY_EMAIL: "privacy@real.example",
  POSTAL_ADDRESS: "1 Main Street, Albany, NY 12207",
  RESPONSIBLE_ADVERTISER: "Lee & Roe LLP, Albany, New York",
  PARTNERS_FILE: partners,
};
const madeUp = "This is a demonstration: company, people and firms are made up.";
const stays = "What you send stays on this machine.";

/** One server for each combination of settings: no test here changes what another sees. */
const sites = new Map<string, Promise<Site>>();
afterAll(async () => {
  for (const site of sites.values()) await (await site).stop();
  rmSync(folder, { recursive: true });
});

describe("the demonstration line", () => {
  test("is above the header of every page of a fresh install", async () => {
    const site = await start({});
    for (const path of [...indexedPaths, "/lawsuits/oxbryta", "/no-such-page"]) {
      const html = await (await fetch(site.url + path)).text();
      const above = html.slice(html.indexOf("<body"), html.indexOf("<header"));
      expect({ path, words: wordsOf(above) }).toEqual({
        path,
        words: expect.stringContaining(`${madeUp} ${stays}`),
      });
    }
  });

  test("no longer says that everything stays on this machine once a destination is configured", async () => {
    const site = await start({ FORM_ID_HOME: "abc", FORM_SERVICE_URL: "http://127.0.0.1:9" });
    const words = wordsOf(await (await fetch(site.url)).text());
    expect(words).toContain(madeUp);
    expect(words).not.toContain(stays);
  });

  test("stays while a single value is made up, and goes with the last", async () => {
    const { POSTAL_ADDRESS: _left, ...rest } = identity;
    expect(await (await fetch((await start(rest)).url)).text()).toContain(madeUp);
    expect(await (await fetch((await start(identity)).url)).text()).not.toContain(madeUp);
  });

  test("goes together with the sample names of the about page", async () => {
    const sample = wordsOf(await (await fetch(`${(await start({})).url}/about`)).text());
    expect(sample).toContain("The names are samples");
    const real = wordsOf(await (await fetch(`${(await start(identity)).url}/about`)).text());
    for (const { name, role } of team().members) {
      expect(sample).toContain(name);
      expect(real).not.toContain(name);
      expect(real).toContain(role);
    }
    expect(real).not.toMatch(/sample|demonstration/i);
  });
});

test("the firms of the file are named at the form, on their page and in the receipt", async () => {
  const site = await start(identity);
  const home = wordsOf(await (await fetch(site.url)).text());
  const page = await (await fetch(`${site.url}/partners`)).text();
  expect(home).toContain("Lee & Roe LLP (Albany, New York)");
  expect(wordsOf(page)).toContain("Lee & Roe LLP");
  expect(page).toContain(`href="${firm.site}"`);
  expect(wordsOf(page)).toContain("a New York corporation");

  await post(site.url, homeLead({ Email: "firms@example.com" }));
  const reference = JSON.parse((await commandBeside(site, "list", "--json")).out).reference;
  const { out } = await commandBeside(site, "show", reference, "--json");
  expect(out).toContain("Lee & Roe LLP");
});

function start(settings: Record<string, string>): Promise<Site> {
  const key = JSON.stringify(settings);
  const site = sites.get(key) ?? startSite(settings);
  sites.set(key, site);
  return site;
}
