import { z } from "zod";
import { editions } from "~/data/languages";
import type { Environment } from "./partners";
import { approval, isSigned } from "./types";

const schema = z.object({
  approved: approval.optional(),
  /** The translator, then the reviser. */
  translatedBy: z
    .string()
    .transform((text) => text.split(";").map((part) => part.trim()))
    .refine(
      (parts) => parts.length <= 2 && parts.every(isSigned),
      "must be dates and names, such as 2026-11-20 Luis Gil; 2026-11-23 Ana Ruiz",
    )
    .optional(),
  referral: z.string().optional(),
});

export type Translation = z.infer<typeof schema>;

const translated = Object.entries(editions).flatMap(([code, edition]) =>
  "settings" in edition ? [{ code, names: edition.settings }] : [],
);

/** The settings of all languages. */
export const translationNames: readonly string[] = translated.flatMap(({ names }) =>
  Object.values(names),
);

/** Who answers for each language but the main one, and which settings say it wrongly. */
export function readTranslations(given: Environment) {
  const read = translated.map(({ code, names }) => {
    const told = Object.entries(names).map(([part, name]) => [part, given[name]]);
    const { data, error } = schema.safeParse(Object.fromEntries(told));
    const issues = (error?.issues ?? []).map(({ path: [part], message }) => ({
      path: [String(Reflect.get(names, part ?? ""))],
      message,
    }));
    return { code, translation: data ?? {}, issues };
  });
  const translations: Readonly<Partial<Record<string, Translation>>> = Object.fromEntries(
    read.map(({ code, translation }) => [code, translation]),
  );
  return { translations, issues: read.flatMap(({ issues }) => issues) };
}
