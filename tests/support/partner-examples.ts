import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { samplePartnerMessages } from "~/server/destinations/partner-samples";

/** One message of each type, as `relay partner test --lead` sends them. */
export const partnerExamples = samplePartnerMessages(
  Date.UTC(2026, 10, 23, 15, 4, 5),
  "Lee & Roe LLP",
).map(({ event }) => event);

const guide = join("docs", "partners.md");
const example = /(<!-- example -->\n```json\n)([\s\S]*?)(\n```)/;

/** The example in the guide. */
export function readExample(): unknown {
  const [, , text = ""] = example.exec(readFileSync(guide, "utf8")) ?? [];
  return JSON.parse(text);
}

/** Updates the example in the guide. */
export function writeExample(): void {
  const text = compact(JSON.parse(JSON.stringify(partnerExamples[0])));
  const written = readFileSync(guide, "utf8").replace(
    example,
    (_, start: string, _old: string, end: string) => `${start}${text}${end}`,
  );
  writeFileSync(guide, written);
}

const width = 140;

/** JSON with everything on one line that fits. */
function compact(value: unknown, indent = ""): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");
  if (indent !== "" && indent.length + line.length < width) return line;
  if (typeof value !== "object" || value === null) return line;

  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, member]) => {
    const text = compact(member, inner);
    return `${inner}${isList ? "" : `${JSON.stringify(name)}: `}${text}`;
  });
  const [start, end] = isList ? "[]" : "{}";
  return `${start}\n${parts.join(",\n")}\n${indent}${end}`;
}
