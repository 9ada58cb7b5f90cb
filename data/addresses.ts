/** Every address within the site. Pages of a case and anchors are made here, so that no two spellings exist. */
export const addresses = {
  home: "/",
  reviewForm: "/#form",
  catalogue: "/#cases",
  about: "/about",
  contact: "/contact",
  blog: "/blog",
  newsletter: "/newsletter",
  subscribe: "/newsletter#subscribe",
  faqs: "/faqs",
  partners: "/partners",
  privacy: "/privacy",
  terms: "/terms",
  californiaPrivacy: "/california-privacy",
  optOut: "/do-not-sell-my-info",
  consumerHealthData: "/consumer-health-data",
  unsubscribe: "/unsubscribe",
  feed: "/feed.xml",
  sitemap: "/sitemap.xml",
  manifest: "/site.webmanifest",
} as const;

export function caseAddress(slug: string, anchor?: string): string {
  return anchor ? `/lawsuits/${slug}#${anchor}` : `/lawsuits/${slug}`;
}

export function postAddress(slug: string): string {
  return `${addresses.blog}#${slug}`;
}

/** A section of the home page. */
export function homeAnchor(id: string): string {
  return `${addresses.home}#${id}`;
}

/** The catalogue narrowed to one group. */
export function groupAddress(id: string): string {
  return `/?group=${id}#cases`;
}
