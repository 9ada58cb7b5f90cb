import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { partnerSchemas } from "~/server/destinations/partner-payload";
import { partnerExamples } from "~/server/partners/openapi";

const guide = join("docs", "partners.md");
const table = /(<!-- fields -->\n)([\s\S]*?)(<!-- \/fields -->)/;

/** The table of the guide with every member of a lead. */
export function readFields(): string {
  const [, , text = ""] = table.exec(readFileSync(guide, "utf8")) ?? [];
  return text;
}

/** Updates the table in the guide. */
export function writeFields(): void {
  const written = readFileSync(guide, "utf8").replace(
    table,
    (_, start: string, _old: string, end: string) => `${start}${spellFields()}${end}`,
  );
  writeFileSync(guide, written);
}

type Member = {
  description?: string | undefined;
  properties?: Record<string, Member> | undefined;
  items?: Member | undefined;
  anyOf?: Member[] | undefined;
};
const member: z.ZodType<Member> = z.lazy(() =>
  z.object({
    description: z.string().optional(),
    properties: z.record(z.string(), member).optional(),
    items: member.optional(),
    anyOf: z.array(member).optional(),
  }),
);

/** Each member with its value in the example of a lead, and with what its schema says. */
export function spellFields(): string {
  const { data } = member.parse(partnerSchemas()["lead.created"]).properties ?? {};
  const example: unknown = JSON.parse(JSON.stringify(partnerExamples[0]?.data));
  const rows = data ? rowsOf("", data, example) : [];
  return ["| member of `data` | example | meaning |", "|---|---|---|", ...rows, ""].join("\n");
}

function rowsOf(path: string, about: Member, example: unknown): string[] {
  const [shape] = [about, about.items, ...(about.anyOf ?? []).flatMap((one) => [one, one.items])]
    .map((one) => one?.properties)
    .filter((one) => one !== undefined);
  const value = Array.isArray(example) && shape ? example[0] : example;
  const own = `| \`${path}\` | ${shape ? "" : clip(value)} | ${about.description ?? ""} |`;
  const values = z.record(z.string(), z.unknown()).catch({}).parse(value);
  const inner = Object.entries(shape ?? {}).flatMap(([name, one]) => {
    const isList = Array.isArray(example);
    return rowsOf(`${path}${path && (isList ? "[]." : ".")}${name}`, one, values[name]);
  });
  return path && (!shape || about.description) ? [own, ...inner] : inner;
}

const longest = 40;

function clip(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  if (text === "") return "";
  return `\`${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}\``;
}
