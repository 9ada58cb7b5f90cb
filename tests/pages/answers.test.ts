import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlOf, filledIn } from "../support/document";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";
import { storedFor } from "../support/stored";

type Changes = Record<string, string>;

let site: Site;
let count = 0;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

describe("a valid value", () => {
  test.each([
    [
      "/contact",
      { topic: "question", firstName: "Ann", lastName: "Lee", message: "Please call me." },
    ],
    ["/do-not-sell-my-info", { intent: "opt-out-request", fullName: "Ann Lee" }],
  ])("a phone on %s is stored as typed and as E.164", async (path, rest) => {
    const email = fresh();
    const phone = "(212) 555.0123";
    expect((await post(site.url + path, { ...rest, email, phone })).status).toBe(303);
    expect(storedFor(site, email)).toMatchObject([
      { fields: { phone, phone_e164: "+12125550123" } },
    ]);
  });

  test.each<Changes>([
    { "First name": "N".repeat(80) },
    { xxTrustedFormCertUrl: "https://cert.trustedform.com/x", "page source": "anything" },
  ])("%o", async (changes) => {
    expect((await post(site.url, homeLead({ Email: fresh(), ...changes }))).status).toBe(303);
  });

  test.each<Changes>([
    { dob: "1900-01-01" },
    { dob: "", city: "", zipcode: "", "quiz.year_started": "" },
    { zipcode: "12207-1234" },
    { state: "DC" },
    { state: "PR" },
  ])("%o", async (changes) => {
    expect((await postCase({ Email: fresh(), ...changes })).status).toBe(303);
  });
});

describe("what a form is about", () => {
  test.each(["/", "/es"])("on the home page %s is what the server knows", async (path) => {
    const home = await (await fetch(`${site.url}${path}`)).text();
    expect(filledIn(home)).toMatchObject({ "Case type": "", caseTypeSlug: "" });
    const email = fresh();
    const posted = homeLead({ Email: email, "Case type": "Something else" });
    expect((await post(`${site.url}${path}`, posted)).status).toBe(303);
    expect(storedFor(site, email)).toMatchObject([{ case_title: "Oxbryta (Voxelotor)" }]);
  });

  test.each(["/blog", "/faqs", "/terms", "/privacy", "/newsletter"])(
    "is the newsletter on %s",
    async (path) => {
      const email = fresh();
      const form = filledIn(await (await fetch(site.url + path)).text(), "subscribe");
      expect(form).toMatchObject({ "Case type": "Newsletter", "page source": "" });
      const typed: Record<string, string> =
        path === "/newsletter"
          ? { firstName: "Ann", email }
          : { "First name": "Ann", Email: email };
      expect((await post(site.url + path, { ...form, ...typed })).status).toBe(303);
      expect(storedFor(site, email)).toMatchObject([
        { page_source: `${site.url}${path}#subscribe` },
      ]);
    },
  );
});

describe("an invalid value is refused at its field", () => {
  test.each<Changes>([
    { Phone: "123456" },
    { Phone: "1234567890123456" },
    { Phone: "212-555-CALL" },
    { Phone: `${"(".repeat(34)}1234567` },
    { Email: "a@b" },
    { Email: `a@${"b".repeat(250)}.com` },
    { "First name": "N".repeat(81) },
    { "First name": "   " },
    { caseTypeSlug: "purple-widget-burns" },
    { caseTypeSlug: "" },
    { consent: "" },
    { consent: "yes" },
  ])("%o", async (changes) => {
    const answer = await post(site.url, homeLead({ Email: fresh(), ...changes }));
    const [name = ""] = Object.keys(changes);
    expect(answer.status).toBe(422);
    expect(controlOf(await answer.text(), name)?.["aria-invalid"]).toBe("true");
  });

  test.each<Changes>([
    { dob: "1899-12-31" },
    { dob: "27/04/1980" },
    { dob: "02/30/1980" },
    { dob: "4/27/80" },
    { zipcode: "1220" },
    { zipcode: "12207-12" },
    { zipcode: "１２２０７" },
    { state: "XX" },
    { state: "New York" },
    { state: "" },
    { city: "c".repeat(81) },
    { share_answers: "on" },
  ])("%o", async (changes) => {
    const answer = await postCase(changes);
    const [name = ""] = Object.keys(changes);
    expect(answer.status).toBe(422);
    expect(controlOf(await answer.text(), name)?.["aria-invalid"]).toBe("true");
  });
});

test("a message keeps its line breaks, and its 5,000 characters are counted as the browser does", async () => {
  const message = {
    topic: "review",
    firstName: "Ann",
    lastName: "Lee",
    phone: "2125550123",
    caseType: "",
    consent: "on",
  };
  const send = (text: string) =>
    post(`${site.url}/contact`, { ...message, email: fresh(), message: text });
  expect((await send(`${"a".repeat(4899)}${"\r\n".repeat(100)}b`)).status).toBe(303);
  expect((await send("a".repeat(5001))).status).toBe(422);
  expect((await send("a\u0007b")).status).toBe(422);
});

test("a year is a text field, which no mouse wheel changes, with the server's bounds", async () => {
  for (const path of ["/lawsuits/oxbryta", "/es/lawsuits/oxbryta"]) {
    const year = controlOf(await (await fetch(site.url + path)).text(), "year_started");
    expect(year).toMatchObject({ type: "text", inputmode: "numeric" });
    const pattern = new RegExp(`^(?:${year?.pattern})$`, "v");
    const thisYear = Number(today.format(Date.now()).slice(0, 4));
    const taken = ["1999", "2000", "2021", ` ${thisYear} `, String(thisYear + 1), "20", "x"];
    expect(taken.filter((text) => pattern.test(text))).toEqual(["2000", "2021", ` ${thisYear} `]);
  }
});

function fresh(): string {
  count += 1;
  return `person${count}@example.com`;
}

function postCase(changes: Changes) {
  return post(`${site.url}/lawsuits/oxbryta`, caseLead(changes));
}
