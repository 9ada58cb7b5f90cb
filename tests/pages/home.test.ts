import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandBeside } from "../support/command-beside";
import { controlOf, filledIn, idsOf, titleOf, unchecked, wordsOf } from "../support/document";
import { homeAnswers } from "../support/lead-fields.mjs";
import { homeLead, post, type Site, startSite } from "../support/site";
import { storedBy, storedFor } from "../support/stored";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const reference = /^\/\?sent=([2-9A-HJKMNP-TV-Z]{8})\.[\w-]{24}#form$/;

describe("the home form, without script", () => {
  test("is stored, thanked with a reference, and sends nothing twice on reload", async () => {
    const page = await (await fetch(site.url)).text();
    const typed = {
      ...filledIn(page),
      ...homeAnswers,
      "First name": "Walter",
      "Last name": "Plantedname",
      Phone: "212.555.0171",
      Email: "walter.planted@example.com",
      caseTypeSlug: "suboxone",
    };
    const answer = await post(site.url, typed);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    const location = answer.headers.get("Location") ?? "";
    const [, sent = ""] = reference.exec(location) ?? [];
    expect(sent).not.toBe("");

    for (let visit = 0; visit < 2; visit++) {
      const after = await fetch(new URL(location, site.url));
      const html = await after.text();
      expect(after.status).toBe(200);
      expect(after.headers.get("Cache-Control")).toContain("no-store");
      expect(wordsOf(html)).toContain("Thanks for Submitting!");
      expect(html).toContain(sent);
      expect(html).not.toContain("Plantedname");
      expect(idsOf(html)).toContain("form");
      // The form is still there, empty and disabled.
      expect(html).toMatch(/<fieldset disabled=""[^>]*>(?:(?!<\/fieldset>).)*name="caseTypeSlug"/s);
      expect(html).not.toMatch(/<button type="submit"[^>]*>Send My Request/);
    }
    const { out } = await commandBeside(site, "list", "--json");
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { reference: sent, kind: "home", case: "suboxone", state: "accepted", optedOut: [] },
    ]);
  });

  test("posted to /?index is the same as posted to /", async () => {
    const plain = await post(site.url, homeLead({ Email: "index@example.com" }));
    const index = await post(`${site.url}/?index`, homeLead({ Email: "index@example.com" }));
    expect(index.status).toBe(303);
    expect(index.headers.get("Location")).toBe(plain.headers.get("Location"));
  });

  test("escapes what was typed, also in hidden fields, when it shows errors", async () => {
    const typed = {
      "First name": `<script>alert("1")</script>'&amp;`,
      "Last name": "",
      Phone: "12",
      Email: "not an address",
      caseTypeSlug: "",
      xxTrustedFormCertUrl: `"><img src=x onerror=alert(1)>`,
    };
    const answer = await post(site.url, homeLead(typed));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(titleOf(html)).toMatch(/^Error: /);

    expect(filledIn(html)).toMatchObject({ ...typed, consent: "on" });
    expect(html).not.toMatch(/<script>alert|<img src=x/);
  });

  test("asks for the case type in an alert if none was chosen, and stores nothing", async () => {
    const email = "nocase@example.com";
    const html = await (await post(site.url, homeLead({ caseTypeSlug: "", Email: email }))).text();
    expect(wordsOf(/<div[^>]*role="alert"[\s\S]*?<\/div>/.exec(html)?.[0] ?? "")).toContain(
      "Please select your case type.",
    );
    expect(storedFor(site, email)).toEqual([]);
  });

  test("carries the browser's own checks and never switches them off", async () => {
    for (const html of [
      await (await fetch(site.url)).text(),
      await (await post(site.url, { x: "1" })).text(),
    ]) {
      expect(unchecked(html)).toEqual([]);
      for (const name of ["First name", "Last name", "Phone", "Email", "caseTypeSlug", "consent"]) {
        expect(controlOf(html, name)).toHaveProperty("required");
      }
      expect(controlOf(html, "Email")).toMatchObject({ type: "email", maxlength: "254" });
      expect(controlOf(html, "Phone")).toMatchObject({ type: "tel" });
    }
  });
});

describe("the same request again", () => {
  test("asks for the preferred language without opening anything, and stores it", async () => {
    const html = await (await fetch(site.url)).text();
    expect(html).not.toContain("Add details");
    expect(filledIn(html)).toMatchObject({ preferred_language: "en" });
    const email = "language@example.com";
    const answer = await post(site.url, homeLead({ Email: email, preferred_language: "es" }));
    expect(answer.status).toBe(303);
    expect(storedFor(site, email)).toMatchObject([{ fields: { preferred_language: "es" } }]);
  });

  test("fifty times at once is one submission with one reference", async () => {
    const lead = homeLead({ Email: "fifty@example.com" });
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(site.url, lead)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
    expect(storedFor(site, "fifty@example.com")).toHaveLength(1);
  });

  test("from a robot that fills the honeypot gets the same response, and a person's own form still counts", async () => {
    const email = "honeypot@example.com";
    const robot = await post(
      site.url,
      homeLead({ Email: email, leave_empty: "http://spam.example" }),
    );
    const [, trapped = ""] = reference.exec(robot.headers.get("Location") ?? "") ?? [];
    expect(robot.status).toBe(303);
    const shown = await (
      await fetch(new URL(robot.headers.get("Location") ?? "", site.url))
    ).text();
    expect(wordsOf(shown)).toContain("Thanks for Submitting!");

    expect(await sentAs({ Email: email })).not.toBe(trapped);
    const kept = storedBy(site).filter(({ state }) => state === "quarantined");
    expect(kept.map(({ reference }) => reference)).toEqual([trapped]);
  });
});

test("the log names nobody", () => {
  const log = site.output();
  expect(log).toContain("submission stored");
  expect(log).not.toMatch(/Walter|Planted|example\.com|212.{0,2}555|127\.0\.0\.1|alert\(/);
});

async function sentAs(changes: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await post(site.url, homeLead(changes), headers);
  return reference.exec(answer.headers.get("Location") ?? "")?.[1] ?? "not accepted";
}

test("the home form recognizes a case type posted with spaces around it", async () => {
  const Email = "spaced@example.com";
  const answer = await post(site.url, homeLead({ Email, caseTypeSlug: " oxbryta " }));
  expect(answer.status).toBe(303);
  expect(storedFor(site, Email)[0]?.case_title).toMatch(/^Oxbryta/);
});
