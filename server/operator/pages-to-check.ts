import { caseAddress } from "~/data/addresses";
import { cases, findCase } from "~/data/cases";
import { dateInNewYork, spellDate } from "~/data/dates";
import { listByAge, listDue } from "~/data/record-dates";

/** Case pages that name a date in the past, each listed once however many such dates it names. */
export function findPastPages(now: number): { title: string; href: string; days: string }[] {
  const past = listDue(cases, dateInNewYork(now)).filter(({ why }) => why === "past-date");
  const slugs = [...new Set(past.map(({ slug }) => slug))];

  return slugs.map((slug) => ({
    title: findCase(slug)?.title ?? slug,
    href: caseAddress(slug),
    days: past
      .flatMap((one) => (one.slug === slug && one.why === "past-date" ? spellDate(one.date) : []))
      .join("; "),
  }));
}

/** One line per case page, starting with the page whose newest source is oldest. */
export function listPagesByAge(now: number): string[] {
  return listByAge(cases, dateInNewYork(now)).map(
    ({ slug, date, days }) => `${findCase(slug)?.title ?? slug}: ${spellDate(date)}, ${days} days`,
  );
}
