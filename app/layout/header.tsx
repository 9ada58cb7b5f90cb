import { useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { CaseSearch } from "~/app/catalog/search";
import { useMenus } from "~/app/client/use-menus";
import { LinkList, SiteLink } from "~/app/ui/links";
import { QuickExit } from "~/app/ui/quick-exit";
import { addresses } from "~/data/addresses";
import { mark } from "~/data/brand";
import { at, withoutLanguage } from "~/data/language";
import { editions } from "~/data/languages";
import { layoutWords as words } from "~/data/layout";
import { siteName } from "~/data/site";
import type { LayoutData } from "./layout.server";

/** Without a layout, the page failed before its data was loaded. */
export type WithLayout = { layout?: LayoutData };

export function SiteHeader({ layout }: WithLayout) {
  const root = useMenus<HTMLElement>();
  const review = useReviewAddress();
  const exit = useExitAddress();

  return (
    <header ref={root} className="site-header">
      <div className="site-header__bar">
        <Brand name={layout?.name} />
        <nav aria-label={words().main} className="site-nav">
          <ul className="site-nav__list">
            {layout && <WideMenus layout={layout} />}
            <li>
              <SiteLink
                className="site-nav__link"
                href={addresses.contact}
                label={words().menu.contact}
              />
            </li>
            {layout?.other && (
              <li>
                <LanguageSwitch layout={layout} className="site-nav__link" />
              </li>
            )}
          </ul>
          <Menu label={words().menu.small} variant="small">
            <CaseSearch id="small-q" />
            {layout && <SmallMenuLinks layout={layout} />}
            <LanguageSwitch layout={layout} />{" "}
            <a href={review} className="button button--primary">
              {words().review}
            </a>
          </Menu>
        </nav>
        <a href={review} className="button site-header__action">
          {words().review}
        </a>
        {exit && (
          <>
            {" "}
            <QuickExit href={exit} />
          </>
        )}
      </div>
    </header>
  );
}

export function Brand({ name = siteName }: { name?: string }) {
  return (
    <a href={addresses.home} className="brand">
      <Mark />
      <span>{name}</span>
    </a>
  );
}

/** `brand.css` paints it. Without the stylesheet, it is small and an outline. */
export function Mark() {
  return (
    <svg
      className="brand__mark"
      viewBox="0 0 64 64"
      width={32}
      height={32}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <rect width="64" height="64" rx="14" />
      {mark.map(({ d }) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

function WideMenus({ layout: { lawsuits, links } }: { layout: LayoutData }) {
  return (
    <>
      <li>
        <Menu label={words().menu.lawsuits} variant="wide">
          <div className="menu__groups">
            {lawsuits.map(({ id, title, links }) => (
              <div key={id} className="menu__column">
                <p className="menu__title" id={`menu-${id}`}>
                  {title}
                </p>
                <LinkList links={links} labelledBy={`menu-${id}`} />
              </div>
            ))}
          </div>
          <div className="menu__more">
            <CaseSearch id="menu-q" />
            <a href={addresses.catalog}>{words().menu.all}</a>
          </div>
        </Menu>
      </li>
      <li>
        <Menu label={words().menu.about} variant="drop">
          <LinkList links={[...links.about, links.partners]} />
        </Menu>
      </li>
      <li>
        <Menu label={words().menu.resources} variant="drop">
          <LinkList links={links.resources} />
        </Menu>
      </li>
    </>
  );
}

/** For small screens: well-known subjects, the groups collapsed, other pages. */
function SmallMenuLinks({ layout: { lawsuits, links } }: { layout: LayoutData }) {
  const [, , ...other] = links.main;

  return (
    <div>
      <LinkList links={links.wellKnown} />
      <p className="menu__all">
        <SiteLink href={addresses.catalog} label={words().menu.all} />
      </p>
      {lawsuits.map(({ id, title, links }) => (
        <details key={id} className="menu__group" name="small-menu-group">
          <summary className={`group group--${id}`}>{title}</summary>
          <LinkList links={links} />
        </details>
      ))}
      <LinkList links={[...other, ...links.resources, links.partners]} />
    </div>
  );
}

type MenuProps = { label: string; variant: "wide" | "drop" | "small"; children: ReactNode };

/** A `details` without script; `useMenus` adds hover, focus and Escape. */
function Menu({ label, variant, children }: MenuProps) {
  return (
    <details className={`menu menu--${variant}`} name="site-menu">
      <summary className="menu__button">{label}</summary>
      <div className={`menu__panel menu__panel--${variant}`}>{children}</div>
    </details>
  );
}

/** The same page in the other language. A page that is missing here is missing there too. */
export function LanguageSwitch({ layout, className }: WithLayout & { className?: string }) {
  const { pathname, search } = useLocation();
  const isMissing = useMatches().some(({ id }) => id === "routes/$");
  const other = layout?.other;
  if (!other) return null;

  return (
    <a
      className={className}
      href={at(other, isMissing ? "/" : pathname + search)}
      lang={other}
      hrefLang={other}
    >
      {editions[other].name}
    </a>
  );
}

/** Target of the quick exit, from the data of a page that needs one. */
function useExitAddress(): string | null {
  const matches = useMatches();
  for (const { data } of matches) {
    const isPage = typeof data === "object" && data !== null && "quickExit" in data;
    if (isPage && typeof data.quickExit === "string") return data.quickExit;
  }
  return null;
}

const withLeadForm = /^\/(?:lawsuits\/[^/]+)?$/;

/** Address of the lead form of this page, else of the contact page. */
function useReviewAddress(): string {
  const { pathname } = useLocation();
  const hasForm = useMatches().every(({ data }) => mayHaveForm(data));
  const isLead = hasForm && withLeadForm.test(withoutLanguage(pathname));

  return isLead ? `${pathname}#form` : addresses.contact;
}

/** A rejected page has a match without data, and a case that no firm takes has no form. */
function mayHaveForm(data: unknown): boolean {
  const isPage = typeof data === "object" && data !== null;
  return isPage && !("notTaken" in data && data.notTaken);
}
