import { afterAll, beforeAll, expect, test } from "vitest";
import { controlOf, wordsOf } from "../support/document";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";
import { storedFor } from "../support/stored";

let site: Site;
const sent = { home: "", homeWithTicket: "", case: "" };

beforeAll(async () => {
  site = await startSite();
  const home = await post(site.url, homeLead());
  sent.home = referenceOf(home);
  sent.homeWithTicket = /sent=([\w.-]+)/.exec(home.headers.get("Location") ?? "")?.[1] ?? "";
  sent.case = referenceOf(await post(`${site.url}/lawsuits/oxbryta`, caseLead()));
});
afterAll(() => site.stop());

test("a reference of another form, or an unknown or malformed one, shows the ordinary page", async () => {
  const given = [
    sent.case,
    "22222222",
    sent.home.toLowerCase(),
    ` ${sent.home}`,
    `${sent.home}A`,
    "",
    "0",
    "%00",
    "' or 1=1 --",
    "<script>alert(1)</script>",
    "%E0%A4%A",
    "A".repeat(5000),
  ];
  for (const value of given) {
    const answer = await fetch(
      `${site.url}/?sent=${value.includes("%") ? value : encodeURIComponent(value)}`,
    );
    const html = await answer.text();
    expect({ value, status: answer.status }).toEqual({ value, status: 200 });
    expect(wordsOf(html)).not.toContain("Thanks for Submitting!");
    expect(controlOf(html, "caseTypeSlug")).toBeDefined();
    expect(html).not.toContain("<script>alert");
  }
});

test("every reference without its ticket shows the same box on every lead page, and the form", async () => {
  const html = async (path: string) => (await fetch(`${site.url}${path}`)).text();
  for (const path of ["/", "/lawsuits/oxbryta", "/lawsuits/lds-abuse"]) {
    const shown = [];
    for (const reference of [sent.home, sent.case, "22222222"]) {
      const page = await html(`${path}?sent=${reference}`);
      expect(wordsOf(page)).toContain("If you have just sent this form, we have it.");
      expect(page).toContain('id="form"');
      shown.push(page.replaceAll(reference, "REFERENCE").replaceAll(/ nonce="\w+"/g, ""));
    }
    expect(new Set(shown).size, path).toBe(1);
  }
});

test("a ticket that was cut off or changed is none: the same box", async () => {
  const whole = sent.homeWithTicket;
  for (const cut of [
    whole.slice(0, -1),
    whole.slice(0, 9),
    `${whole}A`,
    `${whole.slice(0, -4)}AAAA`,
  ]) {
    const words = wordsOf(await (await fetch(`${site.url}/?sent=${cut}`)).text());
    expect(words).toContain("If you have just sent this form, we have it.");
  }
});

test("a reference with its ticket shows the thanks, is never cached, and reveals nothing typed", async () => {
  const answer = await fetch(`${site.url}/?sent=${sent.homeWithTicket}`);
  const html = await answer.text();
  // A receipt: what to keep, then what comes next.
  const words = wordsOf(html);
  const places = ["Thanks for Submitting!", "Your reference", "private code", "What happens next"];
  const found = places.map((text) => words.indexOf(text));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found).not.toContain(-1);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(answer.headers.get("ETag")).toBeNull();
  expect(html).not.toMatch(/ann@example\.com|555-0123/);
});

test("after sending, an empty, disabled form stays above the thanks, which replace its button", async () => {
  const message = { topic: "question", firstName: "Ann", lastName: "Lee", message: "Hello" };
  for (const [path, values, id] of [
    ["/", homeLead(), "form"],
    ["/contact", { ...message, email: "ann@example.com" }, "form"],
    [
      "/faqs",
      { "First name": "Ann", Email: "ann@example.com", formType: "newsletter" },
      "subscribe",
    ],
  ] as const) {
    const answer = await post(`${site.url}${path}`, values);
    const html = await (
      await fetch(new URL(answer.headers.get("Location") ?? "", site.url))
    ).text();
    const [form = "", after = ""] = html.slice(html.indexOf(`id="${id}-sent"`)).split("</form>");
    expect({ path, form }).toMatchObject({
      form: expect.stringMatching(/^[^>]*><fieldset disabled/),
    });
    expect(controlOf(form, id === "form" ? "message" : "Email") ?? {}).not.toHaveProperty("value");
    expect(form).not.toMatch(/<button|checked|Ann|ann@example/);
    expect(after).toMatch(new RegExp(`^[^>]*<div id="${id}"`));
    expect(wordsOf(after)).toContain("Thanks");
  }
});

test("subscribe, unsubscribe and subscribe again are three submissions, and a repeat is not stored", async () => {
  const email = "reader@example.com";
  const join = { "First name": "Ann", Email: email, formType: "newsletter" };
  const leave = { email, formType: "unsubscribe" };
  const joined = referenceOf(await post(`${site.url}/blog`, join));
  expect(joined).toMatch(/^\w{8}$/);
  const own = { firstName: "Ann", email, formType: "newsletter" };
  expect(referenceOf(await post(`${site.url}/newsletter`, own))).toBe(joined);

  const leaving = await post(`${site.url}/unsubscribe`, leave);
  const left = referenceOf(leaving);
  const back = referenceOf(await post(`${site.url}/faqs`, join));
  expect(new Set([joined, left, back]).size).toBe(3);
  const done = new URL(leaving.headers.get("Location") ?? "", site.url);
  const html = await (await fetch(done)).text();
  expect(wordsOf(html)).toContain(
    "You've been unsubscribed. It may take a short time for all emails to stop.",
  );
});

test("a sign-up refuses the field names of another page, and records the page it was on", async () => {
  const email = "names@example.com";
  const own = { firstName: "Ann", email, formType: "newsletter" };
  expect((await post(`${site.url}/faqs`, own)).status).toBe(422);
  const there = { "First name": "Ann", Email: email, formType: "newsletter" };
  expect((await post(`${site.url}/privacy`, there)).status).toBe(303);
  expect(storedFor(site, email)).toMatchObject([{ page_source: `${site.url}/privacy#subscribe` }]);
});

function referenceOf(answer: Response): string {
  return /sent=(\w{8})/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "not accepted";
}
