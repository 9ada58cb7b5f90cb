import { readFileSync } from "node:fs";
import { z } from "zod";

const source = z.object({ url: z.string().nullish() });
const figure = z.object({
  ...{ value: z.string(), asOf: z.string().nullable(), strength: z.string() },
  ...{ where: z.string(), source },
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
