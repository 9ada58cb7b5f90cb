import type { MetaFunction } from "@remix-run/node";

type PageMeta = {
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** The site's name, appended to the title. */
  name: string;
  origin: string;
  path: string;
  image?: string;
  matches: Parameters<MetaFunction>[0]["matches"];
};

/** Title, description and social card of a page. A page drawn again with errors says so first. */
export function pageMeta({ image = "/images/social/default.png", ...page }: PageMeta) {
  const title = `${page.title} | ${page.name}`;
  const picture = `${page.origin}${image}`;

  return [
    { title: hasErrors(page.matches) ? `Error: ${title}` : title },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: page.name },
    { property: "og:url", content: `${page.origin}${page.path}` },
    { property: "og:image", content: picture },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: picture },
  ];
}

function hasErrors(matches: PageMeta["matches"]): boolean {
  const frame: unknown = matches.find(({ id }) => id === "root")?.data;

  return (
    typeof frame === "object" && frame !== null && "hasErrors" in frame && frame.hasErrors === true
  );
}
