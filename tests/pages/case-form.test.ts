import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { caseNotes } from "~/data/case-page";
import { cases } from "~/data/cases";
import { commandBeside } from "../support/command-beside";
import { controlOf, filledIn, idsOf, tagsOf, titleOf, wordsOf } from "../support/document";
import { shownCases } from "../support/paths";
import { answersTo } from "../support/quiz-answers";
import { caseLead, post, startSite } from "../support/site";
import { storedBy, storedFor } from "../support/stored";
import { askOxbryta, close, open, page, person, sentAs, site } from "./oxbryta";

beforeAll(open);
afterAll(close);

describe("a case page, without script", () => {
  test.each(shownCases)(
    "leads from the quiz to the contact form and to a reference: $slug",
    async (item) => {
      const page = `${site.url}/lawsuits/${item.slug}`;
      const quiz = filledIn(await (await fetch(page)).text());
      const asked = await post(page, { ...quiz, ...answersTo(item) });
      const step2 = await asked.text();
      expect(asked.status).toBe(200);
      expect(asked.headers.get("Cache-Control")).toContain("no-store");
      expect(asked.headers.get("Set-Cookie")).toBeNull();

      const email = `${item.slug}@example.com`;
      const done = await post(page, { ...filledIn(step2), ...person, Email: email });
      expect(done.headers.get("Location")).toMatch(
        new RegExp(`^/lawsuits/${item.slug}\\?sent=\\w{8}\\.[\\w-]{24}#form$`),
      );
      const after = await fetch(new URL(done.headers.get("Location") ?? "", site.url));
      const html = await after.text();
      expect(after.headers.get("Cache-Control")).toContain("no-store");
      expect(wordsOf(html)).toContain("Thanks! Your free review request is in.");
      expect(idsOf(html)).toContain("form");
      expect(storedFor(site, email)).toHaveLength(1);
    },
  );

  test.each([
    ["suboxone", {}, true],
    ["suboxone", { year_first_used: "2005" }, false],
    ["suboxone", { year_first_used: "2023" }, false],
    ["oxbryta", { year_started: "2015" }, false],
    ["oxbryta", { year_started: "2026" }, false],
    ["hair-relaxer-cancer", { years_of_use: "0" }, false],
    ["depo-provera", { years_used: "0" }, false],
    ["birth-injury", { birth_year: "1990" }, false],
    ["birth-injury", { birth_year: "2020" }, true],
  ])("step 2 of %s says what the answers %j mean", async (slug, answers, fits) => {
    const item = shownCases.find((one) => one.slug === slug);
    if (!item) return;
    const page = `${site.url}/lawsuits/${slug}`;
    const typed = item.quiz.questions.flatMap((one) => (one.type === "number" ? [one.name] : []));
    const usual = Object.fromEntries(typed.map((name) => [name, ""]));
    const asked = await post(page, { intent: "quiz", ...answersTo(item), ...usual, ...answers });
    const words = wordsOf(await asked.text());
    expect(words.includes("Your answers fit what firms usually ask for.")).toBe(fits);
    expect(words.includes("Please read this first:")).toBe(!fits);
    expect(words).toContain("A firm decides.");
  });

  test("has one title, the progress and one line above the first question", async () => {
    for (const { slug, quiz } of shownCases) {
      const html = await (await fetch(`${site.url}/lawsuits/${slug}`)).text();
      const [, panel = ""] = html.split('<section class="panel"');
      const order = [
        "Start Your Free Review",
        "Step 1 of 2",
        caseNotes().answers,
        quiz.questions[0]?.label ?? "",
      ];
      const places = order.map((words) => wordsOf(panel).indexOf(words));
      expect({ slug, places }).toEqual({ slug, places: places.toSorted((a, b) => a - b) });
      expect(places).not.toContain(-1);
    }
  });

  test("has at most 320 words in step 2", async () => {
    for (const item of cases) {
      const step2 = await (
        await post(`${site.url}/lawsuits/${item.slug}`, { intent: "quiz", ...answersTo(item) })
      ).text();
      const [form = ""] = /<form[^>]*\bid="form"[\s\S]*?<\/form>/.exec(step2) ?? [];
      const words = wordsOf(form.replaceAll(/<option[\s\S]*?<\/option>/g, "")).match(/\S+/g) ?? [];
      expect(words, item.slug).toContain("Reply");
      expect(words.length, item.slug).toBeLessThanOrEqual(320);
    }
  });

  test("stores nothing and sets no cookie before the contact form is sent", async () => {
    const before = storedBy(site).length;
    const answer = await askOxbryta();
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(storedBy(site)).toHaveLength(before);
  });

  test("carries the answers hidden, shows them beside an open choice to pass them on, and keeps them on the way back", async () => {
    const step2 = await (await askOxbryta()).text();
    expect(controlOf(step2, "quiz.issues")).toMatchObject({ type: "hidden", value: "voc" });
    expect(wordsOf(step2)).toMatch(/Your answers \(\d\)/);
    expect(wordsOf(step2)).toContain("2021");
    const choices = tagsOf(step2, "input").filter(({ name }) => name === "share_answers");
    expect(choices.map(({ type, value }) => [type, value])).toEqual([
      ["radio", "yes"],
      ["radio", "no"],
    ]);
    for (const choice of choices) {
      expect(choice).toHaveProperty("required");
      expect(choice).not.toHaveProperty("checked");
    }
    const optedOut = await (await post(page(), filledQuiz, { "Sec-GPC": "1" })).text();
    expect(optedOut).not.toContain("share_answers");
    expect(wordsOf(optedOut)).not.toMatch(/Your answers \(\d\)/);

    const button = tagsOf(step2, "button").find(({ value }) => value === "edit");
    expect(button).toMatchObject({ name: "intent", type: "submit", formnovalidate: "" });
    const back = await post(page(), [...Object.entries(filledIn(step2)), ["intent", "edit"]]);
    expect(back.status).toBe(200);
    expect(back.headers.get("Cache-Control")).toContain("no-store");
    expect(filledIn(await back.text())).toMatchObject({
      intent: "quiz",
      took_oxbryta: "self",
      issues: "voc",
      year_started: "2021",
      has_lawyer: "no",
    });
  });

  test("keeps contact details on the way back and forth, even after an error, but no tick", async () => {
    const begun = { "First name": "Ann", Phone: "(212) 555-0123", state: "NY" };
    const step2 = filledIn(await (await askOxbryta()).text());
    const back = await post(page(), [
      ...Object.entries({ ...step2, ...begun, consent: "on", share_answers: "yes" }),
      ["intent", "edit"],
    ]);
    const quiz = { ...filledIn(await back.text()), year_started: "1066" };
    const faulty = await post(page(), quiz);
    expect(faulty.status).toBe(422);
    const again = { ...filledIn(await faulty.text()), year_started: "2022" };
    const html = await (await post(page(), again)).text();
    expect(filledIn(html)).toMatchObject({ ...begun, "quiz.year_started": "2022" });
    expect(controlOf(html, "consent")).not.toHaveProperty("checked");
    expect(controlOf(html, "share_answers")).not.toHaveProperty("checked");
    expect((await post(page(), { ...quiz, "contact.consent": "on" })).status).toBe(422);
  });

  test("shows a missing quiz answer at its question, and keeps the other answers", async () => {
    const answer = await post(page(), { intent: "quiz", issues: "voc", year_started: "1066" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(titleOf(html)).toMatch(/^Error: /);
    expect(filledIn(html)).toMatchObject({ issues: "voc", year_started: "1066" });
    expect(controlOf(html, "year_started")?.["aria-invalid"]).toBe("true");
    const links = tagsOf(html, "a").map(({ href }) => href);
    expect(links).toContain(`#${controlOf(html, "took_oxbryta")?.id}`);
  });

  test("checks the carried answers again", async () => {
    const tampered: Record<string, string>[] = [
      { "quiz.issues": "not-offered" },
      { "quiz.has_lawyer": "" },
      { "quiz.year_started": "3021" },
      { "quiz.never_asked": "yes" },
      { safe_to_call: "yes" },
      { intent: "contact", caseTypeSlug: "suboxone" },
    ];
    for (const change of tampered) {
      const answer = await post(page(), caseLead({ ...change, Email: "tampered@example.com" }));
      expect({ change, status: answer.status }).toEqual({ change, status: 422 });
    }
    expect(storedFor(site, "tampered@example.com")).toEqual([]);
  });

  test("keeps the answers only if the visitor passes them on, and never when opted out", async () => {
    const dropped = await sentAs({ Email: "dropped@example.com" });
    const shared = await sentAs({ Email: "shared@example.com", share_answers: "yes" });
    const signal = { "Sec-GPC": "1" };
    const optedOut = await sentAs({ Email: "gpc@example.com", share_answers: "yes" }, signal);
    expect(answersOf("dropped@example.com")).toEqual([null]);
    expect(answersOf("shared@example.com")).toMatchObject([{ issues: "voc" }]);
    expect(answersOf("gpc@example.com")).toEqual([null]);
    expect(new Set([dropped, shared, optedOut]).size).toBe(3);
  });

  test("with an unknown step goes back to the quiz with 422", async () => {
    for (const intent of ["", "nonsense", "__proto__", "constructor"]) {
      expect((await post(page(), caseLead({ intent }))).status).toBe(422);
    }
  });

  test("asks about safe calls on the abuse cases only", async () => {
    const item = cases.find(({ slug }) => slug === "lds-abuse");
    if (!item) throw new Error("No such case");
    const path = `${site.url}/lawsuits/${item.slug}`;
    const step2 = await (await post(path, { intent: "quiz", ...answersTo(item) })).text();
    expect(controlOf(step2, "safe_to_call")).toMatchObject({ type: "radio" });
    expect(filledIn(step2)).toMatchObject({ safe_to_call: "", leave_message: "" });
    const typed = { ...filledIn(step2), ...person, Email: "safe@example.com", safe_to_call: "no" };
    expect((await post(path, typed)).status).toBe(303);
    expect(controlOf(await (await askOxbryta()).text(), "safe_to_call")).toBeUndefined();
  });

  test("folds what no firm needs to call back, unless it has an error", async () => {
    const step2 = await (await askOxbryta()).text();
    const [, fold = ""] =
      /(<details(?:(?!<details).)*?Add details.*?<\/details>)/s.exec(step2) ?? [];
    const folded = tagsOf(fold, "input").concat(tagsOf(fold, "select"));
    expect(folded.map(({ name }) => name).toSorted()).toEqual([
      "city",
      "dob",
      "preferred_language",
      "zipcode",
    ]);
    expect(tagsOf(fold, "details")[0]).not.toHaveProperty("open");
    const faulty = await (await post(page(), caseLead({ zipcode: "1" }))).text();
    expect(/<details[^>]*open=""[^>]*>\s*<summary[^>]*>Add details/.test(faulty)).toBe(true);
  });

  test("stores a date of birth as ISO, however it was written", async () => {
    const ways = ["04/27/1980", "4/27/1980", "04-27-1980", "04271980", "1980-04-27"];
    for (const [index, dob] of ways.entries()) {
      const email = `born${index}@example.com`;
      await sentAs({ Email: email, dob });
      expect(storedFor(site, email)).toMatchObject([{ fields: { dob: "1980-04-27" } }]);
    }
    const step2 = await (await askOxbryta()).text();
    expect(controlOf(step2, "dob")).toMatchObject({ type: "text", inputmode: "numeric" });
    expect(wordsOf(step2)).toContain("MM/DD/YYYY");
  });

  test("asks a child for a parent or guardian, and keeps nothing", async () => {
    const year = new Date().getFullYear();
    const answer = await post(
      page(),
      caseLead({ dob: `${year - 12}-01-01`, Email: "kid@example.com" }),
    );
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(wordsOf(html)).toContain("parent or guardian");
    expect(titleOf(html)).toBe(titleOf(await (await fetch(page())).text()));
    expect(controlOf(html, "Email")).toBeUndefined();
    expect(storedFor(site, "kid@example.com")).toEqual([]);
    expect(site.output()).not.toContain("kid@example.com");
  });

  test("asks a child for a guardian before it asks for anything else", async () => {
    const dob = `${new Date().getFullYear() - 12}-01-01`;
    for (const missing of ["consent", "Email", "state"]) {
      const { [missing]: _, ...typed } = caseLead({ dob });
      const answer = await post(page(), typed);
      expect([missing, answer.status]).toEqual([missing, 200]);
      expect(wordsOf(await answer.text())).toContain("parent or guardian");
    }
    expect((await post(page(), caseLead({ dob: "2016-02-30", Email: "" }))).status).toBe(422);
  });

  test("shows no answer that nobody gave: a choice that is gone leaves its list open", async () => {
    const path = `${site.url}/lawsuits/roundup-cancer`;
    const old = {
      intent: "quiz",
      exposure_subject: "self",
      diagnosis: "retired",
      has_lawyer: "no",
    };
    const answer = await post(path, old);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    const list = html.slice(html.indexOf('name="diagnosis"'));
    const [first = ""] = /<option[^>]*>/.exec(list) ?? [];
    expect(first).toContain('value=""');
    expect(first).toContain("selected");
    expect(filledIn(html).exposure_subject).toBe("self");
  });

  test("offers the states by name and posts their codes, in the order of each language", async () => {
    const path = "/lawsuits/institutional-sex-abuse";
    const quiz = cases.find((item) => path.endsWith(item.slug));
    if (!quiz) throw new Error("no such case");
    const answers = { ...answersTo(quiz), state: "NC" };
    const editions = [
      { at: path, order: [">Hawaii<", ">North Carolina<"] },
      { at: `/es${path}`, order: [">Carolina del Norte<", ">Hawái<"] },
    ];
    for (const { at, order } of editions) {
      const html = await (await fetch(site.url + at)).text();
      const places = order.map((name) => html.lastIndexOf(`"${name}/option>`));
      expect(places[0]).toBeGreaterThan(0);
      expect(places[1]).toBeGreaterThan(places[0] ?? 0);

      const sent = { ...filledIn(html), ...answers };
      expect((await post(site.url + at, { ...sent, state: "Ohio" })).status).toBe(422);
      const step2 = await (await post(site.url + at, sent)).text();
      expect(step2).toMatch(at === path ? /<dd>North Carolina</ : /<dd>Carolina del Norte</);
    }
  });

  test("carries the campaign it was opened with through both steps, and no click identifier", async () => {
    const opened = `${page()}?utm_source=news&gclid=abc&utm_term=a+b`;
    const quiz = filledIn(await (await fetch(opened)).text());
    const answers = { took_oxbryta: "self", issues: "voc", year_started: "2021", has_lawyer: "no" };
    const asked = await post(page(), { ...quiz, ...answers });
    const again = await post(page(), { ...filledIn(await asked.text()), intent: "edit" });
    const step2 = filledIn(await (await post(page(), filledIn(await again.text()))).text());
    const email = "campaign@example.com";
    expect((await post(page(), { ...step2, ...person, Email: email })).status).toBe(303);

    const { out } = await commandBeside(site, "person", email);
    expect(out).toContain("/lawsuits/oxbryta?utm_source=news&utm_term=a+b#form");
    expect(out).not.toContain("gclid");
  });
});

const filledQuiz = {
  intent: "quiz",
  took_oxbryta: "self",
  issues: "voc",
  year_started: "2021",
  has_lawyer: "no",
};

function answersOf(email: string): unknown[] {
  return storedFor(site, email).map(({ answers }) => answers && JSON.parse(answers));
}

test("metrics count a posted quiz and the step after it, without what was sent", async () => {
  const counted = await startSite({ ADMIN_PORT: "0" });
  const url = `${counted.url}/lawsuits/oxbryta`;
  const quiz = filledIn(await (await fetch(url)).text());
  expect((await post(url, { ...quiz, intent: "quiz" })).status).toBe(422);
  const oxbryta = cases.find(({ slug }) => slug === "oxbryta");
  await post(url, { ...quiz, ...(oxbryta && answersTo(oxbryta)) });
  const [address = ""] = /http:\S+\/metrics/.exec(counted.output()) ?? [];
  const metrics = await (await fetch(address)).text();
  await counted.stop();
  expect(metrics).toContain('plainclaim_case_steps_total{step="quiz"} 2');
  expect(metrics).toContain('plainclaim_case_steps_total{step="contact"} 1');
});
