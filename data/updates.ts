import { caseAddress } from "./addresses";
import type { Case } from "./case";
import { casePage } from "./case-page";
import { shownCases } from "./cases";
import { perLanguage } from "./language";
import { type CaseRecord, type PartialDate, withoutNotes } from "./record";

/** A dated change of a case, as its page reports it. */
export type Update = {
  /** Stays the same when newer ones are added. */
  id: string;
  slug: string;
  date: PartialDate;
  title: string;
  text: string;
  /** The press or the party that is the only source; the text names it. */
  publisher?: string;
  href: string;
};

/** Every dated change of every case page, newest first. */
export const updates: () => readonly Update[] = perLanguage((of) => listUpdates(shownCases(of)));

function listUpdates(cases: readonly Case[]): readonly Update[] {
  return cases
    .flatMap(({ slug, title, record }) => {
      const events = record?.events ?? [];
      return events.map((event, index) => ({
        id: `${slug}/${events.length - index}`,
        slug,
        date: event.date,
        title,
        ...tell(event, record?.sources),
        href: caseAddress(slug, "changed"),
      }));
    })
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Attributes what only the press or a party reports, as on the case page. */
function tell(
  { text, source, isReported }: CaseRecord["events"][number],
  sources: CaseRecord["sources"] = {},
) {
  const publisher = isReported ? sources[source]?.publisher : undefined;
  const own = withoutNotes(text);
  return publisher
    ? { text: `${own} ${casePage().reportedBy(publisher)}`, publisher }
    : { text: own };
}
