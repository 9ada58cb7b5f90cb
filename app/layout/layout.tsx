import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { CaseSearch } from "~/app/catalog/search";
import { useMenus, useOptOutSignal, useScript } from "~/app/client/enhancements";
import { type Drawn, DrawnOnce } from "~/app/ui/drawn-once";
import { SiteLink } from "~/app/ui/links";
import { addresses, caseAddress } from "~/data/addresses";
import { switchIntent } from "~/data/forms/prefixes";
import { at, languageNames } from "~/data/language";
import { layoutWords as words } from "~/data/layout";
import { Brand } from "./brand";
import type { LayoutData, loadLayoutData } from "./layout-data.server";

/** `layout` is missing when a page failed before its data came: plain links remain. */
export function SiteHeader({ layout }: { layout?: LayoutData }) {
  const root = useMenus<HTMLElement>();
  const review = useReviewAddress();

  return (
    <header ref={root} className="site-header">
      <div className="site-header__bar">
        <FirstButton layout={layout} />
        <Brand name={layout?.name} />
        <nav aria-label={words().main} className="site-nav">
          <ul className="site-nav__list">
            <li>
              {layout ? (
                <Menu label={words().menu.lawsuits} variant="wide">
                  <LawsuitMenu part={layout.menus.lawsuits} />
                </Menu>
              ) : (
                <HeaderLink href={addresses.catalog} label={words().menu.lawsuits} />
              )}
            </li>
            <li>
              {layout ? (
                <Menu label={words().menu.about} variant="drop">
                  <DrawnOnce part={layout.menus.about} />
                </Menu>
              ) : (
                <HeaderLink href={addresses.about} label={words().menu.about} />
              )}
            </li>
            <li>
              {layout ? (
                <Menu label={words().menu.resources} variant="drop">
                  <DrawnOnce part={layout.menus.resources} />
                </Menu>
              ) : (
                <HeaderLink href={addresses.blog} label={words().menu.resources} />
              )}
            </li>
            <li>
              <HeaderLink href={addresses.contact} label={words().menu.contact} />
            </li>
            {layout?.other && (
              <li>
                <LanguageSwitch layout={layout} className="site-nav__link" />
              </li>
            )}
          </ul>
          <Menu label={words().menu.small} variant="small">
            <CaseSearch id="small-q" words={words().search} />
            <DrawnOnce part={layout?.menus.small ?? null} />
            <LanguageSwitch layout={layout} button="site-nav__link" />
            <a href={review} className="button button--primary">
              {words().review}
            </a>
          </Menu>
        </nav>
        <a href={review} className="button site-header__action">
          {words().review}
        </a>
      </div>
    </header>
  );
}

type SwitchProps = {
  layout?: LayoutData;
  className?: string;
  /** Class of the button. */
  button?: string;
};

/**
 * The same page in the other language, under that language's own name. Where a form holds what was
 * typed, a button that sends it there; with script the link does the same, see `useSiteLinks`.
 */
function LanguageSwitch({ layout, className, button = "button button--small" }: SwitchProps) {
  const { pathname, search } = useLocation();
  const isMissing = useMatches().some(({ id }) => id === "routes/$");
  const form = useTypedForm(layout);
  const other = layout?.other;
  if (!other) return null;

  // What is missing here is missing there.
  const href = at(other, isMissing ? "/" : pathname + search);
  // A step of a case stands at the top of its page.
  const hash = pathname.startsWith(caseAddress("")) ? "" : `#${form}`;
  return form ? (
    <button
      type="submit"
      form={form}
      formAction={href + hash}
      formNoValidate
      name="intent"
      value={switchIntent}
      className={className ?? button}
      lang={other}
    >
      {languageNames[other]}
    </button>
  ) : (
    <a className={className} href={href} lang={other} hrefLang={other} data-form={layout.typedIn}>
      {languageNames[other]}
    </a>
  );
}

/** Before the switch, or Enter in a field would press it: the browser takes a form's first button. */
function FirstButton({ layout }: { layout?: LayoutData }) {
  const form = useTypedForm(layout);
  if (!form) return null;

  return (
    <button type="submit" form={form} className="visually-hidden" tabIndex={-1} aria-hidden="true">
      {words().review}
    </button>
  );
}

/** The form that the switch sends; none with script, which finds it when the switch is pressed. */
function useTypedForm(layout?: LayoutData): string | undefined {
  return useScript() ? undefined : layout?.typedIn;
}

function HeaderLink(props: { href: string; label: string }) {
  return <SiteLink className="site-nav__link" {...props} />;
}

function LawsuitMenu({ part }: { part: Drawn | null }) {
  return (
    <>
      <DrawnOnce part={part} className="menu__groups" />
      <div className="menu__more">
        <CaseSearch id="menu-q" words={words().search} />
        <a href={addresses.catalog}>{words().menu.all}</a>
      </div>
    </>
  );
}

type MenuProps = { label: string; variant: "wide" | "drop" | "small"; children: ReactNode };

/** `details` without script; `useMenus` adds hover, focus and Escape. */
function Menu({ label, variant, children }: MenuProps) {
  return (
    <details className={`menu menu--${variant}`} name="site-menu">
      <summary className="menu__button">{label}</summary>
      <div className={`menu__panel menu__panel--${variant}`}>{children}</div>
    </details>
  );
}

const withLeadForm = ["routes/home", "routes/lawsuits.$slug", "es", "es/lawsuits/:slug"];

/** The lead form of this page, else the contact page. */
function useReviewAddress(): string {
  const { pathname } = useLocation();
  // A refused page has a match without data.
  const hasForm = useMatches().some(({ id, data }) => withLeadForm.includes(id) && Boolean(data));

  return hasForm ? `${pathname}#form` : addresses.contact;
}

export function SiteFooter({ layout, children }: { layout?: LayoutData; children: ReactNode }) {
  return (
    <footer className="site-footer">
      {layout && <DrawnOnce part={layout.footer} />}
      <LanguageSwitch layout={layout} />
      {children}
    </footer>
  );
}

const footerWords = () => words().footer;

/** Confirms on every page that the opt-out was honored (11 CCR 7025(c)(6)). */
export function OptOutStatus({ optedOut }: { optedOut: boolean }) {
  const hasSignal = useOptOutSignal();
  const isHonored = hasSignal || optedOut;

  return (
    <p className="opt-out-status" data-opted-out={isHonored}>
      {isHonored && (
        <>
          <strong>{footerWords().honored}</strong>{" "}
        </>
      )}
      <a href={addresses.optOut}>{footerWords().choices}</a>
    </p>
  );
}

/** Undefined when the page failed before the layout's data came. */
export function useLayout() {
  return useRouteLoaderData<typeof loadLayoutData>("root");
}
