import type { Services } from "~/app/services.server";
import { addresses, postAddress } from "~/data/addresses";
import { type Blog, blog } from "~/data/blog";
import { feed } from "~/data/feed";
import { interpolate } from "~/data/interpolate";
import { language } from "~/data/language";
import type { PartialDate } from "~/data/record";
import { spellDate } from "~/data/spell-date";
import { updates } from "~/data/updates";
import { escapeXml } from "./xml.server";

type Entry = { id: string; date: PartialDate; title: string; text: string; href: string };

/** Lines of an Atom document, newest entry first. */
export function drawFeed({ config, placeholders }: Services, origin: string): string[] {
  const posts = interpolate<Blog>(blog, placeholders).posts.map((post) => ({
    ...post,
    id: `blog/${post.slug}`,
    text: post.excerpt,
    href: postAddress(post.slug),
  }));
  const changes = updates.map((update) => ({
    ...update,
    title: feed.changed(update.title, spellDate(update.date)),
  }));
  const entries: Entry[] = [...posts, ...changes].toSorted((a, b) => b.date.localeCompare(a.date));

  return [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `  <id>${tag(origin, "feed")}</id>`,
    `  <title>${escapeXml(feed.title(config.site.name))}</title>`,
    `  <updated>${instant(entries[0]?.date ?? feed.begun)}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(origin + addresses.feed)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(origin + addresses.newsletter)}"/>`,
    `  <author><name>${escapeXml(config.site.name)}</name></author>`,
    ...entries.flatMap((entry) => drawEntry(entry, origin)),
    "</feed>",
  ];
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

/** An identifier that stays when the address of the page changes (RFC 4151). */
function tag(origin: string, name: string): string {
  return escapeXml(`tag:${new URL(origin).hostname},${feed.begun.slice(0, 4)}:${name}`);
}

/** The first moment of a month or a year. */
function instant(date: PartialDate): string {
  const [year, month = "01", day = "01"] = date.split("-");
  return `${year}-${month}-${day}T00:00:00Z`;
}
