import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases } from "~/data/cases";
import { spellDate } from "~/data/dates";
import { daysIn } from "~/data/record-dates";
import { stateLimits } from "~/data/time-limits";
import { startClockedSite } from "../support/clocked-site";
import { idsOf, tagsOf, wordsOf } from "../support/document";

let site: Awaited<ReturnType<typeof startClockedSite>>;
beforeAll(async () => {
  site = await startClockedSite("2026-11-26T17:00:00Z");
});
afterAll(() => site.stop());

const read = (path: string) => site.read(path);

/* One server, whose clock moves on from part to part of this file. */
describe("the page of the deadlines", () => {
  test("has every day ahead that a case says is next, in its table and calendar too", async () => {
    const html = await read("/deadlines");
    const csv = await read("/deadlines.csv");
    const ics = (await read("/deadlines.ics")).replaceAll("\r\n ", "");
    const named = cases.flatMap(({ slug, brief, record }) =>
      daysIn(`${brief?.next} ${record?.status.next}`).map((date) => `${slug}-${date}`),
    );
    const ahead = named.filter((id) => dateOf(id) >= "2026-11-26");
    expect(ahead.length).toBeGreaterThan(3);
    for (const id of ahead) {
      expect(idsOf(html)).toContain(id);
      expect(csv).toContain(`#${id}`);
      expect(ics).toContain(`UID:${id}@`);
    }
  });

  test("has each date of the cases and each open window of a state, sorted, at a stable anchor", async () => {
    const html = await read("/deadlines");
    expect(anchorsOf(html).toSorted()).toEqual(expectedOn("2026-11-26"));
    const dates = anchorsOf(html).map(dateOf);
    expect(dates).toEqual([...dates].sort());
    expect(idsOf(html)).toContain("la-wildfire-2027-01-07");
    expect(html).toContain('href="#la-wildfire-2027-01-07"');
  });

  test("says how many days are left on each day within 45, and on no other", async () => {
    const html = await read("/deadlines");
    for (const row of rowsOf(html)) {
      const [, date = ""] = /dateTime="([^"]+)"/.exec(row) ?? [];
      const days = (Date.parse(date) - Date.parse("2026-11-26")) / 86_400_000;
      const isNear = date.length === "2026-12-31".length && days <= 45;
      const [, left] = /limit__left--\w+">(\d+) days? left</.exec(row) ?? [];
      expect(left, date).toBe(isNear ? String(days) : undefined);
    }
  });

  test("names each month as the other pages do", async () => {
    const words = wordsOf(await read("/deadlines"));
    expect(words).toContain("Dec 2026");
    expect(words).toContain("June 2027");
    expect(words).not.toContain("Jun ");
  });

  test("gives the certainty, a source link, and the newest source of each date", async () => {
    const html = await read("/deadlines");
    for (const row of rowsOf(html)) {
      const words = wordsOf(row);
      const sources = words.match(/(Official: |Reported by |Counted by us from the law: )[^.( ]/g);
      expect(sources?.length).toBe(words.match(/(Official|Reported by|Counted by us)/g)?.length);
      expect(tagsOf(row, "a").some(({ href = "" }) => href.startsWith("http"))).toBe(true);
      const isCase = row.includes('href="/lawsuits/');
      expect(words.includes("Newest source")).toBe(isCase);
      // A bill is not yet the law.
      expect(words).not.toMatch(/Official: [^.]*as introduced/);
      if (!isCase) expect(row).toContain('href="/time-limits/');
    }
  });

  test("lists the docket, the judge, and the last change of every case", async () => {
    const html = await read("/deadlines");
    for (const { slug, record } of cases) {
      const row = new RegExp(`<tr id="docket-${slug}">[\\s\\S]*?</tr>`).exec(html)?.[0] ?? "";
      expect(row, slug).toContain(`<time dateTime="${record?.newest.date}">`);
      const [change] = record?.events ?? [];
      expect(row, slug).toContain(`#changed"><time dateTime="${change?.date}">`);
      const { docket, judge } = record?.status ?? {};
      for (const known of [docket, judge && `Judge: ${judge}`]) {
        if (known) expect(wordsOf(row), slug).toContain(wordsOf(known));
      }
    }
  });

  test("has an index of its months, which leads to the first date of each and to the dockets", async () => {
    const html = await read("/deadlines");
    const [, index = ""] = /<nav class="toc"([\s\S]*?)<\/nav>/.exec(html) ?? [];
    const months = [...new Set(anchorsOf(html).map((id) => dateOf(id).slice(0, 7)))];
    const first = months.map((month) => anchorsOf(html).find((id) => dateOf(id).startsWith(month)));
    expect(tagsOf(index, "a").map(({ href = "" }) => href.slice(1))).toEqual([...first, "dockets"]);
    expect(idsOf(html)).toContain("dockets");
  });

  test("says how to cite it, and once, at its end, what could not be confirmed", async () => {
    const html = await read("/deadlines");
    expect(wordsOf(html)).toContain(`${site.url}/deadlines, as of November 26, 2026.`);
    expect(html.match(/What we could not confirm/g)).toHaveLength(1);
    const [, end = ""] = html.split('id="unconfirmed"');
    expect(end.split("</main>")[0]).not.toContain("<section");
    expect(wordsOf(end)).toContain("Los Angeles Wildfires, November 30, 2026 (Pasadena Now)");
  });
});

describe("the table of the deadlines", () => {
  test("has the dates and dockets of the page, in rows of one length", async () => {
    const csv = await read("/deadlines.csv");
    expect(csv).toMatch(/^\ufeffkind,/);
    expect(csv).toMatch(/\r\n$/);
    expect(csv.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });
    const addresses = rows.map(({ address = "" }) => new URL(address).hash.slice(1));
    expect(new Set(addresses)).toEqual(
      new Set([...expectedOn("2026-11-26"), ...cases.map(({ slug }) => `docket-${slug}`)]),
    );
    for (const row of rows) {
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@]/);
    }
  });

  test("is a table in Spanish below /es", async () => {
    const csv = await read("/es/deadlines.csv");
    expect(csv).toMatch(/^\ufefftipo,fecha,/);
    expect(csv).toContain(`${site.url}/es/deadlines#la-wildfire-2027-01-07`);
  });
});

describe("the calendar of the deadlines", () => {
  test("has each date with a day once, with the same identifier as the calendar of its case", async () => {
    const ics = (await read("/deadlines.ics")).replaceAll("\r\n ", "");
    const ids = [...ics.matchAll(/^UID:(.*)@/gm)].map(([, id]) => id ?? "");
    const withDay = expectedOn("2026-11-26").filter((id) => /-\d\d-\d\d$/.test(id));
    expect(ids.toSorted()).toEqual(withDay);
    expect(ics).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    const own = await read("/lawsuits/oxbryta/dates.ics");
    expect(ids).toContain(/^UID:(.*)@/m.exec(own)?.[1]);
  });

  test("says no more of the abuse cases than a name and a source", async () => {
    const ics = (await read("/deadlines.ics")).replaceAll("\r\n ", "");
    expect(ics).not.toMatch(/^SUMMARY.*abuse/im);
    for (const { sensitive, record } of cases) {
      if (!sensitive || !record?.soonest) continue;
      expect(ics).not.toContain(record.soonest.text.slice(0, 30).replaceAll(",", "\\,"));
    }
  });
});

describe("a date that passes", () => {
  test.each(["2026-12-01", "2027-01-08", "2027-07-01"])(
    "is on no page of deadlines on %s",
    async (today) => {
      await site.goOnTo(`${today}T17:00:00Z`);
      const html = await read("/deadlines");
      expect(anchorsOf(html).toSorted()).toEqual(expectedOn(today));
      expect(anchorsOf(html).length).toBeGreaterThan(0);
      expect(html).toContain(`<time dateTime="${today}">`);
      const csv = await read("/deadlines.csv");
      const ics = await read("/deadlines.ics");
      for (const past of expectedOn("2026-11-26").filter((id) => dateOf(id) < today)) {
        expect(`${html}${csv}${ics}`).not.toContain(past);
      }
    },
  );

  test("is marked on the page of a state whose text names it", async () => {
    const day = spellDate("2026-12-31");
    expect(wordsOf(await read("/time-limits/iowa"))).toContain(`${day}, has passed.`);
    expect(wordsOf(await read("/time-limits/california"))).toContain(`${day}, has passed.`);
    expect(wordsOf(await read("/time-limits/ohio"))).not.toContain("has passed.");
  });
});

/** Anchors of all dates that have not passed, as the records and the states have them. */
function expectedOn(today: string): string[] {
  const ofCases = cases.flatMap(({ slug, record }) =>
    [
      record?.soonest?.date,
      ...(record?.otherDates ?? []).map(({ date }) => date),
      ...(record?.ways ?? []).map(({ ends }) => ends),
    ].map((date) => ({ slug, date })),
  );
  const ofStates = stateLimits.map(({ slug, childAbuse }) => ({
    slug,
    date: childAbuse.window?.to,
  }));
  const ahead = [...ofCases, ...ofStates].flatMap(({ slug, date }) =>
    date && (date.length === 7 ? `${date}-31` : date) >= today ? [`${slug}-${date}`] : [],
  );
  return [...new Set(ahead)].toSorted();
}

function rowsOf(html: string): string[] {
  const [, section = ""] = html.split('<section id="dates"');
  return section.split("</section>")[0]?.match(/<tr id="[\s\S]*?<\/tr>/g) ?? [];
}

function anchorsOf(html: string): string[] {
  return rowsOf(html).map((row) => /id="([^"]+)"/.exec(row)?.[1] ?? "");
}

/** A month without a day counts as its last. */
function dateOf(anchor: string): string {
  const [date = ""] = /\d{4}-\d\d(-\d\d)?$/.exec(anchor) ?? [];
  return date.length === 7 ? `${date}-31` : date;
}
