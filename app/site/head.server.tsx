import type { MetaDescriptor } from "@remix-run/node";
import type { RequestFacts, Services } from "~/app/services.server";
import type { Post } from "~/data/blog";
import type { Faqs } from "~/data/faqs";
import { at, type Language, language, locale, withoutLanguage } from "~/data/language";

type Page = { title: string; description: string; path: string };

export function makeHead({ config }: Services, { origin }: RequestFacts, page: Page) {
  const head = { ...page, name: config.site.name, origin, languages: config.LANGUAGES };

  return { ...head, meta: pageMeta(head) };
}

type PageMeta = {
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** The site's name, appended to the title. */
  name: string;
  origin: string;
  path: string;
  /** Editions that are served: each names the other. */
  languages: readonly Language[];
  /** Name of the picture that social sites show. */
  card?: string;
  /** Whether search engines should list it; true when not given. */
  isListed?: boolean;
};

/** Made by the loader, so that no script has to contain it. */
export function pageMeta({
  card = "default",
  isListed = true,
  ...page
}: PageMeta): MetaDescriptor[] {
  const picture = `${page.origin}${cardAddress(card)}`;
  const address = `${page.origin}${page.path}`;

  return [
    { title: `${page.title} | ${page.name}` },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: page.name },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: picture },
    ...(isListed
      ? [{ tagName: "link", rel: "canonical", href: address }, ...otherEditions(page)]
      : [{ name: "robots", content: "noindex" }]),
  ];
}

/** `tests/support/render-social.mjs` draws them, with the title in each language. */
function cardAddress(name: string): string {
  return `/images/social/${language() === "en" ? "" : "es/"}${name}.png`;
}

/** Search engines take a pair only if both pages name themselves and each other. */
function otherEditions({
  origin,
  path,
  languages,
}: Pick<PageMeta, "origin" | "path" | "languages">) {
  if (languages.length < 2) return [];

  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: `${origin}${href}`,
  });
  return [
    ...languages.map((code) => alternate(code, at(code, path))),
    alternate("x-default", withoutLanguage(path)),
    { property: "og:locale", content: locale().replace("-", "_") },
  ];
}

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
    image: `${origin}${cardAddress("default")}`,
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
