import type { Case } from "~/data/case";
import { cases, findCase } from "~/data/cases";
import { minutesToRead } from "~/data/reading-time";

/** At most six: short forms of the first points, the first passages where there are none. */
export function shortForms({ eligibility, overview }: Case): readonly string[] {
  const items =
    eligibility.length > 0
      ? eligibility.map(({ short, text }) => short ?? text)
      : overview.flatMap((part) => part.paragraphs);

  return items.slice(0, 6);
}

/** Of everything on the page that is text. */
export function minutesToReadCase({ quiz: _asked, card: _elsewhere, ...item }: Case): number {
  return minutesToRead(item);
}

/** Those the case names, else the next ones of its group. */
export function relatedCases({ slug, group, related }: Case) {
  const named = related.flatMap((other) => findCase(other) ?? []);
  const near = cases.filter((other) => other.group === group && other.slug !== slug).slice(0, 3);

  return (named.length > 0 ? named : near).map(({ slug, title }) => ({ slug, title }));
}
