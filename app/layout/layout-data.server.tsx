import type { LoaderFunctionArgs } from "@remix-run/node";
import { GroupLinks } from "~/app/catalog/group-links";
import {
  isClosedInSpanish,
  plainPath,
  type RequestFacts,
  requestFacts,
  type Services,
  services,
} from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { LinkList, SiteLink } from "~/app/ui/links";
import { about } from "~/data/about";
import { addresses, caseAddress, groupAddress, partAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { shownCases } from "~/data/cases";
import { demonstration } from "~/data/demonstration";
import { approval, spokenFor } from "~/data/es/approval";
import { footer, networks } from "~/data/footer";
import { groups } from "~/data/groups";
import { tagline } from "~/data/home";
import { language } from "~/data/language";
import { layoutWords as words } from "~/data/layout";
import {
  afterAbout,
  allInGroup,
  legalRow,
  otherPages,
  resources,
  sitePages,
  wellKnown,
} from "~/data/menus";
import { interpolate } from "~/data/placeholders";
import { team } from "~/data/team";
import { permanentRedirect } from "./answers.server";
import { Brand } from "./brand";

/**
 * The menu lists only the first cases of a longer group, and links to its part of the catalog.
 */
const mostListed = 12;

const aboutMenu = () => [
  { label: about().title, href: addresses.about },
  ...[...about().sections, { id: "team", title: team().title }].map(({ id, title }) => ({
    label: title,
    href: partAddress("about", id),
  })),
  ...afterAbout(),
];

/** Data of header and footer. */
export async function loadLayoutData({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const plain = plainPath(`${pathname}${search}`);
  if (plain !== null) throw permanentRedirect(plain);

  const opened = await services();
  const layout = readLayout(opened, requestFacts(opened, { request, context }), pathname);
  const hasErrors = context.hasErrors === true;
  // Only the language switch asks for it.
  const typedIn = layout.other ? context.typedIn : undefined;
  return { ...layout, hasErrors, typedIn };
}

export type LayoutData = Awaited<ReturnType<typeof loadLayoutData>>;

function readLayout(
  { config, placeholders, destinations }: Services,
  { origin, optedOut }: RequestFacts,
  path: string,
) {
  const { site } = config;
  const { statements } = interpolate(footer(), placeholders);
  const lawsuits = listLawsuits(shownCases());
  const said = language() === "es" ? spokenFor(config.SPANISH_APPROVED) : null;

  return {
    origin,
    optedOut,
    menus: {
      lawsuits: drawPart(<LawsuitColumns groups={lawsuits} />, path),
      about: drawPart(<LinkList links={aboutMenu()} />, path),
      resources: drawPart(<LinkList links={resources()} />, path),
      small: drawPart(<SmallMenuLinks groups={lawsuits} />, path),
    },
    demonstration:
      config.sampleSettings.length > 0
        ? drawPart(<DemonstrationLine isStoredOnly={destinations.length === 0} />, path)
        : undefined,
    /** For the error page. */
    groups: drawPart(<GroupLinks />, path),
    /** Another edition that is served, if there is one. */
    other: isClosedInSpanish(path)
      ? null
      : (config.LANGUAGES.find((code) => code !== language()) ?? null),
    name: site.name,
    imprint: `${site.name}. ${statements[0] ?? ""}`,
    postalAddress: site.postalAddress,
    contactEmail: site.contactEmail,
    footer: drawPart(
      <FooterText
        facts={{
          ...site,
          tagline: tagline(site),
          statements,
          social: socialLinks(site),
          spokenFor: said,
        }}
      />,
      path,
    ),
  };
}

/** Says that what the site says about its company is made up. */
function DemonstrationLine({ isStoredOnly }: { isStoredOnly: boolean }) {
  const { label, madeUp, staysHere } = demonstration();

  return (
    <aside aria-label={label}>
      <p>{isStoredOnly ? `${madeUp} ${staysHere}` : madeUp}</p>
    </aside>
  );
}

function socialLinks({ social }: Services["config"]["site"]) {
  return networks.flatMap(({ id, label }) => (social[id] ? [{ label, href: social[id] }] : []));
}

/** The lawsuit menu: what each group lists. */
export function listLawsuits(cases: readonly Case[]) {
  return groups().map(({ id, title }) => {
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

function LawsuitColumns({ groups }: Groups) {
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
function SmallMenuLinks({ groups }: Groups) {
  return (
    <>
      <LinkList links={wellKnown()} />
      <p className="menu__all">
        <SiteLink href={addresses.catalog} label={words().menu.all} />
      </p>
      {groups.map(({ id, title, links }) => (
        <details key={id} className="menu__group" name="small-menu-group">
          <summary className={`group group--${id}`}>{title}</summary>
          <LinkList links={links} />
        </details>
      ))}
      <LinkList links={otherPages()} />
    </>
  );
}

function FooterText({ facts }: { facts: FooterFacts }) {
  return (
    <>
      <div className="site-footer__top">
        <div className="site-footer__about">
          <Brand name={facts.name} />
          <p>{facts.tagline}</p>
        </div>
        <nav aria-labelledby="footer-pages">
          <p className="site-footer__title" id="footer-pages">
            {words().footer.pages}
          </p>
          <LinkList links={sitePages()} className="site-footer__list" />
        </nav>
        <FooterContact facts={facts} />
      </div>
      <nav aria-label={words().legal}>
        <LinkList links={legalRow()} className="site-footer__legal" />
      </nav>
      <div className="site-footer__statements">
        {facts.statements.map((statement) => (
          <p key={statement}>{statement}</p>
        ))}
        {facts.spokenFor && (
          <p>
            {facts.spokenFor} {approval.report}
          </p>
        )}
      </div>
    </>
  );
}

type FooterFacts = {
  name: string;
  tagline: string;
  company: string;
  postalAddress: string;
  contactEmail: string;
  statements: readonly string[];
  /** Who answers for the translation; null in English. */
  spokenFor: string | null;
  social: readonly { label: string; href: string }[];
};

/** At the same place on every page (WCAG 2.2, 3.2.6). */
function FooterContact({ facts }: { facts: FooterFacts }) {
  return (
    <div className="site-footer__contact">
      <p className="site-footer__title">{words().footer.contact}</p>
      <p>
        <a href={`mailto:${facts.contactEmail}`}>{facts.contactEmail}</a>
      </p>
      <address>
        {facts.company}
        <br />
        {facts.postalAddress}
      </address>
      {facts.social.length > 0 && (
        <ul className="site-footer__social" aria-label={words().footer.social(facts.name)}>
          {facts.social.map(({ label, href }) => (
            <li key={label}>
              <a href={href} rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
