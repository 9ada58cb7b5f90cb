import { expect, test } from "@playwright/test";
import { cases } from "../../data/cases";
import { long } from "../support/length";
import { type Site, startSite } from "../support/site";
import { storedBy } from "../support/stored";
import { engines, type Visitor, visitor } from "./engines.fixture";

/*
 * The journeys in the two other engines, as the distribution builds them. Everything else that a
 * page promises is tested in Chromium, in the page's own test file.
 */
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ LANGUAGES: "en,es" });
});
test.afterAll(() => site.stop());

const send = "#form [type=submit]";

for (const { name, packages, isThere, ways, start } of engines) {
  for (const way of ways) {
    // The list of tests shows titles, but no reasons.
    const missing = isThere ? "" : ` (skipped, not installed: apt-get install ${packages})`;
    test.describe(`${name} ${way}${missing}`, { tag: long }, () => {
      test.skip(!isThere, missing);
      const hasScript = way === "with script";
      const address = (form: string) => `${form}-${name}-${hasScript}@example.com`.toLowerCase();
      let one: Visitor;
      test.beforeAll(async () => {
        one = visitor(await start(hasScript), hasScript);
        await one.resize(1280, 1000);
      });
      test.afterAll(() => one?.stop());

      test("home: a wrong field keeps what was typed, and a good request is stored", async () => {
        const Email = address("home");
        await one.open(site.url);
        await fillPerson(one, { Email, Phone: "12" });
        if (hasScript) {
          await one.click("#form button[role=combobox]");
          await one.click("[role=option]", "Oxbryta");
        } else await one.click("[name=caseTypeSlug] option[value=oxbryta]");
        await one.click("#form [name=consent]");
        await one.click(send);
        // Without script the browser itself stops the form and says why.
        if (hasScript) await one.sees(".error-summary");
        if (hasScript) await one.sees("#form .field__error", "phone");
        await one.has("#form [name=Phone]:invalid", "value", "12");
        await one.has("#form [name=Email]", "value", Email);
        expect(fieldsOf(Email)).toBeUndefined();

        await one.type("#form [name=Phone]", "(212) 555-0123");
        await one.click(send);
        await one.sees(".success", "Thanks for Submitting!");
        expect(fieldsOf(Email)).toMatchObject({ "First name": "Ann", caseTypeSlug: "oxbryta" });
        await one.back();
        await one.sees(send);
      });

      test("a case: quiz, step 2 in both languages, thanks, and Back", async () => {
        const Email = address("case");
        await one.open(`${site.url}/lawsuits/oxbryta`);
        await answerQuiz(one, "oxbryta");
        await one.click(send);
        await one.sees("main", "Step 2 of 2");
        await fillPerson(one, { Email, Phone: "(212) 555-0123" });
        await one.click(".site-footer :is(a, button)", "Español");
        await one.sees("main", "Paso 2 de 2");
        await one.has("#form [name=Email]", "value", Email);
        if (hasScript) await one.takenOver();
        await one.click(".site-footer :is(a, button)", "English");
        await one.sees("main", "Step 2 of 2");
        if (hasScript) await one.takenOver();
        await one.has("#form [name=Email]", "value", Email);

        await one.click("#form [name=state] option[value=NY]");
        await one.click("#form [name=consent]");
        await one.click(send);
        await one.sees(".success", "Thanks! Your free review request is in.");
        expect(fieldsOf(Email)).toMatchObject({ state: "NY", "First name": "Ann" });
        // Without script, Firefox asks before it posts the quiz again.
        if (!hasScript) return;
        const sent = await one.address();
        await one.back();
        await expect.poll(() => one.address()).not.toBe(sent);
        await one.sees(".success", "Thanks! Your free review request is in.");
      });

      test("contact: the server's own check keeps what was typed, then the message is stored", async () => {
        const email = address("contact");
        await one.open(`${site.url}/contact`);
        await one.type("#form [name=firstName]", "Ann");
        await one.type("#form [name=lastName]", "Lee");
        await one.type("#form [name=email]", email);
        await one.type("#form [name=message]", "Hello");
        await one.click(send);
        await one.sees(".error-summary", "Tick the box");
        await one.sees("#form .field__error", "Tick the box");
        await one.has("#form [name=message]", "value", "Hello");
        expect(fieldsOf(email)).toBeUndefined();

        await one.click("#form [name=topic][value=question]");
        await one.click(send);
        await one.sees(".success", "received your message.");
        expect(fieldsOf(email)).toMatchObject({ topic: "question", message: "Hello" });
      });

      test("the opt-out is turned on and honored, and a request is stored", async () => {
        const email = address("opt-out");
        await one.open(`${site.url}/do-not-sell-my-info`);
        await one.click("main button", "Turn On Opt-Out Cookie");
        await one.sees("main", "Opt-Out Cookie Set");
        await one.sees(".site-footer", "Opt-Out Request Honored");
        if (hasScript) await one.takenOver();
        await one.type("#request [name=fullName]", "Ann Lee");
        await one.type("#request [name=email]", email);
        await one.click("#request [type=submit]");
        await one.sees("#request .success", "Your request was processed.");
        expect(fieldsOf(email)).toMatchObject({ fullName: "Ann Lee" });
      });

      test("a part unfolds, and quick exit leaves nothing to go back to", async () => {
        await one.resize(600, 1000);
        await one.open(`${site.url}/lawsuits/institutional-sex-abuse`);
        await one.click("#sources summary");
        await one.sees("#sources ol");
        // The focus is on the summary, low in the window: the bar stands above, and must not move.
        await one.leaveBy(".quick-exit");
        await expect.poll(() => one.address()).not.toContain(site.url);
        if (!hasScript) return;
        await one.back().catch(() => {});
        await expect.poll(() => one.address()).not.toContain("institutional-sex-abuse");
      });
    });
  }
}

function fieldsOf(email: string) {
  return storedBy(site).find(({ fields }) => [fields.Email, fields.email].includes(email))?.fields;
}

async function fillPerson(one: Visitor, person: { Email: string; Phone: string }) {
  const fields = { "First name": "Ann", "Last name": "Lee", ...person };
  for (const [name, value] of Object.entries(fields)) {
    await one.type(`#form [name="${name}"]`, value);
  }
}

/** Gives each question that must be answered the first answer it offers. */
async function answerQuiz(one: Visitor, slug: string) {
  for (const question of cases.find((item) => item.slug === slug)?.quiz.questions ?? []) {
    if (!question.required) continue;
    const first = "options" in question ? question.options[0]?.value : undefined;
    const kind = question.type === "select" ? " option" : "";
    await one.click(`#form [name="${question.name}"]${kind}[value="${first}"]`);
  }
}
