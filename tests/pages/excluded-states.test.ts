import { afterAll, beforeAll, expect, test } from "vitest";
import { controlOf, tagsOf, titleOf, wordsOf } from "../support/document";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";
import { storedBy } from "../support/stored";

let site: Site;
beforeAll(async () => {
  site = await startSite({ EXCLUDED_STATES: "ca, WA" });
});
afterAll(() => site.stop());

test("the home form asks for the state when some states are excluded", async () => {
  const html = await (await fetch(site.url)).text();
  expect(controlOf(html, "state")).toHaveProperty("required");
  expect((await post(site.url, homeLead())).status).toBe(422);
});

test("a lead from an excluded state is declined in words, with other help, and not stored", async () => {
  const answers = [
    await post(site.url, homeLead({ state: "CA", Email: "declined@example.com" })),
    await post(
      `${site.url}/lawsuits/oxbryta`,
      caseLead({ state: "WA", Email: "declined@example.com" }),
    ),
  ];
  for (const answer of answers) {
    const html = await answer.text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(wordsOf(main)).toMatch(/California|Washington/);
    expect(tagsOf(main, "a").some(({ href = "" }) => href.startsWith("https://"))).toBe(true);
    // The free help of the case, by telephone.
    expect(wordsOf(main)).toContain("Free help");
    expect(main).toContain('href="tel:+1');
    expect(wordsOf(main)).not.toMatch(/Thanks/);
    expect(titleOf(html)).not.toContain("Step");
    expect(html).not.toContain("declined@example.com");
  }
  expect(storedBy(site)).toEqual([]);
});

test("a child from an excluded state is asked for a parent or guardian, like any child", async () => {
  const answer = await post(
    `${site.url}/lawsuits/oxbryta`,
    caseLead({ state: "WA", dob: `${new Date().getFullYear() - 5}-01-01` }),
  );
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(wordsOf(html.slice(html.indexOf("<main")))).toMatch(/guardian/);
});

test("errors are shown before a state is declined, and other states are accepted as usual", async () => {
  const faulty = homeLead({ state: "CA", Phone: "1" });
  expect((await post(site.url, faulty)).status).toBe(422);
  expect((await post(site.url, homeLead({ state: "NY" }))).status).toBe(303);
  expect((await post(`${site.url}/lawsuits/oxbryta`, caseLead({ state: "PR" }))).status).toBe(303);
});
