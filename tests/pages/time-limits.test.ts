import { beforeAll, describe, expect, test } from "vitest";
import { curly } from "~/app/ui/linked-text";
import { cases } from "~/data/cases";
import { limitKinds, limitsSearched } from "~/data/time-limit";
import { stateLimits } from "~/data/time-limits";
import { tagsOf, wordsOf } from "../support/document";
import { read } from "../support/page";
import { shownStates } from "../support/paths";
import { sharedSite } from "../support/shared-site";

const site = sharedSite();
const columns = ["injury", "product", "death", "malpractice", "childAbuse"] as const;

describe("the table of all states", () => {
  const rows = new Map<string, string[]>();
  beforeAll(async () => {
    const { html } = await read(site, "/time-limits");
    for (const [row] of html.matchAll(/<tr><th scope="row">[\s\S]*?<\/tr>/g)) {
      const slug = /href="\/time-limits\/([a-z-]+)"/.exec(row)?.[1] ?? "";
      rows.set(
        slug,
        [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) => wordsOf(cell).trim()),
      );
    }
  });

  test("has each state once, with a link to its page", () => {
    expect([...rows.keys()].toSorted()).toEqual(stateLimits.map(({ slug }) => slug).toSorted());
  });

  test("states only numbers of the rules, and none for a rule of low confidence", () => {
    for (const state of stateLimits) {
      const { slug } = state;
      const cells = rows.get(slug) ?? [];
      expect(cells, slug).toHaveLength(columns.length);
      for (const [index, kind] of columns.entries()) {
        const rule = state[kind];
        const [number] = (cells[index] ?? "").replace("½", ".5").match(/[\d.]+/) ?? [];
        if (rule.confidence === "low") {
          expect(cells[index], `${slug} ${kind}`).toBe("Ask a lawyer");
        } else if (kind === "childAbuse") {
          const { kind: how, age } = state.childAbuse;
          expect(number, slug).toBe(how === "to an age" ? String(age) : undefined);
          expect(cells[index] === "No limit now", slug).toBe(how === "no limit");
        } else {
          expect(number, `${slug} ${kind}`).toBe(rule.years ? String(rule.years) : undefined);
        }
      }
    }
  });
});

describe("the choice of a state", () => {
  test.each([
    ["/time-limits?state=ohio", "/time-limits/ohio"],
    ["/es/time-limits?state=new-york", "/es/time-limits/new-york"],
    ["/time-limits?state=virginia", "/time-limits/virginia"],
    ["/time-limits?state=Calif", "/time-limits/california"],
    ["/es/time-limits?state=Hawái", "/es/time-limits/hawaii"],
  ])("%s leads to the page of the state without script", async (from, to) => {
    const { status, location } = await read(site, from);
    expect({ status, location }).toEqual({ status: 303, location: to });
  });

  test("an unknown or missing state shows the whole table, and a part of a name the states that have it", async () => {
    for (const [query, shown] of [
      ["?state=", stateLimits.length],
      ["?state=atlantis", stateLimits.length],
      ["?state=constructor", stateLimits.length],
      ["?state=north", 2],
    ] as const) {
      const { status, html } = await read(site, `/time-limits${query}`);
      expect(status).toBe(200);
      expect(html.match(/<tr><th scope="row">/g), query).toHaveLength(shown);
    }
  });

  test("an unknown state has no page", async () => {
    for (const slug of ["atlantis", "constructor", "guam", "__proto__"]) {
      const { status, html } = await read(site, `/time-limits/${slug}`);
      expect({ slug, status }).toEqual({ slug, status: 404 });
      expect(html).toContain("Not found");
    }
  });
});

describe.each(shownStates.map((state) => [state.slug, state] as const))(
  "the page of %s",
  (slug, state) => {
    let html = "";
    beforeAll(async () => {
      html = (await read(site, `/time-limits/${slug}`)).html;
    });

    test("gives each rule with its statute and one to three source links, official ones first", () => {
      const rules = html.match(/<div class="rule">[\s\S]*?<\/p><\/details><\/div>/g) ?? [];
      const known = limitKinds.flatMap((kind) => state[kind] ?? []);
      expect(rules).toHaveLength(known.length);
      for (const [index, rule] of known.entries()) {
        const shown = rules[index] ?? "";
        // Without the mark that keeps *four-year* on one line.
        const words = wordsOf(shown).replaceAll("\u2060", "");
        expect(words).toContain(curly(wordsOf(rule.text.en)));
        expect(words).toContain(curly(wordsOf(rule.cite)));
        const links = tagsOf(shown, "a").map(({ href = "" }) => href.replaceAll("&amp;", "&"));
        const sources = rule.sources.map((at) => state.sources[at]);
        expect(links.length).toBeGreaterThanOrEqual(1);
        expect(links.toSorted()).toEqual(sources.map((source) => source?.url).toSorted());
        const official = links.map((url) => sources.find((one) => one?.url === url)?.isOfficial);
        expect(official).toEqual(official.toSorted((a, b) => Number(b) - Number(a)));
        expect(words.includes("referral service in")).toBe(rule.confidence === "low");
      }
    });

    test("begins each limit in years or to an age with its figure, as the table of all has it", () => {
      const figures = [...html.matchAll(/class="rule__figure">([^<]+)</g)].map(([, text]) => text);
      const counted = limitKinds.filter((kind) => kind !== "minors" && kind !== "government");
      expect(figures).toHaveLength(counted.filter((kind) => state[kind]).length);
      const { years, confidence } = state.injury;
      if (years === 2 && confidence !== "low") expect(figures[0]).toBe("2 years");
    });

    test("says when sources were searched and who can confirm it, and links to every case for this state", () => {
      expect(html).toContain(`<time dateTime="${limitsSearched}">`);
      expect(wordsOf(html)).toContain(
        "Confirm the limit with a lawyer in your state; exceptions can shorten or lengthen it.",
      );
      const links = tagsOf(html, "a").filter(({ href = "" }) => href.endsWith(`?state=${slug}`));
      expect(links.filter(({ href = "" }) => href.startsWith("/lawsuits/"))).toHaveLength(
        cases.length,
      );
    });
  },
);
