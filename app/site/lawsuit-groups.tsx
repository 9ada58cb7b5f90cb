import { LinkList } from "~/app/ui/link-list";
import { addresses } from "~/data/addresses";
import { layoutWords as words } from "~/data/layout";
import { otherPages, wellKnown } from "~/data/menus";
import { SiteLink } from "./site-link";

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
