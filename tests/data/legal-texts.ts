import { existsSync, readdirSync, readFileSync } from "node:fs";
import { caseAddress } from "~/data/addresses";
import { blog } from "~/data/blog";
import { cases } from "~/data/cases";

const folder = new URL("../../data/legal/", import.meta.url);
export const legal = readdirSync(folder)
  .filter((file) => file.endsWith(".md"))
  .map((file) => read(file.replace(/\.md$/, "")));

export function read(slug: string, edition: "legal" | "es/legal" = "legal") {
  const file = readFileSync(new URL(`../../data/${edition}/${slug}.md`, import.meta.url), "utf8");
  const [, head = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const front: Record<string, string | undefined> = Object.fromEntries(
    head.split("\n").map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const ids = [...text.matchAll(/^##.* \{#([a-z0-9-]+)\}$/gm)].map(([, id = ""]) => id);

  return { slug, text, front, ids };
}

/** The text of one `##` section. */
export function sectionOf(text: string, id: string): string {
  const part = text.split(/^## /m).find((section) => section.split("\n")[0]?.endsWith(`{#${id}}`));
  return part ?? "";
}

/** The sentences: without headings, tables, tags, link targets, and marks. */
export function running(text: string): string {
  return text
    .replace(/^(\||#).*$/gm, "")
    .replace(/^\{\{[\w.]+\}\}$/gm, "")
    .replace(/\{\{[\w.]+\}\}/g, "this")
    .replace(/<[^>]+>/g, "")
    .replace(/\]\([^)]*\)/g, "")
    .replace(/^(- |\d+\. |> )/gm, "")
    .replace(/[[\]*`]/g, "")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

/** Whether an address exists. `from` is the page that a fragment alone belongs to. */
export function resolves(href: string, from: string): boolean {
  if (/^(https:\/\/[a-z0-9.-]+\.(gov|mil|org|com|info|edu)(\/|$)|mailto:\{\{site\.)/.test(href)) {
    return true;
  }
  if (href.startsWith("/images/")) return existsSync(`public${href}`);
  if (href.startsWith("/lawsuits/")) return cases.some(({ slug }) => href === caseAddress(slug));

  const [path = "", fragment] = href.split("#");
  const ids = idsOf(path === "" ? from : path.slice(1));
  return ids !== undefined && (!fragment || ids.includes(fragment));
}

function idsOf(page: string): readonly string[] | undefined {
  if (page === "") return ["form", "cases"];
  if (page === "blog") return blog().posts.map(({ slug }) => `${slug}-text`);
  if (["about", "contact", "newsletter", "faqs", "your-request", "stop-contact"].includes(page))
    return [];
  if (["deadlines", "time-limits"].includes(page)) return [];

  return legal.find(({ slug }) => slug === page)?.ids;
}
