import { Form } from "@remix-run/react";
import { LinkList } from "~/app/ui/link-list";
import { addresses } from "~/data/addresses";
import { layoutWords as words } from "~/data/layout";
import type { LayoutData } from "./layout-data.server";
import { SiteLink } from "./site-link";

/** All cases in their five groups, and a search of them. */
export function LawsuitMenu({ groups }: { groups: LayoutData["lawsuits"] }) {
  return (
    <>
      <div className="menu__groups">
        {groups.map(({ id, title, links }) => (
          <div key={id} className="menu__column">
            <p className="menu__title" id={`menu-${id}`}>
              {title}
            </p>
            <LinkList links={links} labelledBy={`menu-${id}`} />
          </div>
        ))}
      </div>
      <div className="menu__more">
        <Form
          method="get"
          action={addresses.catalogue}
          role="search"
          aria-label={words.menu.search}
          className="search__row"
        >
          <input
            className="field__control"
            type="search"
            name="q"
            maxLength={80}
            aria-label={words.menu.search}
            placeholder={words.menu.search}
          />
          <button type="submit" className="button button--small">
            {words.menu.find}
          </button>
        </Form>
        <SiteLink href={addresses.catalogue} label={words.menu.all} />
      </div>
    </>
  );
}
