import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Case } from "~/data/case";
import type { Chart } from "~/data/record";

const source = z.object({ url: z.string().nullish() });
const figure = z.object({
  value: z.string(),
  asOf: z.string().nullable(),
  strength: z.string(),
  where: z.string(),
  source,
});
const schema = z.record(
  z.string(),
  z.looseObject({
    newest: z.object({ date: z.string(), source }),
    soonest: z
      .object({ date: z.string(), ends: z.boolean(), certainty: z.string(), source })
      .nullable(),
    figures: z.array(figure),
    events: z.array(z.object({ date: z.string(), source, strength: z.string() })),
    doNotPrint: z.array(z.string()),
    /** When the facts were last researched. */
    checked: z.object({ on: z.string() }),
  }),
);
const text = readFileSync("tests/facts/records.json", "utf8");
const facts = schema.parse(JSON.parse(text));
const whole: Record<string, Record<string, unknown>> = JSON.parse(text);

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December".split(
    "|",
  );
const numbers = new Map(months.map((month, at) => [month.slice(0, 3), at + 1]));
const month = `(?:(${[...numbers.keys()].join("|")})[a-z]*\\.?)`;

/** What the fact base says about one case. */
export function findFacts(slug: string) {
  const found = facts[slug];
  if (!found) throw new Error(`The fact base has no ${slug}`);
  return found;
}

/** Leaves out forbidden statements, and figures that may appear nowhere. */
export function printableText(slug: string): string {
  const { doNotPrint: _forbidden, figures: _figures, ...rest } = whole[slug] ?? {};
  const printed = findFacts(slug).figures.filter(({ where }) => where !== "nowhere");
  return strings({ ...rest, printed }).join("\n");
}

/** `30 November 2026` as the site writes it. */
export function writeDates(value: string): string {
  return value.replace(
    new RegExp(`\\b(\\d{1,2}) (${months.join("|")})\\b( \\d{4})?`, "g"),
    (_, ...[day, name, year]) => `${name} ${day}${year ? `,${year}` : ""}`,
  );
}

/** Days and months that a text names in any notation, as ISO dates. A day includes its month. */
export function datesIn(value: string): Set<string> {
  const all = (pattern: string) => [...value.matchAll(new RegExp(`\\b${pattern}\\b`, "g"))];
  const found = [
    ...all("(\\d{4})-(\\d{2})(?:-(\\d{2}))?").map(([, y, m, d]) => iso(y, Number(m), d)),
    ...all(`${month} (\\d{1,2}), (\\d{4})`).map(([, m = "", d, y]) => iso(y, numbers.get(m), d)),
    ...all(`(\\d{1,2}) ${month} (\\d{4})`).map(([, d, m = "", y]) => iso(y, numbers.get(m), d)),
    ...all(`${month} (\\d{4})`).map(([, m = "", y]) => iso(y, numbers.get(m))),
  ];
  return new Set(found.flatMap((date) => [date, date.slice(0, 7)]));
}

/** Decimals and addresses that occur only in forbidden statements. */
export function forbiddenTokens(slug: string): string[] {
  const allowed = printableText(slug);
  const tokens = findFacts(slug).doNotPrint.flatMap(
    (line) => line.match(/\b[a-z0-9-]+\.(?:com|org|net)\b|\b\d+\.\d+\b/g) ?? [],
  );
  return [...new Set(tokens)].filter((token) => !allowed.includes(token));
}

function iso(year: string | undefined, number: number | undefined, day?: string): string {
  const parts = [year, String(number).padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])];
  return parts.join("-");
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];

  return Object.values(value).flatMap(strings);
}

/** The sentences of a case page, without tables and source titles: the text that is graded. */
export function prose({ record, ...item }: Case): string[] {
  return [
    item.summary,
    item.urgent?.text ?? "",
    ...item.eligibility.map(({ text }) => text),
    ...item.overview.flatMap(({ paragraphs }) => paragraphs),
    ...item.disqualifiers,
    ...item.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...item.cautions.map(({ note }) => note),
    ...item.gallery.map(({ caption }) => caption),
    ...(record
      ? [
          record.status.stage,
          record.status.next,
          record.status.settlement,
          record.status.classAction,
          ...record.events.map(({ text }) => text),
          ...record.questions,
          ...record.charts.map(({ caption }) => caption),
          ...(record.soonest ? [record.soonest.text, record.soonest.whom] : []),
          ...record.figures.map(({ what }) => what),
        ]
      : []),
  ].filter((text) => text !== "");
}

/** All text of a case page, tables and labels included. */
export function everything(item: Case): string[] {
  const { record } = item;
  return [
    ...prose(item),
    ...item.overview.map(({ heading }) => heading),
    ...item.eligibility.flatMap(({ short }) => short ?? []),
    ...item.highlights,
    item.urgent?.title ?? "",
    ...(record
      ? [
          record.status.kind,
          record.status.court,
          record.status.docket ?? "",
          record.status.judge ?? "",
          ...record.ways.flatMap(({ way, who, clock }) => [way, who, clock]),
          ...record.documents.flatMap(({ name, holder, how }) => [name, holder, how]),
          ...record.charts.flatMap(pointsOf),
        ]
      : []),
  ].filter((text) => text !== "");
}

/** Also text outside the page: titles, the card in the catalog, alternative texts. */
export function everyWord(item: Case): string {
  return [
    ...everything(item),
    item.title,
    item.documentTitle,
    item.description,
    item.card.title,
    item.card.sub,
    item.card.desc,
    item.hero.alt,
    ...item.gallery.map(({ alt }) => alt),
    ...Object.values(item.record?.sources ?? {}).flatMap(({ where }) => where ?? []),
    ...(item.record?.ways.map(({ check }) => check.text) ?? []),
  ].join("\n");
}

export function withoutNotes(text: string): string {
  return text.replace(/\s*\[\^\w+\]/g, "");
}

export function notes(text: string): string[] {
  return [...text.matchAll(/\[\^(\w+)\]/g)].map(([, key = ""]) => key);
}

function pointsOf(chart: Chart): string[] {
  switch (chart.kind) {
    case "timeline":
      return chart.points.map(({ text }) => text);
    case "sides":
      return chart.sides.flatMap(({ points }) => points);
    case "dots":
      return chart.groups.map(({ label }) => label);
  }
}

/** Statements that the fact base forbids. */
export const neverPrint: Readonly<Record<string, readonly RegExp[]>> = {
  "asbestos-lung-cancer": [/filing fee/i, /asbestos (is|was) banned/i, /rule (is|was) stayed/i],
  "auto-accident-personal-injury": [/multiples? of (the|your) bills/i],
  "baby-formula-nec": [
    /verdict (stands|was upheld)/i,
    /stop feeding/i,
    /formula causes/i,
    /October 2022/,
  ],
  "bard-powerport": [
    /(plaintiff|Bard|company) (won|lost)/i,
    /PowerPort (was|were) recalled/i,
    /July 2023/,
  ],
  "birth-injury": [/15 to 28/, /up to 3 (per|in) 1,?000/i],
  "depo-provera": [/trial (starts|begins|will (start|begin))/i, /FDA found the shot causes/i],
  "hair-relaxer-cancer": [/FDA (has )?banned/i, /fibroids (fit|qualify)/i],
  "hernia-mesh": [/Covidien.*polypropylene/i, /mesh is unsafe/i, /Covidien settled/i],
  "la-wildfire": [
    /late claims (were|are) (allowed|refused)/i,
    /Edison (started|caused) the/i,
    /December 30, 2025/,
  ],
  "lds-abuse": [/Bisbee/i, /\bcult\b/i, /24-2990/],
  oxbryta: [/\brecall(ed)?\b/i, /settlement (fund|program) (exists|is open)/i],
  "ozempic-wegovy": [/hearing (was|has been) held/i, /suicid/i],
  "paraquat-parkinsons": [
    /all (paraquat )?claims (are|were) settled/i,
    /new claims (can|may) join the/i,
    /production (has )?ended/i,
  ],
  "pfas-water": [/closed the MDL/i, /Camp Lejeune/i],
  "rideshare-assault": [/verdicts? (is|are|was|were) final/i, /cover-up happened/i],
  "roblox-discord-child-abuse": [/robloxsettlement/i, /settlement master/i, /delete the app/i],
  "roundup-cancer": [
    /settlement (is|was|has been) (finally )?approved/i,
    /weedkilleradsettlement|roundupwgksettlement/i,
    /(July 9|August 19), 2026/,
    /plenty of time/i,
    /Durnell (ends|ended)/i,
  ],
  "ssdi-applications": [
    /approval rate/i,
    /officially from (SSA|Social)/i,
    /\b65 days\b.*everyone/i,
    /mass tort/i,
  ],
  suboxone: [/Pennsylvania/i, /stop(ping)? buprenorphine/i],
  "institutional-sex-abuse": [/March 2027/, /payments (were|are) paused/i],
  "video-game-addiction": [/designed to addict(?!,? (the )?(suits|lawsuits))/i, /next opioid/i],
};
