import { readFileSync } from "node:fs";
import { z } from "zod";
import { cases } from "~/data/cases";
import { settingWords } from "~/data/desk/settings";
import type { Partner } from "~/data/site";
import { stateCodes } from "~/data/states";

const faults = settingWords.partners;
const text = z
  .string(faults.text)
  .trim()
  .min(1, faults.empty)
  .regex(/^\P{Cc}*$/u, faults.oneLine);
const state = z.enum(stateCodes, faults.state);
const slugs = cases.map(({ slug }) => slug);
const slug = text.refine((value) => slugs.includes(value), faults.slug);

const partner = z.strictObject({
  name: text,
  city: text,
  state,
  site: z.url({ protocol: /^https?$/, error: settingWords.address }),
  cases: z.array(slug).min(1).optional(),
  states: z.array(state).min(1).optional(),
});

const partners = z.array(partner, faults.list).min(1, faults.atLeastOne);

/** A JSON file of the partner firms; its faults are reported as faults of the setting. */
export const partnersFile = z.string().transform((path, context): readonly Partner[] => {
  const read = readJson(path);
  const result = read.fault ? null : partners.safeParse(read.value);
  if (result?.success) return result.data;

  const found = result?.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  context.addIssue({ code: "custom", message: (found ?? [read.fault]).join("; ").trim() });
  return z.NEVER;
});

function readJson(path: string): { value: unknown; fault: string } {
  try {
    // Editors on Windows may begin the file with a byte order mark.
    const value: unknown = JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
    return { value, fault: "" };
  } catch (error) {
    const fault = error instanceof SyntaxError ? faults.noJson : faults.unreadable;
    return { value: null, fault };
  }
}
