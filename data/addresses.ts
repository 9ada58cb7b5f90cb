import { here } from "./language";

/**
 * Every internal address, in the language of the page. Case pages and anchors are built here, so
 * that no address has two spellings. A module that reads a member of this object at load stays in
 * the script of each page that imports it, because esbuild treats the getter as a side effect.
 */
export const addresses = {
  get home() {
    return here("/");
  },
  get reviewForm() {
    return here("/#form");
  },
  get catalog() {
    return here("/#cases");
  },
  get about() {
    return here("/about");
  },
  get contact() {
    return here("/contact");
  },
  get blog() {
    return here("/blog");
  },
  get newsletter() {
    return here("/newsletter");
  },
  get subscribe() {
    return here("/newsletter#subscribe");
  },
  get faqs() {
    return here("/faqs");
  },
  get timeLimits() {
    return here("/time-limits");
  },
  get deadlines() {
    return here("/deadlines");
  },
  get partners() {
    return here("/partners");
  },
  get privacy() {
    return here("/privacy");
  },
  get terms() {
    return here("/terms");
  },
  get californiaPrivacy() {
    return here("/california-privacy");
  },
  get optOut() {
    return here("/do-not-sell-my-info");
  },
  get consumerHealthData() {
    return here("/consumer-health-data");
  },
  get unsubscribe() {
    return here("/unsubscribe");
  },
  get yourRequest() {
    return here("/your-request");
  },
  get stopContact() {
    return here("/stop-contact");
  },
  get feed() {
    return here("/feed.xml");
  },
  get manifest() {
    return here("/site.webmanifest");
  },
  sitemap: "/sitemap.xml",
};

export function caseAddress(slug: string, anchor?: string): string {
  return here(anchor ? `/lawsuits/${slug}#${anchor}` : `/lawsuits/${slug}`);
}

/** Atom feed: what changed in a case. */
export function caseFeedAddress(slug: string): string {
  return `${caseAddress(slug)}/feed.xml`;
}

/** Every change, figure and source of a case. */
export function caseRecordAddress(slug: string): string {
  return `${caseAddress(slug)}/record`;
}

/** Records to gather and questions for a lawyer. */
export function caseChecklistAddress(slug: string): string {
  return `${caseAddress(slug)}/checklist`;
}

/** iCalendar file: the next date of a case. */
export function caseDatesAddress(slug: string): string {
  return `${caseAddress(slug)}/dates.ics`;
}

/** `new-york` for New York. */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The time limits of one state. */
export function stateAddress(slug: string): string {
  return `${addresses.timeLimits}/${slug}`;
}

/** The deadlines as a table for a spreadsheet, or as a calendar. */
export function deadlinesFile(format: "csv" | "ics"): string {
  return `${addresses.deadlines}.${format}`;
}

/** A part of a page, by its anchor. */
export function partAddress(page: keyof typeof addresses, anchor: string): string {
  return `${addresses[page]}#${anchor}`;
}

/** The collapsed text of a post: the browser opens it. */
export function postAddress(slug: string): string {
  return partAddress("blog", `${slug}-text`);
}

/** The catalog narrowed to one group. */
export function groupAddress(id: string): string {
  return here(`/?group=${id}#cases`);
}
