import type { MetaDescriptor } from "@remix-run/node";
import type { RequestFacts, Services } from "~/app/services.server";

type Page = { title: string; description: string; path: string };

export function makeHead({ config }: Services, { origin }: RequestFacts, page: Page) {
  const head = { ...page, name: config.site.name, origin };

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
  image?: string;
  /** Whether search engines should list it; true when not given. */
  isListed?: boolean;
};

/** Made by the loader, so that no script carries it. */
export function pageMeta({
  image = "/images/social/default.png",
  isListed = true,
  ...page
}: PageMeta): MetaDescriptor[] {
  const picture = `${page.origin}${image}`;
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
    isListed
      ? { tagName: "link", rel: "canonical", href: address }
      : { name: "robots", content: "noindex" },
  ];
}
