import type { Case } from "~/data/case";
import { cases } from "~/data/cases";
import { groups } from "~/data/menus";

/** The part of the catalogue an address asks for. An unknown group is no filter. */
export function catalogueOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, 80);
  const group = groups.find(({ id }) => id === searchParams.get("group"))?.id ?? "";
  const found = cases.filter((item) => (group === "" || item.group === group) && matches(item, q));

  return {
    total: cases.length,
    groups: groups.map(({ id, title }) => ({ id, title })),
    query: { q, group },
    cards: found.map(({ slug, title, card, hero }) => ({ slug, title, card, picture: hero })),
  };
}

/** Every word of the query stands somewhere in what the case is about. */
function matches(item: Case, q: string): boolean {
  const text = [
    item.slug,
    item.title,
    item.summary,
    item.card.title,
    item.card.sub,
    item.card.desc,
    ...item.highlights,
    ...item.eligibility.map(({ text }) => text),
  ]
    .join(" ")
    .toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
