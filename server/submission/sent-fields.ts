import { cases, findCase, resolveCase } from "~/data/cases";
import type { VisibleField } from "~/data/field";
import { formOfKind } from "~/data/forms/of-kind";
import { mainLanguage } from "~/data/language";
import { speak } from "../language";
import type { Submission } from "./submission";

type SentForm = { kind: Submission["kind"]; case: Pick<Submission["case"], "slug"> };

/** A case whose form has every field. */
export const longestForm = cases.find(({ sensitive }) => sensitive)?.slug ?? null;

const known = new Map<string, readonly VisibleField[]>();

/**
 * The fields of a form, in English whoever sends, without the questions of a case, which go together
 * as one member.
 */
export function sentFields({ kind, case: { slug } }: SentForm): readonly VisibleField[] {
  // Visitors can name any number of cases, which ask the same.
  const key = `${kind} ${findCase(slug ?? "")?.sensitive}`;
  const fields =
    known.get(key) ??
    speak(mainLanguage, () => formOfKind(kind, resolveCase(slug ?? ""))).fields.flatMap((field) =>
      field.type === "hidden" || field.fromPreviousStep ? [] : [field],
    );
  known.set(key, fields);
  return fields;
}

/** The fields that a firm gets as members of `contact`, by their names there. */
export function contactFields(form: SentForm): ReadonlyMap<string, VisibleField> {
  const fields = sentFields(form).flatMap((field) => {
    const [group, name] = field.to?.firm?.split(".") ?? [];
    return group === "contact" && name ? [[name, field] as const] : [];
  });
  return new Map(fields);
}
