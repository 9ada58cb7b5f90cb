import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leadWays } from "~/data/after-sending";
import { findCase } from "~/data/cases";
import { indexedPaths } from "~/data/menus";
import { team } from "~/data/team";
import { speak } from "~/server/language";
import { commandBeside } from "../support/command-beside";
import { filledIn, wordsOf } from "../support/document";
import { answersTo } from "../support/quiz-answers";
import { sharedSite } from "../support/shared-site";
import { homeLead, post, type Site, startSite } from "../support/site";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-identity-"));
const partners = join(folder, "partners.json");
const place = { city: "Albany", state: "NY", site: "https://lee.example/" };
const firm = { name: "Lee & Roe LLP", ...place };
const blood = { name: "Sickle and Sons", ...place, cases: ["oxbryta"] };
const mail = { id: "mesh", email: "leads@mesh.example", secretEnv: "MESH_SECRET" };
const mesh = { name: "Mesh and Partners", ...place, cases: ["hernia-mesh"], ...mail };
writeFileSync(partners, JSON.stringify([firm, blood, mesh]));

const identity = {
  COMPANY_NAME: "Real Answers Inc.",
  COMPANY_FORM: "a New York corporation",
  CONTACT_EMAIL: "hello@real.example",
  PRIVACY_EMAIL: "privacy@real.example",
  POSTAL_ADDRESS: "1 Main Street, Albany, NY 12207",
  RESPONSIBLE_ADVERTISER: "Lee & Roe LLP, Albany, New York",
  PARTNERS_FILE: partners,
  MESH_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
};
const madeUp = "This is a demonstration: company, people and firms are made up.";
const stays = "What you send stays on this machine.";

const fresh = sharedSite();
let almost: Site;
let real: Site;
beforeAll(async () => {
  const { POSTAL_ADDRESS: _left, ...rest } = identity;
  const destination = { FORM_ID_HOME: "abc", FORM_SERVICE_URL: "http://127.0.0.1:9" };
  [almost, real] = await Promise.all([startSite({ ...rest, ...destination }), startSite(identity)]);
});
afterAll(async () => {
  await Promise.all([almost.stop(), real.stop()]);
  rmSync(folder, { recursive: true });
});

describe("the demonstration line", () => {
  test("is above the header of every page of a fresh install", async () => {
    for (const path of [...indexedPaths, "/lawsuits/oxbryta", "/no-such-page"]) {
      const html = await (await fetch(fresh.url + path)).text();
      const above = html.slice(html.indexOf("<body"), html.indexOf("<header"));
      expect({ path, words: wordsOf(above) }).toEqual({
        path,
        words: expect.stringContaining(`${madeUp} ${stays}`),
      });
    }
  });

  test("stays while a single value is made up, without a word about this machine once a destination is configured", async () => {
    const words = wordsOf(await (await fetch(almost.url)).text());
    expect(words).toContain(madeUp);
    expect(words).not.toContain(stays);
  });

  test.each([
    ["/lawsuits/oxbryta", "en"],
    ["/about", "en"],
    ["/faqs", "en"],
    ["/es/lawsuits/oxbryta", "es"],
    ["/es/about", "es"],
    ["/es/faqs", "es"],
  ] as const)("agrees with %s on who gets a request", async (path, code) => {
    const { demonstration, stored } = speak(code, () => leadWays());
    const sample = wordsOf(await (await fetch(fresh.url + path)).text());
    expect(sample).toContain(demonstration.goes);
    expect(sample).not.toContain(stored.goes);
    const own = wordsOf(await (await fetch(real.url + path)).text());
    expect(own).toContain(stored.goes);
    expect(own).not.toContain(demonstration.goes);
  });

  test("goes with the last value that is made up", async () => {
    expect(await (await fetch(real.url)).text()).not.toContain(madeUp);
  });

  test("goes together with the sample names of the about page", async () => {
    const sample = wordsOf(await (await fetch(`${fresh.url}/about`)).text());
    expect(sample).toContain("The names are samples");
    const own = wordsOf(await (await fetch(`${real.url}/about`)).text());
    for (const { name, role } of team().members) {
      expect(sample).toContain(name);
      expect(own).not.toContain(name);
      expect(own).toContain(role);
    }
    expect(own).not.toMatch(/sample|demonstration/i);
  });
});

test("the firms of the file are named at the form, on their page and in the receipt", async () => {
  const site = real;
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

test("the form of a case names only the firms that take it, and its receipt keeps their names", async () => {
  const step2 = await stepTwo("oxbryta");
  const words = wordsOf(step2);
  expect(words).toContain(blood.name);
  expect(words).toContain(firm.name);
  expect(words).not.toContain(mesh.name);

  const person = { "First name": "Ann", "Last name": "Lee", Phone: "212 555 0123", state: "NY" };
  const email = "case@example.com";
  const done = await post(`${real.url}/lawsuits/oxbryta`, {
    ...filledIn(step2),
    ...person,
    Email: email,
    consent: "on",
    share_answers: "no",
  });
  const after = await (await fetch(new URL(done.headers.get("Location") ?? "", real.url))).text();
  expect(wordsOf(after)).not.toContain(mesh.name);
  const { out } = await commandBeside(real, "person", email);
  expect(out).toContain(blood.name);
  expect(out).not.toContain(mesh.name);
});

test("a case that no firm names goes to the firms that take every case, and home names all", async () => {
  const words = wordsOf(await stepTwo("suboxone"));
  expect(words).toContain(firm.name);
  expect(words).not.toContain(mesh.name);
  const home = wordsOf(await (await fetch(real.url)).text());
  for (const { name } of [mesh, firm]) expect(home).toContain(name);
});

test("a firm with a mailbox is named at the start while no mail can be sent", () => {
  expect(real.output()).toContain(`${mesh.name} gets no mail: set SMTP_URL and MAIL_FROM`);
  expect(almost.output()).not.toContain(`${firm.name} gets no mail`);
});

async function stepTwo(slug: string): Promise<string> {
  const page = `${real.url}/lawsuits/${slug}`;
  const item = findCase(slug);
  if (!item) throw new Error(`no case ${slug}`);
  const quiz = filledIn(await (await fetch(page)).text());

  return (await post(page, { ...quiz, ...answersTo(item) })).text();
}
