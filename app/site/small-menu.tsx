import { LinkList } from "~/app/ui/link-list";
import { addresses } from "~/data/addresses";
import { layoutWords as words } from "~/data/layout";
import { otherPages, wellKnown } from "~/data/menus";
import { type Drawn, DrawnOnce } from "./drawn-once";
import { SiteLink } from "./site-link";

type SmallMenuProps = { folded: Drawn | null; review: string };

/** On a phone: what people ask for by name, all lawsuits in folded groups, the other pages. */
export function SmallMenu({ folded, review }: SmallMenuProps) {
  return (
    <>
      <LinkList links={wellKnown} />
      <p className="menu__all">
        <SiteLink href={addresses.catalogue} label={words.menu.all} />
      </p>
      <DrawnOnce part={folded} />
      <LinkList links={otherPages} />
      <a href={review} className="button button--primary">
        {words.review}
      </a>
    </>
  );
}
