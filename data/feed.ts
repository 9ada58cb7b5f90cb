/** Words of the feed at /feed.xml. */
export const feed = {
  title: (site: string) => `${site}: what changed in the lawsuits`,
  ofCase: (site: string, title: string) => `${site}: what changed in ${title}`,
  changed: (title: string, date: string) => `${title}, ${date}`,
  /** Part of every identifier: never change it. */
  begun: "2026-11-21",
} as const;
