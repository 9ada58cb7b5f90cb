import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { samplePartnerMessages } from "~/server/destinations/partner-samples";

/** One message of each type, as `relay partner test --lead` sends them. */
export const partnerExamples = samplePartnerMessages(
  Date.UTC(2026, 10, 23, 15, 4, 5),
  "Lee & Roe LLP",
);

const guide = join("docs", "partners.md");
const example = /(<!-- example -->\n```json\n)([\s\S]*?)(\n```)/;

/** The example in the guide. */
export function readExample(): unknown {
  const [, , text = ""] = example.exec(readFileSync(guide, "utf8")) ?? [];
  return JSON.parse(text);
}

/** Updates the example in the guide. */
export function writeExample(): void {
  const text = JSON.stringify(partnerExamples[0], null, 2);
  const written = readFileSync(guide, "utf8").replace(
    example,
    (_, start: string, _old: string, end: string) => `${start}${text}${end}`,
  );
  writeFileSync(guide, written);
}
