import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Questions about asbestos exposure and lung disease.
      Only a law firm can tell you whether you qualify.`,
    es: `Preguntas sobre la exposición al asbesto y la enfermedad pulmonar.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "DO I QUALIFY?", es: "¿PODRÍA CALIFICAR?" },
  questions: [
    {
      type: "radio",
      name: "exposure_subject",
      label: {
        en: "Who was exposed to asbestos, and how?",
        es: "¿Quién tuvo exposición al asbesto, y cómo?",
      },
      options: [
        { value: "work", label: { en: "Me, at my job", es: "Yo, en mi trabajo" } },
        {
          value: "military",
          label: { en: "Me, in military service", es: "Yo, en el servicio militar" },
        },
        {
          value: "household",
          label: {
            en: "Me, from dust a family member brought home",
            es: "Yo, por el polvo que un familiar trajo a casa",
          },
        },
        {
          value: "loved_one",
          label: {
            en: "A loved one (I am asking for them)",
            es: "Un ser querido (pregunto por él o ella)",
          },
        },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "lung_cancer_dx",
      label: {
        en: "Has a doctor diagnosed lung cancer or mesothelioma?",
        es: "¿Un médico diagnosticó cáncer de pulmón o mesotelioma?",
      },
      options: [
        { value: "lung_cancer", label: { en: "Yes, lung cancer", es: "Sí, cáncer de pulmón" } },
        { value: "mesothelioma", label: { en: "Yes, mesothelioma", es: "Sí, mesotelioma" } },
        { value: "no", label: { en: "No", es: "No" } },
        { value: "not_sure", label: { en: "Not sure", es: "No lo sé" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "smoking_history",
      label: { en: "Smoking history (optional)", es: "Historial de tabaco (opcional)" },
      options: [
        { value: "never", label: { en: "Never smoked", es: "Nunca fumó" } },
        { value: "former", label: { en: "Used to smoke", es: "Antes fumaba" } },
        { value: "current", label: { en: "Smokes now", es: "Fuma ahora" } },
      ],
    },
    hasLawyer,
  ],
};
