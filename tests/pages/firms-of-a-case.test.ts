import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCase } from "~/data/cases";
import { commandBeside } from "../support/command-beside";
import { filledIn, wordsOf } from "../support/document";
import { answersTo } from "../support/quiz-answers";
import { post, type Site, startSite } from "../support/site";

const folder = mkdtempSync(join(tmpdir(), "plainclaim-firms-"));
const file = join(folder, "partners.json");
const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
const blood = { name: "Sickle and Sons", ...place, cases: ["oxbryta"] };
const mesh = { name: "Mesh and Partners", ...place, cases: ["hernia-mesh"] };
const all = { name: "Anything PLLC", ...place };

let site: Site;
beforeAll(async () => {
  writeFileSync(file, JSON.stringify([blood, mesh, all]));
  site = await startSite({ PARTNERS_FILE: file });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test("the form of a case names only the firms that take it, and its receipt keeps their names", async () => {
  const page = `${site.url}/lawsuits/oxbryta`;
  const step2 = await stepTwo("oxbryta");
  const words = wordsOf(step2);
  expect(words).toContain(blood.name);
  expect(words).toContain(all.name);
  expect(words).not.toContain(mesh.name);

  const person = { "First name": "Ann", "Last name": "Lee", Phone: "212 555 0123", state: "NY" };
  const email = "firms@example.com";
  const done = await post(page, {
    ...{ ...filledIn(step2), ...person, Email: email, consent: "on", share_answers: "no" },
  });
  const after = await (await fetch(new URL(done.headers.get("Location") ?? "", site.url))).text();
  expect(wordsOf(after)).not.toContain(mesh.name);
  const { out } = await commandBeside(site, "person", email);
  expect(out).toContain(blood.name);
  expect(out).not.toContain(mesh.name);
});

test("a case that no firm names goes to the firms that take every case", async () => {
  const words = wordsOf(await stepTwo("suboxone"));
  expect(words).toContain(all.name);
  expect(words).not.toContain(mesh.name);
});

test("the form of home, where the case is not known yet, names all of them", async () => {
  const words = wordsOf(await (await fetch(site.url)).text());
  for (const { name } of [mesh, all]) expect(words).toContain(name);
});

async function stepTwo(slug: string): Promise<string> {
  const page = `${site.url}/lawsuits/${slug}`;
  const item = findCase(slug);
  if (!item) throw new Error(`no case ${slug}`);
  const quiz = filledIn(await (await fetch(page)).text());

  return (await post(page, { ...quiz, ...answersTo(item) })).text();
}
