import type { Case } from "~/data/case";
import { cases } from "~/data/cases";
import { findCases } from "~/data/find-cases";
import { finderWords } from "~/data/finder";
import { groups } from "~/data/menus";
import { drawPart } from "./draw-part.server";
import { FoundCases } from "./found-cases";

const findable = cases.map((item) => ({
  slug: item.slug,
  names: [item.title, item.card.title, item.card.sub, ...(finderWords[item.slug] ?? [])],
  text: textOf(item),
}));

/**
 * The part of the catalogue an address asks for, in its groups. An unknown group is no filter, and
 * a search that nothing fits shows what comes close, and says so.
 */
export function catalogueOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, 80);
  const chosen = groups.find(({ id }) => id === searchParams.get("group"))?.id ?? "";
  const inGroup = findable.filter(({ slug }) => chosen === "" || groupOf(slug) === chosen);
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

function inGroups(slugs: readonly string[]) {
  return groups.flatMap(({ id, title }) => {
    const cards = cardsOf(id, slugs);
    return cards.length > 0 ? [{ id, title, cards }] : [];
  });
}

export type FoundGroups = ReturnType<typeof inGroups>;

export type CatalogueData = ReturnType<typeof catalogueOf>;

/** The best matches of a group first; without a search, in the order of the list. */
function cardsOf(group: string, slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const item = cases.find((other) => other.slug === slug && other.group === group);
    if (!item) return [];

    const { sub, desc } = item.card;
    return [{ slug, title: item.title, sub, desc, picture: item.hero.src }];
  });
}

function groupOf(slug: string) {
  return cases.find((item) => item.slug === slug)?.group;
}

function textOf(item: Case): string {
  return [
    item.slug,
    item.summary,
    item.card.desc,
    ...item.highlights,
    ...item.eligibility.map(({ text }) => text),
  ].join(" ");
}
