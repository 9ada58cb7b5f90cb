import { data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  configuredDestinations,
  internal,
  plainPath,
  services,
  visitOf,
} from "~/app/services.server";
import { cases } from "~/data/cases";
import { errorTexts } from "~/data/errors";
import { fillIn } from "~/data/fill-in";
import { footer } from "~/data/footer";
import { groups, legalRow, mobileMenu, resources, sitePages } from "~/data/menus";
import { movedTo } from "./permanent-redirect.server";

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

/** The layout of a page; a refusal of the front layer is drawn as a page of its own. */
export async function loadLayoutData({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const plain = plainPath(`${pathname}${search}`);
  if (plain !== null) throw movedTo(plain);

  // Loaders of a posted document run after the action, in the same context.
  const hasErrors = context.hasErrors === true;
  const status = Number(request.headers.get(internal.refusal) ?? 200);
  return data({ ...(await readLayout(request)), hasErrors, refusal: errorTexts[status] }, status);
}

export type LayoutData = Awaited<ReturnType<typeof loadLayoutData>>["data"];

/** What header, footer and head need on every page. */
async function readLayout(request: Request) {
  const opened = await services();
  const { config } = opened;
  const { site } = config;
  const { origin, reasons } = visitOf(opened, request);

  return {
    origin,
    reasons,
    lawsuits,
    demonstration: {
      isShown: config.sampleSettings.length > 0,
      isStoredOnly: configuredDestinations(config, opened.key).length === 0,
    },
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
