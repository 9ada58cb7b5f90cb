import { readFileSync } from "node:fs";

/** What the fact base in `tests/facts/records.json` says about one case. */
type CaseFacts = {
  newest: { date: string; source: { url?: string | null } };
  soonest: {
    date: string;
    ends: boolean;
    certainty: string;
    source: { url?: string | null };
  } | null;
  figures: readonly FactFigure[];
  events: readonly { date: string; source: { url?: string | null }; strength: string }[];
  doNotPrint: readonly string[];
  /** When the facts were last looked up. */
  checked: { on: string };
};

type FactFigure = {
  value: string;
  asOf: string | null;
  strength: string;
  where: string;
  source: { url?: string | null };
};

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December".split(
    "|",
  );
const names = new Map(months.map((month, at) => [month.slice(0, 3), at + 1]));
const monthName = `(?:(${months.map((month) => month.slice(0, 3)).join("|")})[a-z]*\\.?)`;

const facts: Record<string, CaseFacts> = JSON.parse(
  readFileSync("tests/facts/records.json", "utf8"),
);

export function findFacts(slug: string): CaseFacts {
  const found = facts[slug];
  if (!found) throw new Error(`the fact base has no ${slug}`);
  return found;
}

/** Leaves out what is forbidden, and figures that may appear nowhere. */
export function printableText(slug: string): string {
  const { doNotPrint: _forbidden, figures, ...rest } = findFacts(slug);
  const printed = figures.filter(({ where }) => where !== "nowhere");
  return strings({ ...rest, printed }).join("\n");
}

/** `30 November 2026` as the site writes it. */
export function writeDates(text: string): string {
  return text.replace(
    new RegExp(`\\b(\\d{1,2}) (${months.join("|")})\\b( \\d{4})?`, "g"),
    (_, ...[day, month, year]) => `${month} ${day}${year ? `,${year}` : ""}`,
  );
}

/** Days and months named in a text in any style, as ISO dates; a day counts for its month too. */
export function datesIn(text: string): Set<string> {
  const found = [
    ...[...text.matchAll(/\b(\d{4})-(\d{2})(?:-(\d{2}))?\b/g)].map(([, year, month, day]) =>
      iso(year, Number(month), day),
    ),
    ...matches(text, `${monthName} (\\d{1,2}), (\\d{4})`).map(([, month, day, year]) =>
      iso(year, names.get(month ?? ""), day),
    ),
    ...matches(text, `(\\d{1,2}) ${monthName} (\\d{4})`).map(([, day, month, year]) =>
      iso(year, names.get(month ?? ""), day),
    ),
    ...matches(text, `${monthName} (\\d{4})`).map(([, month, year]) =>
      iso(year, names.get(month ?? "")),
    ),
  ];
  return new Set(found.flatMap((date) => [date, date.slice(0, 7)]));
}

/** Decimals and addresses that occur only in forbidden lines: never to be shown. */
export function forbiddenTokens(slug: string): string[] {
  const allowed = printableText(slug);
  const tokens = findFacts(slug).doNotPrint.flatMap(
    (line) => line.match(/\b[a-z0-9-]+\.(?:com|org|net)\b|\b\d+\.\d+\b/g) ?? [],
  );
  return [...new Set(tokens)].filter((token) => !allowed.includes(token));
}

function iso(year: string | undefined, month: number | undefined, day?: string): string {
  const parts = [year, String(month).padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])];
  return parts.join("-");
}

function matches(text: string, pattern: string): RegExpMatchArray[] {
  return [...text.matchAll(new RegExp(`\\b${pattern}\\b`, "g"))];
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];

  return Object.values(value).flatMap(strings);
}
