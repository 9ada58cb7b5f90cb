import type { Services } from "~/app/services.server";
import type { Case } from "~/data/case";
import { findCase } from "~/data/cases";
import { groups } from "~/data/groups";
import { helplines } from "~/data/helplines";
import { spellDate } from "~/data/spell-date";
import { minutesToReadCase, relatedCases, shortForms } from "./case-facts.server";
import { listContents } from "./contents.server";

type Print = { address: string; day: string };

export function readArticle({ config }: Services, item: Case, { address, day }: Print) {
  const glance = shortForms(item);

  return {
    item,
    glance,
    groupTitle: findCase(item.slug) && groups.find(({ id }) => id === item.group)?.title,
    reviewed: item.reviewedOn ? spellDate(item.reviewedOn) : "",
    contents: listContents(item, glance),
    minutes: minutesToReadCase(item),
    related: relatedCases(item),
    helplines: (item.helplines?.lines ?? []).map((id) => ({ id, ...helplines[id] })),
    questionCount: item.quiz.questions.length,
    printed: { site: config.site.name, address, day: spellDate(day) },
  };
}

export type CaseArticleData = ReturnType<typeof readArticle>;
