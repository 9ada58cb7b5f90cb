import { existsSync, readFileSync } from "node:fs";
import type { Case } from "~/data/case";
import { findCase } from "~/data/cases";
import { madeFrom } from "~/data/es/cases";
import { sha256 } from "../privacy/receipt-chain";

/** Members of a case that are not text, or that both editions take from the English. */
const facts = new Set([
  "slug",
  "group",
  "src",
  "width",
  "height",
  "related",
  "reviewedOn",
  "date",
  "checkedOn",
  "ends",
  "isReported",
  "until",
  "certainty",
  "source",
  "sources",
  "newest",
  "href",
  "url",
  "helplines",
  "sensitive",
]);

/** SHA-256 of the English words of a case, which its Spanish words note. */
export function hashOfWords(item: Case): string {
  return sha256(JSON.stringify(item, (name, value) => (facts.has(name) ? undefined : value)));
}

/** Whether the English of a case has changed since it was translated. */
export function isOutdated(item: Case): boolean {
  const from = madeFrom(item.slug);
  const english = findCase(item.slug);
  return english !== undefined && from !== hashOfWords(english);
}

export const legalNames = [
  "california-privacy",
  "consumer-health-data",
  "do-not-sell-my-info",
  "partners",
  "privacy",
  "terms",
  "unsubscribe",
];

/** SHA-256 of an English legal text, which the front matter of its translation notes. */
export function hashOfLegalText(name: string): string {
  return sha256(readFileSync(legalSource(name, "legal"), "utf8"));
}

/** Whether the English of a legal text has changed since: the operator may have edited it. */
export function isLegalTextOutdated(name: string): boolean {
  const [, from] = /^from: (\w+)$/m.exec(readFileSync(legalSource(name, "es/legal"), "utf8")) ?? [];
  return from !== hashOfLegalText(name);
}

/** Whether `/es` does not serve this English page: for that reason, or because it is for firms. */
export function isClosedInSpanish(path: string): boolean {
  const name = path.slice(1);
  if (name.startsWith("partners/")) return true;
  return legalNames.includes(name) && isLegalTextOutdated(name);
}

/** From `build/index.js`, where this code runs, or from this file, which tests import. */
const texts = ["../data/", "../../data/"]
  .map((path) => new URL(path, import.meta.url))
  .find((folder) => existsSync(folder));

export function legalSource(name: string, folder: "legal" | "es/legal"): URL {
  return new URL(`${folder}/${name}.md`, texts);
}
