import { Link } from "@remix-run/react";
import { LinkList } from "~/app/ui/link-list";
import { addresses } from "~/data/addresses";
import { layoutWords as words } from "~/data/layout";
import { otherPages, wellKnown } from "~/data/menus";
import type { LayoutData } from "./layout-data.server";
import { SiteLink } from "./site-link";

type SmallMenuProps = { groups: LayoutData["lawsuits"]; review: string };

/** On a phone: what people ask for by name, all lawsuits in folded groups, the other pages. */
export function SmallMenu({ groups, review }: SmallMenuProps) {
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
      <Link to={review} className="button button--primary">
        {words.review}
      </Link>
    </>
  );
}
