import { existsSync, readFileSync } from "node:fs";
import { Marked, type Tokens } from "marked";
import { spellDate } from "~/data/dates";
import { here, language, mainLanguage } from "~/data/language";
import { tableName } from "~/data/legal-words";
import { interpolate, type Placeholders } from "~/data/placeholders";
import { englishMark } from "~/data/source-note";
import { escapeMarkdown } from "./placeholders";

const cache = new WeakMap<Placeholders, Map<string, LegalPage>>();

/** Cached by the placeholders: reading the file of firms again makes new ones. */
export function legalPage(name: string, words: Placeholders): LegalPage {
  const pages = cache.get(words) ?? new Map<string, LegalPage>();
  cache.set(words, pages);
  const page = pages.get(name) ?? render(readSource(name), words);
  pages.set(name, page);
  return page;
}

/** From `build/index.js`, where this code runs, or from this file, which tests import. */
const texts = ["../data/", "../../data/"]
  .map((path) => new URL(path, import.meta.url))
  .find((folder) => existsSync(folder));

function readSource(name: string): string {
  const folder = language() === mainLanguage ? "legal" : `${language()}/legal`;
  return readFileSync(new URL(`${folder}/${name}.md`, texts), "utf8");
}

/** Anchors and headings of the second level, for *On this page*. */
type Sections = { id: string; title: string }[];
type LegalPage = ReturnType<typeof render>;

function render(source: string, words: Placeholders) {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const front = frontMatter(interpolate(head, words));
  const sections: Sections = [];
  const {
    title = "",
    description = "",
    firstDated = "",
    lastUpdated = "",
    breadcrumb = "",
  } = front;
  const dates = {
    "page.firstDated": spellDate(firstDated),
    "page.lastUpdated": spellDate(lastUpdated),
  };
  const text = interpolate(body, asText({ ...words, ...dates }));
  const marked = text.replaceAll(bareAddress, `$&${englishMark()}`);
  const html = markdown(sections).parse(marked, { async: false });

  return { title, description, firstDated, lastUpdated, breadcrumb, sections, html };
}

/** A link whose label is only its address: not a name that a reader understands. */
const bareAddress = /\[([\w.-]+)\]\(https:\/\/(?:www\.)?\1\/?\)/g;

function frontMatter(head: string): Record<string, string | undefined> {
  return Object.fromEntries(
    head.split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

/** Placeholders whose values are Markdown and must not be escaped. */
const markdownWords = new Set([
  "recipients.list",
  "partners.details",
  "referral.decision",
  "mail.privacy",
  "mail.terms",
  "health.authorization",
  "health.texas",
]);

function asText(words: Placeholders): Placeholders {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      markdownWords.has(name) ? value : escapeMarkdown(value),
    ]),
  );
}

/** Headings have explicit anchors, `## Heading {#id}`; wide tables scroll in a box. */
function markdown(sections: Sections) {
  let heading = "";
  let tables = 0;

  return new Marked({
    walkTokens(token) {
      if (token.type === "link") token.href = here(token.href);
    },
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const [, title = inner, id = ""] = /^([\s\S]*?)\s*\{#([\w-]+)\}$/.exec(inner) ?? [];
        if (depth === 2 && id) sections.push({ id, title });
        heading = title.replace(/<[^>]+>/g, "");

        return `<h${depth}${id ? ` id="${id}"` : ""}>${title}</h${depth}>\n`;
      },
      // A sheet does not print again below it the address that it shows.
      link: ({ href, text }) =>
        href === `https://${text}` && `<a class="unbroken" href="${href}">${text}</a>`,
      table({ header, rows }) {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        tables += 1;
        const name = tableName(tables, heading);
        const table = renderTable(
          header.map(inline),
          rows.map((row) => row.map(inline)),
        );
        return `<div class="table-scroll" role="region" aria-label="${name}" tabindex="0">${table}</div>\n`;
      },
    },
  });
}

/**
 * The first column holds row headers. On a narrow screen the cells stack in one column, each
 * labeled by its `data-label`.
 */
function renderTable(header: string[], rows: string[][]): string {
  const head = header.map((title) => `<th scope="col">${title}</th>`).join("");
  const body = rows.map(([name = "", ...cells]) => {
    const others = cells.map((cell, i) => `<td${cellLabel(header, i + 1)}>${cell}</td>`);
    return `<tr><th scope="row">${name}</th>${others.join("")}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

/** Two columns need no labels. */
function cellLabel(header: string[], column: number): string {
  return header.length > 2 ? ` data-label="${header[column]}"` : "";
}
