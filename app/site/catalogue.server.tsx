import type { Case } from "~/data/case";
import { cases } from "~/data/cases";
import { findCases } from "~/data/find-cases";
import { finderWords } from "~/data/finder";
import { groups } from "~/data/groups";
import { inGroups } from "./case-groups.server";
import { drawPart } from "./draw-part.server";
import { FoundCases } from "./found-cases";

const findable = cases.map((item) => ({
  slug: item.slug,
  names: [item.title, item.card.title, item.card.sub, ...(finderWords[item.slug] ?? [])],
  text: searchText(item),
}));

/**
 * Cases for the query of an address, in groups. An unknown group is ignored; a search without a
 * match shows the nearest cases.
 */
export function searchCatalogue(request: Request) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, 80);
  const chosen = groups.find(({ id }) => id === searchParams.get("group"))?.id ?? "";
  const inGroup = findable.filter(({ slug }) => chosen === "" || findGroup(slug) === chosen);
  const { hits, near } = findCases(q, inGroup);
  const shown = hits.length > 0 ? hits : near.slice(0, 4);

  const count = hits.length;
  return {
    total: cases.length,
    count,
    query: { q, group: chosen },
    found: drawPart(<FoundCases groups={inGroups(shown)} count={count} />, "/"),
  };
}

function findGroup(slug: string) {
  return cases.find((item) => item.slug === slug)?.group;
}

function searchText(item: Case): string {
  return [
    item.slug,
    item.summary,
    item.card.desc,
    ...item.highlights,
    ...item.eligibility.map(({ text }) => text),
  ].join(" ");
}
