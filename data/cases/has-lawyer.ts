import type { ChoiceField } from "~/data/field";
import type { Texts } from "~/data/language";

/** The last question of almost every case. */
export const hasLawyer: ChoiceField<Texts> = {
  type: "radio",
  name: "has_lawyer",
  label: {
    en: "Do you already have a lawyer for this matter?",
    es: "¿Ya tiene abogado o abogada para este asunto?",
  },
  options: [
    { value: "no", label: { en: "No", es: "No" } },
    { value: "yes", label: { en: "Yes", es: "Sí" } },
  ],
  required: true,
};
