import type { MetaDescriptor } from "@remix-run/node";
import { errorMark } from "~/data/error-mark";
import {
  at,
  type Language,
  language,
  languages,
  locale,
  mainLanguage,
  withoutLanguage,
} from "~/data/language";
import { ErrorBoundary, errorMeta } from "./error-page";
import type { LayoutData } from "./layout.server";

/** Every page's route exports both this and `meta`. */
export { ErrorBoundary };

/** What a page states about itself to browsers, search engines and link previews. */
type Head = {
  /** Without the site's name. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  path: string;
  /** Name of the picture that social sites show; by default the site's own. */
  card?: string;
  /** Whether search engines should list it; by default true. */
  isListed?: boolean;
};

type MetaArgs = {
  data?: { head: Head };
  matches: readonly { data: unknown }[];
  error?: unknown;
};

/** The title has the error mark if a form has errors. */
export function meta({ data, matches, error }: MetaArgs): MetaDescriptor[] {
  if (error) return errorMeta(error);

  const layout: unknown = matches[0]?.data;
  if (!data || !isLayoutData(layout)) return [];

  const { title, description, path, card, isListed = true } = data.head;
  const { name, origin, hasErrors } = layout;
  const full = `${title} | ${name}`;
  const picture = `${origin}${cardAddress(card)}`;
  const address = `${origin}${path}`;

  return [
    { title: hasErrors ? errorMark() + full : full },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: name },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { property: "og:image:alt", content: full },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: picture },
    ...(isListed
      ? [{ tagName: "link", rel: "canonical", href: address }, ...otherEditions(layout, path)]
      : [{ name: "robots", content: "noindex" }]),
  ];
}

/** `server/scripts/apply-brand.mjs` draws the pictures, with the title in each language. */
function cardAddress(name = "default"): string {
  return `/images/social/${language() === mainLanguage ? "" : `${language()}/`}${name}.png`;
}

type Layout = Pick<LayoutData, "name" | "origin" | "other" | "hasErrors">;

function isLayoutData(data: unknown): data is Layout {
  return typeof data === "object" && data !== null && "hasErrors" in data;
}

/** Search engines accept a pair only if both pages name themselves and each other. */
function otherEditions({ origin, other }: Layout, path: string): MetaDescriptor[] {
  if (other === null) return [];

  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: `${origin}${href}`,
  });
  return [
    ...languages.map((code) => alternate(code, at(code, path))),
    alternate("x-default", withoutLanguage(path)),
    { property: "og:locale", content: ogLocale(language()) },
    ...languages
      .filter((code) => code !== language())
      .map((code) => ({ property: "og:locale:alternate", content: ogLocale(code) })),
  ];
}

function ogLocale(code: Language): string {
  return locale(code).replace("-", "_");
}
