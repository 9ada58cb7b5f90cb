import type { LoaderFunctionArgs } from "@remix-run/node";
import { type App, openApp, placeholdersOf, redirectOf, requestFacts } from "~/app/services.server";
import { about } from "~/data/about";
import { addresses, caseAddress, groupAddress, partAddress } from "~/data/addresses";
import type { Case } from "~/data/case";
import { shownCases } from "~/data/cases";
import { demonstration as demonstrationWords } from "~/data/demonstration";
import { footer, networks } from "~/data/footer";
import { groups } from "~/data/groups";
import { tagline } from "~/data/home";
import { language } from "~/data/language";
import { allInGroup, legalRow, mainPages, partnersPage, resources, wellKnown } from "~/data/menus";
import { interpolate } from "~/data/placeholders";
import { reportError, spokenFor } from "~/data/spoken-for";
import { team } from "~/data/team";
import { permanentRedirect } from "./answers.server";

/** Loads what header and footer show. */
export async function loadLayout({ request, context }: LoaderFunctionArgs) {
  const app = await openApp();
  const elsewhere = redirectOf(app, { request, context });
  if (elsewhere !== null) throw permanentRedirect(elsewhere);

  const { pathname } = new URL(request.url);
  const { origin, optedOut } = requestFacts(app, { request, context });
  const { LANGUAGES, site } = app.config;
  // Pages for firms are English only.
  const other = pathname.startsWith("/partners/")
    ? null
    : (LANGUAGES.find((code) => code !== language()) ?? null);
  return {
    origin,
    optedOut,
    name: site.name,
    /** The other edition, if it is served. */
    other,
    hasErrors: context.hasErrors === true,
    demonstration: demonstrationLine(app),
    lawsuits: listLawsuits(shownCases()),
    links: {
      wellKnown: wellKnown(),
      main: mainPages(),
      about: aboutMenu(),
      resources: resources(),
      partners: partnersPage(),
    },
    footer: readFooter(app),
  };
}

export type LayoutData = Awaited<ReturnType<typeof loadLayout>>;

/** Null unless an identity setting still has its sample value. */
function demonstrationLine({ config, destinations }: App) {
  const { label, madeUp, staysHere } = demonstrationWords();
  if (config.sampleSettings.length === 0) return null;

  return {
    label,
    text: destinations.length === 0 ? `${madeUp} ${staysHere}` : madeUp,
  };
}

/** The menu lists only the first cases of a longer group and links to its part of the catalog. */
const mostListed = 12;

export function listLawsuits(cases: readonly Case[]) {
  return groups().map(({ id, title }) => {
    const all = cases.filter(({ group }) => group === id);
    const links = all
      .slice(0, mostListed)
      .map(({ slug, title }) => ({ label: title, href: caseAddress(slug) }));
    const rest = { label: allInGroup(all.length), href: groupAddress(id) };

    return {
      id,
      title,
      count: all.length,
      links: all.length > mostListed ? [...links, rest] : links,
    };
  });
}

function aboutMenu() {
  const sections = [...about().sections, { id: "team", title: team().title }];

  return [
    { label: about().title, href: addresses.about },
    ...sections.map(({ id, title }) => ({ label: title, href: partAddress("about", id) })),
  ];
}

function readFooter({ config }: App) {
  const { site } = config;
  const responsible = spokenFor()?.(config.translations[language()] ?? {});

  return {
    tagline: tagline(site),
    company: site.company,
    postalAddress: site.postalAddress,
    contactEmail: site.contactEmail,
    statements: interpolate(footer(), placeholdersOf(config)).statements,
    /** Who is responsible for the translation; null in English. */
    spokenFor: responsible ? `${responsible} ${reportError()}` : null,
    social: networks.flatMap(({ id, label }) => {
      const href = site.social[id];
      return href ? [{ label, href }] : [];
    }),
    legal: legalRow(),
  };
}
