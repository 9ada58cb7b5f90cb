import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandBeside } from "../support/command-beside";
import { read, send } from "../support/page";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const elsewhere = ["/blog", "/faqs", "/terms", "/privacy"];

describe("the newsletter form", () => {
  test("accepts a sign-up on each of the five pages that have it", async () => {
    for (const path of ["/newsletter", ...elsewhere]) {
      const answer = await send(site, path, signUp(path, `${path.slice(1)}@example.com`));
      expect({ path, status: answer.status }).toEqual({ path, status: 303 });
      expect(answer.location).toBe(`${path}?sent=${answer.reference}#subscribe`);

      const { html } = await read(site, answer.location);
      expect(html).toMatch(/role="status"[^>]*><p[^>]*>Thanks! You’re subscribed\./);
      expect(html).toContain(answer.reference);
      expect(html).toContain('id="subscribe"');
    }
  });

  test("says at its field what is wrong on each of them, and keeps what was typed", async () => {
    for (const path of ["/newsletter", ...elsewhere]) {
      const answer = await send(site, path, signUp(path, "not an address"));
      expect({ path, status: answer.status }).toEqual({ path, status: 422 });
      expect(answer.title).toMatch(/^Error: /);
      expect(answer.html).toContain('href="#subscribe-field-email"');
      expect(answer.html).toContain('id="subscribe-field-email-error"');
      expect(answer.html).toContain('value="not an address"');
      expect(answer.html).toContain('value="Ann"');
    }
  });

  test("recognizes an address, whichever page it comes from and however it is written", async () => {
    const first = await send(site, "/newsletter", signUp("/newsletter", "again@example.com"));
    const second = await send(site, "/faqs", signUp("/faqs", " Again@Example.com "));
    expect(second.reference).toBe(first.reference);
  });

  test("is a new sign-up after the address left the list", async () => {
    const first = await send(site, "/newsletter", signUp("/newsletter", "back@example.com"));
    const leave = { email: "back@example.com", formType: "unsubscribe" };
    await send(site, "/unsubscribe", leave);
    const second = await send(site, "/newsletter", signUp("/newsletter", "back@example.com"));
    expect(second.status).toBe(303);
    expect(second.reference).not.toBe(first.reference);
  });

  test("refuses the field names of another page", async () => {
    const answer = await send(site, "/faqs", signUp("/newsletter", "names@example.com"));
    expect(answer.status).toBe(422);
  });

  test("records the page it was on, whatever was posted as the page", async () => {
    const { reference } = await send(site, "/privacy", signUp("/privacy", "page@example.com"));
    const { out } = await commandBeside(site, "show", reference, "--json");
    expect(JSON.parse(out).receipt.personal.page).toBe(`${site.url}/privacy#subscribe`);
  });
});

function signUp(path: string, email: string): Record<string, string> {
  return path === "/newsletter"
    ? { firstName: "Ann", email, formType: "newsletter" }
    : { "First name": "Ann", Email: email, formType: "newsletter" };
}
