import type { Post } from "~/data/blog";
import type { Faqs } from "~/data/faqs";
import { cardAddress } from "./head";

/**
 * Data block for search engines (schema.org), in a part drawn by the server so that it is not sent
 * again as data.
 */
export function StructuredData({ data }: { data: object }) {
  // `<` is the only character that could end the block early.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

type Site = { name: string; origin: string };

/** Structured data may say only what the page says. */
export function articleData({ name, origin }: Site, { slug, title, date, excerpt }: Post) {
  const publisher = { "@type": "Organization", name, url: `${origin}/` };
  const url = `${origin}/blog#${slug}`;

  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description: excerpt,
    datePublished: date,
    image: `${origin}${cardAddress()}`,
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}

export function faqData(items: Faqs["items"]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}
