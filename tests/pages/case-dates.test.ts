import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { curly } from "~/app/ui/linked-text";
import { cases, findCase, shownCase } from "~/data/cases";
import { spellDate } from "~/data/dates";
import { lastDaysAhead, namesPassedDay } from "~/data/record-dates";
import { stateLimits } from "~/data/time-limits";
import { neverPrint } from "../data/case-texts";
import { startClockedSite } from "../support/clocked-site";
import { filledIn, tagsOf, titleOf, wordsOf } from "../support/document";
import { shownCases } from "../support/paths";
import { answersTo } from "../support/quiz-answers";
import { caseLead, post } from "../support/site";

let site: Awaited<ReturnType<typeof startClockedSite>>;
beforeAll(async () => {
  site = await startClockedSite("2026-10-01T12:00:00Z");
});
afterAll(() => site.stop());

const read = (slug: string) => site.read(`/lawsuits/${slug}`);

/* One server, whose clock moves on from part to part of this file. */
test("no case asks for a call to a lawyer this week while every date is far", async () => {
  expect(await urgentCases()).toEqual([]);
});

describe("the next date of a case", () => {
  beforeAll(() => site.goOnTo("2026-11-23T12:00:00Z"));

  test("stands in the record with its certainty and its source", async () => {
    for (const { slug, record } of shownCases) {
      const { soonest } = record ?? {};
      if (!soonest) continue;
      const html = await read(`${slug}/record`);
      const [, row = ""] = /<dt>Dates ahead<\/dt><dd>(.*?)<\/dd>/.exec(html) ?? [];
      expect(row, slug).toContain(`<time dateTime="${soonest.date}">`);
      expect(row, slug).toContain('href="#sources"');
      const words = { official: "Official: ", reported: "Reported by ", counted: "Counted by us" };
      expect(wordsOf(row), slug).toContain(words[soonest.certainty]);
    }
  });

  test("that ends a right stands below the rule, headed by where it holds, in whole sentences", async () => {
    for (const { slug, record } of shownCases) {
      if (!record) continue;
      const limit = limitOf(await read(slug));
      expect(wordsOf(limit), slug).toContain(findCase(slug)?.brief?.limit.rule);
      const [next] = lastDaysAhead(record.ways, "2026-11-23");
      if (!next) {
        expect(limit).not.toContain("<time");
        continue;
      }
      expect(limit, slug).toContain(`<time dateTime="${next.ends}">`);
      expect(limit, slug).toContain(`/lawsuits/${slug}/record#sources`);
      const days = (Date.parse(next.ends) - Date.parse("2026-11-23")) / 86_400_000;
      const words = wordsOf(limit);
      expect(words, slug).toContain(`${days} days left`);
      expect(words, slug).toContain(next.lastDay?.says);
      const [act = "-"] = next.lastDay?.act.split(/(?<=\.) /) ?? [];
      expect(words.includes(act), slug).toBe(days <= 45);
      expect(words, slug).not.toContain("Ends:");
      const at = (text = "") => words.indexOf(text);
      expect(at(findCase(slug)?.brief?.limit.rule)).toBeLessThan(
        at(curly(next.lastDay?.scope ?? "")),
      );
    }
  });

  test("comes before the rules of a chosen state, and is left out if another state's law sets it", async () => {
    const limitOf = async (path: string) =>
      wordsOf(/<section class="limit".*?<\/section>/.exec(await read(path))?.[0] ?? "");
    const settlement = await limitOf("depo-provera?state=ohio");
    const [before, rules] = settlement.split("In Ohio");
    expect(before).toContain("November 30, 2026");
    expect(rules).toContain("§ 2305.10(A)");
    expect(rules).not.toContain("November 30, 2026");
    for (const slug of ["lds-abuse", "institutional-sex-abuse"]) {
      // Alabama's and Iowa's laws set one day for one kind of claim.
      expect(await limitOf(`${slug}?state=iowa`), slug).toContain("December 31, 2026");
    }
    for (const slug of ["lds-abuse", "rideshare-assault", "institutional-sex-abuse"]) {
      expect(await limitOf(`${slug}?state=ohio`), slug).not.toContain("days left");
      const chosen = await limitOf(`${slug}?state=california`);
      expect(chosen, slug).toContain("December 31, 2026");
      expect(chosen.indexOf("December 31, 2026"), slug).toBeLessThan(chosen.indexOf("§ 340"));
    }
  });

  test("that one state's law sets names that state first and is folded until it is chosen, and a program's day is open", async () => {
    for (const slug of ["lds-abuse", "rideshare-assault", "institutional-sex-abuse"]) {
      const folded = limitOf(await read(slug));
      const [summary = ""] = /<summary.*?<\/summary>/.exec(folded) ?? [];
      expect(wordsOf(summary), slug).toContain(
        "Last day to sue over some assaults of adults in California since 2009: December 31, 2026 38 days left",
      );
      // Whose state it is not gets no alarm.
      expect(summary, slug).toContain("limit__left--far");
      // What holds for most readers is larger than it.
      expect(folded.replace(summary, ""), slug).toContain('class="rule__figure"');
      expect(folded.replace(summary, ""), slug).not.toContain("limit__date");
      const chosen = limitOf(await read(`${slug}?state=california`));
      const large = chosen.replaceAll(/<details.*?<\/details>/g, "");
      expect(large, slug).toContain("limit__date");
      expect(large, slug).toContain("limit__left--near");
      // The tag of its option says no more than the time limit does.
      const tagged = [...(await read(slug)).matchAll(/class="tag">(.*?)</g)].map(([, tag]) => tag);
      expect(tagged, slug).not.toContain("Call a lawyer this week");
      expect(await read(`${slug}?state=california`), slug).toContain("Call a lawyer this week");
    }
    for (const slug of ["depo-provera", "la-wildfire"]) {
      const open = limitOf(await read(slug)).replaceAll(/<details.*?<\/details>/g, "");
      expect(open, slug).toContain('class="limit__date"');
    }
  });

  test("is preceded by what most states give, or that is large: as their rules have it, and with the least that some give", async () => {
    const large: string[] = [];
    for (const { slug } of cases) {
      const limit = limitOf(await read(slug));
      const { kinds = [], everywhere = "" } = findCase(slug)?.brief?.limit ?? {};
      const ways = kinds.filter((kind) => kind !== "minors");
      const [, figure] = /class="rule__figure">([^<]*)/.exec(limit) ?? [];
      const words = wordsOf(limit);
      const [, said] = /Most states (?:give (.*?) years|let you sue)/.exec(words) ?? [];
      if (figure) {
        large.push(slug);
        expect(limit.replaceAll(/<details.*?<\/details>/g, ""), slug).not.toContain("<time");
        expect(words, slug).toContain(
          `${wordsOf(figure)} in ${everywhere ? "every state" : "most states"}`,
        );
      }
      const told = (figure ?? said ?? "").match(/\d+/g)?.map(Number) ?? [];
      if (everywhere) {
        for (const one of told) expect(everywhere, slug).toContain(`${one} `);
      } else if (ways[0] === "childAbuse") {
        const ages = stateLimits.flatMap(({ childAbuse }) => childAbuse.age ?? []);
        const ends = [Math.min(...ages), Math.max(...ages)];
        expect(words, slug).toMatch(new RegExp(`${ends[0]} to ${ends[1]}\\b`));
        const have = stateLimits.filter(
          ({ childAbuse: { age, kind } }) => age !== undefined || kind === "no limit",
        );
        expect(have.length).toBeGreaterThan(stateLimits.length / 2);
      } else if (ways[0] === "assault") {
        const sure = stateLimits.flatMap(({ assault }) =>
          assault.confidence === "low" ? [] : assault,
        );
        const years = sure.flatMap((rule) => rule.years ?? []);
        expect(told, slug).toEqual([Math.min(...years), Math.max(...years)]);
        expect(sure.length).toBeGreaterThan(stateLimits.length / 2);
        expect(sure.some(({ text }) => text.en.startsWith("There is no time limit"))).toBe(true);
      } else if (told.length > 0) {
        const rules = stateLimits.map((state) => ways.map((way) => state[way]).find(Boolean));
        const years = rules.flatMap((rule) => (rule?.confidence !== "low" && rule?.years) || []);
        const most = years.filter((one) => told.includes(one));
        expect(most.length, slug).toBeGreaterThan(stateLimits.length / 2);
        const fewer = years.filter((one) => one < Math.min(...told));
        expect(fewer.length, slug).toBeGreaterThan(1);
        expect(words, slug).toContain(`, only ${Math.min(...fewer)} year in some`);
      }
    }
    expect(large.length).toBeGreaterThan(10);
  });

  test("tags one option of a case from 45 days on, and nothing else", async () => {
    const urgent = ["la-wildfire", "depo-provera", "institutional-sex-abuse", "lds-abuse"];
    const expected = [...urgent, "rideshare-assault"];
    const shown = shownCases.map(({ slug }) => slug);
    expect(await urgentCases()).toEqual(expected.filter((slug) => shown.includes(slug)));
  });

  test("within a week is told in the same words as the time limit and as the tag of its option", async () => {
    const html = await read("depo-provera");
    expect(wordsOf(limitOf(html))).toContain("7 days left");
    expect(html).toContain('class="tag">7 days left<');
  });

  test("is in the calendar of the case to the day, with its certainty and source", async () => {
    for (const { slug, record, sensitive } of shownCases) {
      const answer = await fetch(`${site.url}/lawsuits/${slug}/dates.ics`);
      const named = [record?.soonest ?? [], record?.otherDates ?? []].flat();
      const dates = new Set(
        [...named.map(({ date }) => date), ...(record?.ways ?? []).map(({ ends }) => ends)].filter(
          (date) => date?.length === 10,
        ),
      );
      const isDated = dates.size > 0;
      expect({ slug, status: answer.status }).toEqual({ slug, status: isDated ? 200 : 404 });
      const html = await read(`${slug}/record`);
      expect(html.includes(`href="/lawsuits/${slug}/dates.ics"`), slug).toBe(isDated);
      if (!isDated) continue;
      const text = (await answer.text()).replaceAll("\r\n ", "");
      expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
      expect(answer.headers.get("ETag")).toMatch(/^(W\/)?"/);
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(dates.size);
      for (const date of dates) {
        expect(text).toContain(`DTSTART;VALUE=DATE:${date?.replaceAll("-", "")}`);
      }
      for (const { date, source } of named.filter((one) => dates.has(one.date))) {
        expect(text, date).toContain(record?.sources[source]?.url ?? "no address");
      }
      if (sensitive) expect(text).not.toMatch(/^SUMMARY.*abuse/im);
      expect(text).toContain("\r\nTRANSP:TRANSPARENT\r\n");
      expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
      expect(text).toMatch(/^PRODID:.*\/\/EN\r$/m);
    }
  });

  test("has a Spanish calendar with the Spanish name of the case", async () => {
    const answer = await fetch(`${site.url}/es/lawsuits/la-wildfire/dates.ics`);
    const text = (await answer.text()).replaceAll("\r\n ", "");
    const name = shownCase("la-wildfire", "es").title;
    expect(text).toMatch(/^PRODID:.*\/\/ES\r$/m);
    expect(text).toContain(`SUMMARY:${name} (`);
    expect(text).toContain(`X-WR-CALNAME:Plainclaim: ${name}\r\n`);
  });

  test("is offered as a calendar after sending, but not on the abuse cases", async () => {
    const link = 'dates.ics"';
    expect(await sentPage("oxbryta")).toContain(link);
    expect(await sentPage("lds-abuse")).not.toContain(link);
    expect(await sentPage("roundup-cancer")).not.toContain(link);
  });
});

describe("what is known, as of when", () => {
  test("each record names its newest source and date, and an old stage is marked on the page", async () => {
    for (const { slug, record } of shownCases) {
      if (!record) continue;
      const { newest, sources } = record;
      const html = await read(`${slug}/record`);
      const row = /<dt>Newest source<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1] ?? "";
      expect(wordsOf(row), slug).toContain(curly(sources[newest.source]?.publisher ?? "-"));
      expect(row, slug).toContain(`<time dateTime="${newest.date}">`);
      const month = spellDate(newest.date.slice(0, 7));
      expect(wordsOf(html), slug).toContain(`Stage As of ${month}`);
      const isOld = Date.parse("2026-11-23") - Date.parse(newest.date) > 180 * 86_400_000;
      const tag = `Not confirmed since ${month}`;
      expect((await read(slug)).includes(tag), slug).toBe(isOld);
    }
  });
});

describe("figures that decide", () => {
  test("never stand in a first view, a title, a description or a form", async () => {
    for (const { slug, record } of shownCases) {
      const html = await read(slug);
      for (const { value } of record?.figures ?? []) {
        const [sum] = /\$\d[\d,.]*( million| billion)?/.exec(value) ?? [];
        if (!sum) continue;
        const [before = ""] = html.split('id="ways"');
        expect(before.includes(sum), `${slug}: ${sum}`).toBe(false);
        expect(titleOf(html)).not.toContain(sum);
      }
    }
  });
});

describe("what research has shown to be wrong or unproven", () => {
  test("is served on no page, in no feed and in no calendar", async () => {
    for (const { slug } of shownCases) {
      for (const file of ["", "/record", "/checklist", "/feed.xml", "/dates.ics"]) {
        const html = await (await fetch(`${site.url}/lawsuits/${slug}${file}`)).text();
        // Menus and footer name other cases; titles and addresses of sources belong to the sources.
        const own = file.endsWith(".ics")
          ? html.replaceAll("\r\n ", "").replaceAll(/https:\S+/g, "")
          : html;
        const [, article = own] = own.replace(/<select.*?<\/select>/gs, "").split("<article");
        const words = wordsOf(article.split('id="sources"')[0] ?? "");
        for (const pattern of neverPrint[slug] ?? [])
          expect(words, slug + file).not.toMatch(pattern);
      }
    }
  });
});

describe("a date that passes", () => {
  test("is the time limit up to its day in New York, then goes by itself, also from cached pages", async () => {
    await site.goOnTo("2026-12-01T04:58:00Z");
    const before = await read("la-wildfire");
    expect(wordsOf(limitOf(before))).toMatch(/November 30, 2026 Today Local news/);
    expect(await read("la-wildfire")).toBe(before);

    await site.goOnTo("2026-12-01T05:00:30Z");
    const after = await read("la-wildfire");
    expect(wordsOf(limitOf(after))).toMatch(/January 7, 2027 37 days left This day is two years/);
    expect(limitOf(after)).not.toContain("November 30");
    expect(wordsOf(after)).toContain("November 30, 2026, has passed.");
    expect(wordsOf(limitOf(await read("depo-provera")))).not.toContain("November 30");
  });

  test("no longer has a calendar", async () => {
    expect((await fetch(`${site.url}/lawsuits/depo-provera/dates.ics`)).status).toBe(404);
    expect((await fetch(`${site.url}/lawsuits/purple-widget/dates.ics`)).status).toBe(404);
  });
});

describe("figures of a year", () => {
  test("are shown beside their way or event with source and date, and end with their year", async () => {
    await site.goOnTo("2026-12-31T12:00:00Z");
    const html = await read("ssdi-applications");
    expect(wordsOf(html)).toMatch(/\$1,690 a month[^$]*? from January 2026/i);
    expect(html.indexOf("$1,690")).toBeGreaterThan(html.indexOf('id="ways"'));
    await site.goOnTo("2027-01-01T12:00:00Z");
    const after = await read("ssdi-applications");
    expect(after).not.toContain("$1,690");
    expect(after).toContain("$9,200");
  });
});

test("no case asks for a call to a lawyer this week once every near date has passed", async () => {
  await site.goOnTo("2027-01-08T12:00:00Z");
  expect(await urgentCases()).toEqual([]);
});

describe("no passed date is shown as coming", () => {
  for (const today of ["2027-01-08", "2027-07-01"]) {
    test(`on ${today}`, async () => {
      await site.goOnTo(`${today}T12:00:00Z`);
      for (const { slug, record } of shownCases) {
        const html = await read(slug);
        const coming = [
          ...tagsOf(limitOf(html), "time"),
          ...[...html.matchAll(/<span class="option">.*?<\/summary>/g)].flatMap(([row]) =>
            tagsOf(row, "time"),
          ),
        ].flatMap(({ datetime }) => datetime ?? []);
        expect(
          coming.filter((date) => date < today.slice(0, date.length)),
          slug,
        ).toEqual([]);
        const from = record?.status.checkedOn ?? "";
        for (const page of [html, await read(`${slug}/record`)]) {
          const [, next = ""] = /<dt>Next<\/dt><dd>(.*?)<\/dd>/.exec(page) ?? [];
          expect(namesPassedDay(wordsOf(next), from, today), slug).toBe(false);
        }
      }
    });
  }
});

function limitOf(html: string): string {
  return /<section class="limit".*?<\/section>/.exec(html)?.[0] ?? "";
}

async function urgentCases(): Promise<string[]> {
  const said = await Promise.all(
    shownCases.map(async ({ slug }) => ({ slug, html: await read(slug) })),
  );
  return said.flatMap(
    ({ slug, html }) =>
      html.match(/class="tag">(Call a lawyer this week|\d+ days? left|Today)</g)?.map(() => slug) ??
      [],
  );
}

async function sentPage(slug: string): Promise<string> {
  const item = findCase(slug);
  const address = `${site.url}/lawsuits/${slug}`;
  const answers = item ? answersTo(item) : {};
  const step2 = await (await post(address, { intent: "quiz", ...answers })).text();
  const lead = { ...filledIn(step2), ...caseLead({ Email: `${slug}@example.com` }) };
  const sent = await post(address, lead);
  return (await fetch(new URL(sent.headers.get("Location") ?? "", site.url))).text();
}
