import { isOutdated, isWatchable, type Services } from "~/app/services.server";
import { helpLines } from "~/app/ui/helplines";
import type { Case } from "~/data/case";
import { casePage } from "~/data/case-page";
import { findCase, shownCases } from "~/data/cases";
import { spellDate } from "~/data/dates";
import { groups } from "~/data/groups";
import { language } from "~/data/language";

type Print = {
  address: string;
  /** Printed as the day of the page. */
  day: string;
  /** ISO date in America/New_York. */
  today: string;
};

export function readArticle(
  { config, named }: Services,
  item: Case,
  { address, day, today }: Print,
) {
  const glance = shortForms(item);
  const isWritten = findCase(item.slug) !== undefined;

  return {
    item,
    isWritten,
    isOutdated: isWritten && language() === "es" && isOutdated(item),
    isWatchable: isWatchable(config, item.slug),
    // Once leads go to firms, a case that none of them takes has no form.
    hasForm: named.length > 0,
    today,
    glance,
    groupTitle: isWritten && groups().find(({ id }) => id === item.group)?.title,
    reviewed: item.reviewedOn ? spellDate(item.reviewedOn) : "",
    contents: listContents(item, glance),
    related: relatedCases(item),
    helplines: helpLines(item.helplines?.lines ?? []),
    questionCount: item.quiz.questions.length,
    printed: { site: config.site.name, address, day: spellDate(day) },
  };
}

export type CaseArticleData = ReturnType<typeof readArticle>;

/**
 * At most six: the short forms of the first eligibility items, else of the first overview passages.
 */
function shortForms({ eligibility, overview }: Case): readonly string[] {
  const items =
    eligibility.length > 0
      ? eligibility.map(({ short, text }) => short ?? text)
      : overview.flatMap((part) => part.paragraphs);

  return items.slice(0, 6);
}

/** The cases it names, else the next ones of its group. */
function relatedCases({ slug, group, related }: Case) {
  const named = related.flatMap((other) => shownCases().find((item) => item.slug === other) ?? []);
  const near = shownCases()
    .filter((other) => other.group === group && other.slug !== slug)
    .slice(0, 3);

  return (named.length > 0 ? named : near).map(({ slug, title }) => ({ slug, title }));
}

const parts = () => casePage().parts;

/** Parts that have content, in page order, each with a hint of half a line. */
function listContents(item: Case, glance: readonly string[]): Contents {
  const { record } = item;
  const sources = Object.keys(record?.sources ?? {});
  const [latest] = record?.events ?? [];
  const all: readonly Entry[] = [
    entry("glance", glance),
    entry("qualify", item.eligibility),
    entry("changed", record?.events, latest && parts().changed.hint(spellDate(latest.date))),
    entry("know", item.overview, parts().know.hint(item.overview.length)),
    entry("ways", record?.ways, parts().ways.hint(record?.ways.length ?? 0)),
    entry("notQualify", item.disqualifiers, parts().notQualify.hint(item.disqualifiers.length)),
    entry("records", record?.documents, parts().records.hint(record?.documents.length ?? 0)),
    entry("ask", record?.questions, parts().ask.hint(record?.questions.length ?? 0)),
    entry("questions", item.faqs, parts().questions.hint(item.faqs.length)),
    entry("sources", sources, parts().sources.hint(sources.length)),
  ];

  return all.flatMap(({ key, isEmpty, hint }) =>
    isEmpty ? [] : [{ id: anchors[key], title: parts()[key].title, hint }],
  );
}

export type Contents = readonly { id: PartId; title: string; hint?: string }[];
export type PartId = (typeof anchors)[keyof typeof anchors];

const anchors = {
  glance: "glance",
  qualify: "qualify",
  changed: "changed",
  know: "know",
  ways: "ways",
  notQualify: "not-qualify",
  records: "records",
  ask: "ask",
  questions: "questions",
  sources: "sources",
} as const;

type Entry = { key: keyof typeof anchors; isEmpty: boolean; hint?: string };

function entry(key: Entry["key"], items: readonly unknown[] = [], hint?: string): Entry {
  return { key, isEmpty: items.length === 0, hint };
}
