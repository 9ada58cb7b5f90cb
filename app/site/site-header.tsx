import { useMenus } from "~/app/enhance/use-menus";
import { addresses } from "~/data/addresses";
import { layoutWords as words } from "~/data/layout";
import { Brand } from "./brand";
import { DrawnOnce } from "./drawn-once";
import { LawsuitMenu } from "./lawsuit-menu";
import type { LayoutData } from "./layout-data.server";
import { Menu } from "./menu";
import { SiteLink } from "./site-link";
import { SmallMenu } from "./small-menu";
import { useReviewAddress } from "./use-review-address";

/** `layout` is missing when a page failed before its data came: plain links remain. */
export function SiteHeader({ layout }: { layout?: LayoutData }) {
  const root = useMenus<HTMLElement>();
  const review = useReviewAddress();

  return (
    <header ref={root} className="site-header">
      <div className="site-header__bar">
        <Brand name={layout?.name} />
        <nav aria-label={words.main} className="site-nav">
          <ul className="site-nav__list">
            <li>
              {layout ? (
                <Menu label={words.menu.lawsuits} variant="wide">
                  <LawsuitMenu part={layout.menus.lawsuits} />
                </Menu>
              ) : (
                <HeaderLink href={addresses.catalogue} label={words.menu.lawsuits} />
              )}
            </li>
            <li>
              {layout ? (
                <Menu label={words.menu.about} variant="drop">
                  <DrawnOnce part={layout.menus.about} />
                </Menu>
              ) : (
                <HeaderLink href={addresses.about} label={words.menu.about} />
              )}
            </li>
            <li>
              {layout ? (
                <Menu label={words.menu.resources} variant="drop">
                  <DrawnOnce part={layout.menus.resources} />
                </Menu>
              ) : (
                <HeaderLink href={addresses.blog} label={words.menu.resources} />
              )}
            </li>
            <li>
              <HeaderLink href={addresses.contact} label={words.menu.contact} />
            </li>
          </ul>
          <Menu label={words.menu.small} variant="small">
            <SmallMenu links={layout?.menus.small ?? null} review={review} />
          </Menu>
        </nav>
        <a href={review} className="button site-header__action">
          {words.review}
        </a>
      </div>
    </header>
  );
}

function HeaderLink(props: { href: string; label: string }) {
  return <SiteLink className="site-nav__link" {...props} />;
}
