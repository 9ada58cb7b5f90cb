import { feed as spanishFeed } from "./es/feed";
import { inEach } from "./language";

/** Text of the feed at /feed.xml. */
const englishFeed = {
  title: (site: string) => `${site}: what changed in the lawsuits`,
  ofCase: (site: string, title: string) => `${site}: what changed in ${title}`,
  changed: (title: string, date: string) => `${title}, ${date}`,
  /** Part of every identifier: never change it. */
  begun: "2026-11-21",
};

export const feed = /* @__PURE__ */ inEach({ en: englishFeed, es: spanishFeed });
