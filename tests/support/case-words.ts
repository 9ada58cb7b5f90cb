import type { Case } from "~/data/case";
import type { Chart } from "~/data/record";
import { sentences } from "./reading";

/** One text of a case page. `place` says where it stands, for messages. */
type Words = { place: string; text: string };

/**
 * The sentences that a reader meets, without tables and source titles: what is graded and compared.
 */
export function prose(item: Case): Words[] {
  return [
    one("summary", item.summary),
    one("urgent", item.urgent?.text ?? ""),
    ...many(
      "eligibility",
      item.eligibility.map(({ text }) => text),
    ),
    ...many(
      "overview",
      item.overview.flatMap(({ paragraphs }) => paragraphs),
    ),
    ...many("disqualifiers", item.disqualifiers),
    ...many(
      "faqs",
      item.faqs.flatMap(({ question, answer }) => [question, answer]),
    ),
    ...many(
      "cautions",
      item.cautions.map(({ note }) => note),
    ),
    ...many(
      "gallery",
      item.gallery.map(({ caption }) => caption),
    ),
    ...recordProse(item),
  ].filter(({ text }) => text !== "");
}

/**
 * Everything on the page, tables and labels included: nothing in it may say the same thing twice.
 */
export function everything(item: Case): Words[] {
  const { record } = item;
  return [
    ...prose(item),
    ...many(
      "headings",
      item.overview.map(({ heading }) => heading),
    ),
    ...many(
      "glance",
      item.eligibility.flatMap(({ short }) => short ?? []),
    ),
    ...many("highlights", item.highlights),
    one("urgent title", item.urgent?.title ?? ""),
    ...many("card", cardTexts(item)),
    ...many("way titles", record?.ways.map(({ way }) => way) ?? []),
    ...many("ways", record?.ways.flatMap(({ who, clock }) => [who, clock]) ?? []),
    ...many(
      "document names",
      record?.documents.flatMap(({ name, holder }) => [name, holder]) ?? [],
    ),
    ...many("documents", record?.documents.map(({ how }) => how) ?? []),
    ...many("chart points", chartPoints(item)),
  ].filter(({ text }) => text !== "");
}

/** Also the words outside the page itself: titles, the card in the catalog, alternative texts. */
export function everyWord(item: Case): string {
  return [
    ...everything(item).map(({ text }) => text),
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

/** Sentences without their notes. */
export function plainSentences(words: readonly Words[]): Words[] {
  return words.flatMap(({ place, text }) =>
    sentences(withoutNotes(text)).map((sentence) => ({ place, text: sentence })),
  );
}

export function withoutNotes(text: string): string {
  return text.replace(/\s*\[\^\w+\]/g, "");
}

export function notes(text: string): string[] {
  return [...text.matchAll(/\[\^(\w+)\]/g)].map(([, key = ""]) => key);
}

function recordProse({ record }: Case): Words[] {
  if (!record) return [];

  const { status, events, questions, charts, soonest, figures } = record;
  return [
    ...many("status", [status.stage, status.next, status.settlement, status.classAction]),
    ...many(
      "events",
      events.map(({ text }) => text),
    ),
    ...many("questions", questions),
    ...many(
      "captions",
      charts.map(({ caption }) => caption),
    ),
    ...many("soonest", soonest ? [soonest.text, soonest.whom] : []),
    ...many(
      "figures",
      figures.map(({ what }) => what),
    ),
  ];
}

/** The court's own figures about the case: names and numbers. */
function cardTexts({ record }: Case): string[] {
  if (!record) return [];

  const { kind, court, docket, judge } = record.status;
  return [kind, court, docket ?? "", judge ?? ""];
}

function chartPoints({ record }: Case): string[] {
  return (record?.charts ?? []).flatMap((figure) => pointsOf(figure));
}

function pointsOf(figure: Chart): string[] {
  switch (figure.kind) {
    case "timeline":
      return figure.points.map(({ text }) => text);
    case "sides":
      return figure.sides.flatMap(({ points }) => points);
    case "dots":
      return figure.groups.map(({ label }) => label);
  }
}

function many(place: string, texts: readonly string[]): Words[] {
  return texts.map((text) => one(place, text));
}

function one(place: string, text: string): Words {
  return { place, text };
}
