import { Link } from "@remix-run/react";
import { useMenus } from "~/app/enhance/use-menus";
import { LinkList } from "~/app/ui/link-list";
import { Brand } from "./brand";
import { LawsuitMenu } from "./lawsuit-menu";
import type { LayoutData } from "./layout-data.server";
import { Menu } from "./menu";
import { SiteLink } from "./site-link";

const review = { href: "/contact", label: "Free Case Review" };

/** `layout` is missing on a page that failed before its data came: plain links stay. */
export function SiteHeader({ layout }: { layout?: LayoutData }) {
  const root = useMenus<HTMLElement>();

  return (
    <header ref={root} className="site-header">
      <div className="site-header__bar">
        <Brand name={layout?.name} />
        <nav aria-label="Main" className="site-nav">
          <ul className="site-nav__list">
            <li>
              {layout ? (
                <Menu label="Lawsuits" variant="wide">
                  <LawsuitMenu groups={layout.lawsuits} />
                </Menu>
              ) : (
                <SiteLink className="site-nav__link" href="/#cases" label="Lawsuits" />
              )}
            </li>
            <li>
              <SiteLink className="site-nav__link" href="/about" label="About Us" />
            </li>
            <li>
              <Menu label="Resources" variant="drop">
                <LinkList links={layout?.menus.resources ?? []} />
              </Menu>
            </li>
            <li>
              <SiteLink className="site-nav__link" href="/contact" label="Contact Us" />
            </li>
          </ul>
          <Menu label="Menu" variant="small">
            <LinkList links={layout?.menus.small ?? []} />
            <Link to={review.href} className="button button--primary">
              {review.label}
            </Link>
          </Menu>
        </nav>
        <Link to={review.href} className="button button--primary site-header__action">
          {review.label}
        </Link>
      </div>
    </header>
  );
}
