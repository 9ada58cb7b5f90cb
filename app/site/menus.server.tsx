import { LinkList, SiteLink } from "~/app/ui/site-link";
import { addresses, caseAddress, groupAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { groups } from "~/data/groups";
import { layoutWords as words } from "~/data/layout";
import { allInGroup, otherPages, wellKnown } from "~/data/menus";

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

type Groups = {
  groups: readonly {
    id: string;
    title: string;
    links: readonly { label: string; href: string }[];
  }[];
};

export function LawsuitColumns({ groups }: Groups) {
  return (
    <>
      {groups.map(({ id, title, links }) => (
        <div key={id} className="menu__column">
          <p className="menu__title" id={`menu-${id}`}>
            {title}
          </p>
          <LinkList links={links} labelledBy={`menu-${id}`} />
        </div>
      ))}
    </>
  );
}

/** Menu for small screens: well-known subjects, folded groups, other pages. */
export function SmallMenuLinks({ groups }: Groups) {
  return (
    <>
      <LinkList links={wellKnown} />
      <p className="menu__all">
        <SiteLink href={addresses.catalogue} label={words.menu.all} />
      </p>
      {groups.map(({ id, title, links }) => (
        <details key={id} className="menu__group" name="small-menu-group">
          <summary className={`group group--${id}`}>{title}</summary>
          <LinkList links={links} />
        </details>
      ))}
      <LinkList links={otherPages} />
    </>
  );
}
