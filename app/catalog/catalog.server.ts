import type { Case } from "~/data/case";
import { cases, findCase, shownCases } from "~/data/cases";
import { catalog as words } from "~/data/catalog";
import { cleanText } from "~/data/clean";
import { findCases, topicWords } from "~/data/find-cases";
import { groups } from "~/data/groups";
import { languages } from "~/data/language";

/**
 * Searches the catalog by the address of a request. Ignores an unknown group. If nothing matches,
 * `groups` and `topics` have the nearest entries.
 */
export function searchCatalog(request: Request) {
  const { searchParams } = new URL(request.url);
  const typed = (searchParams.get("q") ?? "").replaceAll(/\p{Cc}/gu, " ");
  const q = cleanText(typed).slice(0, 80);
  const group = groups().find(({ id }) => id === searchParams.get("group"))?.id ?? "";
  const all = q === "" ? findableCases : [...findableCases, ...findableTopics];
  const { hits, near } = findCases(
    q,
    all.filter((item) => group === "" || item.group === group),
  );
  const isFound = hits.length > 0;
  const shown = isFound ? hits : near.slice(0, 4);
  const topics = findableTopics.map(({ slug }) => slug).filter((slug) => shown.includes(slug));
  const count = isFound ? hits.length - topics.length : 0;
  const { lawsuits, cases: kinds, found, topic } = words();
  const counted = (hits.every(isLawsuit) ? lawsuits : kinds)(count);

  return {
    counted,
    title: isFound && count === 0 ? topic(q) : found(counted, q),
    isFound,
    query: { q, group },
    groups: inGroups(shown),
    topics,
  };
}

export type Catalog = ReturnType<typeof searchCatalog>;

/** A claim for which an agency caps the fee is made to that agency. */
function isLawsuit(slug: string): boolean {
  return !findCase(slug)?.hasCappedFee;
}

/** A case is found by the words of either language, in either edition. */
const findableCases = cases.map(({ slug, group }, index) => {
  const editions = languages.flatMap((code) => shownCases(code)[index] ?? []);
  const titles = editions.flatMap(({ title, card }) => [title, card.title, card.sub]);
  const names = [...titles, ...editions.map(({ searchWords }) => searchWords)];
  return { slug, group, names, text: editions.map(searchText).join(" ") };
});

/** Topics of home that have no case page. */
const findableTopics = Object.entries(topicWords).map(([slug, words]) => ({
  slug,
  group: "",
  names: [words],
  text: "",
}));

function searchText(item: Case): string {
  return [
    item.slug,
    item.summary,
    item.card.desc,
    ...item.highlights,
    ...item.eligibility.map(({ text }) => text),
  ].join(" ");
}

function inGroups(slugs: readonly string[]) {
  return groups().flatMap(({ id, title }) => {
    const cards = listCards(id, slugs);
    return cards.length > 0 ? [{ id, title, cards }] : [];
  });
}

/** In the order of the slugs. */
function listCards(group: string, slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const item = shownCases().find((other) => other.slug === slug && other.group === group);
    if (!item) return [];

    const { sub, desc } = item.card;
    return [{ slug, title: item.title, sub, desc, ...(item.sensitive && { isSensitive: true }) }];
  });
}
