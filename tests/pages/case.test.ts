import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { casePage } from "~/data/case-page";
import { cases } from "~/data/cases";
import { faqs } from "~/data/faqs";
import { filledIn, idsOf, tagsOf, titleOf, wordsOf } from "../support/document";
import { answersTo } from "../support/quiz-answers";
import { caseLead, post } from "../support/site";
import { storedFor } from "../support/stored";
import { askOxbryta, close, expectQuietLog, open, page, person, site } from "./oxbryta";

beforeAll(open);
afterAll(close);

describe("a case page states", () => {
  test("where the case stands, what changed, which ways there are, and where each statement comes from", async () => {
    for (const item of cases) {
      const html = await (await fetch(`${site.url}/lawsuits/${item.slug}`)).text();
      const { record } = item;
      const words = wordsOf(html);
      for (const part of ["At a glance", "Where it stands", "Court status last checked"]) {
        expect(words, item.slug).toContain(part);
      }
      for (const part of ["What changed", "Your options and deadlines", "Records to gather"]) {
        expect(words, item.slug).toContain(part);
      }
      const days = tagsOf(html, "time").map(({ datetime }) => datetime);
      expect(days).toContain(record?.status.checkedOn);
      for (const { date } of record?.events ?? []) expect(days, item.slug).toContain(date);
      expect(words, item.slug).toContain("Questions for a lawyer");
      expect(words, item.slug).toContain("Print this list");
    }
  });

  test("under the title: when it was checked, its newest source, the number of sources, and who wrote it", async () => {
    for (const { slug, record } of cases) {
      const html = await (await fetch(`${site.url}/lawsuits/${slug}`)).text();
      const [, line = ""] = /<p class="case__checked">(.*?)<\/p>/.exec(html) ?? [];
      const days = tagsOf(line, "time").map(({ datetime }) => datetime);
      expect(days, slug).toEqual([record?.status.checkedOn, record?.newest.date]);
      expect(line, slug).toContain(`${Object.keys(record?.sources ?? {}).length} sources`);
      const links = tagsOf(line, "a").map(({ href }) => href);
      expect(links, slug).toEqual(["#sources", "/about#team"]);
      expect(line, slug).not.toContain("Cost to ask");
    }
  });

  test("each note links to the line of its source, and the line to the source", async () => {
    for (const item of cases) {
      const html = await (await fetch(`${site.url}/lawsuits/${item.slug}`)).text();
      const ids = idsOf(html);
      const links = tagsOf(html, "a");
      const notes = links.filter(({ href }) => href?.startsWith("#source-"));
      expect(wordsOf(html), item.slug).not.toContain("[^");
      expect(ids, item.slug).toContain("sources");
      expect(notes.length, item.slug).toBeGreaterThan(0);
      for (const { href = "" } of notes) expect(ids, item.slug).toContain(href.slice(1));
      for (const { url } of Object.values(item.record?.sources ?? {})) {
        if (url) expect(links).toContainEqual({ href: url, rel: "noopener noreferrer" });
      }
    }
  });

  test("before the questions what they may be left without, after them what comes next", async () => {
    const words = wordsOf(await (await fetch(page())).text());
    const places = [
      casePage().quizNote,
      "Do you already have a lawyer",
      casePage().quizNext,
      "SEE IF I QUALIFY",
    ].map((text) => words.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test("what is the same for every case only on /faqs, one link away", async () => {
    const html = await (await fetch(page())).text();
    const answers = await (await fetch(`${site.url}/faqs`)).text();
    expect(html).toContain('href="/faqs#asking"');
    expect(idsOf(answers)).toContain("asking");
    for (const { question } of faqs().asking.items) {
      expect(html).not.toContain(question);
      expect(answers).toContain(question);
    }
  });

  test("to search engines its breadcrumb, and no answer a second time", async () => {
    for (const { slug, title } of cases) {
      const html = await (await fetch(`${site.url}/lawsuits/${slug}`)).text();
      const [, data = "{}"] = /ld\+json">(\{[^<]*BreadcrumbList[^<]*)</.exec(html) ?? [];
      expect(JSON.parse(data).itemListElement, slug).toHaveLength(3);
      expect(JSON.parse(data).itemListElement[2].name).toBe(title);
      expect(html).not.toContain("acceptedAnswer");
    }
  });
});

describe("a step of the form", () => {
  const article = ["glance", "status", "qualify", "know", "sources", "list"];

  test("shows the title of the case, the progress, and the way back, not the article", async () => {
    const answers = { took_oxbryta: "self", issues: "voc", year_started: "2021" };
    const steps = [
      { name: "errors", answer: await post(page(), { intent: "quiz" }), title: /^Error: / },
      { name: "step 2", answer: await askOxbryta(), title: /^Step 2 of 2: / },
      {
        name: "errors of step 2",
        answer: await post(page(), caseLead({ Phone: "1" })),
        title: /^Error: Step 2 of 2: /,
      },
      {
        name: "the way back",
        answer: await post(page(), { ...answers, intent: "edit" }),
        title: /^(?!Step|Error)/,
      },
    ];
    for (const { name, answer, title } of steps) {
      const html = await answer.text();
      expect(titleOf(html), name).toMatch(title);
      expect(html, name).toMatch(/<h1>.*Oxbryta/);
      expect(wordsOf(html), name).toMatch(/Step [12] of 2/);
      expect(tagsOf(html, "a").map(({ href }) => href)).toContain("/lawsuits/oxbryta");
      for (const id of article) expect(idsOf(html), name).not.toContain(id);
    }
  });

  test("after sending, says thanks in its heading and its title, and what to gather", async () => {
    const sent = await post(page(), caseLead({ Email: "done@example.com" }));
    const [, ticketed = "", reference = ""] =
      /(sent=(\w{8})\.[\w-]{24})#form$/.exec(sent.headers.get("Location") ?? "") ?? [];
    const alone = await (await fetch(`${page()}?sent=${reference}`)).text();
    expect(titleOf(alone)).not.toMatch(/^Sent: /);
    expect(wordsOf(alone)).not.toContain(reference);

    const html = await (await fetch(`${page()}?${ticketed}`)).text();
    expect(titleOf(html)).toMatch(/^Sent: /);
    expect(html).toMatch(/<h1[^>]*>Thanks! Your free review request is in\.<\/h1>/);
    expect(wordsOf(html)).toContain(reference);
    expect(wordsOf(html)).toContain("records to gather");
    for (const id of article) expect(idsOf(html)).not.toContain(id);
  });
});

describe("the address of a case", () => {
  test("an unknown, well-formed slug gets a page under its own name that takes requests", async () => {
    const path = `${site.url}/lawsuits/purple-widget-burns`;
    const page = await fetch(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(titleOf(html)).toContain("Purple Widget Burns");
    expect(tagsOf(html, "meta")).toContainEqual({ name: "robots", content: "noindex" });
    expect(wordsOf(html)).toContain("We have written nothing on this yet.");
    const finder = html.indexOf('type="search"', html.indexOf("<h1"));
    expect(finder).toBeGreaterThan(0);
    expect(finder).toBeLessThan(html.indexOf('id="form-title"'));
    const roundup = await (await fetch(`${site.url}/lawsuits/roundup-cancer`)).text();
    expect(Object.keys(filledIn(html))).toEqual(Object.keys(filledIn(roundup)));
    const offered = (text: string) => text.match(/<option[^>]* value="\w+"/g)?.sort();
    expect(offered(html)).toEqual(offered(roundup));
    const form = html.slice(html.indexOf('id="form-title"'), html.indexOf("<footer"));
    expect(form).not.toMatch(/roundup|weed killer|may qualify/i);

    const [item] = cases.filter(({ slug }) => slug === "roundup-cancer");
    const answers = item ? answersTo(item) : {};
    const step2 = await (await post(path, { intent: "quiz", ...answers })).text();
    const typed = { ...filledIn(step2), ...person, Email: "widget@example.com" };
    expect((await post(path, typed)).status).toBe(303);
    expect(storedFor(site, "widget@example.com")).toMatchObject([
      { case_title: "Purple Widget Burns" },
    ]);
  });

  test("a malformed slug is not found", async () => {
    const malformed = ["a--b", "-a", "a-", "a_b", "a.b", "a%20b", "%3Cscript%3E", "a".repeat(81)];
    for (const slug of malformed) {
      const answer = await fetch(`${site.url}/lawsuits/${slug}`);
      expect({ slug, status: answer.status }).toEqual({ slug, status: 404 });
      expect(await answer.text()).toContain("The page you&#x27;re looking for doesn&#x27;t exist.");
    }
    expect((await post(`${site.url}/lawsuits/a--b`, caseLead())).status).toBe(404);
    expect((await fetch(`${site.url}/lawsuits/${"a".repeat(80)}`)).status).toBe(200);
  });

  test("the old addresses lead to the new ones", async () => {
    const answer = await fetch(`${site.url}/tort/suboxone?q=1`, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("Location")).toBe("/lawsuits/suboxone?q=1");
    for (const slug of ["a%0d%0aSet-Cookie:x", "%E2%82%AC", "..%2f..%2f%2fevil.example"]) {
      const answer = await fetch(`${site.url}/tort/${slug}`);
      expect({ slug, isFine: answer.status < 500 }).toEqual({ slug, isFine: true });
      expect(new URL(answer.url).origin).toBe(site.url);
    }
  });
});

test("the log names nobody and no answer", expectQuietLog);
