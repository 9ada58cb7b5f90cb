import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { samplePartnerMessages } from "~/server/destinations/partner-samples";

/** One message of each type, as `relay partner test --lead` sends them. */
export const partnerExamples = samplePartnerMessages(
  Date.UTC(2026, 10, 23, 15, 4, 5),
  "Lee & Roe LLP",
);

const guide = join("docs", "partners.md");
const example = /(<!-- example: (\S+) -->\n```json\n)[\s\S]*?(\n```)/g;

/** The examples in the guide, by the type that the comment before each names. */
export function readExamples(): Map<string, unknown> {
  const found = readFileSync(guide, "utf8").matchAll(example);
  return new Map(
    [...found].map(([whole, , type = ""]) => [
      type,
      JSON.parse(whole.split("```")[1]?.slice(5) ?? ""),
    ]),
  );
}

/** Updates the examples in the guide. */
export function writeExamples(): void {
  const texts = partnerExamples.map((one) => [one.type, JSON.stringify(one, null, 2)]);
  const shown = new Map(texts.map(([type = "", text = ""]) => [type, text]));
  const written = readFileSync(guide, "utf8").replaceAll(example, (whole) => {
    const [comment = "", fence = ""] = whole.split("\n");
    const [, type = ""] = /example: (\S+)/.exec(comment) ?? [];
    return [comment, fence, shown.get(type) ?? "", "```"].join("\n");
  });
  writeFileSync(guide, written);
}
