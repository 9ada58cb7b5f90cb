import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Short questions about product use and diagnosis.
      Only a law firm can tell you whether you qualify.`,
    es: `Preguntas breves sobre el uso del producto y el diagnóstico.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "SEE IF I QUALIFY", es: "VER SI PODRÍA CALIFICAR" },
  questions: [
    {
      type: "radio",
      name: "subject",
      label: {
        en: "Who used chemical hair relaxers or straighteners?",
        es: "¿Quién usó alisadores químicos para el cabello?",
      },
      options: [
        { value: "self", label: { en: "Me", es: "Yo" } },
        { value: "family_member", label: { en: "A family member", es: "Un familiar" } },
        {
          value: "family_deceased",
          label: { en: "A family member who has died", es: "Un familiar que falleció" },
        },
      ],
      required: true,
    },
    {
      type: "select",
      name: "diagnosis",
      label: { en: "What was the diagnosis?", es: "¿Cuál fue el diagnóstico?" },
      hint: {
        en: `Endometrial cancer is the most common kind of uterine cancer.
          Choose the words the doctor used.`,
        es: `El cáncer de endometrio es el tipo más común de cáncer de útero.
          Elija las palabras que usó el médico.`,
      },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "Uterine", label: { en: "Uterine cancer", es: "Cáncer de útero (matriz)" } },
        { value: "Ovarian", label: { en: "Ovarian cancer", es: "Cáncer de ovario" } },
        { value: "Endometrial", label: { en: "Endometrial cancer", es: "Cáncer de endometrio" } },
        {
          value: "Endometriosis",
          label: { en: "Endometriosis (not a cancer)", es: "Endometriosis (no es cáncer)" },
        },
        { value: "Other", label: { en: "Other diagnosis", es: "Otro diagnóstico" } },
        { value: "None", label: { en: "None", es: "Ninguno" } },
      ],
      required: true,
    },
    {
      type: "number",
      name: "years_of_use",
      label: {
        en: "About how many years were relaxers used? (optional)",
        es: "¿Durante cuántos años, más o menos, se usaron alisadores? (opcional)",
      },
      hint: {
        en: "A best guess is fine. Leave it blank if you do not know.",
        es: "Basta un cálculo aproximado. Déjelo en blanco si no lo sabe.",
      },
      placeholder: { en: "Number of years", es: "Número de años" },
      min: 0,
      max: 60,
    },
    hasLawyer,
  ],
};
