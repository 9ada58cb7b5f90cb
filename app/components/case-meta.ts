import type { MetaFunction } from "@remix-run/node";
import type { CasePageData } from "~/app/case-page.server";
import { pageMeta } from "./page-meta";

type Matches = Parameters<MetaFunction>[0]["matches"];

/** Head of a case page. JSON-LD says only what the page says, and never claims to be a law firm. */
export function caseMeta(page: CasePageData, matches: Matches) {
  const { item, isKnown, origin, name } = page;
  const path = `/lawsuits/${item.slug}`;
  const basic = pageMeta({
    title: item.documentTitle,
    description: item.description,
    image: `/images/social/${isKnown ? item.slug : "default"}.png`,
    path,
    origin,
    name,
    matches,
  });
  if (!isKnown) return [...basic, { name: "robots", content: "noindex" }];

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

function questions(faqs: CasePageData["item"]["faqs"]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
