import { afterAll, beforeAll, expect, test } from "vitest";
import { afterSending } from "~/data/after-sending";
import { commandBeside } from "../support/command-beside";
import { wordsOf } from "../support/document";
import { homeLead, post, type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const all = { calls: "on", texts: "on", emails: "on" };

async function stop(fields: Record<string, string>) {
  const answer = await post(`${site.url}/stop-contact`, fields);
  const next = answer.headers.get("Location");
  const page = next === null ? answer : await fetch(new URL(next, site.url));
  return { status: answer.status, next, words: wordsOf(await page.text()), page };
}

async function sentOf(email: string): Promise<string> {
  const answer = await post(site.url, { ...homeLead(), Email: email, Phone: "212 555 0190" });
  return /sent=([\w.-]+)/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
}

const lead = async (email: string) => (await sentOf(email)).slice(0, 8);

test("a known and an unknown address get the same answer, and the stop is in the log", async () => {
  const reference = await lead("known@example.com");
  const known = await stop({ email: "known@example.com", phone: "", ...all });
  const unknown = await stop({ email: "nobody@example.com", phone: "", ...all });
  expect(known.status).toBe(303);
  expect(known.next).toMatch(/^\/stop-contact\?sent=stop\.[\w-]{24}#form$/);
  expect(known.words).toContain("Contact is stopped.");
  expect(known.page.headers.get("Cache-Control")).toContain("no-store");
  expect(unknown).toMatchObject({ status: 303, words: known.words });

  const shown = await commandBeside(site, "show", reference);
  expect(shown.out).toMatch(/Stopped: .* \(by the person\)/);
});

test("only an address that the server gave says that contact is stopped", async () => {
  const { next } = await stop({ email: "given@example.com", phone: "", ...all });
  const seal = next?.slice(-29, -5) ?? "";
  const ofLead = await sentOf("ticket@example.com");
  expect(ofLead).toMatch(/^\w{8}\.[\w-]{24}$/);
  for (const sent of ["stop", `stop.${"A".repeat(24)}`, `stap.${seal}`, seal, ofLead]) {
    const page = await fetch(`${site.url}/stop-contact?sent=${sent}`);
    expect([page.status, wordsOf(await page.text()).includes("Contact is stopped.")]).toEqual([
      200,
      false,
    ]);
  }
});

test("every thank-you text and every footer link to the stop page", async () => {
  const links = Object.values(afterSending()).map((copy) =>
    copy.links.map(({ href }) => String(href)),
  );
  expect(links.length).toBeGreaterThan(6);
  for (const hrefs of links) expect(hrefs).toContain("/stop-contact");
  for (const path of ["/", "/unsubscribe", "/do-not-sell-my-info"]) {
    const html = await (await fetch(`${site.url}${path}`)).text();
    expect(html.slice(html.indexOf("<footer"))).toContain('href="/stop-contact"');
  }
});

test("no ticked box is an error at its field", async () => {
  const nothing = await stop({ email: "a@example.com", phone: "" });
  expect(nothing.status).toBe(422);
  expect(nothing.words).toContain("Check what you want to stop");
});
