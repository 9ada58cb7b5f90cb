import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { curly } from "~/app/ui/linked-text";
import { leadWays } from "~/data/after-sending";
import { caseNotes } from "~/data/case-page";
import { findCase } from "~/data/cases";
import { faqs } from "~/data/faqs";
import { filledIn, idsOf, tagsOf, titleOf, wordsOf } from "../support/document";
import { shownCases } from "../support/paths";
import { answersTo } from "../support/quiz-answers";
import { caseLead, post } from "../support/site";
import { storedFor } from "../support/stored";
import { askOxbryta, close, expectQuietLog, open, page, person, site } from "./oxbryta";

beforeAll(open);
afterAll(close);

describe("a case page states", () => {
  test("its sections in order: fit, status, options, what to know, changes, questions, free help", async () => {
    for (const { slug, record } of shownCases) {
      const html = await (await fetch(`${site.url}/lawsuits/${slug}`)).text();
      const order = ["limit", "glance", "qualify", "not-qualify", "status", "ways"];
      const ids = [...order, "know", "changed", "questions", "help"];
      const places = ids.map((id) => html.indexOf(`id="${id}"`));
      expect(places, slug).toEqual(places.toSorted((one, other) => one - other));
      expect(places, slug).not.toContain(-1);
      for (const text of [
        "Your time limit",
        "Where it stands",
        "Your options and deadlines",
        "what firms commonly ask",
      ]) {
        expect(wordsOf(html), slug).toContain(text);
      }
      const [, status = ""] = /id="status"(.*?)<\/section>/.exec(html) ?? [];
      expect(wordsOf(status), slug).toContain("Sources last searched");
      expect(wordsOf(status), slug).toContain("We did not read a live court docket.");
      const timeline = record?.charts.find(({ kind }) => kind === "timeline");
      const drawn = timeline?.kind === "timeline" ? timeline.points.map(({ date }) => date) : [];
      const days = tagsOf(status, "time").map(({ datetime }) => datetime);
      expect(days, slug).toEqual([...drawn, record?.status.checkedOn, record?.newest.date]);
      for (const id of ["know", "ways", "questions"]) {
        expect(tagsOf(html.slice(html.indexOf(`id="${id}"`)), "details")[0], slug).toEqual({
          class: expect.stringMatching(/^faq( phone-fold)?$/),
        });
      }
    }
  });

  test("each option of the record with its deadline and where to check it", async () => {
    for (const { slug, record } of shownCases) {
      const html = await (await fetch(`${site.url}/lawsuits/${slug}`)).text();
      const [, ways = ""] = /id="ways"(.*?)<\/section>/.exec(html) ?? [];
      for (const { way, check } of record?.ways ?? []) {
        expect(wordsOf(ways), slug).toContain(curly(way));
        expect(wordsOf(ways), slug).toContain(curly(check.text));
      }
    }
  });

  test("each note is one link to the list of sources on the record's page", async () => {
    for (const { slug } of shownCases) {
      const html = await (await fetch(`${site.url}/lawsuits/${slug}`)).text();
      expect(wordsOf(html), slug).not.toContain("[^");
      const notes = [...html.matchAll(/<a class="note" href="([^"]+)">([^<]+)</g)];
      expect(notes.length, slug).toBeGreaterThan(0);
      for (const [, href, text] of notes) {
        expect(href).toBe(`/lawsuits/${slug}/record#sources`);
        expect(text).toMatch(/^(Source \d+|Sources \d+(, \d+)+)$/);
      }
    }
  });

  test("before the questions what they may be left without, after them what comes next", async () => {
    const words = wordsOf(await (await fetch(page())).text());
    const places = [
      caseNotes().start(leadWays().demonstration.goes).join(" "),
      "Do you already have a lawyer",
      caseNotes().fees.share,
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
});

describe("a step of the form", () => {
  const article = ["glance", "status", "qualify", "know", "limit", "help"];

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

  test("after sending, says thanks in its heading and its title, and links to the checklist", async () => {
    const sent = await post(page(), caseLead({ Email: "done@example.com" }));
    const [, ticketed = "", reference = ""] =
      /(sent=(\w{8})\.[\w-]{24})#form$/.exec(sent.headers.get("Location") ?? "") ?? [];
    const alone = await (await fetch(`${page()}?sent=${reference}`)).text();
    expect(titleOf(alone)).not.toMatch(/^Sent: /);
    expect(wordsOf(alone)).not.toContain("Thanks! Your free review request is in.");

    const html = await (await fetch(`${page()}?${ticketed}`)).text();
    expect(titleOf(html)).toMatch(/^Sent: /);
    expect(html).toMatch(/<h1[^>]*>Thanks! Your free review request is in\.<\/h1>/);
    expect(wordsOf(html)).toContain(reference);
    expect(html).toContain('href="/lawsuits/oxbryta/checklist"');
    for (const id of article) expect(idsOf(html)).not.toContain(id);
  });
});

describe("the record of a case", () => {
  test("has court data, every change, every figure, and the source behind each note", async () => {
    for (const { slug, record } of shownCases) {
      const html = await (await fetch(`${site.url}/lawsuits/${slug}/record`)).text();
      const titles = [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title);
      expect(titles, slug).toEqual(["Court data", "What changed", "Figures", "Sources"]);
      const words = wordsOf(html);
      for (const { value } of record?.figures ?? []) expect(words, slug).toContain(value);
      const days = tagsOf(html, "time").map(({ datetime }) => datetime);
      for (const { date } of record?.events ?? []) expect(days, slug).toContain(date);
      const links = tagsOf(html, "a");
      const urls = Object.values(record?.sources ?? {}).map(({ url }) => url);
      for (const url of urls) {
        expect(links).toContainEqual({ href: url, rel: "noopener noreferrer" });
      }
      for (let number = 1; number <= urls.length; number += 1) {
        expect(idsOf(html)).toContain(`source-${number}`);
      }
      expect(idsOf(html)).toContain("sources");
      expect(links.map(({ href }) => href)).toContain(`/lawsuits/${slug}/feed.xml`);
      expect(words).not.toContain("[^");
    }
  });

  test("is in both languages, as is the checklist; each is 404 without a written case", async () => {
    for (const part of ["record", "checklist"]) {
      expect((await fetch(`${site.url}/es/lawsuits/oxbryta/${part}`)).status).toBe(200);
      expect((await fetch(`${site.url}/lawsuits/purple-widget/${part}`)).status).toBe(404);
      expect((await fetch(`${site.url}/lawsuits/a--b/${part}`)).status).toBe(404);
    }
  });

  test("of an abuse case names no abuse in its title and has the quick exit, as has the checklist", async () => {
    for (const { slug, sensitive } of shownCases) {
      for (const part of ["record", "checklist"]) {
        const html = await (await fetch(`${site.url}/lawsuits/${slug}/${part}`)).text();
        expect(html.includes('class="quick-exit"'), slug).toBe(sensitive === true);
        if (sensitive) expect(titleOf(html)).not.toMatch(/abuse|assault/i);
      }
    }
  });
});

test("the checklist has the records to gather and the questions for a lawyer", async () => {
  for (const { slug, record } of shownCases) {
    const html = await (await fetch(`${site.url}/lawsuits/${slug}/checklist`)).text();
    const titles = [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title);
    expect(titles, slug).toEqual(["Records to gather", "Questions for a lawyer"]);
    const words = wordsOf(html);
    for (const { name } of record?.documents ?? []) expect(words, slug).toContain(curly(name));
    for (const question of record?.questions ?? []) expect(words, slug).toContain(curly(question));
    expect(html).toMatch(/<p class="paper__print" hidden="">.*Print this list/);
  }
});

describe("a chosen state", () => {
  const limitOf = async (path: string) => {
    const html = await (await fetch(site.url + path)).text();
    return { html, limit: /<section class="limit".*?<\/section>/.exec(html)?.[0] ?? "" };
  };

  test("replaces the date by its rules for this kind of case, with statute, sources and a caution", async () => {
    const { html, limit } = await limitOf("/lawsuits/roundup-cancer?state=ohio");
    const words = wordsOf(limit);
    for (const text of ["In Ohio", "Product or drug", "Wrongful death", "§ 2305.10(A)"]) {
      expect(words).toContain(text);
    }
    // One rule alone needs no name.
    expect(words.split("The full rule")[0]).not.toContain("Product or drug");
    expect(words).toContain("Confirm the limit with a lawyer in your state");
    expect(limit).toContain('href="https://codes.ohio.gov/ohio-revised-code/section-2305.10"');
    expect(limit).toMatch(/<option value="ohio" selected="">/);
    const links = tagsOf(html, "link").filter(({ rel }) => rel === "canonical");
    expect(links.map(({ href }) => href)).toEqual([`${site.url}/lawsuits/roundup-cancer`]);
  });

  test("is ignored if it is unknown or empty, and works in Spanish", async () => {
    const plain = await limitOf("/lawsuits/roundup-cancer");
    for (const query of ["?state=atlantis", "?state="]) {
      expect((await limitOf(`/lawsuits/roundup-cancer${query}`)).limit).toBe(plain.limit);
    }
    const { limit } = await limitOf("/es/lawsuits/roundup-cancer?state=new-york");
    expect(wordsOf(limit)).toContain("En Nueva York");
  });

  test("shows the law that holds everywhere if there is one, and no rule of the state", async () => {
    for (const slug of ["la-wildfire", "ssdi-applications"]) {
      const { limit } = await limitOf(`/lawsuits/${slug}?state=ohio`);
      expect(wordsOf(limit), slug).toContain(findCase(slug)?.brief?.limit.everywhere);
      expect(limit).not.toContain("§");
    }
  });

  test("has its own options first", async () => {
    const first = async (slug: string, query = "") => {
      const html = await (await fetch(`${site.url}/lawsuits/${slug}${query}`)).text();
      return /class="option"><strong>([^<]+)/.exec(html.slice(html.indexOf('id="ways"')))?.[1];
    };
    const window = curly("New York City's window");
    expect(await first("rideshare-assault", "?state=new-york")).toBe(window);
    expect(await first("rideshare-assault")).not.toBe(window);
    // One name is part of the other.
    const program = "Virginia program petition";
    expect(await first("birth-injury", "?state=virginia")).toBe(program);
    expect(await first("birth-injury", "?state=west-virginia")).not.toBe(program);
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
    expect(wordsOf(html)).toContain("We have no page about “Purple Widget Burns” yet.");
    // The form is open: nothing has to lead to it.
    expect(html.slice(html.indexOf("<main"))).not.toContain('href="#form"');
    const finder = html.indexOf('type="search"', html.indexOf("<h1"));
    expect(finder).toBeGreaterThan(0);
    expect(finder).toBeLessThan(html.indexOf('id="form-title"'));
    const roundup = await (await fetch(`${site.url}/lawsuits/roundup-cancer`)).text();
    expect(Object.keys(filledIn(html))).toEqual(Object.keys(filledIn(roundup)));
    const offered = (text: string) =>
      text
        .slice(text.indexOf('id="form-title"'), text.indexOf("</aside>"))
        .match(/<option[^>]* value="\w+"/g)
        ?.sort();
    expect(offered(html)).toEqual(offered(roundup));
    const form = html.slice(html.indexOf('id="form-title"'), html.indexOf("<footer"));
    expect(form).not.toMatch(/roundup|weed killer|may qualify/i);

    const item = findCase("roundup-cancer");
    const answers = item ? answersTo(item) : {};
    const step2 = await (await post(path, { intent: "quiz", ...answers })).text();
    expect(filledIn(step2)).toMatchObject({ "Case type": "Purple Widget Burns" });
    const typed = { ...filledIn(step2), ...person, Email: "widget@example.com" };
    expect((await post(path, typed)).status).toBe(303);
    expect(storedFor(site, "widget@example.com")).toMatchObject([
      { case_title: "Purple Widget Burns" },
    ]);
  });

  test.each([
    ["3m-earplugs", "3m Earplugs"],
    ["covid-19", "Covid 19"],
    ["2024", "2024"],
    ["one-two-three-four-five-six-seven", "One Two Three Four Five Six Seven"],
    ["constructor", "Constructor"],
  ])(
    "%s, whatever it names, is the title of its page and its kind of case",
    async (slug, title) => {
      for (const path of [`/lawsuits/${slug}`, `/es/lawsuits/${slug}`]) {
        const html = await (await fetch(site.url + path)).text();
        expect(titleOf(html)).toContain(title);
        expect(wordsOf(html.slice(html.indexOf("<h1"), html.indexOf("</h1>")))).toContain(title);
        const item = findCase("roundup-cancer");
        const quiz = { intent: "quiz", ...(item ? answersTo(item) : {}) };
        const step2 = await (await post(site.url + path, quiz)).text();
        expect(filledIn(step2)).toMatchObject({ "Case type": title });
      }
    },
  );

  test.each(["talcum-powder", "camp-lejeune"])(
    "%s leads to its paragraph on the home page and has no form",
    async (slug) => {
      const html = await (await fetch(`${site.url}/lawsuits/${slug}`)).text();
      expect(html).toMatch(/href="\/#(talc|camp-lejeune)"/);
      expect(html).not.toContain('name="intent"');
      expect(wordsOf(html)).toContain("yet. Search for a similar case.");
      expect(wordsOf(html)).not.toMatch(/free review/i);
    },
  );

  test("a malformed slug is not found", async () => {
    const malformed = ["a--b", "-a", "a-", "a_b", "a.b", "a%20b", "%3Cscript%3E", "a".repeat(81)];
    for (const slug of malformed) {
      const answer = await fetch(`${site.url}/lawsuits/${slug}`);
      expect({ slug, status: answer.status }).toEqual({ slug, status: 404 });
      expect(await answer.text()).toContain(curly("The page you're looking for doesn't exist."));
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
