import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Questions about Oxbryta (voxelotor) use.
      Only a law firm can tell you whether you qualify.`,
    es: `Preguntas sobre el uso de Oxbryta (voxelotor).
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "SEE IF I QUALIFY", es: "VER SI PODRÍA CALIFICAR" },
  questions: [
    {
      type: "radio",
      name: "took_oxbryta",
      label: {
        en: "Was Oxbryta (voxelotor) prescribed and taken?",
        es: "¿Se recetó Oxbryta (voxelotor) y se tomó?",
      },
      options: [
        { value: "self", label: { en: "Yes, by me", es: "Sí, lo tomé yo" } },
        {
          value: "family",
          label: { en: "Yes, by a family member", es: "Sí, lo tomó un familiar" },
        },
        { value: "no", label: { en: "No", es: "No" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "issues",
      label: {
        en: "What happened during or after treatment?",
        es: "¿Qué pasó durante el tratamiento o después?",
      },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        {
          value: "voc",
          label: {
            en: "More frequent or more severe pain crises",
            es: "Crisis de dolor más frecuentes o más fuertes",
          },
        },
        { value: "stroke", label: { en: "Stroke", es: "Derrame cerebral" } },
        { value: "organ", label: { en: "Organ damage", es: "Daño a un órgano" } },
        {
          value: "hospital",
          label: {
            en: "Hospital stay for another complication",
            es: "Estadía en el hospital por otra complicación",
          },
        },
        { value: "death", label: { en: "Death of a family member", es: "Muerte de un familiar" } },
        { value: "other", label: { en: "Something else", es: "Otra cosa" } },
        { value: "none", label: { en: "No complication", es: "Ninguna complicación" } },
      ],
      required: true,
    },
    {
      type: "number",
      name: "year_started",
      label: {
        en: "What year did treatment start? (optional)",
        es: "¿En qué año empezó el tratamiento? (opcional)",
      },
      hint: {
        en: "Oxbryta was sold from late 2019 to September 2024.",
        es: "Se vendió de fines de 2019 a septiembre de 2024.",
      },
      placeholder: { en: "e.g. 2021", es: "p. ej., 2021" },
      min: 2000,
      max: "currentYear",
    },
    hasLawyer,
  ],
};
