/**
 * Every address within the site. Pages of a case and anchors are made here, so that no two spellings
 * exist. An object of words that reads one stays in the script of each page that imports its file,
 * used or not: esbuild takes the reading of a member for a side effect.
 */
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
  yourRequest: "/your-request",
  stopContact: "/stop-contact",
  feed: "/feed.xml",
  sitemap: "/sitemap.xml",
  manifest: "/site.webmanifest",
} as const;

export function caseAddress(slug: string, anchor?: string): string {
  return anchor ? `/lawsuits/${slug}#${anchor}` : `/lawsuits/${slug}`;
}

/** Atom: what changed in a case. */
export function caseFeedAddress(slug: string): string {
  return `${caseAddress(slug)}/feed.xml`;
}

/** iCalendar: the next date of a case. */
export function caseDatesAddress(slug: string): string {
  return `${caseAddress(slug)}/dates.ics`;
}

/** A part of a page, by its anchor. */
export function partAddress(page: keyof typeof addresses, anchor: string): string {
  return `${addresses[page]}#${anchor}`;
}

export function postAddress(slug: string): string {
  return partAddress("blog", slug);
}

/** The catalogue narrowed to one group. */
export function groupAddress(id: string): string {
  return `/?group=${id}#cases`;
}
