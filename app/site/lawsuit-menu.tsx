import { Form } from "@remix-run/react";
import { addresses } from "~/data/addresses";
import { layoutWords as words } from "~/data/layout";
import { type Drawn, DrawnOnce } from "./drawn-once";
import { SiteLink } from "./site-link";

/** All cases in their five groups, and a search of them. */
export function LawsuitMenu({ part }: { part: Drawn | null }) {
  return (
    <>
      <DrawnOnce part={part} className="menu__groups" />
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
