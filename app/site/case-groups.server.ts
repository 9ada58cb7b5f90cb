import { cases } from "~/data/cases";
import { groups } from "~/data/groups";

export function inGroups(slugs: readonly string[]) {
  return groups.flatMap(({ id, title }) => {
    const cards = listCards(id, slugs);
    return cards.length > 0 ? [{ id, title, cards }] : [];
  });
}

export type FoundGroups = ReturnType<typeof inGroups>;

/** Best match first with a search, else in the order of the list. */
function listCards(group: string, slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const item = cases.find((other) => other.slug === slug && other.group === group);
    if (!item) return [];

    const { sub, desc } = item.card;
    return [{ slug, title: item.title, sub, desc, picture: item.hero.src }];
  });
}
