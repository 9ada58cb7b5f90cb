import { cases } from "~/data/cases";
import { fillIn } from "~/data/fill-in";
import { footer } from "~/data/footer";
import { groups, legalRow, mobileMenu, resources, sitePages } from "~/data/menus";
import { services, visitOf } from "./services.server";

const networks: Record<string, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  linkedin: "LinkedIn",
  youtube: "YouTube",
};

const lawsuits = groups.map((group) => ({
  ...group,
  links: cases
    .filter((item) => item.group === group.id)
    .map(({ slug, title }) => ({ label: title, href: `/lawsuits/${slug}` })),
}));

/** What header, footer and head need on every page. */
export async function frameOf(request: Request) {
  const opened = await services();
  const { config } = opened;
  const { site } = config;
  const { origin, reasons } = visitOf(opened, request);

  return {
    origin,
    reasons,
    lawsuits,
    menus: { resources, small: mobileMenu, pages: sitePages, legal: legalRow },
    name: site.name,
    tagline: site.tagline,
    company: site.company,
    postalAddress: site.postalAddress,
    contactEmail: site.contactEmail,
    statements: fillIn(footer, opened.words).statements,
    social: Object.entries(site.social).flatMap(([network, href]) =>
      href ? [{ label: networks[network] ?? network, href }] : [],
    ),
  };
}
