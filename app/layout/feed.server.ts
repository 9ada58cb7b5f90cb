import { type App, placeholdersOf } from "~/app/services.server";
import { addresses, caseAddress, caseFeedAddress, postAddress } from "~/data/addresses";
import { type Blog, blog } from "~/data/blog";
import type { Case } from "~/data/case";
import { spellDate } from "~/data/dates";
import { feed } from "~/data/feed";
import { escapeXml } from "~/data/formats";
import { language } from "~/data/language";
import { interpolate } from "~/data/placeholders";
import type { PartialDate } from "~/data/record";
import { updates } from "~/data/updates";

type Entry = { id: string; date: PartialDate; title: string; text: string; href: string };

/**
 * Lines of an Atom document: the posts and what changed in every case, or in one. The title of a
 * case's feed, which others may see in a list of feeds, names no abuse.
 */
export function drawFeed(app: App, origin: string, item?: Case): string[] {
  const site = app.config.site.name;
  const changes = updates()
    .filter(({ slug }) => !item || slug === item.slug)
    .map((update) => ({
      ...update,
      title: feed().changed(update.title, spellDate(update.date)),
    }));
  const entries: Entry[] = item ? changes : [...posts(app), ...changes];
  const newestFirst = entries.toSorted((a, b) => b.date.localeCompare(a.date));
  const [id, path, page] = item
    ? [`feed/${item.slug}`, caseFeedAddress(item.slug), caseAddress(item.slug)]
    : ["feed", addresses.feed, addresses.newsletter];
  const title = item
    ? feed().ofCase(site, item.sensitive ? item.documentTitle : item.title)
    : feed().title(site);

  return [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language()}">`,
    `  <id>${tag(origin, id)}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <updated>${instant(newestFirst[0]?.date ?? feed().begun)}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(origin + path)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(origin + page)}"/>`,
    `  <author><name>${escapeXml(site)}</name></author>`,
    ...newestFirst.flatMap((entry) => drawEntry(entry, origin)),
    "</feed>",
  ];
}

function posts({ config }: App): Entry[] {
  return interpolate<Blog>(blog(), placeholdersOf(config)).posts.map((post) => ({
    ...post,
    id: `blog/${post.slug}`,
    text: post.excerpt,
    href: postAddress(post.slug),
  }));
}

function drawEntry({ id, date, title, text, href }: Entry, origin: string): string[] {
  return [
    "  <entry>",
    `    <id>${tag(origin, id)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <updated>${instant(date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(origin + href)}"/>`,
    `    <summary>${escapeXml(text)}</summary>`,
    "  </entry>",
  ];
}

/**
 * An identifier that stays when the address of the page changes (RFC 4151). A translation is a
 * separate entry.
 */
function tag(origin: string, name: string): string {
  const edition = language() === "en" ? "" : `${language()}/`;
  return escapeXml(`tag:${new URL(origin).hostname},${feed().begun.slice(0, 4)}:${edition}${name}`);
}

/** The first moment of a month or a year. */
function instant(date: PartialDate): string {
  const [year, month = "01", day = "01"] = date.split("-");
  return `${year}-${month}-${day}T00:00:00Z`;
}
