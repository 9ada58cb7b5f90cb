import type { Case } from "~/data/case";
import type { Chart } from "~/data/record";

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
          ...[record.status.stage, record.status.next],
          ...[record.status.settlement, record.status.classAction],
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
          ...[record.status.kind, record.status.court],
          ...[record.status.docket ?? "", record.status.judge ?? ""],
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
    ...[item.title, item.documentTitle, item.description],
    ...[item.card.title, item.card.sub, item.card.desc, item.hero.alt],
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
