import type { MetaDescriptor } from "@remix-run/node";
import { pageMeta } from "~/app/site/page-meta.server";
import type { Case } from "~/data/case";
import { withoutNotes } from "~/data/notes";

type Page = {
  item: Case;
  isKnown: boolean;
  origin: string;
  name: string;
  /** Before the title: the step of the form that the page shows. */
  prefix: string;
};

/** Head of a case page. JSON-LD says only what the page says, and never claims to be a law firm. */
export function caseMeta({ item, isKnown, origin, name, prefix }: Page): MetaDescriptor[] {
  const path = `/lawsuits/${item.slug}`;
  const basic = pageMeta({
    title: `${prefix}${item.documentTitle}`,
    description: item.description,
    image: `/images/social/${isKnown ? item.slug : "default"}.png`,
    path,
    origin,
    name,
    isListed: isKnown,
  });
  if (!isKnown) return basic;

  return [
    ...basic,
    { "script:ld+json": breadcrumb(origin, item.title, path) },
    { "script:ld+json": questions(item.faqs) },
  ];
}

function breadcrumb(origin: string, title: string, path: string) {
  const trail = [
    { name: "Home", item: `${origin}/` },
    { name: "Lawsuits", item: `${origin}/#cases` },
    { name: title, item: `${origin}${path}` },
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

function questions(faqs: Case["faqs"]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: withoutNotes(answer) },
    })),
  };
}
