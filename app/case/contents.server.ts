import type { Case } from "~/data/case";
import { casePage } from "~/data/case-page";
import { sharedQuestions } from "~/data/cases/shared-questions";
import { spellDate } from "~/data/spell-date";

const { parts } = casePage;

/** Parts that have content, in page order, each with a hint of half a line. */
export function listContents(item: Case, glance: readonly string[]): Contents {
  const { record } = item;
  const sources = Object.keys(record?.sources ?? {});
  const answers = item.faqs.length && item.faqs.length + sharedQuestions.length;
  const [latest] = record?.events ?? [];
  const all: readonly Entry[] = [
    entry("glance", glance),
    entry("qualify", item.eligibility),
    entry("changed", record?.events, latest && parts.changed.hint(spellDate(latest.date))),
    entry("know", item.overview, parts.know.hint(item.overview.length)),
    entry("ways", record?.ways, parts.ways.hint(record?.ways.length ?? 0)),
    entry("notQualify", item.disqualifiers, parts.notQualify.hint(item.disqualifiers.length)),
    entry("records", record?.documents, parts.records.hint(record?.documents.length ?? 0)),
    entry("ask", record?.questions, parts.ask.hint(record?.questions.length ?? 0)),
    entry("questions", item.faqs, parts.questions.hint(answers)),
    entry("sources", sources, parts.sources.hint(sources.length)),
  ];

  return all.flatMap(({ key, isEmpty, hint }) =>
    isEmpty ? [] : [{ id: anchors[key], title: parts[key].title, hint }],
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
