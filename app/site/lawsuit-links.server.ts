import { caseAddress, groupAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { groups } from "~/data/groups";
import { allInGroup } from "~/data/menus";

/** Of a longer group the menu lists the first and links to its part of the catalogue. */
const mostListed = 12;

/** The lawsuit menu: what each group lists. */
export function listLawsuits(cases: readonly Case[]) {
  return groups.map(({ id, title }) => {
    const all = cases.filter(({ group }) => group === id);
    const links = all
      .slice(0, mostListed)
      .map(({ slug, title }) => ({ label: title, href: caseAddress(slug) }));
    const rest = { label: allInGroup(all.length), href: groupAddress(id) };

    return { id, title, links: all.length > mostListed ? [...links, rest] : links };
  });
}
