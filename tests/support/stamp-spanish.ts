/**
 * `npm run spanish` stores in each Spanish case and legal text the hash of its English. Run it after
 * correcting the translation: it does not compare the texts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cases } from "~/data/cases";
import { hashOfLegalText, hashOfWords, legalNames } from "~/server/legal/translations";

for (const item of cases) {
  stamp(`data/es/cases/${item.slug}.ts`, /from:\s*"\w*"/, `from: "${hashOfWords(item)}"`);
}
for (const name of legalNames) {
  const file = `data/es/legal/${name}.md`;
  const from = `from: ${hashOfLegalText(name)}`;
  const isStamped = /^from: /m.test(readFileSync(file, "utf8"));
  if (isStamped) stamp(file, /^from: \w+$/m, from);
  else stamp(file, /^---\n/, `---\n${from}\n`);
}

function stamp(file: string, known: RegExp, by: string): void {
  const text = readFileSync(file, "utf8");
  if (!known.test(text)) throw new Error(`${file} has no place for its source`);
  writeFileSync(file, text.replace(known, by));
}
