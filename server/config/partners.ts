import { readFileSync } from "node:fs";
import { z } from "zod";
import { cases } from "~/data/cases";
import type { Partner } from "~/data/site";
import { stateCodes } from "~/data/states";

const text = z.string("must be a text").trim().min(1, "must not be empty");
const state = z.enum(stateCodes, "must be a state code such as NY");
const slugs = cases.map(({ slug }) => slug);
const slug = text.refine((value) => slugs.includes(value), "must be the slug of a case");

const partner = z.strictObject({
  name: text,
  city: text,
  state,
  site: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }),
  cases: z.array(slug).min(1).optional(),
  states: z.array(state).min(1).optional(),
});

const partners = z
  .array(partner, "must hold a list of firms")
  .min(1, "must name at least one firm");

/** A JSON file that lists the partner firms; its faults are reported as faults of the setting. */
export const partnersFile = z.string().transform((path, context): readonly Partner[] => {
  const read = readJson(path);
  const result = read.fault ? null : partners.safeParse(read.value);
  if (result?.success) return result.data;

  const faults = result?.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  context.addIssue({ code: "custom", message: (faults ?? [read.fault]).join("; ").trim() });
  return z.NEVER;
});

function readJson(path: string): { value: unknown; fault: string } {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return { value, fault: "" };
  } catch (error) {
    const fault = error instanceof SyntaxError ? "is not valid JSON" : "cannot be read";
    return { value: null, fault };
  }
}
