import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Questions about the port and any complication.
      Only a law firm can tell you whether you qualify.`,
    es: `Preguntas sobre el puerto y cualquier complicación.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "CHECK ELIGIBILITY", es: "VER SI PODRÍA CALIFICAR" },
  questions: [
    {
      type: "radio",
      name: "implanted_port",
      label: {
        en: "Did you get an implanted port catheter?",
        es: "¿Le implantaron un catéter con puerto?",
      },
      options: [
        { value: "bard", label: { en: "Yes, a Bard PowerPort", es: "Sí, un Bard PowerPort" } },
        { value: "unsure_brand", label: { en: "Yes, brand not known", es: "Sí, no sé la marca" } },
        { value: "other_brand", label: { en: "Yes, another brand", es: "Sí, de otra marca" } },
        { value: "no", label: { en: "No", es: "No" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "complication",
      label: { en: "What complication was diagnosed?", es: "¿Qué complicación se diagnosticó?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        {
          value: "fracture",
          label: { en: "Catheter fracture or break", es: "Rotura del catéter" },
        },
        {
          value: "migration",
          label: { en: "Device or fragment moved", es: "El dispositivo o un fragmento se movió" },
        },
        { value: "infection", label: { en: "Infection or sepsis", es: "Infección o sepsis" } },
        {
          value: "clot",
          label: {
            en: "Blood clot (DVT or pulmonary embolism)",
            es: "Coágulo (DVT o embolia pulmonar)",
          },
        },
        { value: "other", label: { en: "Another complication", es: "Otra complicación" } },
        { value: "none", label: { en: "None", es: "Ninguna" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "surgery",
      label: {
        en: "Did you need a procedure to remove or replace it? (optional)",
        es: "¿Necesitó un procedimiento para sacarlo o cambiarlo? (opcional)",
      },
      options: [
        { value: "yes", label: { en: "Yes", es: "Sí" } },
        {
          value: "scheduled",
          label: { en: "Recommended or scheduled", es: "Recomendado o programado" },
        },
        { value: "no", label: { en: "No", es: "No" } },
      ],
    },
    hasLawyer,
  ],
};
