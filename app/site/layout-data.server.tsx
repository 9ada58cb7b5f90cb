import { data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  configuredDestinations,
  plainPath,
  type RequestFacts,
  requestFacts,
  type Services,
  services,
} from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { LinkList } from "~/app/ui/site-link";
import { about } from "~/data/about";
import { addresses, partAddress } from "~/data/addresses";
import { cases } from "~/data/cases";
import { errorTexts } from "~/data/errors";
import { footer, networks } from "~/data/footer";
import { interpolate } from "~/data/interpolate";
import { afterAbout, resources } from "~/data/menus";
import { team } from "~/data/team";
import { permanentRedirect } from "./answers.server";
import { FooterText } from "./footer.server";
import { LawsuitColumns, listLawsuits, SmallMenuLinks } from "./menus.server";

const lawsuits = listLawsuits(cases);

const aboutMenu = [
  { label: about.title, href: addresses.about },
  ...[...about.sections, { id: "team", title: team.title }].map(({ id, title }) => ({
    label: title,
    href: partAddress("about", id),
  })),
  ...afterAbout,
];

/** Data of header and footer; a refusal of our server is drawn as a page. */
export async function loadLayoutData({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const plain = plainPath(`${pathname}${search}`);
  if (plain !== null) throw permanentRedirect(plain);

  const opened = await services();
  const layout = readLayout(opened, requestFacts(opened, { request, context }), pathname);
  const refusal = context.refusal === undefined ? undefined : errorTexts[context.refusal];
  const hasErrors = context.hasErrors === true;
  return data({ ...layout, hasErrors, refusal }, context.refusal ?? 200);
}

export type LayoutData = Awaited<ReturnType<typeof loadLayoutData>>["data"];

function readLayout(
  { config, placeholders, key }: Services,
  { origin, optedOut }: RequestFacts,
  path: string,
) {
  const { site } = config;
  const { statements } = interpolate(footer, placeholders);

  return {
    origin,
    optedOut,
    menus: {
      lawsuits: drawPart(<LawsuitColumns groups={lawsuits} />, path),
      about: drawPart(<LinkList links={aboutMenu} />, path),
      resources: drawPart(<LinkList links={resources} />, path),
      small: drawPart(<SmallMenuLinks groups={lawsuits} />, path),
    },
    demonstration: {
      isShown: config.sampleSettings.length > 0,
      isStoredOnly: configuredDestinations(config, key).length === 0,
    },
    name: site.name,
    imprint: `${site.name}. ${statements[0] ?? ""}`,
    postalAddress: site.postalAddress,
    contactEmail: site.contactEmail,
    footer: drawPart(
      <FooterText facts={{ ...site, statements, social: socialLinks(site) }} />,
      path,
    ),
  };
}

function socialLinks({ social }: Services["config"]["site"]) {
  return networks.flatMap(({ id, label }) => (social[id] ? [{ label, href: social[id] }] : []));
}
