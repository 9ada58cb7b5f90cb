import type { MetaDescriptor } from "@remix-run/node";
import { pageMeta } from "~/app/site/head.server";
import { addresses, caseAddress } from "~/data/addresses";
import { breadcrumb } from "~/data/breadcrumb";
import type { Case } from "~/data/case";
import { casePage } from "~/data/case-page";

type Page = {
  item: Case;
  isKnown: boolean;
  origin: string;
  name: string;
  /** Before the title: the step of the form that the page shows. */
  prefix: string;
};

type Crumb = { origin: string; title: string; path: string };

/** Head of a case page. */
export function caseMeta({ item, isKnown, origin, name, prefix }: Page): MetaDescriptor[] {
  const path = caseAddress(item.slug);
  return pageMeta({
    title: `${prefix}${item.documentTitle}`,
    description: item.description,
    image: `/images/social/${isKnown ? item.slug : "default"}.png`,
    path,
    origin,
    name,
    isListed: isKnown,
  });
}

/** The breadcrumb as structured data for search engines. */
export function breadcrumbData({ origin, title, path }: Crumb) {
  const trail = [
    { name: breadcrumb.home, item: origin + addresses.home },
    { name: casePage.lawsuits, item: origin + addresses.catalogue },
    { name: title, item: origin + path },
  ];

  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...entry,
    })),
  };
}
