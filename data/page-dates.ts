import {
  addresses,
  caseAddress,
  caseChecklistAddress,
  caseRecordAddress,
  stateAddress,
} from "./addresses";
import { blog } from "./blog";
import type { Case } from "./case";
import { cases } from "./cases";
import { indexedPaths } from "./menus";
import { limitsSearched } from "./time-limit";
import { stateLimits } from "./time-limits";

/**
 * ISO dates of pages whose date cannot be derived. Set them when the text changes.
 */
const edited: Readonly<Record<string, string>> = {
  [addresses.about]: "2026-11-28",
  [addresses.contact]: "2026-11-23",
  [addresses.faqs]: "2026-11-23",
  [addresses.stopContact]: "2026-11-28",
};

/**
 * The last change of each page that search engines may index. The date of a legal page is in its
 * own text.
 */
export function pageDates(
  readLegalDate: (path: string) => string,
): { path: string; date: string }[] {
  const ofCases = cases.flatMap((item) =>
    [caseAddress, caseRecordAddress, caseChecklistAddress].map((address) => ({
      path: address(item.slug),
      date: caseDate(item),
    })),
  );
  const newest = latest(ofCases.map(({ date }) => date));
  const derived: Record<string, string> = {
    [addresses.home]: newest,
    [addresses.newsletter]: newest,
    [addresses.deadlines]: latest([newest, limitsSearched]),
    [addresses.timeLimits]: limitsSearched,
    [addresses.blog]: latest(blog().posts.map(({ date }) => date)),
  };

  return [
    ...indexedPaths.map((path) => ({
      path,
      date: derived[path] ?? edited[path] ?? readLegalDate(path),
    })),
    ...ofCases,
    ...stateLimits.map(({ slug }) => ({ path: stateAddress(slug), date: limitsSearched })),
  ];
}

/** The later date of text and court status. */
function caseDate({ reviewedOn, record }: Case): string {
  return latest([reviewedOn, record?.status.checkedOn ?? reviewedOn]);
}

function latest(dates: readonly string[]): string {
  return dates.toSorted().at(-1) ?? "";
}
