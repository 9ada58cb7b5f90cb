import type { Case } from "~/data/case";
import { cases, findCase } from "~/data/cases";
import { minutesToRead } from "~/data/reading-time";

/**
 * At most six: the short forms of the first eligibility items, else of the first overview passages.
 */
export function shortForms({ eligibility, overview }: Case): readonly string[] {
  const items =
    eligibility.length > 0
      ? eligibility.map(({ short, text }) => short ?? text)
      : overview.flatMap((part) => part.paragraphs);

  return items.slice(0, 6);
}

/** Counts the article's texts; the quiz is answered, not read, and the card is on other pages. */
export function minutesToReadCase({ quiz: _asked, card: _elsewhere, ...item }: Case): number {
  return minutesToRead(item);
}

/** The cases it names, else the next ones of its group. */
export function relatedCases({ slug, group, related }: Case) {
  const named = related.flatMap((other) => findCase(other) ?? []);
  const near = cases.filter((other) => other.group === group && other.slug !== slug).slice(0, 3);

  return (named.length > 0 ? named : near).map(({ slug, title }) => ({ slug, title }));
}
