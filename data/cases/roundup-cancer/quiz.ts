import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: {
    en: "You May Qualify For Compensation",
    es: "Usted podría calificar para una compensación",
  },
  bannerSubtitle: {
    en: `Tell us about the exposure and the diagnosis.
      Only a law firm can tell you whether you qualify.`,
    es: `Cuéntenos de la exposición y del diagnóstico.
      Solo un bufete de abogados puede decirle si califica.`,
  },
  cta: { en: "DO I QUALIFY?", es: "¿PODRÍA CALIFICAR?" },
  questions: [
    {
      type: "radio",
      name: "exposure_subject",
      label: {
        en: "Who was exposed to Roundup or another glyphosate weed killer?",
        es: "¿Quién estuvo en contacto con Roundup u otro herbicida con glifosato?",
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
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        {
          value: "nhl_unspecified",
          label: {
            en: "Non-Hodgkin lymphoma (type not known)",
            es: "Linfoma no Hodgkin (tipo desconocido)",
          },
        },
        {
          value: "dlbcl",
          label: {
            en: "Diffuse large B-cell lymphoma (DLBCL)",
            es: "Linfoma difuso de células B grandes (DLBCL)",
          },
        },
        { value: "follicular", label: { en: "Follicular lymphoma", es: "Linfoma folicular" } },
        {
          value: "cll_sll",
          label: {
            en: "Chronic lymphocytic leukemia / small lymphocytic lymphoma (CLL/SLL)",
            es: "Leucemia linfocítica crónica / linfoma linfocítico de células pequeñas (CLL/SLL)",
          },
        },
        {
          value: "mantle_cell",
          label: { en: "Mantle cell lymphoma", es: "Linfoma de células del manto" },
        },
        {
          value: "marginal_zone",
          label: {
            en: "Marginal zone lymphoma (including MALT)",
            es: "Linfoma de zona marginal (incluye MALT)",
          },
        },
        { value: "burkitt", label: { en: "Burkitt lymphoma", es: "Linfoma de Burkitt" } },
        {
          value: "waldenstrom_lpl",
          label: {
            en: "Lymphoplasmacytic lymphoma / Waldenström macroglobulinemia",
            es: "Linfoma linfoplasmocítico / macroglobulinemia de Waldenström",
          },
        },
        {
          value: "hairy_cell",
          label: { en: "Hairy cell leukemia", es: "Leucemia de células pilosas" },
        },
        {
          value: "primary_cns",
          label: {
            en: "Primary central nervous system lymphoma",
            es: "Linfoma primario del sistema nervioso central",
          },
        },
        {
          value: "primary_mediastinal",
          label: {
            en: "Primary mediastinal large B-cell lymphoma",
            es: "Linfoma mediastínico primario de células B grandes",
          },
        },
        {
          value: "ptcl",
          label: {
            en: "Peripheral T-cell lymphoma (PTCL)",
            es: "Linfoma periférico de células T (PTCL)",
          },
        },
        {
          value: "alcl",
          label: {
            en: "Anaplastic large cell lymphoma (ALCL)",
            es: "Linfoma anaplásico de células grandes (ALCL)",
          },
        },
        {
          value: "aitl",
          label: {
            en: "Angioimmunoblastic T-cell lymphoma (AITL)",
            es: "Linfoma angioinmunoblástico de células T (AITL)",
          },
        },
        {
          value: "ctcl",
          label: {
            en: "Cutaneous T-cell lymphoma (including mycosis fungoides)",
            es: "Linfoma cutáneo de células T (incluye micosis fungoide)",
          },
        },
        {
          value: "lymphoblastic_all",
          label: {
            en: "Lymphoblastic lymphoma / acute lymphoblastic leukemia (ALL)",
            es: "Linfoma linfoblástico / leucemia linfoblástica aguda (ALL)",
          },
        },
        { value: "hodgkin", label: { en: "Hodgkin lymphoma", es: "Linfoma de Hodgkin" } },
        {
          value: "aml",
          label: { en: "Acute myeloid leukemia (AML)", es: "Leucemia mieloide aguda (AML)" },
        },
        {
          value: "cml",
          label: { en: "Chronic myeloid leukemia (CML)", es: "Leucemia mieloide crónica (CML)" },
        },
        {
          value: "other",
          label: {
            en: "Other cancer or blood condition",
            es: "Otro cáncer o problema de la sangre",
          },
        },
        { value: "none", label: { en: "None / no diagnosis", es: "Ninguno / sin diagnóstico" } },
      ],
      required: true,
    },
    {
      type: "number",
      name: "year_diagnosed",
      label: {
        en: "What year was the diagnosis? (optional)",
        es: "¿En qué año fue el diagnóstico? (opcional)",
      },
      hint: {
        en: "A best guess is fine. Leave it blank if you are not sure.",
        es: "Basta un cálculo aproximado. Déjelo en blanco si no lo sabe bien.",
      },
      placeholder: { en: "e.g. 2019", es: "p. ej., 2019" },
      min: 1950,
      max: "currentYear",
    },
    hasLawyer,
  ],
};
