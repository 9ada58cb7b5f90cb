import { existsSync } from "node:fs";
import { caseAddress } from "~/data/addresses";
import { blog } from "~/data/blog";
import { cases } from "~/data/cases";
import { legal } from "./legal-texts";

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
  if (page === "blog") return blog().posts.map(({ slug }) => slug);
  if (["about", "contact", "newsletter", "faqs", "your-request", "stop-contact"].includes(page))
    return [];
  if (["deadlines", "time-limits"].includes(page)) return [];

  return legal.find(({ slug }) => slug === page)?.ids;
}
